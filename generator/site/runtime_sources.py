"""Which of our own files the browser needs: everything an entry module imports, and no more."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

PACKAGES = ("generator", "svgwrite")
"""The packages that are shipped from here; every other import is the standard library's."""


def closure(entries: Iterable[str], root: Path) -> Mapping[str, str]:
    """The sources of the entry modules and of all they import: file name in the zip -> text.

    `root` is the folder that holds `generator/`; svgwrite comes from the running environment.
    Imports inside functions count too, since the browser has nothing to fall back on.

    >>> here = Path(__file__).parents[2]
    >>> sorted(closure(["generator.site.runtime_sources"], here))
    ['generator/__init__.py', 'generator/site/__init__.py', 'generator/site/runtime_sources.py']
    """
    found: dict[str, str] = {}
    waiting = list(entries)
    seen: set[str] = set()
    while waiting:
        module = waiting.pop()
        file = None if module in seen else _file(module, root)
        seen.add(module)
        if file is None:
            continue
        path, name = file
        found[name] = path.read_text(encoding="utf-8-sig")
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        waiting += _parents(module)
        waiting += (name for name in imported(found[name], package) if name not in seen)
    return dict(sorted(found.items()))


@lru_cache(maxsize=1024)
def imported(source: str, package: str) -> tuple[str, ...]:
    """Every module a source may import, as absolute names; `package` resolves the dots.

    A name taken from a package may be a module or not, so it is given too.

    >>> sorted(imported("from .seat import Seat", "generator.emperor"))
    ['generator.emperor.seat', 'generator.emperor.seat.Seat']
    """
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            found += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return tuple(found)


def _parents(module: str) -> Iterator[str]:
    """The packages a module lies in, which are imported before it."""
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def _file(module: str, root: Path) -> tuple[Path, str] | None:
    """The file of one of our modules and its name in the zip; None for any other name."""
    top, *rest = module.split(".")
    if top not in PACKAGES:
        return None
    folder = root if (root / top).is_dir() else _installed(top)
    stem = Path(top, *rest)
    for name in (stem / "__init__.py", stem.with_suffix(".py")):
        if (folder / name).is_file():
            return folder / name, name.as_posix()
    return None


def _installed(package: str) -> Path:
    """The folder that holds an installed package."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"the package {package!r} is not installed")
    return Path(spec.origin).parents[1]
