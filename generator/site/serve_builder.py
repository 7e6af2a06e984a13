"""Keeps one building process warm, and replaces it when the code changes or it dies."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from generator.site.serve_worker import Answer

ROOT = Path(__file__).resolve().parents[2]


class Builder:
    """Builds *site* into *out*, in a process of its own."""

    def __init__(self, site: Path, out: Path, *, python: bool = False) -> None:
        self._words = (str(site), str(out), *(["python"] if python else []))
        self._process: subprocess.Popen[str] | None = None

    def build(self, *, ahead: bool = False) -> Answer:
        """Build and wait for the answer; a process that dies is an answer too.

        With `ahead` what readers read comes first, and the answer may be that the rest is behind.
        """
        if self._process is None or self._process.poll() is not None:
            self._process = self._begin()
        process = self._process
        assert process.stdin and process.stdout
        try:
            process.stdin.write("ahead\n" if ahead else "rest\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            line = ""
        if line:
            answer: Answer = json.loads(line)
            return answer
        self.renew()
        problems = ["The building process died: see terminal."]
        return Answer(seconds=0, report="", problems=problems, pages=[], behind=False)

    def renew(self) -> None:
        """Let the process go; the next build starts one that reads the code anew."""
        if self._process is not None:
            assert self._process.stdin and self._process.stdout
            self._process.stdin.close()
            self._process.stdout.close()
            self._process.kill()
            self._process.wait()
            self._process = None

    def _begin(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-X", "utf8", "-m", "generator.site.serve_worker", *self._words],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
