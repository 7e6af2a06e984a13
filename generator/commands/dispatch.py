"""From a well-formed call to the piece of the project that answers it."""

from __future__ import annotations

import importlib
import tempfile
from pathlib import Path

from generator.setup.call import BENCHES, Call
from generator.setup.say import say
from generator.setup.trouble import SetupError


def run(call: Call) -> int:
    """Carry a call out and give its exit status: 0, or 1 for content or tests with errors."""
    try:
        return {
            "build": _build,
            "serve": _serve,
            "check": _check,
            "test": _test,
            "bench": _bench,
            "translate": _translate,
        }[call.command](call)
    except SetupError as trouble:
        say(f"build.py: {trouble}")
        return 1
    except KeyboardInterrupt:
        say("stopped")
        return 130


def _build(call: Call) -> int:
    return _written(call.site, call.out, python=call.python)


def _check(call: Call) -> int:
    with tempfile.TemporaryDirectory(prefix="emperor-check-") as folder:
        return _written(call.site, Path(folder) / "site", python=False)


def _written(site: Path, out: Path, *, python: bool) -> int:
    """Build *site* into *out*; content errors are printed, all of them, and give 1."""
    from generator.site.build import build
    from generator.site.errors import ContentErrors, disk_trouble

    try:
        report = build(site, out, python=python)
    except ContentErrors as errors:
        for problem in errors.told(site):
            say(problem)
        return 1
    except BrokenPipeError:
        raise
    except OSError as trouble:
        say(f"build.py: {disk_trouble(trouble, out)}")
        return 1
    print(report)
    return 0


def _serve(call: Call) -> int:
    from generator.site.serve import serve

    return serve(call.site, call.out, host=call.host, port=call.port, python=call.python)


def _test(call: Call) -> int:
    from generator.commands.suite import suite

    return suite(call.site, call.rest)


def _bench(call: Call) -> int:
    for name in call.rest or BENCHES:
        importlib.import_module(f"tests.bench.{name}").main()
    return 0


def _translate(call: Call) -> int:
    from generator.site.translate import main

    return main(list(call.rest), call.site)
