import type { BetRefDraft } from '#contract/research/bet.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { sharedGames } from '../calls/shared-games.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { focusOfRef, refOf } from '../sums/bets-said.ts';
import { isStored, ownBet } from '../sums/stored-bet.ts';
import { notQuoted } from '../sums/sum-on-bet.ts';
import { type Cover, type CoverSide, sideAt, sideStated } from './cover.ts';
import { allSides } from './cover-before.ts';

/**
 * Two bets against each other that a message names whole, each at its price and book, else at the best there is; or which of them nobody
 * quotes, in a sentence. Null: it names no such two.
 */
export function coverNamed(read: Tagged): Cover | string | null {
  const bets = read.said.filter((bet) => bet.line !== null || bet.price !== null || bet.direction !== null);
  const [one, other, ...others] = bets;
  if (!one || !other || others.length > 0 || !hasSubject(one)) return null;
  const first = draftOf(one, read);
  const second = first && opposed(first, sameOf(one, other), read);
  if (!first || !second) return null;
  const sides = [
    [first, one],
    [second, other],
  ] as const;
  const priced = sides.map(([ref, { price, book }]) => sideOf(ref, price, book, read));
  if (priced.every((side) => side !== null)) return { from: 'pair', sides: priced, totalCents: null, eachCents: null };
  const lacking = sides
    .filter((_, at) => priced[at] === null)
    .map(([ref, { book }]) => notQuoted(nameOf(ref, read), book));
  return `${lacking.join(', and ')}. Name its price and I work it out with that.`;
}

function nameOf(ref: BetRefDraft, read: Tagged): string {
  const own = ownBet(focusOfRef(ref), read);
  return isStored(own) ? own.name : 'that bet';
}

function draftOf(bet: StatedBet, read: Tagged): BetRefDraft | null {
  const ref = refOf({ ...bet, opponent: null, book: null }, read);
  return typeof ref === 'string' ? null : ref;
}

/** "Flagg over 27.5 and under 27.5": who is named once is meant twice. */
const sameOf = (one: StatedBet, other: StatedBet): StatedBet =>
  one.player !== null && other.player === null && other.direction !== null
    ? { ...other, side: null, player: one.player, stats: one.stats, propMarket: one.propMarket }
    : other;

function opposed(first: BetRefDraft, bet: StatedBet, read: Tagged): BetRefDraft | null {
  const second = draftOf(bet, read);
  const isSame =
    second?.eventId === first.eventId &&
    second.market === first.market &&
    (second.player ?? null) === (first.player ?? null);
  return isSame && OTHER_SIDE[first.side] === second.side ? second : null;
}

function sideOf(
  { price: _, book: __, ...ref }: BetRefDraft,
  price: string | null,
  book: string | null,
  read: Tagged,
): CoverSide | null {
  return price === null ? sideAt({ ...ref, book }, read) : sideStated(ref, price, book, read);
}

/** Who plays in the one game that is named by both of its sides, at the best prices of who wins or of the market that is named. */
export function coverOfGame(read: Tagged): Cover | null {
  const { mentions, said } = read;
  const named = mentions.map(({ persons }) => persons.flatMap((one) => (one.kind === 'side' ? [one.event] : [])));
  const [event] = named.length > 1 ? sharedGames(named) : [];
  const market = said.find((bet) => bet.market !== null)?.market ?? 'moneyline';
  if (!event || !read.slate.events.includes(event) || !isPriced(event, market)) return null;
  return allSides('board', { event, market, player: null, homeLine: null, books: [null] }, read);
}

const isPriced = ({ markets }: SlateEvent, market: string): boolean =>
  /^(?:moneyline|spread|total)$/.test(market) && markets.some((one) => one.market === market);
