import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import type { EndOfTwo } from '#contract/research/covered.ts';
import { hedgeOfSeveral } from '#engine/odds/hedge.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { Selection } from '../../slate/price.ts';
import type { Tagged } from '../calls/tagged.ts';
import { areOfOne, endsOfBets } from '../sums/ends-of-bets.ts';
import { againstOf } from '../sums/other-side.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { winnerName } from '../sums/winner-name.ts';
import { type HedgeLeft, hedgeLeft } from './hedge-left.ts';
import type { Position, Valued } from './position.ts';

type HedgeCalc = Extract<Calculation, { kind: 'hedge' }>;

/** One of the bets that together win whenever the held one does not. */
export type HedgeBet = { bet: StoredBet; name: string; price: string; book: string | null };
/** With what it leaves of what the held bet returns, its own stake aside. */
export type BestHedge = HedgeLeft & { bets: readonly [HedgeBet, ...HedgeBet[]] };

const ENDS: readonly Selection[] = ['draw', 'home', 'away'];

/** The hedge that leaves the most at the prices that can be taken, or at the one that is named. Null: something that it needs is quoted nowhere. */
export function bestHedge(position: Position, read: Tagged): BestHedge | null {
  const ways = [otherSide(position, read), hedgeBook(read) === undefined ? everyOther(position, read) : null].filter(
    (way) => way !== null,
  );
  return ways.toSorted((a, b) => b.averageCents - a.averageCents)[0] ?? null;
}

function otherSide(position: Position, read: Tagged): BestHedge | null {
  const [same] = [position.against ?? againstOf(position.bet)].flat();
  if (same === undefined || typeof same === 'string') return null;
  const isSubstitute = same.market !== position.bet.ref.market;
  const book = hedgeBook(read);
  const against = { ...same, ...(book !== undefined && { book }) };
  const found =
    priced(storedBet(against, read), isSubstitute ? null : position.otherPrice) ??
    atOtherLine(position.bet, against, read);
  return found && hedgedWith([found], position, read);
}

/** At the line that most books have, where nobody quotes the same one and it covers as much or more: both may win. */
function atOtherLine({ line, ref }: StoredBet, against: BetRefDraft, read: Tagged): HedgeBet | null {
  if (line === null) return null;
  const main = storedBet({ ...against, line: null }, read);
  if (!isStored(main) || main.line === null) return null;
  const room = ref.market === 'spread' ? main.line + line : ref.side === 'over' ? main.line - line : line - main.line;
  return room > 0 ? priced(main, null) : null;
}

/** "Hedge it at DK": there alone; where the ticket itself was bought says nothing of the hedge. */
export function hedgeBook({ pieces, tokens }: Tagged): string | undefined {
  const named = pieces.flatMap((piece) => (piece.kind === 'book' ? [piece] : []));
  return named.find(({ from }) => {
    const words = tokens.slice(0, from).map(({ text }) => text);
    return words.some((word) => word.startsWith('hedg')) && AT_BOOK.test(words.slice(-2).join(' '));
  })?.title;
}
const AT_BOOK = /(?<!\b(parlay|ticket|slip|bet|acca) )\b(at|on|in|with|thru|through|via)$/;

/** Of a match that may be drawn: the draw and the other side, or both sides. */
function everyOther(position: Position, read: Tagged): BestHedge | null {
  const { ref, event } = position.bet;
  if (ref.market !== 'moneyline' || !hasDrawPrice(event)) return null;
  const rest = ENDS.filter((side) => side !== ref.side).map((side) =>
    priced(
      storedBet({ eventId: ref.eventId, market: 'moneyline', side, line: null, player: null }, read),
      side === 'draw' ? null : position.otherPrice,
    ),
  );
  const [first, second] = rest;
  return first && second ? hedgedWith([inShort(first), inShort(second)], position, read) : null;
}

function priced(bet: StoredBet | string, stated: string | null): HedgeBet | null {
  if (!isStored(bet)) return null;
  const name = bet.ref.side === 'draw' ? 'the draw' : bet.name;
  if (stated !== null) return { bet, name, price: stated, book: null };
  return bet.price && { bet, name, price: bet.price.text, book: bet.price.book };
}

const inShort = (one: HedgeBet): HedgeBet => ({ ...one, name: winnerName(one.name) });

/** The even hedge of these bets, with what it leaves. */
export function hedgedWith(bets: BestHedge['bets'], position: Valued, read: Tagged): BestHedge {
  const { returnsCents, stakeCents, price, isTicket } = position;
  const decimals = bets.map(({ price }) => priceTextToDecimal(price));
  const left = hedgeOfSeveral({ stake: 0, returns: returnsCents }, decimals, returnsCents).ifOpenWins;
  const [decimal = 2, ...others] = decimals;
  const ends = others.length > 0 ? null : endsOf(position, bets[0].bet, read);
  // To the cent as the sum has it, which knows no rounded payout.
  const isExact = !isTicket && stakeCents !== null && price != null;
  const returns = isExact ? stakeCents * priceTextToDecimal(price) : returnsCents;
  const held = { stakeCents, returnsCents: returns };
  return { bets, ...hedgeLeft(Math.round(left), held, { stake: returns / decimal, decimal }, ends) };
}

/** As the sum that it is; of a ticket what it returns is told, since its price is none of the bet that is left. */
export function hedgeCalc(
  position: Position,
  { bets: [first, ...others] }: BestHedge,
  read: Tagged,
  size: Pick<HedgeCalc, 'profitCents'> = {},
): HedgeCalc {
  const { bet, stakeCents, returnsCents, price, isTicket } = position;
  const ends = stakeCents === null || others.length > 0 ? null : endsOf(position, first.bet, read);
  return {
    kind: 'hedge',
    bet: others.length > 0 ? winnerName(bet.name) : bet.name,
    hedgeBet: first.name,
    hedgePrice: first.price,
    ...(others.length > 0 && { others: others.map((one) => ({ bet: one.name, price: one.price })) }),
    ...(ends && { ends }),
    ...(stakeCents !== null && { stakeCents }),
    ...(isTicket || price === null || stakeCents === null ? { returnsCents } : { price }),
    ...size,
  };
}

/** A push takes a leg out of its ticket, and what that pays then is not known: as if it was lost. */
function endsOf({ bet, isTicket }: Valued, other: StoredBet, read: Tagged): EndOfTwo[] | null {
  const ends = areOfOne(bet, other) ? endsOfBets(bet, other, bet.event, read.nowMs) : null;
  if (!isTicket || ends === null) return ends;
  const isUnsure = ends.some(({ first, second }) => first === second && first !== 'push');
  return isUnsure ? ends.map((end) => (end.first === 'push' ? { ...end, first: 'loss' } : end)) : null;
}

/** Where each of its prices is to be had. */
export const pricesOf = ({ bets }: BestHedge): string[] =>
  bets.flatMap(({ name, price, book }) =>
    book === null ? [] : [`${price} at ${book} is the best price you can get on ${name}.`],
  );
