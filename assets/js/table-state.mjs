// What the table page shows, as a plain value: which table, from which seat, seen from which side.
// Pure functions; addresses in, addresses out. Whether a table exists is for the core to say: here a
// text is only held against the notation.

/**
 * @typedef {object} State
 * @property {string} position  in notation: "2x3/a3-b1", by the book "2x3/a3-b1~a3"
 * @property {string} seat  the chosen seat, or "" for the one a table starts with
 * @property {string} side  the team along the bottom: "a" or "b"
 * @property {string} turn  whose turn it is, or "" where turns are not stepped through
 * @property {number} turns  how many turns have begun
 * @property {string} deck  the format of the decks, or ""
 * @property {string} ask  a question drawn as an arrow: "attack-a2-b1", or ""
 * @property {string} names  the players' names, where they are to be in the address: "a1:Ana,b2:Bo"
 */

/**
 * @typedef {object} World
 * @property {string} root  the path of the opening's page
 * @property {string} table  the table, in notation
 * @property {Set<string>} pages  the positions that have a page of their own
 * @property {Set<string>} seats  the seats of the table
 * @property {Set<string>} [decks]
 */

const SEAT = '[a-l][1-9][0-9]?';
const FALLEN = new RegExp(`^(none|${SEAT}(-${SEAT})*)$`);
const ASK = new RegExp(`^(attack|reach|deploy)-${SEAT}-${SEAT}$`);
const NAMES = new RegExp(`^${SEAT}:[^,:]{1,200}(,${SEAT}:[^,:]{1,200})*$`);
const KNOWN = new Set(['fallen', 'seat', 'side', 'clock', 'began', 'turn', 'turns', 'deck', 'ask', 'names']);
/** What others hang on an address that is passed along. It says nothing about a table. */
const STRANGE = /^(utm_\w+|fbclid|gclid|ref)$/;

/**
 * @param {World} world
 * @returns {State}
 */
export const opening = (world) => ({
  position: `${world.table}/none`, seat: '', side: 'a', turn: '', turns: 0, deck: '', ask: '', names: '',
});

/** @param {string} position */
export const fallen = (position) => position.replace(/^[^/]*\//, '').replace(/~.*$/, '');

/** @param {string} position  @returns {string | null} who had fallen as the turn began; null by the live clock */
export const began = (position) => position.includes('~') ? position.replace(/^.*~/, '') : null;

/**
 * @param {State} state
 * @param {World} world
 * @returns {boolean} whether a page holds this table as it is seen
 */
export const hasPage = ({ position, side }, world) => side === 'a' && world.pages.has(position);

/**
 * The state an address asks for.
 * @param {URL} url
 * @param {World} world
 * @returns {State | null} null where it asks for what cannot be
 */
export function read(url, world) {
  const asked = url.searchParams;
  const names = [...asked.keys()].filter((name) => !STRANGE.test(name));
  if (names.some((name) => !KNOWN.has(name)) || new Set(names).size < names.length) return null;
  const path = codeOf(url.pathname, world);
  const text = (/** @type {string} */ name) => (asked.get(name) ?? '').toLowerCase();
  const down = seats(text('fallen') || path, world);
  const book = text('clock') === 'book';
  const then = book ? seats(text('began') || down.join('-') || 'none', world) : [];
  const position = `${world.table}/${spelled(down)}${book ? `~${spelled(then)}` : ''}`;
  const [, from = '', to = ''] = text('ask').split('-');
  const right = [
    !down.includes('?'), then.every((seat) => down.includes(seat)),
    ['', 'live', 'book'].includes(text('clock')), book || !asked.has('began'),
    ['', 'a', 'b'].includes(text('side')),
    [text('seat'), text('turn'), from, to].every((seat) => !seat || world.seats.has(seat)),
    /^([1-9][0-9]{0,3})?$/.test(text('turns')), !text('turns') || text('turn'),
    !text('deck') || world.decks?.has(text('deck')),
    !text('ask') || ASK.test(text('ask')),
    !asked.get('names') || NAMES.test(asked.get('names') ?? ''),
  ];
  if (!right.every(Boolean)) return null;
  return {
    position, seat: text('seat'), side: text('side') || 'a', turn: text('turn'),
    turns: text('turn') ? Number(text('turns') || 1) : 0, deck: text('deck'), ask: text('ask'),
    names: asked.get('names') ?? '',
  };
}

/**
 * The address of a state: its own page where there is one, and a question for the rest.
 * @param {State} state
 * @param {World} world
 * @returns {string} a path, with its question
 */
export function address(state, world) {
  const code = fallen(state.position);
  const paged = world.pages.has(`${world.table}/${code}`);
  const then = began(state.position);
  const asked = new URLSearchParams();
  const put = (/** @type {string} */ name, /** @type {string} */ value) => { if (value) asked.set(name, value); };
  if (!paged) put('fallen', code);
  put('seat', state.seat);
  put('side', state.side === 'a' ? '' : state.side);
  if (then !== null) { put('clock', 'book'); put('began', then); }
  put('turn', state.turn);
  put('turns', state.turn ? String(state.turns) : '');
  put('deck', state.deck);
  put('ask', state.ask);
  put('names', state.names);
  const query = asked.toString();
  const path = paged && code !== 'none' ? `${world.root}${code}/` : world.root;
  return path + (query ? `?${query}` : '');
}

/** @param {string} path  @param {World} world */
function codeOf(path, world) {
  const rest = path.startsWith(world.root) ? path.slice(world.root.length) : '';
  return rest.replace(/\/(index\.html)?$/, '') || 'none';
}

/**
 * The seats a text names, in ring order; "?" among them where it makes no sense.
 * @param {string} text
 * @param {World} world
 * @returns {string[]}
 */
function seats(text, world) {
  if (text === 'none') return [];
  const named = FALLEN.test(text) ? text.split('-') : ['?'];
  const once = new Set(named).size === named.length;
  if (!once || !named.every((seat) => world.seats.has(seat))) return ['?'];
  const place = (/** @type {string} */ seat) => seat.charCodeAt(0) * 100 + Number(seat.slice(1));
  return named.sort((one, other) => place(one) - place(other));
}

/** @param {string[]} names */
const spelled = (names) => names.join('-') || 'none';
