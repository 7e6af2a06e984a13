"""What Jinja makes of the templates, kept; a damaged piece is made again rather than run."""

from __future__ import annotations

from pathlib import Path

from jinja2.bccache import Bucket, BytecodeCache

from generator.site.kept import keep, kept


class Compiled(BytecodeCache):
    """Keeps compiled templates in a folder; Jinja itself looks whether the source has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket, where what was kept is whole."""
        content = kept(self._folder / bucket.key)
        if content is not None:
            bucket.bytecode_from_string(content)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what the bucket holds."""
        keep(self._folder / bucket.key, bucket.bytecode_to_string())
