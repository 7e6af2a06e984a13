// Bridges that move: a bridge that takes the place of another runs over from it, along the ring.

const TIME = 420;
const POINTS = 24;

/** @typedef {{seats: string[], way: DOMPoint[], signs: {x: number, y: number}[]}} Span */

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @param {Element} board
 * @returns {Span[]} the bridges as they are drawn now
 */
export function spans(board) {
  if (still()) return [];
  return groups(board).map(({ seats, paths, signs }) => ({ seats, way: sampled(paths[0]), signs: signs.map(at) }));
}

/**
 * Let the bridges of a board run over from where they were.
 * @param {Element} board
 * @param {Span[]} before
 */
export function moveBridges(board, before) {
  if (!before.length || still()) return;
  const moving = groups(board).flatMap((group) => {
    const old = before.find((span) => same(span.seats, group.seats))
      ?? before.find((span) => span.seats.some((seat) => group.seats.includes(seat))
        && !groups(board).some((other) => same(other.seats, span.seats)));
    if (!old || same(old.seats, group.seats) || !whole(group.paths)) return [];
    return [{ group, old, way: sampled(group.paths[0]), ends: group.signs.map(at), last: group.paths.map((path) => path.getAttribute('d') ?? '') }];
  });
  if (!moving.length) return;
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, (now - start) / TIME);
    const eased = 1 - (1 - share) ** 3;
    for (const { group, old, way, ends, last } of moving) {
      const points = way.map((end, i) => mix(old.way[i] ?? end, end, eased));
      const drawn = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
      group.paths.forEach((path, i) => path.setAttribute('d', share < 1 ? `M${drawn}` : last[i]));
      group.signs.forEach((sign, i) => {
        const { x, y } = mix(old.signs[i] ?? ends[i], ends[i], eased);
        sign.setAttribute('x', `${x}%`);
        sign.setAttribute('y', `${y}%`);
      });
    }
    if (share < 1) requestAnimationFrame(step);
  };
  step(start);
}

/** @param {Element} board */
function groups(board) {
  const found = new Map();
  for (const group of board.querySelectorAll('.front [data-bridge]')) {
    const name = /** @type {SVGElement} */ (group).dataset.bridge ?? '';
    const known = found.get(name) ?? { seats: name.split(' '), paths: [], signs: [] };
    known.paths.push(...group.querySelectorAll('path'));
    known.signs.push(...group.querySelectorAll('svg.d-at'));
    found.set(name, known);
  }
  return /** @type {{seats: string[], paths: SVGPathElement[], signs: SVGElement[]}[]} */ ([...found.values()]);
}

/** @param {SVGPathElement | undefined} path */
function sampled(path) {
  if (!path) return [];
  const length = path.getTotalLength();
  return Array.from({ length: POINTS + 1 }, (_, i) => path.getPointAtLength(length * i / POINTS));
}

/** @param {SVGPathElement[]} paths  @returns {boolean} whether they all run along one way, as a bridge's do unless a half of it waits */
const whole = (paths) => new Set(paths.map((path) => path.getAttribute('d'))).size === 1;

/** @param {Element} sign */
const at = (sign) => ({ x: parseFloat(sign.getAttribute('x') ?? '0'), y: parseFloat(sign.getAttribute('y') ?? '0') });

/** @param {{x: number, y: number}} from  @param {{x: number, y: number}} to  @param {number} share */
const mix = (from, to, share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/** @param {string[]} one  @param {string[]} other */
const same = (one, other) => one.join() === other.join();
