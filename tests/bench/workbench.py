"""Milliseconds from a keystroke in the workbench to the checker's answer on the page."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from generator.setup.call import ROOT
from generator.site.build import build
from tests.engines.chromium import Chromium
from tests.engines.host import Host

#: Milliseconds from a keystroke to the answer.
BAR = 16.0
#: A paragraph with links, a short text with places, a phrase that stands in many sentences.
TEXTS = ("rules#attacking.1", "table.return.short", "seat.own.generals")
TYPED = "Le général n'attaque que le joueur à côté de lui, jamais plus loin."
#: From the moment the browser learnt of the key to the answer, and to the frame that shows it.
LISTEN = """() => {
  window.strokes = [];
  const faults = document.getElementById('bench-faults');
  let begun = 0;
  document.addEventListener('input', (event) => { begun = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (!begun) return;
    const stroke = [performance.now() - begun];
    const since = begun;
    begun = 0;
    requestAnimationFrame(() => setTimeout(() => {
      strokes.push([...stroke, performance.now() - since]);
    }));
  }).observe(faults, { childList: true });
}"""


class Strokes(NamedTuple):
    """What typing one text was measured at: each stroke's answer and frame, the first apart."""

    first: float
    answered: list[float]
    shown: list[float]


def main() -> None:
    """Print medians and the slowest twentieth, text by text, beside the bar."""
    with tempfile.TemporaryDirectory(prefix="emperor-bench-") as name:
        site = Path(name)
        build(ROOT / "site_src", site, python=True)
        browser = Chromium()
        try:
            with Host(site) as host:
                print("build.py bench workbench (French, ms; a stroke every 150 ms)")
                print(f"  {'':26}{'first':>8}{'median':>8}{'95 %':>8}{'shown':>8}{'bar':>7}")
                for text in TEXTS:
                    found = typed(browser.page, host.address, text)
                    _row(text, found)
        finally:
            browser.close()


def typed(page: Page, address: str, text: str) -> Strokes:
    """Open a text on the workbench and type a sentence into it, a letter at a time."""
    page.goto(f"{address}fr/translate/workbench/?to=fr&text={text.replace('#', '%23')}")
    field = page.locator("#bench-fields textarea").first
    expect(field).to_be_visible(timeout=90_000)
    expect(page.locator("#bench-faults > *").first).to_be_attached(timeout=90_000)
    page.evaluate(LISTEN)
    field.press("End")
    for count, letter in enumerate(TYPED, 1):
        page.keyboard.type(letter)
        page.wait_for_timeout(150)
        if page.evaluate("strokes.length") < count:
            raise AssertionError(f"{text}: a stroke found no answer in 150 ms: {letter!r}")
    (first, _), *rest = page.evaluate("strokes")
    return Strokes(first, [answered for answered, _ in rest], [shown for _, shown in rest])


def _row(text: str, found: Strokes) -> None:
    slowest = statistics.quantiles(found.answered, n=20)[-1]
    median, shown = statistics.median(found.answered), statistics.median(found.shown)
    print(f"  {text:26}{found.first:>8.1f}{median:>8.1f}{slowest:>8.1f}{shown:>8.1f}{BAR:>7.0f}")


if __name__ == "__main__":
    main()
