import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '../../../src/server/features/log/canonical-json.ts';
import { type GameEnd, gradePick } from '../../../src/server/features/record/log/grade-pick.ts';
import { closeValue, type MarketClose } from '../../../src/server/features/record/log/market-close.ts';
import {
  commitmentOf,
  pickText,
  revealLeaf,
  type ShownPick,
  sealedLeaf,
} from '../../../src/server/features/record/log/pick-leaf.ts';

const HOUR_MS = 3_600_000;
const FIRST_MS = Date.parse('2026-08-01T18:30:00Z');

type Side = Pick<ShownPick, 'market' | 'selection' | 'line'>;
const SIDES: readonly Side[] = [
  { market: 'moneyline', selection: 'home', line: null },
  { market: 'moneyline', selection: 'away', line: null },
  { market: 'spread', selection: 'home', line: -1.5 },
  { market: 'spread', selection: 'away', line: 1.5 },
  { market: 'total', selection: 'over', line: 8.5 },
  { market: 'total', selection: 'under', line: 8.25 },
];
const ENDS: readonly Pick<GameEnd, 'status' | 'home' | 'away' | 'detail'>[] = [
  { status: 'final', home: 5, away: 4, detail: 'F' },
  { status: 'final', home: 2, away: 6, detail: 'F/11' },
  { status: 'final', home: 4, away: 1, detail: 'F/6' },
  { status: 'postponed', home: null, away: null, detail: '' },
  { status: 'abandoned', home: 4, away: 1, detail: 'played 9 half-innings' },
  { status: 'abandoned', home: null, away: null, detail: '' },
];

/** A record of so many games, three picks on each, of which the last `open` have not begun. The same every time. */
export const recordLeaves = (games: number, open = 1, firstMs = FIRST_MS): string[] => [
  ...recordLeavesOf(games, open, firstMs),
];

/** One after the other, so that a log of any size takes the memory of a leaf. */
export function* recordLeavesOf(count: number, open: number, firstMs = FIRST_MS): Generator<string> {
  let next = 0;
  const written = (leaf: Json): string => {
    next += 1;
    return canonicalJson(leaf);
  };
  yield written({ kind: 'begin', format: 1, log: 'edgewise.example/log', at: new Date(firstMs).toISOString() });
  const some = (game: number, games: number): Sealed[] => (game >= 0 && game < games ? sealedOf(game, firstMs) : []);
  // Hour by hour: a game is shown two hours before it starts and ends three hours after.
  for (let hour = -SHOWN_HOURS; hour < count + ENDED_HOURS; hour += 1) {
    const at = new Date(startOf(hour, firstMs));
    for (const { pick, commitment } of some(hour + SHOWN_HOURS, count)) yield written(sealedLeaf(pick, commitment, at));
    for (const seal of some(hour, count - open)) yield written(revealLeaf(seal.pick, seal, at));
    for (const leaf of endLeaves(hour - ENDED_HOURS, some(hour - ENDED_HOURS, count - open), { next, at, firstMs }))
      yield written(leaf);
  }
}

function endLeaves(
  game: number,
  sealed: readonly Sealed[],
  { next: result, at, firstMs }: { next: number; at: Date; firstMs: number },
): Json[] {
  if (sealed.length === 0) return [];
  const end = endOf(game, new Date(startOf(game, firstMs)));
  const leaves: Json[] = [{ kind: 'result', ...end, at: at.toISOString() }];
  for (const { pick, commitment } of sealed) {
    leaves.push(...gradeOf({ pick, commitment, end, result, next: result + leaves.length, at }));
  }
  return leaves;
}

type Sealed = { pick: ShownPick; salt: string; commitment: string };
const SHOWN_HOURS = 2;
const ENDED_HOURS = 3;
const startOf = (game: number, firstMs: number): number => firstMs + (game + 3) * HOUR_MS;

const sealedOf = (game: number, firstMs: number): Sealed[] =>
  [0, 1, 2].map((nth) => {
    const pick = pickOf(game, nth, startOf(game, firstMs));
    const salt = createHash('sha256').update(`salt ${pick.id}`).digest();
    return { pick, salt: salt.toString('hex'), commitment: commitmentOf(salt, pickText(pick)) };
  });

function endOf(game: number, startsAt: Date): GameEnd {
  const ended = ENDS[game % ENDS.length];
  if (!ended) throw new Error('no end');
  return {
    event: `live:${game}`,
    sport: 'baseball_mlb',
    ...ended,
    startsAt: startsAt.toISOString(),
    source: 'ESPN',
  };
}

function gradeOf(graded: {
  pick: ShownPick;
  commitment: string;
  end: GameEnd;
  result: number;
  next: number;
  at: Date;
}): Json[] {
  const { pick, commitment, end, result, next } = graded;
  const at = graded.at.toISOString();
  const close = closeOf(pick);
  const grade = gradePick(pick, end, close);
  if (!grade) throw new Error('nothing to grade');
  const { clv, clvFair, decimal, fair } = closeValue(pick, close);
  return [
    { kind: 'close', ...close, at },
    {
      ...{ kind: 'grade', commitment, result: grade.result, reason: grade.reason, profit: grade.profit },
      ...{ close: decimal, fair, clv, clvFair, rules: pick.rules, on: { result, close: next }, replaces: null, at },
    },
  ];
}

function pickOf(game: number, nth: number, startsAtMs: number): ShownPick {
  const side = SIDES[(game + nth * 2) % SIDES.length];
  if (!side) throw new Error('no side');
  const price = 1.9 + ((game * 7 + nth) % 30) / 70;
  const fair = 0.51 + nth / 70;
  return {
    id: `00000000-0000-4000-8000-${String(game * 10 + nth).padStart(12, '0')}`,
    eventId: `live:${game}`,
    odds: 'live',
    sport: 'MLB',
    game: 'Padres @ Dodgers "é漢🏀"',
    startsAtMs,
    pick: `Pick ${nth}`,
    ...side,
    player: '',
    bookKey: 'draftkings',
    oddsDecimal: price,
    priceAtMs: startsAtMs - 3 * HOUR_MS,
    fairProbability: fair,
    edge: fair * price - 1,
    verdict: nth === 2 ? 'pass' : 'bet',
    confidence: 3 + nth,
    units: nth === 2 ? 0 : 0.75,
    worstDecimal: null,
    shownAtMs: startsAtMs - 2.1 * HOUR_MS,
    rules: 'us_five_innings',
  };
}

function closeOf({ eventId, market, player, selection, line }: ShownPick): MarketClose {
  const outcomes = market === 'total' ? ['over', 'under'] : ['home', 'away'];
  // A few thousand pairs of prices, as books have them: one pair for all would flatter a program that keeps what it worked out.
  const chance = 0.3 + (0.4 * ((Number(eventId.replace(/\D/g, '')) * 7 + market.length) % 997)) / 997;
  const at = (shift: number) => [priceOf(chance + shift), priceOf(1 - chance - shift)];
  const books = { betmgm: at(0.011), draftkings: at(0), fanduel: at(-0.009) };
  const homeLine = Math.round((line ?? 0) * 100) * (selection === 'away' ? -1 : 1) + 0;
  return { event: eventId, market, player, line: homeLine, outcomes, books };
}

const priceOf = (chance: number): number => Math.round(100 / (chance * 1.045)) / 100;

type Written = { kind: string; event?: string; result?: string; commitment?: string; pick?: string; at: string };
type Resting = { on?: { result: number | null; close: number | null }; replaces?: number | null };

/** The leaves that this answers with in the place of each, with the places that grades name put right. */
export function rewrittenLeaves(
  entries: readonly string[],
  edit: (leaf: Written & Resting, nth: number) => readonly object[],
): string[] {
  const places = new Map<number, number>();
  const placeOf = (nth: number | null | undefined) => (nth == null ? null : (places.get(nth) ?? null));
  const written: string[] = [];
  for (const [nth, entry] of entries.entries()) {
    const leaf: Written & Resting = JSON.parse(entry);
    for (const one of edit(leaf, nth)) {
      if (one === leaf) places.set(nth, written.length);
      const isMoved = one === leaf && leaf.on;
      const on = { result: placeOf(leaf.on?.result), close: placeOf(leaf.on?.close) };
      const put = isMoved ? { ...one, on, replaces: placeOf(leaf.replaces) } : one;
      written.push(canonicalJson(put as unknown as Json));
    }
  }
  return written;
}

/** Without all that was said of the games on which a pick lost. */
export function withoutEnds(entries: readonly string[]): string[] {
  const leaves: Written[] = entries.map((entry) => JSON.parse(entry));
  const events = new Map<string | undefined, string>();
  for (const { kind, commitment, pick } of leaves) {
    if (kind === 'reveal') events.set(commitment, JSON.parse(pick ?? '').event);
  }
  const lost = new Set(
    leaves.filter(({ result }) => result === 'loss').map(({ commitment }) => events.get(commitment)),
  );
  const isGone = ({ kind, event, commitment }: Written) =>
    ['result', 'close', 'grade'].includes(kind) && lost.has(event ?? events.get(commitment));
  return rewrittenLeaves(entries, (leaf) => (isGone(leaf) ? [] : [leaf]));
}

/** With one game told otherwise after its picks were graded, which are left as they are. */
export function toldOtherwise(entries: readonly string[], change: Partial<GameEnd>): string[] {
  const place = entries.findIndex((entry) => JSON.parse(entry).detail === 'F');
  const told: GameEnd = JSON.parse(entries[place] ?? '');
  const after = entries.findIndex((entry, nth) => nth > place && JSON.parse(entry).kind === 'pick');
  return rewrittenLeaves(entries, (leaf, nth) =>
    nth === after ? [{ ...told, ...change, at: leaf.at }, leaf] : [leaf],
  );
}

/** With the first close made out to have been another, after the grade that rests on it. */
export function closedOtherwise(entries: readonly string[]): string[] {
  const place = entries.findIndex((entry) => JSON.parse(entry).kind === 'close');
  const told: MarketClose = JSON.parse(entries[place] ?? '');
  const books = { draftkings: [1.5, 2.7] };
  const after = entries.findIndex((entry, nth) => nth > place && JSON.parse(entry).kind === 'pick');
  return rewrittenLeaves(entries, (leaf, nth) => (nth === after ? [{ ...told, books, at: leaf.at }, leaf] : [leaf]));
}

/** With a moneyline that was decided graded anew after a close that holds a draw, as though it had been of regular time. */
export function closedThreeWays(entries: readonly string[]): string[] {
  const leaves = entries.map((entry) => JSON.parse(entry));
  const place = leaves.findIndex(
    ({ result, on }) => ['win', 'loss'].includes(result) && leaves[on.close].market === 'moneyline',
  );
  const decided = leaves[place];
  const { at } = leaves.at(-1);
  const shown = leaves.find(({ kind, commitment }) => kind === 'reveal' && commitment === decided.commitment);
  const { selection, book: bookKey, price: oddsDecimal } = JSON.parse(shown.pick);
  const outcomes = ['home', 'away', 'draw'];
  const close = { ...leaves[decided.on.close], outcomes, books: { betmgm: [2.4, 2.6, 4.2] }, at };
  const { decimal, fair, clv, clvFair } = closeValue({ selection, bookKey, oddsDecimal }, close);
  const ungraded = { result: 'ungraded', reason: 'not_decided', profit: null, close: decimal, fair, clv, clvFair };
  const on = { ...decided.on, close: entries.length };
  return [...entries, canonicalJson(close), canonicalJson({ ...decided, ...ungraded, on, replaces: place, at })];
}

/** With the first three picks hidden only as they are shown, an hour after their start. */
export function sealedLate(entries: readonly string[]): string[] {
  const shownAt = entries.findIndex((entry) => JSON.parse(entry).kind === 'reveal');
  const after = entries.findIndex((entry, nth) => nth > shownAt + 3 && JSON.parse(entry).kind === 'reveal');
  const { at } = JSON.parse(entries[after] ?? '');
  const moved = entries.slice(shownAt, shownAt + 3).map((entry) => ({ ...JSON.parse(entry), at }));
  const names = moved.map(({ commitment }) => commitment);
  const isFirst = ({ commitment = '' }: Written) => names.includes(commitment);
  const sealed = entries
    .map((entry): Written => JSON.parse(entry))
    .filter((leaf) => leaf.kind === 'pick' && isFirst(leaf));
  return rewrittenLeaves(entries, (leaf, nth) => {
    if (nth === after) return [...sealed.map((seal) => ({ ...seal, at })), ...moved, leaf];
    return isFirst(leaf) && (leaf.kind === 'pick' || leaf.kind === 'reveal') ? [] : [leaf];
  });
}

/** With a pick of another game's bet put in after that game had lost, as though it had been shown before any other. */
export function displacedByLate(entries: readonly string[]): string[] {
  const lost: Written[] = entries.map((entry) => JSON.parse(entry)).filter(({ result }) => result === 'loss');
  const reveals: (Written & { salt: string })[] = entries.map((entry) => JSON.parse(entry));
  const last = reveals.at(-1)?.at ?? '';
  const forged = lost.flatMap(({ commitment }, nth) => {
    const text = reveals.find((leaf) => leaf.kind === 'reveal' && leaf.commitment === commitment)?.pick ?? '';
    const pick = { ...JSON.parse(text), id: `00000000-0000-4000-9000-${String(nth).padStart(12, '0')}` };
    pick.shownAt = new Date(Date.parse(pick.shownAt) - HOUR_MS).toISOString();
    const written = canonicalJson(pick);
    const salt = createHash('sha256').update(`forged ${nth}`).digest();
    const hidden = { commitment: commitmentOf(salt, written), at: last };
    const startsBy = new Date(Math.ceil(Date.parse(pick.startsAt) / HOUR_MS) * HOUR_MS).toISOString();
    return [
      { kind: 'pick', odds: 'live', startsBy, ...hidden },
      { kind: 'reveal', salt: salt.toString('hex'), pick: written, ...hidden },
    ];
  });
  return [...entries, ...forged.map((leaf) => canonicalJson(leaf))];
}
