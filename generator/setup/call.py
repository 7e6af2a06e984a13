"""The command line of ``build.py``: words in, a :class:`Call` out."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.setup.trouble import CallError

ROOT = Path(__file__).resolve().parents[2]

#: What each command does, the options it takes, and whether further words are its own.
COMMANDS = {
    "build": (
        "write the site to dist/ (this is what no command means)",
        ("site", "out", "without-python"),
        False,
    ),
    "serve": (
        "build, show the site on this machine, rebuild when a file changes",
        ("site", "out", "host", "port", "without-python"),
        False,
    ),
    "check": ("build without writing, and say what is wrong", ("site",), False),
    "test": ("build once and run every test; further words go to pytest", ("site",), True),
    "bench": ("measure one part, by its name in tests/bench, or all", ("site",), True),
    "translate": ("new, sync, check, status, mark, fmt: see README.md", ("site",), True),
}
OPTIONS = {
    "site": ("DIR", "the folder of the texts (default: site_src)"),
    "out": ("DIR", "the folder to write (default: dist)"),
    "host": ("ADDRESS", "serve: the address to listen on (default: 127.0.0.1)"),
    "port": ("N", "serve: the port to listen on (default: 8000)"),
    "without-python": ("", "leave out the browser's Python: pages answer only what they hold"),
}
BENCHES = tuple(sorted(path.stem for path in (ROOT / "tests" / "bench").glob("[a-z]*.py")))


@dataclass(frozen=True)
class Call:
    """One well-formed wish: the command, its folders, and the words that are its own."""

    command: str = "build"
    site: Path = ROOT / "site_src"
    out: Path = ROOT / "dist"
    host: str = "127.0.0.1"
    port: int | None = None
    python: bool = True
    rest: tuple[str, ...] = ()
    help: bool = False


def read_call(words: Sequence[str]) -> Call:
    """Read the words after ``build.py``; raises :class:`CallError` with one plain line.

    >>> read_call(["translate", "check", "fr"]).rest
    ('check', 'fr')
    >>> read_call(["serv"])
    Traceback (most recent call last):
    generator.setup.trouble.CallError: no command 'serv': did you mean serve?
    """
    waiting, values, command, rest = list(words), dict[str, str](), "", list[str]()
    while waiting:
        word = waiting.pop(0)
        own_words = command != "" and COMMANDS[command][2]
        asked = word in ("-h", "--help", "help")
        if asked and (not own_words or (command in ("test", "bench") and not rest)):
            return Call(help=True)
        name, equals, value = word.removeprefix("--").partition("=")
        known = word.startswith("--") and name in OPTIONS
        if known and (not own_words or name in COMMANDS[command][1]):
            if not OPTIONS[name][0]:
                if equals:
                    raise CallError(f"--{name} takes no value: {word!r}")
                values[name] = ""
                continue
            if not equals and not waiting:
                raise CallError(f"--{name} needs a value: --{name} {OPTIONS[name][0]}")
            values[name] = value if equals else waiting.pop(0)
            if not values[name].strip():
                raise CallError(f"--{name} needs a value: --{name} {OPTIONS[name][0]}")
        elif own_words:
            rest.append(word)
        elif word.startswith("-"):
            raise CallError(f"no option {word!r}" + meant(word, (f"--{o}" for o in OPTIONS)))
        elif command:
            raise CallError(f"{command} takes no further word, and {word!r} is one")
        elif word not in COMMANDS:
            raise CallError(f"no command {word!r}" + meant(word, COMMANDS))
        else:
            command = word
    return _checked(command or "build", values, tuple(rest))


def _checked(command: str, values: dict[str, str], rest: tuple[str, ...]) -> Call:
    """Turn the values into what they stand for, or say which of them cannot be."""
    for name in values:
        if name not in COMMANDS[command][1]:
            raise CallError(f"{command} takes no --{name}")
    site = Path(values.get("site", Call.site)).absolute()
    if not site.is_dir():
        what = "is a file: name a folder" if site.is_file() else "there is no such folder"
        raise CallError(f"--site {values.get('site', site)}: {what}")
    if command == "bench" and (wrong := [word for word in rest if word not in BENCHES]):
        raise CallError(f"no benchmark {wrong[0]!r}" + meant(wrong[0], BENCHES))
    return Call(
        command=command,
        site=site,
        out=_safe_out(Path(values.get("out", Call.out)).absolute(), site),
        host=values.get("host", Call.host),
        port=_port(values["port"]) if "port" in values else None,
        python="without-python" not in values,
        rest=rest,
    )


def _safe_out(out: Path, site: Path) -> Path:
    """Refuse an output folder whose replacement would sweep anything but a site away."""
    try:
        return _judged(out, site)
    except (OSError, ValueError, RuntimeError) as error:  # too long, closed to us, a loop of links
        why = getattr(error, "strerror", None) or error
        raise CallError(f"--out {out} cannot be: {why}") from None


def _judged(out: Path, site: Path) -> Path:
    target = out.resolve()
    for kept in (ROOT, site.resolve(), Path.home()):
        if kept == target or target in kept.parents:
            raise CallError(f"--out {out} would replace {kept}: name a folder of its own")
    if target.is_relative_to(site.resolve()):
        raise CallError(f"--out {out} lies in the texts' own folder: name one outside {site}")
    above = next(folder for folder in (out, *out.parents) if folder.exists())
    if not above.is_dir():
        raise CallError(f"--out {out}: {above} is a file: name a folder")
    if out.is_dir() and any(out.iterdir()) and not _is_site(out):
        raise CallError(f"--out {out} holds something else than a site: name an empty folder")
    return target if out.is_symlink() else out


def _is_site(folder: Path) -> bool:
    """Whether a folder is what a build left: such a one may be replaced, and a git tree may not."""
    ours = all((folder / name).is_file() for name in ("index.html", "404.html", "_headers"))
    return ours and not (folder / ".git").exists()


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        raise CallError(f"--port {text!r}: expected a number from 1 to 65535")
    return int(text)


def meant(word: str, names: Iterable[str]) -> str:
    """Give the end of a complaint: the nearest name, or all of them."""
    choice = list(names)
    near = difflib.get_close_matches(word, choice, n=1)
    return f": did you mean {near[0]}?" if near else f": expected one of {' '.join(choice)}"


def usage() -> str:
    """Give the help text: commands first, options below."""
    lines = ["python3 build.py [command] [options]", ""]
    lines += [f"  {name:10} {what}" for name, (what, _, _) in COMMANDS.items()]
    lines += [""]
    lines += [f"  {f'--{name} {value}':18} {what}" for name, (value, what) in OPTIONS.items()]
    return "\n".join(lines)
