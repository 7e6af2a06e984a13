"""The atlas holds the tables that falls can lead to, and the ways between them."""

from generator.site.atlas import SHAPES, atlas


def test_there_are_sixteen_tables_of_seven_shapes() -> None:
    """RULES 3.1: 16 running tables of two teams of three, seven up to symmetry."""
    charts = atlas().charts
    assert len(charts) == 16
    assert {chart.shape for chart in charts.values()} == set(SHAPES)


def test_every_way_leads_back() -> None:
    """A fall and its return undo each other."""
    charts = atlas().charts
    for code, chart in charts.items():
        for seat, there in chart.falls.items():
            assert charts[there].returns[seat] == code


def test_an_emperors_fall_is_no_table() -> None:
    """809.5b: the game of two teams is over, so there is no page to go to."""
    for chart in atlas().charts.values():
        assert not any(str(seat) in {"a2", "b2"} for seat in chart.falls)
