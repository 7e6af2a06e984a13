"""The style rules by which a chosen seat lights the board, with no script.

One block a seat, the same for each: the facts stand in the page (`data-reached-by`, `data-attacked-by`),
written by the core; these rules only say how they look.
"""

from __future__ import annotations

from generator.emperor.table import seats, table

_BLOCK = """
{has} .badge.from-{seat} {{ display: inline-flex; }}
{has} .panel:not(.of-{seat}) {{ display: none; }}
{has} .seat[data-seat={seat}] {{ outline: 4px solid var(--pick); outline-offset: 3px; }}
{has} .badge.self.from-{seat} {{ background: var(--pick); color: var(--on-pick); }}
{has} .seat[data-attacked-by~={seat}] {{ border-color: var(--gold-edge); box-shadow: 0 0 0 3px var(--gold), var(--shadow); }}
{has} .seat[data-attacked-by~={seat}] .badge {{ background: var(--gold); color: var(--on-gold); }}
{has} {far} {{ box-shadow: none; border-style: dotted; border-color: var(--edge); animation: none; }}
{has} {far}.own {{ --f: var(--own-dim); --k: var(--own-dim-ink); --m: var(--own-dim-ink); }}
{has} {far}.foe {{ --f: var(--foe-dim); --k: var(--foe-dim-ink); --m: var(--foe-dim-ink); }}
{has} {far} .badge {{ background: transparent; color: var(--k); border: 1.5px solid currentColor; padding-block: 3.5px; }}
{has} {far} .icon {{ color: inherit !important; }}
{has} .front [data-bridge]:not([data-bridge~={seat}]) {{ --gold: var(--gold-pale); --gold-edge: var(--gold-pale-edge); --gold-ink: var(--gold-pale-edge); }}
"""


def viewer_sheet() -> str:
    """The style sheet for the six seats of the usual table."""
    rules = []
    for seat in seats(table()):
        far = f".seat:is(label):not([data-reached-by~={seat}],[data-seat={seat}])"
        rules.append(_BLOCK.format(has=f".board-scope:has(#seat-{seat}:checked)", seat=seat, far=far))
    return "/* Made by the build: what each chosen seat lights. */" + "".join(rules)
