import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { ScanPricesInput } from '#contract/research/scans.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { scanPrices } from '../../tools/scan-prices/scan-prices.ts';
import { pointedAt } from '../calls/focus.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { lastBets } from '../lists/last-bets.ts';
import type { BetFocus } from '../reading.ts';
import { worldOf } from '../sums/stored-bet.ts';
import { type Cover, type CoverSide, decimalOfSide, sideAt } from './cover.ts';

const NO_STAKES = { totalCents: null, eachCents: null };

/** The bets on all sides of which the chat spoke last, each as it was told or at its best price. Null: of no such bets. */
export function coverBefore(read: Tagged): Cover | null {
  const { previous } = read;
  if (previous === null || previous.ticket === true || previous.list === true) return null;
  return ofSums(read) ?? ofPair(read) ?? ofScan(read) ?? ofBoard(read) ?? ofSingle(read);
}

function ofSums({ previous }: Tagged): Cover | null {
  const all = sumsOf(previous).flatMap((sum) => fromSum(sum) ?? []);
  return all.at(-1) ?? null;
}

/** Those of which one was judged since. */
export function coverEarlier({ previous }: Tagged): Cover | null {
  const all = (previous?.earlierSums ?? []).flatMap((sum) => fromSum(sum) ?? []);
  return all.at(-1) ?? null;
}

function fromSum(sum: Calculation): Cover | null {
  if (sum.kind === 'middle') {
    const { stakeCents = null, otherStakeCents = null, totalCents = null } = sum;
    const eachCents = stakeCents === otherStakeCents ? stakeCents : null;
    const both = stakeCents !== null && otherStakeCents !== null ? stakeCents + otherStakeCents : null;
    const inAll = eachCents === null ? (totalCents ?? both) : totalCents;
    return { from: 'sum', sides: sidesOf(sum, [sum.price, sum.otherPrice]), totalCents: inAll, eachCents };
  }
  if (sum.kind !== 'arbitrage' && !(sum.kind === 'hold' && sum.sides)) return null;
  const totalCents = sum.kind === 'arbitrage' ? (sum.totalCents ?? null) : null;
  return { from: 'sum', sides: sidesOf(sum, sum.prices), totalCents, eachCents: null };
}

const sidesOf = (
  { sides }: Extract<Calculation, { kind: 'middle' | 'arbitrage' | 'hold' }>,
  prices: readonly string[],
): CoverSide[] =>
  prices.map((price, at) => {
    const own = sides?.[at];
    return { bet: own?.bet ?? `price ${at + 1}`, ref: own?.ref ?? null, book: own?.ref.book ?? null, price };
  });

/** One side after the other of one market: "Flames best price", "and the Islanders". */
function ofPair(read: Tagged): Cover | null {
  const bets = lastBets(read.previous).slice(-2);
  const focus = read.previous?.focus ?? [];
  const [first, second] = bets.length === 2 ? bets : focus.length === 2 ? focus : [];
  if (!first || !second || !areOpposed(first, second)) return null;
  return covering('pair', [first, second].map(draftOf), read);
}

const areOpposed = (one: BetFocus, other: BetFocus): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.player === other.player &&
  OTHER_SIDE[one.side] === other.side;

const draftOf = ({ eventId, market, side, line, player }: BetFocus): BetRefDraft => ({
  eventId,
  market,
  side,
  line,
  player,
});

function covering(from: Cover['from'], drafts: readonly BetRefDraft[], read: Tagged): Cover | null {
  const sides = drafts.map((draft) => sideAt(draft, read));
  if (sides.length < 2 || !sides.every((side) => side !== null)) return null;
  // The side that was spoken of stays the first.
  const spoken = read.previous?.focus?.[0]?.side;
  const isSpoken = ({ ref }: CoverSide) => Number(ref?.side === spoken);
  return { from, sides: sides.toSorted((a, b) => isSpoken(b) - isSpoken(a)), ...NO_STAKES };
}

/** What a scan has found, the row that is pointed at or the first. */
function ofScan(read: Tagged): Cover | null {
  const shown = read.previous?.looked?.findLast(({ tool }) => tool === 'scan_prices');
  if (shown?.tool !== 'scan_prices') return null;
  const found = scanPrices(ScanPricesInput.parse(shown.input), worldOf(read));
  if (!found.ok) return null;
  const { rows, nearest } = found.data;
  const staked = (rows.length > 0 ? rows : nearest).flatMap((row) => (row.kind === 'gap' ? [] : [row]));
  const events = new Set(read.mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)));
  const row = staked.find(({ eventId }) => events.has(eventId)) ?? staked[(pointedAt(read.tokens, read.text) ?? 1) - 1];
  if (!row) return null;
  const { eventId, market, player } = row;
  const drafts = row.sides.map(({ selection, line, book }) => ({
    eventId,
    market,
    side: selection,
    line,
    player,
    book,
  }));
  return covering('scan', drafts, read);
}

function ofBoard(read: Tagged): Cover | null {
  const shown = read.previous?.looked?.findLast(({ tool }) => tool === 'show_board');
  if (shown?.tool !== 'show_board' || shown.input.eventId === undefined) return null;
  const { eventId, market, player = null, line, books } = shown.input;
  const event = read.slate.events.find(({ id }) => id === eventId);
  return event
    ? allSides('board', { event, market, player, homeLine: line ?? null, books: books ?? [null] }, read)
    : null;
}

/** The market of the bet that was spoken of first, of one game. */
function ofSingle(read: Tagged): Cover | null {
  const [bet, ...others] = read.previous?.focus ?? [];
  const isOfOne = others.every(({ eventId }) => eventId === bet?.eventId);
  const event = bet && isOfOne && read.slate.events.find(({ id }) => id === bet.eventId);
  if (!bet || !event) return null;
  const { market, player, line, side } = bet;
  const homeLine = line !== null && side === 'away' && market === 'spread' ? -line + 0 : line;
  return allSides('single', { event, market, player, homeLine, books: [null] }, read);
}

type Market = {
  event: SlateEvent;
  market: string;
  player: string | null;
  /** As the home side has it; of a total or a player its number; null: the main one. */
  homeLine: number | null;
  books: readonly (string | null)[];
};

/** Every outcome of one market, each at its best price of these books. Null: some of them has none. */
export function allSides(
  from: Cover['from'],
  { event, market, player, homeLine, books }: Market,
  read: Tagged,
): Cover | null {
  const own = event.markets.find((one) => one.market === market && one.player === (player ?? ''));
  const [first, ...others] = own?.outcomes ?? [];
  if (!first) return null;
  const at = (side: typeof first, line: number | null): CoverSide | null =>
    books
      .flatMap((book) => sideAt({ eventId: event.id, market, side, line, player, book }, read) ?? [])
      .toSorted((a, b) => decimalOfSide(b) - decimalOfSide(a))[0] ?? null;
  const one = at(first, homeLine);
  const line = one?.ref?.line ?? null;
  const sides = [one, ...others.map((side) => at(side, line !== null && side === 'away' ? -line + 0 : line))];
  if (sides.length < 2 || !sides.every((side) => side !== null)) return null;
  // The side that was spoken of stays the first.
  const spoken = read.previous?.focus?.[0]?.side;
  const isSpoken = ({ ref }: CoverSide) => Number(ref?.side === spoken);
  return { from, sides: sides.toSorted((a, b) => isSpoken(b) - isSpoken(a)), ...NO_STAKES };
}
