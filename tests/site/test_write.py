"""Writing the finished site: whole or not at all."""

from pathlib import Path

import pytest

from generator.site.write import Written, write


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
    assert write({"a": b"1", "b": b"3"}, tmp_path / "dist") == ["b"]


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


def test_a_process_that_writes_again_touches_only_what_changed(tmp_path: Path) -> None:
    """New files, changed files and files that go; the others are not even looked at."""
    out, written = tmp_path / "dist", Written()
    first = {"en/a/index.html": b"1", "b": b"2", "c": b"3"}
    assert sorted(written.write(first, out)) == sorted(first)
    (out / "c").write_bytes(b"kept")
    assert sorted(written.write({"b": b"new", "c": b"3", "d/e": b"4"}, out)) == ["b", "d/e"]
    found = {p.relative_to(out).as_posix(): p.read_bytes() for p in out.rglob("*") if p.is_file()}
    assert found == {"b": b"new", "c": b"kept", "d/e": b"4"}
    assert not (out / "en/a").exists()


def test_a_tree_that_another_process_replaced_is_written_whole(tmp_path: Path) -> None:
    """What stands there is no longer what this process remembers."""
    out, written = tmp_path / "dist", Written()
    written.write({"a": b"1", "b": b"2"}, out)
    write({"a": b"other"}, out)
    written.write({"a": b"1", "b": b"2"}, out)
    assert [(out / name).read_bytes() for name in ("a", "b")] == [b"1", b"2"]
