"""Scripts on their way to the site."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.site.scripts import plain, scripts


def taken(folder: Path, files: dict[str, str]) -> dict[str, str]:
    """Take in a folder with these files; gives the texts by name, in the order of taking."""
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    found = {}

    def add(name: str, content: bytes) -> str:
        found[name] = content.decode()
        return f"assets/{name.replace('.', f'-{len(content)}.')}"

    scripts([folder], add)
    return found


def test_imports_lead_to_the_new_names(tmp_path: Path) -> None:
    """So a change in one file gives a new name to every file that brings it along."""
    texts = taken(
        tmp_path,
        {
            "a.mjs": "import { b } from './b.mjs';\nb();\n",
            "b.mjs": "import './c.mjs';\nexport const b = () => {};\n",
            "c.mjs": "1;\n",
            "d.js": "// kept as it is\n",
        },
    )
    assert texts["b.mjs"].startswith("import './c-3.mjs';")
    assert texts["a.mjs"].startswith(f"import {{ b }} from './b-{len(texts['b.mjs'])}.mjs';")
    assert [name for name in texts if name != "d.js"] == ["c.mjs", "b.mjs", "a.mjs"]
    assert texts["d.js"] == "// kept as it is\n"


def test_a_circle_is_refused(tmp_path: Path) -> None:
    """No name could be given to either."""
    with pytest.raises(ValueError, match=r"circle: a\.mjs b\.mjs a\.mjs"):
        taken(tmp_path, {"a.mjs": "import './b.mjs';", "b.mjs": "import './a.mjs';"})


def test_types_go_and_what_they_stand_beside_stays() -> None:
    """A type within a line takes nothing of the lines after it along."""
    text = "const a = /** @type {b} */ (c);\n/** @param {d} e */\nf(e);\n"
    assert plain(text) == "const a = (c);\nf(e);\n"
