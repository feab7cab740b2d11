import { canonicalJson } from '../../../src/server/features/log/canonical-json.ts';

type Leaf = Record<string, unknown>;
type Planted = readonly [kind: string, name: string, plant: (entry: string) => string | Buffer];

const edit = (change: (leaf: Leaf) => object) => (entry: string) => canonicalJson(change(JSON.parse(entry)) as never);
const put = (more: object) => edit((leaf) => ({ ...leaf, ...more }));
const raw = (from: string | RegExp, to: string) => (entry: string) => entry.replace(from, to);
const without = (name: string) => edit(({ [name]: _, ...rest }) => rest);
const inPick = (change: (pick: Leaf) => object) =>
  edit((leaf) => ({ ...leaf, pick: canonicalJson(change(JSON.parse(String(leaf.pick))) as never) }));

/** Leaves that are wrong each in one way, put in the place of one of their kind. Whoever reads a log meets what anybody wrote. */
export const LEAF_FAULTS: readonly Planted[] = [
  ['pick', 'no JSON', () => 'nothing'],
  ['pick', 'no bytes', () => ''],
  ['pick', 'half of a JSON', (entry) => entry.slice(0, 40)],
  ['pick', 'a list', () => '[]'],
  ['pick', 'a number', () => '7'],
  ['pick', 'null', () => 'null'],
  ['pick', 'a text', () => '"pick"'],
  ['pick', 'brackets without end', () => '['.repeat(60_000)],
  ['pick', 'brackets within brackets', () => `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['pick', 'a mark of the order of bytes', (entry) => `\ufeff${entry}`],
  ['pick', 'a blank ahead', (entry) => ` ${entry}`],
  ['pick', 'a line end behind', (entry) => `${entry}\n`],
  ['pick', 'a kind that is none', put({ kind: 'other' })],
  ['pick', 'a kind that is a list', put({ kind: [] })],
  ['pick', 'a kind of every object', put({ kind: 'constructor' })],
  ['pick', 'odds that are none', put({ odds: 'paper' })],
  ['pick', 'odds that are a list', put({ odds: [] })],
  ['pick', 'a hash in capitals', edit((leaf) => ({ ...leaf, commitment: String(leaf.commitment).toUpperCase() }))],
  ['pick', 'a hash with a line end', edit((leaf) => ({ ...leaf, commitment: `${leaf.commitment}\n` }))],
  ['pick', 'a field too many', put({ user: 'ada' })],
  ['pick', 'a field too few', without('odds')],
  ['pick', 'a name twice', raw('{', '{"at":"2026-08-01T00:00:00.000Z",')],
  ['pick', 'a time of another zone', put({ at: '2026-08-02T00:00:00.000+00:00' })],
  ['pick', 'a time without a fraction', put({ startsBy: '2026-08-02T00:00:00Z' })],
  ['pick', 'a day that is none', put({ startsBy: '2026-02-30T00:00:00.000Z' })],
  ['pick', 'the hour after the last', put({ startsBy: '2026-08-01T24:00:00.000Z' })],
  ['pick', 'a time in other digits', put({ startsBy: '２０２６-08-02T00:00:00.000Z' })],
  ['pick', 'a time that is a number', put({ at: 5 })],
  [
    'reveal',
    'a byte that is none',
    (entry) => Buffer.concat([Buffer.from(entry.slice(0, -2)), Buffer.from([0xff]), Buffer.from('"}')]),
  ],
  [
    'reveal',
    'a letter in too many bytes',
    (entry) => Buffer.from(entry.replace('Padres', 'P\u0001dres').replace('\u0001', '\u00c1'), 'latin1'),
  ],
  ['reveal', 'a salt that is none', put({ salt: 'zz' })],
  ['reveal', 'a salt without an end', edit((leaf) => ({ ...leaf, salt: String(leaf.salt).slice(1) }))],
  ['reveal', 'a pick that is no JSON', put({ pick: 'a pick' })],
  ['reveal', 'a pick that is a list', put({ pick: '[]' })],
  ['reveal', 'half of a pair', (entry) => entry.replace('Padres', '\\ud800')],
  ['reveal', 'a pick that is an object', put({ pick: {} })],
  ['reveal', 'another pick', inPick((pick) => ({ ...pick, price: 9 }))],
  ['result', 'a status that is none', put({ status: 'won' })],
  ['result', 'half a goal', put({ home: 1.5 })],
  ['result', 'fewer than none', put({ home: -1 })],
  ['result', 'a score in quotes', put({ home: '3' })],
  ['result', 'a score that is true', put({ home: true })],
  ['result', 'more than can be counted', raw(/"home":(?:\d+|null)/, '"home":9007199254740993')],
  ['result', 'a score with a point', raw(/"home":(?:\d+|null)/, '"home":3.0')],
  ['result', 'less than nothing', raw(/"home":(?:\d+|null)/, '"home":-0')],
  ['result', 'a start that is none', put({ startsAt: 'soon' })],
  ['result', 'a detail that is none', put({ detail: null })],
  ['close', 'no book', put({ books: {} })],
  ['close', 'a list of books', put({ books: [] })],
  ['close', 'no books at all', put({ books: null })],
  ['close', 'a book without a price', put({ books: { draftkings: [] } })],
  ['close', 'a book with a price too few', put({ books: { draftkings: [1.9] } })],
  ['close', 'a book with a price too many', put({ books: { draftkings: [1.9, 1.9, 1.9] } })],
  ['close', 'a price that pays nothing', put({ books: { draftkings: [1, 1.9] } })],
  ['close', 'a price in quotes', put({ books: { draftkings: ['1.9', 1.9] } })],
  ['close', 'a price that is true', put({ books: { draftkings: [true, 1.9] } })],
  ['close', 'a price beyond all numbers', raw(/\[[1-9]\d*\.\d+,/, '[1e999,')],
  ['close', 'a price that is none', raw(/\[[1-9]\d*\.\d+,/, '[NaN,')],
  ['close', 'a price in other words', raw(/\[(\d\.\d+),/, '[$10,')],
  ['close', 'a book of every object', raw('"draftkings"', '"__proto__"')],
  ['close', 'one outcome', put({ outcomes: ['home'] })],
  ['close', 'an outcome twice', put({ outcomes: ['home', 'home'] })],
  ['close', 'an outcome without a name', put({ outcomes: ['home', ''] })],
  ['close', 'outcomes that are a text', put({ outcomes: 'home' })],
  ['close', 'half a hundredth', put({ line: 0.5 })],
  ['close', 'a line without end', put({ line: 1e15 })],
  ['grade', 'a result that is none', put({ result: 'won' })],
  ['grade', 'a result that is null', put({ result: null })],
  ['grade', 'rules that are none', put({ rules: 'ours' })],
  ['grade', 'a profit in quotes', put({ profit: '0.9' })],
  ['grade', 'a profit that is true', put({ profit: true })],
  ['grade', 'a profit beyond all numbers', raw(/"profit":[^,]+/, '"profit":1e999')],
  ['grade', 'a profit of many digits', raw(/"profit":[^,]+/, `"profit":${'9'.repeat(5_000)}`)],
  ['grade', 'a place that is none', put({ on: { result: -1, close: null } })],
  ['grade', 'places that are a list', put({ on: [] })],
  ['grade', 'places that are null', put({ on: null })],
  ['grade', 'a place too many', edit((leaf) => ({ ...leaf, on: { ...(leaf.on as object), other: 1 } }))],
  ['grade', 'a place that is true', edit((leaf) => ({ ...leaf, on: { ...(leaf.on as object), result: true } }))],
  ['grade', 'a reason that is a number', put({ reason: 5 })],
  ['begin', 'another format', put({ format: 2 })],
  ['begin', 'a format that is true', put({ format: true })],
  ['begin', 'a format with a point', raw('"format":1', '"format":1.0')],
];

type Shown = { commitment: string; salt: string; pick: string };
/** Picks that are wrong in one way, rightly hidden and shown by whoever wrote them. */
export const PICK_FAULTS: readonly (readonly [string, (text: string) => string])[] = [
  ['no JSON', () => 'a pick'],
  ['no object', () => '[]'],
  ['a letter that is none', (text) => text.replace('Padres', '\\ud800')],
  ['a verdict that is none', (text) => text.replace(/"verdict":"\w+"/, '"verdict":"sure"')],
  ['rules that are none', (text) => text.replace(/"rules":"\w+"/, '"rules":"ours"')],
  ['odds that are none', (text) => text.replace('"odds":"live"', '"odds":"paper"')],
  ['a price that pays nothing', (text) => text.replace(/"price":[\d.]+/, '"price":1')],
  ['a price that is true', (text) => text.replace(/"price":[\d.]+/, '"price":true')],
  ['a price beyond all numbers', (text) => text.replace(/"price":[\d.]+/, '"price":1e999')],
  ['a line off the quarters', (text) => text.replace(/"line":[^,]+/, '"line":1.1')],
  ['a line without end', (text) => text.replace(/"line":[^,]+/, '"line":1e+300')],
  ['half a star', (text) => text.replace(/"stars":\d+/, '"stars":2.5')],
  ['a start that is none', (text) => text.replace(/"startsAt":"[^"]+"/, '"startsAt":"soon"')],
  ['a field too many', (text) => text.replace(/}$/, ',"user":"ada"}')],
  ['a field too few', (text) => text.replace(/"units":[\d.]+,/, '')],
  ['an id that is none', (text) => text.replace(/"id":"[^"]+"/, '"id":"1"')],
  ['blanks', (text) => text.replace(':', ': ')],
  ['no side', (text) => text.replace(/"selection":"\w+"/, '"selection":""')],
];

/** The log in which one pick is hidden and shown as another text, and graded as it was. */
export function withPick(
  entries: readonly string[],
  nth: number,
  change: (text: string) => string,
  commit: (salt: Buffer, text: string) => string,
): { entries: string[]; place: number } {
  const places = entries.flatMap((entry, at) => (JSON.parse(entry).kind === 'reveal' ? [at] : []));
  const place = places[nth] ?? -1;
  const shown: Shown = JSON.parse(entries[place] ?? '');
  const pick = change(shown.pick);
  const commitment = commit(Buffer.from(shown.salt, 'hex'), pick);
  const moved = entries.map((entry, at) =>
    at === place
      ? `${canonicalJson({ ...shown, pick: '', commitment } as never).replace('"pick":""', () => `"pick":${JSON.stringify(pick)}`)}`
      : entry.replace(shown.commitment, commitment),
  );
  return { entries: moved, place };
}
