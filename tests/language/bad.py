"""The control of the bad files and ways to spoil it."""

from __future__ import annotations

from pathlib import Path

from generator.language.check import check_po
from generator.language.check_entry import Bench
from generator.language.check_site import bench_for
from generator.language.folder import read_english

SITE = Path(__file__).resolve().parents[1] / "sites" / "bad-files"
GOOD = (SITE / "locale" / "fr" / "site.po").read_text("utf-8")
EXPOSED = "L’empereur est exposé."
ATTACK = "{attacker} peut attaquer {target} par {lane}."
SHORT = GOOD[: GOOD.index("#. Shown")]


def told(data: str | bytes) -> list[tuple[str, str, int]]:
    """Severity, kind and line of every complaint about a French catalogue."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    return [(p.severity, p.kind, p.line) for p in check_po(bench(), "site.po", raw)]


def bench() -> Bench:
    """What the small site's French is compared with."""
    if not BENCH:
        english = read_english(SITE)
        BENCH.append(bench_for(SITE, "fr", english, frozenset({"rule:809.3c", "rule:801"})))
    return BENCH[0]


BENCH: list[Bench] = []


def with_status(text: str) -> str:
    """The control with another translation of the emperor's status (line 23)."""
    return GOOD.replace(EXPOSED, text)


def with_attack(text: str) -> str:
    """The control with another translation of the attack (line 19)."""
    return GOOD.replace(ATTACK, text)


def one(ident: str, english: str, text: str) -> str:
    """A catalogue of one entry, its translation on line 17."""
    return f'{SHORT}msgctxt "{ident}"\nmsgid "{english}"\nmsgstr "{text}"\n'


def rule(text: str) -> str:
    """The rule on attacking, translated (line 17)."""
    english = "A player may attack **only** an opponent in the [next seat](rule:809.3c)."
    return one("rule.attack.text", english, text)


LINKED = "Un joueur peut attaquer **uniquement** un adversaire du [siège voisin](rule:809.3c)."
