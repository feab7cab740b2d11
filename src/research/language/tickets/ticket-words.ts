import type { LegWorst } from '#contract/research/build-parlay.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import type { MoneyRole } from '../calls/amount.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bookAt } from '../sportsbooks.ts';

const PAYS =
  /\b(pay|pays|paying|payout|payouts|return|returns|odds|price|cost|win me|id win|i win|get back|do i get|would i get)\b/;
const JUDGES =
  /\b(worth|good|bad|great|value|edge|ev|smart|dumb|fair|should i|should we|take it|is it a|thoughts|like it|lock|sharp|verdict|rate|judge|chance|chances|likely|hits?)\b/;

/** Whether it is a bet is asked, in so many words. */
export const asksJudged = (plain: string): boolean => JUDGES.test(plain);

/** What it pays is asked, and not whether it is worth it: that is free. */
export const asksPriceOnly = ({ plain }: Pick<Tagged, 'plain'>): boolean => PAYS.test(plain) && !JUDGES.test(plain);

/** The same as a part of a ticket. */
export const paysOnly = (asked: Pick<Tagged, 'plain'>): { priceOnly?: true } =>
  asksPriceOnly(asked) ? { priceOnly: true } : {};

const CENTS = 100;

/** The stake that is named, in cents; a bare number beside a word for what it pays is one too. */
export function stakeIn({
  amounts,
  says,
  tokens,
  said,
}: Pick<Tagged, 'amounts' | 'says' | 'tokens' | 'said'>): number | null {
  const lines = new Set(said.flatMap(({ line }) => (line ? [Math.abs(line.line) * CENTS] : [])));
  const money = amounts.money.filter(
    ({ cents, isSure, role, from }) => isSure || (role === 'stake' && !lines.has(cents) && !isCount(tokens, from)),
  );
  if (money.length > 0) return money.find(({ role }) => role === 'stake')?.cents ?? money[0]?.cents ?? null;
  if (!says.has('payout') || amounts.prices.length > 0) return null;
  const taken = new Set([...amounts.lines.filter(({ signed }) => signed), ...amounts.counts].map(({ from }) => from));
  const ofBooks = new Set(tokens.flatMap((_, at) => placesOf(bookAt(tokens, at), at)));
  const bare = tokens.flatMap(({ number }, at) =>
    number &&
    !ofBooks.has(at) &&
    number.sign === null &&
    !taken.has(at) &&
    !isCount(tokens, at) &&
    Number.isInteger(number.value) &&
    !number.suffix
      ? [number.value]
      : [],
  );
  const left = bare.filter((value) => !lines.has(value * CENTS));
  return left.length === 1 && left[0] !== undefined && left[0] > 0 ? Math.round(left[0] * CENTS) : null;
}

/** "Bet365" is a book, and no stake of 365. */
const placesOf = (book: ReturnType<typeof bookAt>, at: number): number[] =>
  book ? Array.from({ length: book.to - at }, (_, step) => at + step) : [];

/** "The 3", "the first 2", "3 legs" are so many bets. */
const isCount = (tokens: Pick<Tagged, 'tokens'>['tokens'], at: number): boolean =>
  /^(the|those|these|all|both|first|last|top|of|leg|pick|number)$/.test(tokens[at - 1]?.text ?? '') ||
  /^(legs?|leggers?|teams?|folds?|of|picks?|bets?|draws?|dogs?|underdogs?|favs?|favou?rites?|overs?|unders?|games?|spreads|moneylines|mls)$/.test(
    tokens[at + 1]?.text ?? '',
  );

/** "25 to win 280", "10 for 17.50 total payout": the price that they come to. Null: not both are named. */
export function paidPrice({ money, prices }: Tagged['amounts']): string | null {
  const of = (role: MoneyRole) => money.find((one) => one.role === role)?.cents ?? 0;
  const [stake, won, paid] = [of('stake'), of('profit'), of('returns')];
  const back = won > 0 ? stake + won : paid;
  return prices.length === 0 && stake > 0 && back > stake ? exactPrice(back / stake) : null;
}

/** American, where that pays the same to the cent. */
function exactPrice(decimal: number): string {
  const american = decimal >= EVEN ? (decimal - 1) * 100 : 100 / (decimal - 1);
  return Math.abs(american - Math.round(american)) < CLOSE ? formatAmerican(decimal) : decimal.toFixed(6);
}
const EVEN = 2;
const CLOSE = 1e-6;

/** "X and Y together at +260": one price behind all of them, which is said to be that of the whole. */
export function wholePrice({
  amounts: { prices },
  tokens,
  mentions,
}: Pick<Tagged, 'amounts' | 'tokens' | 'mentions'>): string | null {
  const [price, ...others] = prices;
  const last = mentions.at(-1);
  if (!price || others.length > 0 || (last && price.from < last.to)) return null;
  const before = tokens.slice(Math.max(0, price.from - 2), price.from).map(({ text }) => text);
  const after = tokens.slice(price.to, price.to + 2).map(({ text }) => text);
  return before.some((word) => OF_WHOLE.test(word)) || after.some((word) => OF_ALL.test(word)) ? price.text : null;
}

const OF_WHOLE =
  /^(at|for|pays|paying|gives|giving|gave|offers|offering|has|is|total|sgp|parlay|together|me|it|leg|legs|legger|teamer)$/;
const OF_ALL = /^(total|parlay|sgp|all|together|combined|whole)$/;

const WORST: readonly (readonly [RegExp, LegWorst])[] = [
  [
    /\b(worst|weakest|shakiest|dumbest|worst value|least (value|edge|ev|valuable)|(lowest|smallest|poorest) (ev|edge|value|expected (value|return))|(you|u|ya|youd|ud) (\w+ ){0,2}((like|love|trust|want|believe in|rate|fancy) (the )?least|hate( (the )?most)?)|(you|u) (dont|do not) (really )?(like|love|trust|want)|(you|u) least (like|trust|love)|(your|ur) least (fav|fave|favou?rite))\b/,
    'edge',
  ],
  [
    /\b(riskiest|iffiest|sketchiest|scariest|least (likely|safe|sure|certain)|most risky|most likely to (lose|bust|miss|screw|kill))\b/,
    'chance',
  ],
  [/\b(longest|biggest (dog|price|odds))\b/, 'longest'],
  [/\b(shortest|chalkiest|heaviest|biggest (favorite|fav))\b/, 'shortest'],
];

/** By what a leg is the worst of a parlay: "the riskiest one"; null: it is not said. */
export const worstIn = (plain: string): LegWorst | null => WORST.find(([words]) => words.test(plain))?.[1] ?? null;
