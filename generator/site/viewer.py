"""The style rules by which a chosen seat lights the board, with no script.

One block a seat, the same for each: the facts stand in the page (`data-reached-by`,
`data-attacked-by`), written by the core; these rules only say how they look.
"""

from __future__ import annotations

from functools import cache

from generator.emperor.table import seats, table

_BLOCK = """
HAS .badge.from-SEAT { display: inline-flex; }
HAS .for-seat:not(.of-SEAT) { display: none; }
HAS .seat[data-seat=SEAT] { outline: 4px solid var(--pick); outline-offset: 3px; }
HAS .badge.self.from-SEAT { background: var(--pick); color: var(--on-pick); }
HAS .seat[data-attacked-by~=SEAT] {
  border-color: var(--gold-edge);
  box-shadow: 0 0 0 3px var(--gold), var(--shadow);
}
HAS .seat[data-attacked-by~=SEAT] .badge { background: var(--gold); color: var(--on-gold); }
HAS FAR {
  box-shadow: none;
  border-style: dotted;
  border-color: var(--edge);
  animation: none;
}
HAS FAR.own { --f: var(--own-dim); --k: var(--own-dim-ink); --m: var(--own-dim-ink); }
HAS FAR.foe { --f: var(--foe-dim); --k: var(--foe-dim-ink); --m: var(--foe-dim-ink); }
HAS FAR .badge {
  background: transparent;
  color: var(--k);
  border: 1.5px solid currentColor;
  padding-block: 3.5px;
}
HAS FAR .icon { color: inherit !important; }
HAS FAR:has(.badge.next-turn.from-SEAT) {
  border-style: dashed;
  border-color: var(--gold-edge);
}
HAS[data-reach] FAR { background: transparent; --k: var(--ink); --m: var(--ink); }
HAS[data-reach] FAR :is(.seat-line, .tag) { visibility: hidden; }
HAS .front [data-bridge]:not([data-bridge~=SEAT]) {
  --gold: var(--gold-pale);
  --gold-edge: var(--gold-pale-edge);
  --gold-ink: var(--gold-pale-edge);
}
.map-place[data-from=SEAT] .map-seat[data-seat=SEAT] {
  outline: 3px solid var(--pick);
  outline-offset: 1px;
}
.map-place[data-from=SEAT] .map-seat:not([data-reached-by~=SEAT], [data-seat=SEAT], .fallen) {
  border-style: dotted;
  opacity: 0.45;
}
"""


@cache
def viewer_sheet() -> str:
    """The style sheet for the six seats of the usual table."""
    blocks = []
    for seat in seats(table()):
        far = f".seat:is(label):not([data-reached-by~={seat}],[data-seat={seat}])"
        has = f".board-scope:has(#seat-{seat}:checked)"
        blocks.append(_BLOCK.replace("HAS", has).replace("FAR", far).replace("SEAT", str(seat)))
    return "".join(blocks)
