"""The one spelling: what is read, what is written, what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.emperor.clock import Position
from generator.emperor.configuration import Configuration
from generator.emperor.errors import (
    EmperorError,
    NotationError,
    SeatError,
    SeatingError,
    TableError,
)
from generator.emperor.notation import (
    fallen_text,
    forget,
    parse_fallen,
    parse_position,
    parse_seat,
    parse_table,
    position_text,
    table_text,
)
from generator.emperor.table import Table

from .spelling import at, seated
from .strategies import configurations, positions, tables


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("2x3/none", "2x3/none"),
        ("2X3/NONE", "2x3/none"),
        ("2x3/b1-a3", "2x3/a3-b1"),
        ("2x3/A3-B1", "2x3/a3-b1"),
        ("2x3/b2", "2x3/b1-b2-b3"),
        ("2x3/b3-b2", "2x3/b1-b2-b3"),
        ("2x3/a2-b2", "2x3/a1-a2-a3-b1-b2-b3"),
        ("2x3/a3-b1~A3", "2x3/a3-b1~a3"),
        ("2x3/a3~none", "2x3/a3~none"),
        ("2x3/b2~b1", "2x3/b1-b2-b3~b1"),
        ("2x3@2.2/none", "2x3/none"),
        ("2x4@3.3/a2", "2x4@3.3/a2"),
        ("2x6@3.4/none", "2x6@3.4/none"),
        ("2x12/a12-a2", "2x12/a2-a12"),
        ("12x12/l12", "12x12/l12"),
        ("2x3/none~none", "2x3/none~none"),
        ("2x3/b2~b2", "2x3/b1-b2-b3~b1-b2-b3"),
    ],
)
def test_any_order_and_case_come_back_in_the_one_spelling(text: str, spelled: str) -> None:
    """And the one spelling comes back as it is."""
    assert position_text(parse_position(text)) == spelled
    assert position_text(parse_position(spelled)) == spelled


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "/",
        "~",
        "2x3",
        "2x3/",
        "2x3/none ",
        " 2x3/none",
        "2x3/none\n",
        "2x3/no ne",
        "2x3/none/none",
        "2x3/a1/a3",
        "2x3/none-a1",
        "2x3/a1-none",
        "2x3/a1-",
        "2x3/-a1",
        "2x3/a1--a3",
        "2x3/a1,a3",
        "2x3/a1 a3",
        "2x3/a1a3",
        "2x3/a1-a1",
        "2x3/a1-A1",
        "2x3/a01",
        "2x3/1a",
        "2x3/a",
        "2x3/sun",
        "2x3/a1~",
        "2x3/a1~a3",
        "2x3/none~a1",
        "2x3/a1~garbage",
        "2x3/a1~none~none",
        "2x3/a1~~none",
        "2x3/a3~b2",
        "02x3/none",
        "2x03/none",
        "2x3@/none",
        "2x3@2.2/none@",
        "2x3/a00",
        "2x3@2.2./none",
        "2x3@02.2/none",
        "2x-3/none",
        "+2x3/none",
        "2 x 3/none",
        "2*3/none",
        "x/none",
        "2x3\x00/none",
        "2x3/none\x00",
        "2x3/a\x001",
        "2×3/none",
        "２x３/none",
        "2x٣/none",
        "2x3/a²",
        "2x3/а1",
        "2x3/ａ1",
        "2x3/none\u200b",
        "\ufeff2x3/none",
        "2x3/a1\u2010a3",
        "2x3/\udc80",
        "2x3/ſun",
        "K",
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "%32x3/none",
        "2x3/none?x=1",
        "2x3/null",
        "2x3/'a1'",
    ],
)
def test_anything_else_is_no_notation(text: str) -> None:
    """The error is one short line that says what was expected."""
    with pytest.raises(NotationError, match=r"^expected ") as caught:
        parse_position(text)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)
    assert "\x00" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["2x3/" + "a" * 10_000, "2x3/" + "-".join(["a1"] * 5_000), "a" * 1_000_000, "2x" + "9" * 5_000],
    ids=["one seat", "many seats", "one letter", "one number"],
)
def test_a_long_text_is_no_notation(text: str) -> None:
    """The error shows where it starts and how long it is."""
    for parse in (parse_position, parse_table):
        with pytest.raises(NotationError, match=rf"\.\.\.' \({len(text)} characters\)$"):
            parse(text)


@pytest.mark.parametrize("thing", [None, 3, b"2x3/none", ["2x3/none"], {"a": 1}, 1.5])
def test_a_thing_that_is_no_text_is_no_notation(thing: object) -> None:
    """Whatever comes from outside is answered with the same kind of error."""
    with pytest.raises(NotationError, match=f"a value of type {type(thing).__name__}$"):
        parse_position(thing)  # type: ignore[arg-type]
    with pytest.raises(NotationError):
        parse_table(thing)  # type: ignore[arg-type]
    with pytest.raises(NotationError):
        parse_seat(seated("2x3"), thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text", ["2x3/c1", "2x3/a4", "2x3/z9", "2x3/a0", "2x3/a99", "2x3/a999", "2x3/a1-c9", "2x3/m1"]
)
def test_a_seat_the_table_lacks_is_said_to_be_missing(text: str) -> None:
    """With the seats there are."""
    with pytest.raises(SeatError, match="at a 2x3 table: expected one of a1 a2 a3 b1 b2 b3"):
        parse_position(text)


def test_the_seats_of_a_large_table_are_not_all_listed() -> None:
    """The first and the last will do."""
    with pytest.raises(SeatError, match=r"no seat 'm1' at a 12x12 table: .* one of a1 to l12$"):
        parse_position("12x12/m1")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("1x3/none", TableError),
        ("13x3/none", TableError),
        ("2x2/none", TableError),
        ("2x13/none", TableError),
        ("999x999/none", TableError),
        ("99999999999999999999x3/none", TableError),
        ("2x" + "9" * 100 + "/none", TableError),
        ("2x4@2/none", TableError),
        ("2x4@2.2.2/none", TableError),
        ("2x4@2.5/none", TableError),
        ("2x4@2.3/none", SeatingError),
        ("2x3@1.1/none", SeatingError),
        ("2x3@1.2/none", SeatingError),
    ],
)
def test_tables_the_rules_do_not_have_are_refused(text: str, error: type[EmperorError]) -> None:
    """Numbers too large to be read are answered as quickly as others."""
    with pytest.raises(error) as caught:
        parse_position(text)
    assert type(caught.value) is error
    assert len(str(caught.value)) < 200


def test_a_position_needs_both_its_parts() -> None:
    """The error shows what a position looks like."""
    with pytest.raises(NotationError, match=r"^expected a position such as .*: '2x3'$"):
        parse_position("2x3")


def test_a_position_is_read_once_until_it_is_forgotten() -> None:
    """The many questions about one position share its answers."""
    first = parse_position("2x3/a3")
    assert parse_position("2x3/a3") is first
    forget()
    assert parse_position("2x3/a3") is not first
    assert parse_position("2x3/a3") == first


@given(tables())
def test_a_table_comes_back_from_its_spelling(table: Table) -> None:
    """Read and written, it is the same table."""
    assert parse_table(table_text(table)) == table
    assert parse_table(table_text(table).upper()) == table


@given(configurations(), st.randoms(use_true_random=False))
def test_falls_come_back_from_any_order(found: Configuration, random: object) -> None:
    """Read from a shuffled spelling, they are written in ring order."""
    names = fallen_text(found).split("-")
    random.shuffle(names)  # type: ignore[attr-defined]
    assert parse_fallen(found.table, "-".join(names)) == found


@given(positions())
def test_a_position_comes_back_from_its_spelling(position: Position) -> None:
    """Read and written, it is the same position."""
    assert parse_position(position_text(position)) == position


@given(st.text(alphabet="0123456789abx@.-~/ nNoOeE\x00é", max_size=30) | st.text(max_size=30))
def test_no_text_does_more_than_be_read_or_refused(text: str) -> None:
    """Whatever is read is written in the one spelling, whatever is not is an EmperorError."""
    try:
        position = parse_position(text)
    except EmperorError as error:
        assert str(error)
    else:
        assert parse_position(position_text(position)) == position


@given(positions(), st.data())
def test_one_sign_changed_is_read_or_refused(position: Position, data: st.DataObject) -> None:
    """A slip of a finger never does more than that."""
    text = position_text(position)
    where = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from("0129abcxX@.-~/ \x00é"))
    for changed in (text[:where] + sign + text[where + 1 :], text[:where] + text[where + 1 :]):
        try:
            read = parse_position(changed)
        except EmperorError:
            continue
        assert at(position_text(read)) == read
