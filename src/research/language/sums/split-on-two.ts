import type { Calculation } from '#contract/research/calculate.ts';
import type { CoverRow, GapRow, MiddleRow, ScanRow } from '#contract/research/scans.ts';
import { ScanPricesInput } from '#contract/research/scans.ts';
import { scanPrices } from '../../tools/scan-prices/scan-prices.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { pointedAt } from '../calls/focus.ts';
import { moneyIn } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { endsOfBets } from './ends-of-bets.ts';
import { middleQuestion, middleTold } from './middle-asked.ts';
import { isStored, type StoredBet, storedBet, worldOf } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const SPLITS =
  /\b(split|divide|divided|dividing|divvy|allocate|distribute|spread (it|that)|break (it|that) (up|down)|bet sizes?|goes where|per side|how much (on )?(each|every|both)|on each|each side|both sides|(lose|win|end) the same|same either way|total|in all|stakes?|put|make|win|profit|ev|expected|middle|arb|if i (put|bet|do))\b/;
const OF_SCAN =
  /\b(closest|nearest|best|middle|middles|gap|gaps|arb|arbs|one|ones|it|that|this|first|second|third|both|split|each)\b/;
const PER_SIDE =
  /\b(lock|locks|locking|lock in|take|bet|play|back) (in )?both( sides| bets| of (them|those))?\b|\b(how much|what|stakes?)\b.*\b(each|per|every|both|a) (side|sides|one|book|bet|leg)\b|\bhow much (on )?(each|both)\b/;
const MOST_OF_SHORT = 6;
const MOST_OF_NEAREST = 8;
export const STANDARD_CENTS = 100_00;

type Staked = Extract<ScanRow, { sides: unknown }>;

export const moneyOn = (read: Tagged): number | undefined =>
  moneyIn({ ...read, hasSides: false }).find(({ role }) => role === 'stake' || role === 'returns')?.cents;

/** "Put 500 on that middle", "split 500 on the first one": stakes, ends and average of what a scan has shown. */
export function splitOnShown(read: Tagged): Asked | null {
  const shown = read.previous?.looked?.findLast(({ tool }) => tool === 'scan_prices');
  const asked = askedOfScan(read);
  if (shown?.tool !== 'scan_prices' || asked === null) return null;
  const { cents, question, isSplit } = asked;
  // Behind the stakes of one of them it is asked of those.
  const isWorked = sumsOf(read.previous).some(({ kind }) => kind === 'middle' || kind === 'arbitrage');
  if (isWorked && cents === undefined && pointedAt(read.tokens, read.text) === null) return null;
  const row = rowMeant(rowsOf(shown.input, read), read);
  if (row?.kind === 'gap') return cents === undefined ? null : onGap(row, cents);
  const isOfAny = cents !== undefined || isSplit || question === 'worst' || question === 'worth';
  if (!row || (row.kind !== 'middle' && !isOfAny)) return null;
  return onRow(row, cents ?? shown.input.stakeCents ?? STANDARD_CENTS, read, question);
}

/** Those that were shown; of "closest one then, 1000 total" the nearest, which in more words are asked for once more. */
function rowsOf(input: ScanPricesInput, read: Tagged): readonly ScanRow[] {
  const found = scanPrices(ScanPricesInput.parse(input), worldOf(read));
  if (!found.ok) return [];
  const { rows, nearest } = found.data;
  return rows.length === 0 && read.tokens.length <= MOST_OF_NEAREST ? nearest : rows;
}

/** Money on what a scan has shown, or a figure of it. Null: something else is asked. */
function askedOfScan(read: Tagged) {
  if (read.amounts.prices.length > 0) return null;
  const cents = moneyOn(read);
  // "Whats the chance it hits": of the middle that was shown, whatever is on it.
  const question = middleQuestion(read.plain);
  const isSplit =
    (cents !== undefined && (SPLITS.test(read.plain) || isNearestOnly(read))) || PER_SIDE.test(read.plain);
  if (question === null && !isSplit) return null;
  const isShort = isSplit || read.tokens.length <= MOST_OF_SHORT;
  return isShort || OF_SCAN.test(read.plain) || read.mentions.length > 0 ? { cents, question, isSplit } : null;
}

/** "Closest one, 500 on it". */
const isNearestOnly = ({ plain, tokens }: Tagged): boolean =>
  tokens.length <= MOST_OF_NEAREST && /\b(closest|nearest) (one|arb|middle)\b/.test(plain);

/** What the best price of a row is worth on a stake: so much more when it wins. */
const onGap = ({ best, next }: GapRow, cents: number): Asked =>
  say(
    `On ${dollars(cents)} ${best.pick} wins ${dollars(Math.floor(cents * (best.decimal - 1)))} at ${best.text} (${best.book}) and ${dollars(Math.floor(cents * (next.decimal - 1)))} at the next price, ${next.text} (${next.book}): ${dollars(Math.round(cents * (best.decimal - next.decimal)))} more if it wins, and nothing if it loses. Whether it is a bet at all is another question: name it and ask.`,
  );

/** How often both win, and how often they must, where the ends are not known. */
const chanceOf = (row: Staked): string[] =>
  row.kind === 'middle'
    ? [
        `Both win with ${row.window}${row.chanceText === null ? `: how often is not known, ${row.chanceNote}` : `, ${row.chanceText} of the time`}; to break even it takes ${row.neededText}, pushes aside.`,
      ]
    : [];

/** "220 on each side": of every bet, and no sum to be split. */
const ON_EACH =
  /(?<!how much |split )\b(on|for|per) (each|every|both)\b|\b(apiece|a side|a piece|per side|each side|each way)\b/;
const SPLITS_SUM = /\b(split|total|in all|altogether|how much)\b/;
const isOnEach = ({ plain }: Tagged): boolean => ON_EACH.test(plain) && !SPLITS_SUM.test(plain);

function rowMeant<Row extends ScanRow>(rows: readonly Row[], read: Tagged): Row | undefined {
  const events = new Set(read.mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)));
  if (events.size > 0) return rows.find(({ eventId }) => events.has(eventId));
  return rows[(pointedAt(read.tokens, read.text) ?? 1) - 1];
}

function onRow(
  row: MiddleRow | CoverRow,
  cents: number,
  read: Tagged,
  question: ReturnType<typeof middleQuestion>,
): Asked | null {
  const stored = row.sides.map(({ selection, line, bookKey }) =>
    storedBet(
      {
        eventId: row.eventId,
        market: row.market,
        side: selection,
        line,
        player: row.player,
        price: null,
        book: bookKey,
      },
      read,
    ),
  );
  const bets = stored.filter(isStored);
  const [first, second, ...others] = bets;
  if (!first || !second || bets.length < row.sides.length) return null;
  if (others.length > 0) {
    const prices = row.sides.map(({ decimal }) => decimal.toFixed(3));
    return sumOn([{ kind: 'arbitrage', prices, totalCents: cents }], first.ref, [
      `In this order: ${row.sides.map(({ pick, book }) => `${pick} at ${book}`).join(', ')}.`,
    ]);
  }
  const at = (side: StoredBet, place: number) => `${side.name} at ${row.sides[place]?.book ?? ''}`;
  const prices = row.sides.map(({ text, decimal }) => (/^[+-]\d+$/.test(text) ? text : decimal.toFixed(3)));
  const names = [at(first, 0), at(second, 1)] as const;
  return splitOf([first, second], prices, { totalCents: cents }, read, names, { question, otherwise: chanceOf(row) });
}

/** What is on both together, or on the first, and on the second where that is said. */
export type Stakes = { totalCents: number } | { totalCents?: undefined; stakeCents: number; otherStakeCents?: number };

/** Two bets against each other at their prices with so much on both, in every way in which they end. */
export function splitOf(
  [first, second]: readonly [StoredBet, StoredBet],
  [price = '', otherPrice = '']: readonly string[],
  stakes: Stakes,
  read: Tagged,
  [bet, otherBet]: readonly [string, string] = [first.name, second.name],
  asked: { question: ReturnType<typeof middleQuestion>; otherwise: readonly string[] } | null = null,
  notes: readonly string[] = [],
): Asked {
  const ends = endsOfBets(first, second, first.event, read.nowMs);
  const own =
    stakes.totalCents !== undefined && isOnEach(read)
      ? { stakeCents: stakes.totalCents, otherStakeCents: stakes.totalCents }
      : stakes;
  const sides = [coveredAs(first, bet, price), coveredAs(second, otherBet, otherPrice)];
  const calc: Calculation = ends
    ? { kind: 'middle', bet, otherBet, sides, ends, price, otherPrice, ...own }
    : { kind: 'arbitrage', prices: [price, otherPrice], sides, ...(stakes.totalCents !== undefined && stakes) };
  const told = asked?.question && calc.kind === 'middle' ? middleTold(calc, asked.question) : null;
  const lead = told === null ? (asked?.question && asked.question !== 'worst' ? asked.otherwise : []) : [told];
  return sumOn([calc], first.ref, [...notes, ...lead]);
}

/** As it is kept for what is asked of both next. */
const coveredAs = ({ ref, line, price: stored }: StoredBet, bet: string, price: string) => ({
  bet,
  ref: { ...ref, line, price: null, book: stored?.text === price ? stored.book : null },
});
