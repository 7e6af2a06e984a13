"""Writing the finished site: whole or not at all."""

from pathlib import Path

import pytest

from generator.site.write import write


def test_a_new_site_holds_exactly_its_files(tmp_path: Path) -> None:
    """Every file is written under its address, folders included."""
    write({"en/index.html": b"a", "robots.txt": b"b"}, tmp_path / "dist")
    found = {
        p.relative_to(tmp_path / "dist").as_posix()
        for p in (tmp_path / "dist").rglob("*")
        if p.is_file()
    }
    assert found == {"en/index.html", "robots.txt"}


def test_a_file_that_is_no_longer_made_goes(tmp_path: Path) -> None:
    """The new tree takes the old one's place; nothing of the old stays behind."""
    write({"old.html": b"a"}, tmp_path / "dist")
    write({"new.html": b"a"}, tmp_path / "dist")
    assert [p.name for p in (tmp_path / "dist").iterdir()] == ["new.html"]


def test_only_changed_files_are_counted(tmp_path: Path) -> None:
    """The count tells serve whether a reload is worth it."""
    write({"a": b"1", "b": b"2"}, tmp_path / "dist")
    assert write({"a": b"1", "b": b"3"}, tmp_path / "dist") == 1


def test_a_failed_write_leaves_the_last_site_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that fills up half-way costs nothing that was there before."""
    write({"a": b"1"}, tmp_path / "dist")

    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        write({"a": b"2", "b": b"2"}, tmp_path / "dist")
    assert (tmp_path / "dist/a").read_bytes() == b"1"
    assert [p.name for p in tmp_path.iterdir()] == ["dist"]
