"""A page is cut into blocks, and put together again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.language.blocks import read_page

PAGE = """---
title: Rules
description: "All of them"
---
# The rules {#rules}

One paragraph
on two lines.

- First item, with
  a second line.
- Second item.

1. Numbered.

| Seat | Reach |
|---|---|
| Emperor | 2 |
| [](rule:809.3c) | `a\\|b` and text |

::: figure
none = All six in
a3 from a2 = Reach 2
caption = **Look.** There.
:::

::: note
A note.
:::

> Quoted words.

```
code is not for translators
```

## More {#more}

Last.
"""


def test_every_text_is_a_block_with_a_stable_id() -> None:
    """Headings by their id, what follows by its place under them."""
    page = read_page("rules", "rules.md", PAGE)
    assert {b.ident: b.text for b in page.blocks} == {
        "page.rules.title": "Rules",
        "page.rules.description": "All of them",
        "rules#rules": "The rules",
        "rules#rules.1": "One paragraph on two lines.",
        "rules#rules.2": "First item, with a second line.",
        "rules#rules.3": "Second item.",
        "rules#rules.4": "Numbered.",
        "rules#rules.5": "Seat",
        "rules#rules.6": "Reach",
        "rules#rules.7": "Emperor",
        "rules#rules.8": "`a\\|b` and text",
        "rules#rules.9": "All six in",
        "rules#rules.10": "Reach 2",
        "rules#rules.11": "**Look.** There.",
        "rules#rules.12": "A note.",
        "rules#rules.13": "Quoted words.",
        "rules#more": "More",
        "rules#more.1": "Last.",
    }
    assert page.problems == ()
    assert page.headings == ("rules", "more")


def test_lines_are_told_exactly() -> None:
    """A block knows the line it begins on."""
    lines = {b.ident: b.line for b in read_page("rules", "", PAGE).blocks}
    assert (lines["page.rules.title"], lines["rules#rules"], lines["rules#rules.3"]) == (2, 5, 12)


def test_translations_stand_where_the_english_stood() -> None:
    """Ids, links' places, figures and code stay."""
    page = read_page("rules", "", PAGE)
    french = page.localized({b.ident: f"<{b.text}>" for b in page.blocks})
    assert "# <The rules> {#rules}\n\n<One paragraph on two lines.>\n\n- <First" in french
    assert "a3 from a2 = <Reach 2>\ncaption = <**Look.** There.>\n:::" in french
    assert "| <Emperor> | 2 |" in french
    assert 'description: "<All of them>"' in french
    assert "code is not for translators" in french


def test_a_bar_in_a_translated_cell_makes_no_new_cell() -> None:
    """Cells are parted by bars."""
    page = read_page("p", "", "# P {#p}\n\n| a | b |\n|---|---|\n")
    assert "| a\\|b |" in page.localized({"p#p.2": "a|b"})


@given(st.text("ab#|-:{}=>`*[]() \n", max_size=120))
def test_any_page_can_be_read_and_put_together_again(text: str) -> None:
    """Cutting never fails; blocks lie in order and hold their own words."""
    page = read_page("p", "", text)
    ends = [0]
    for block in page.blocks:
        assert block.start >= ends[-1]
        assert text[block.start : block.end].split()[0] == block.text.split()[0]
        ends.append(block.end)
    assert page.rewritten(lambda b: text[b.start : b.end].replace("\n", " ")).count(
        "#"
    ) == text.count("#")
