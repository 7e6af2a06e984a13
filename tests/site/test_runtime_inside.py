"""The packer that runs inside Pyodide, tried in this Python."""

from __future__ import annotations

import io
import json
import marshal
import sys
import types
import zipfile
from pathlib import Path

import pytest

from generator.site.runtime_inside import pack

SOURCE = '"""Said."""\n\n\ndef answer():\n    """Told."""\n    return {"reach", "attack"}, 1 / 0\n'


@pytest.fixture
def library(tmp_path: Path) -> str:
    """A standard library of two modules and a file that is none."""
    path = tmp_path / "library.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
        target.writestr("theirs.py", SOURCE)
        target.writestr("unused.py", "")
        target.writestr("theirs.txt", "text")
    return str(path)


def code_in(packed: bytes, name: str) -> types.CodeType:
    """The code of a module of the zip."""
    with zipfile.ZipFile(io.BytesIO(packed)) as source:
        code = marshal.loads(source.read(name)[16:])
    assert isinstance(code, types.CodeType)
    return code


def functions(code: types.CodeType) -> list[types.CodeType]:
    """The functions inside a module's code."""
    return [inner for inner in code.co_consts if isinstance(inner, types.CodeType)]


def test_the_same_sources_give_the_same_bytes(library: str) -> None:
    """Two builds of one version are one file, in the order of the names, with a fixed date."""
    names, ours = json.dumps(["theirs.txt", "theirs.py"]), json.dumps({"ours.py": SOURCE})
    packed = pack(library, names, ours)
    assert packed == pack(library, names, ours)
    with zipfile.ZipFile(io.BytesIO(packed)) as source:
        entries = source.infolist()
    assert [entry.filename for entry in entries] == ["ours.pyc", "theirs.pyc", "theirs.txt"]
    assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}
    assert {entry.compress_type for entry in entries} == {zipfile.ZIP_STORED}


def test_library_code_loses_its_lines_and_docstrings_and_ours_keeps_its_lines(library: str) -> None:
    """A fault in our code still names its file and line."""
    packed = pack(library, '["theirs.py"]', json.dumps({"ours.py": SOURCE}))
    theirs, ours = code_in(packed, "theirs.pyc"), code_in(packed, "ours.pyc")
    for code in (theirs, *functions(theirs)):
        assert (code.co_filename, code.co_linetable) == ("", b"")
    (answer,) = functions(ours)
    assert answer.co_filename == "ours.py"
    assert {line for *_, line in answer.co_lines()} >= {6}
    assert "Told." not in answer.co_consts
    assert "Said." not in ours.co_consts


def test_packed_modules_can_be_imported_from_their_zip(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They load without a source, and an error in stripped code is still an error."""
    path = tmp_path / "packed.zip"
    path.write_bytes(pack(library, '["theirs.py"]', "{}"))
    monkeypatch.syspath_prepend(str(path))
    monkeypatch.delitem(sys.modules, "theirs", raising=False)
    import theirs  # type: ignore[import-not-found]

    with pytest.raises(ZeroDivisionError):
        theirs.answer()


def test_a_module_the_library_lacks_stops_the_build(library: str) -> None:
    """A name that was loaded from the library must be there to be packed."""
    with pytest.raises(KeyError):
        pack(library, '["absent.py"]', "{}")
