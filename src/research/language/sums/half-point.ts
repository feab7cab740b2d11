import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { type Asked, say } from '../calls/call.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { mainLine } from '../tickets/taken-at.ts';
import { refOf, refOfFocus } from './bets-said.ts';
import { isStored, type StoredBet, storedBet, storedPair } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const OF_POINTS =
  /\b(half ?(a )?points?|half pt|hooks?|buy(ing)?|bought|sell(ing)? (the|a|off|points?)|off the (hook|key)|worth of|(cost|price) (to|of) (go|get|move|going|moving|getting)|(whats|what is|what does|how much).*\b(cost|worth)|get(ting)? (it )?(to|down to|up to)|move it|go from|going from|each (half )?point|alt line|worth (a )?(nickel|dime|\d+ ?c(ents?)?)|(worth|pay|paying|lay|laying)\b.*\b(instead of|rather than))\b/;
const BUYS_ONE = /\b(better number|which number|rather (have|take|lay)|prefer)\b/;
const MOST_APART = 10;

/**
 * "How much is the half point worth from 228 to 227.5", "buying off the hook from -3.5 to -3 for 20 cents": what another number of one
 * bet is worth, against what it costs. Null: two numbers of one bet are not spoken of.
 */
export function halfPoint(read: Tagged): Asked | null {
  const lines = withSpoken(numbersIn(read), read);
  if (!asksNumbers(read, lines)) return null;
  const base = baseOf(read);
  if (base === null) return null;
  if (typeof base === 'string') return lacks(base);
  const numbers =
    lines.length === 2
      ? ofItsSign(lines, base, read)
      : OF_HALF.test(read.plain)
        ? (endingOn(base, lines[0] ?? 0, read) ?? nextOf(base, lines[0] ?? 0))
        : [];
  const [from, to] = numbers.map((line) => refWith(base, line));
  return from && to && isPair(numbers) ? between(from, to, read) : null;
}

/** "3 vs 3.5, how much is that half point worth": the worth of it before anything else that is asked how much. Without a side it is asked of which. */
export function halfPointNamed(read: Tagged): Asked | null {
  const lines = numbersIn(read);
  if (lines.length !== 2 || !OF_HALF.test(read.plain) || !asksNumbers(read, lines)) return null;
  return halfPoint(read) ?? (baseOf(read) === null ? say(WHOSE_POINT) : null);
}

const WHOSE_POINT =
  'Which bet is it? What that half point is worth depends on the game: name the side, or the over or under, with both numbers, and I work it out from the prices there.';

/** "7 or 7.5" of a favorite are numbers that it gives: a spread without a sign has that of the one that was spoken of, else of the side's own. */
export function ofItsSign(lines: readonly number[], base: BetRefDraft, { amounts, previous, slate }: Tagged): number[] {
  const isSigned = (line: number) => amounts.lines.some((one) => one.line === line && one.signed);
  if (base.market === 'total' || base.player != null) return [...lines];
  const given = lines.find(isSigned);
  if (given !== undefined) return lines.map((line) => (given < 0 && !isSigned(line) ? -line : line));
  const spoken = previous?.focus?.find(
    ({ eventId, market, side }) => eventId === base.eventId && market === 'spread' && side === base.side,
  );
  const main = spoken?.line ?? mainLine({ ...base, market: 'spread', player: null }, slate);
  return main < 0 ? lines.map((line) => -line) : [...lines];
}

function asksNumbers(read: Tagged, lines: readonly number[]): boolean {
  const { plain, amounts, says } = read;
  const isChoice = lines.length === 2 && isPair(lines) && (BUYS_ONE.test(plain) || comparesOne(read));
  const isNumbers = lines.length === 1 || lines.length === 2;
  const isAsked = (OF_POINTS.test(plain) || isChoice) && isNumbers && isOfOne(read);
  return isAsked && amounts.prices.length <= 2 && !says.has('teaser');
}

/** Of one game, and not of its over and its under, nor of two teams that each have a line: these are two bets. */
function isOfOne({ mentions, said }: Tagged): boolean {
  const sides = said.flatMap(({ side, line }) => (line && side ? side.names.join() : []));
  if (new Set(sides).size > 1) return false;
  const [first, ...others] = mentions.map(({ persons }) => persons.map(({ event }) => event.id));
  const isGame = first === undefined || others.every((ids) => ids.some((id) => first.includes(id)));
  return isGame && new Set(said.flatMap(({ direction }) => direction ?? [])).size <= 1;
}

/** In the order in which they are said: the first price, or book, is that of the first number. */
function between(from: BetRefDraft, to: BetRefDraft, read: Tagged): Asked {
  const pair = storedPair(
    [
      { ...from, book: null },
      { ...to, book: null },
    ],
    read,
  );
  if (typeof pair === 'string') return lacks(pair);
  const [start, end] = [from, to].map((ref, at): Numbered | null => {
    const bet = pair[at];
    return bet ? { bet, ...priceOf(ref, at, read) } : null;
  });
  if (!start || !end) return lacks('I have no price for that bet, so there is nothing to work out.');
  const isUp = isBetter(end.bet, start.bet);
  const [worse, better] = isUp ? [start, end] : [end, start];
  const { name, short, ref } = better.bet;
  const game = name === short ? [] : [`${name.slice(short.length + OF_GAME.length)}.`];
  return sumOn([worthOf(worse, better, read)], ref, game);
}

/** A number with what it costs: as it was said, else as it is quoted. */
type Numbered = { bet: StoredBet; price?: string; book?: string };

function priceOf(ref: BetRefDraft, at: number, read: Tagged): Pick<Numbered, 'price' | 'book'> {
  const { prices } = read.amounts;
  if (prices.length === 2) return { price: prices[at]?.text ?? '' };
  const book = read.books[at] ?? read.books[0] ?? null;
  const quoted = storedBet({ ...ref, book }, read);
  return isStored(quoted) && quoted.price ? { price: quoted.price.text, book: quoted.price.book } : {};
}

/** Whether a number wins wherever the other wins, and more. */
export const isBetter = (one: StoredBet, other: StoredBet): boolean =>
  one.ref.side === 'over' ? (one.line ?? 0) < (other.line ?? 0) : (one.line ?? 0) > (other.line ?? 0);

const OF_GAME = ' in ';

const OF_HALF = /\b(half ?(a )?points?|half pt|hook)\b/;

const isPair = ([one, other]: readonly number[]): boolean =>
  one !== undefined && other !== undefined && one !== other && Math.abs(Math.abs(one) - Math.abs(other)) <= MOST_APART;

const comparesOne = ({ plain, mentions }: Tagged): boolean => mentions.length === 0 && /\bcompare\b/.test(plain);

/** "And 227.5? compare em": with the number that was spoken of. */
function withSpoken(lines: readonly number[], read: Tagged): readonly number[] {
  const spoken = read.previous?.focus?.[0]?.line ?? null;
  const [line, ...others] = lines;
  // "Buy half a point" is bought of the line that was spoken of.
  if (line === undefined && spoken !== null && OF_HALF.test(read.plain) && read.amounts.prices.length === 0)
    return [spoken];
  const isOne = line !== undefined && others.length === 0 && spoken !== null && spoken !== line;
  return isOne && comparesOne(read) ? [spoken, line] : lines;
}

/** What it says of lines, prices and money left aside. */
export function numbersIn({ amounts: { lines, prices, money, counts } }: Tagged): number[] {
  const taken = (from: number) =>
    prices.some((one) => one.from === from) ||
    counts.some((one) => one.from === from) ||
    money.some((one) => one.from === from && one.isSure);
  return [...new Set(lines.filter(({ from }) => !taken(from)).map(({ line }) => line))];
}

/** The side that is named, or that was spoken of. */
export function baseOf(read: Tagged): BetRefDraft | string | null {
  const [focus] = read.previous?.focus ?? [];
  const bet: StatedBet | undefined = read.said.find(hasSubject) ?? read.bets.find(hasSubject);
  if (!bet) return focus ? refOfFocus(focus) : null;
  const isOpenTotal =
    bet.direction === null && bet.line !== null && Math.abs(bet.line.line) > 30 && bet.player === null;
  const asked = isOpenTotal ? { ...bet, direction: 'over' as const } : bet;
  const side = asked.direction === null && focus?.market === 'total' && isOpenTotal ? focus.side : null;
  return refOf(side === 'under' ? { ...asked, direction: 'under' } : asked, read);
}

export function refWith(base: BetRefDraft, line: number): BetRefDraft {
  const isOfGame = base.market === 'moneyline';
  return { ...base, ...(isOfGame && { market: 'spread' as const }), line, price: null, book: null };
}

/** The next half point in favour of the bet. */
function nextOf({ side }: BetRefDraft, line: number): number[] {
  return [line, side === 'over' ? line - 0.5 : line + 0.5];
}

/** "The half point, to -2.5": to the number that is named, from the one that was spoken of, else from the half point before it. */
function endingOn({ side, market }: BetRefDraft, line: number, { tokens, amounts, previous }: Tagged): number[] | null {
  const at = amounts.lines.find((one) => one.line === line)?.from ?? 0;
  if (tokens[at - 1]?.text !== 'to') return null;
  const before = side === 'over' ? line + 0.5 : line - 0.5;
  const spoken = (previous?.focus ?? []).find(
    (bet) => bet.market === market && bet.side === side && bet.line === before,
  );
  return [spoken?.line ?? before, line];
}

export function worthOf(start: Numbered, end: Numbered, read: Tagged): Calculation {
  const cents = read.amounts.counts.find(({ of }) => of === 'cents')?.count ?? centsSaid(read);
  const at = ({ bet, price, book }: Numbered) => ({
    bet: bet.short,
    win: bet.win,
    ...(bet.push > 0 && { pushChance: bet.push }),
    ...(price !== undefined && { price }),
    ...(book !== undefined && { book }),
  });
  return { kind: 'line_worth', from: at(start), to: at(end), ...(cents !== undefined && cents > 0 && { cents }) };
}

/** "Worth 20c", "worth a nickel": 5 cents of a price. */
function centsSaid({ text }: Tagged): number | undefined {
  const coin = /\b(nickel|dime)\b/i.exec(text)?.[1]?.toLowerCase();
  if (coin !== undefined) return coin === 'nickel' ? 5 : 10;
  const found = /\b(\d{1,3}) ?(?:c|¢|cents?)\b/i.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
