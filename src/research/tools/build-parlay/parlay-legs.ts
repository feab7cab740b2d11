import type { BetRef } from '#contract/research/bet.ts';
import type { AskedLeg, LegPrice } from '#contract/research/build-parlay.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { writeOdds } from '../../words/bettor.ts';
import { outcomeLabel, pickLabel, propName, signedLine } from '../../words/pick-label.ts';
import { askedBooks } from '../best-bets/asked-books.ts';
import { type Candidate, priceSelections } from '../best-bets/candidates.ts';
import { findBet } from '../find-bet.ts';
import { askFor, isRefused } from '../find-market.ts';
import { refusal } from '../outcome.ts';
import { noPrice, readPrice } from '../stated-prices.ts';
import type { World } from '../world.ts';

/** One selection that is to be part of a parlay. */
export type Leg = {
  event: SlateEvent;
  market: SlateMarket;
  side: Selection;
  pick: string;
  /** Where it may stand: the books where this bettor can bet, or the one that was named for it. */
  keys: ReadonlySet<string>;
  /** Decimal odds that the bettor stated for it. */
  stated: number | null;
};

export type ReadLeg = { leg: Leg; asked: AskedLeg } | { leg: null; asked: AskedLeg };

/** A stated leg as it is stored, or why it cannot be had. */
export function readLeg(ref: BetRef, world: World): ReadLeg {
  const found = findBet(ref, world);
  if (isRefused(found)) return refusedLeg(ref, found, world);
  const { event, market, side } = found;
  const stated = ref.price === null ? null : readPrice(ref.price);
  if (ref.price !== null && stated === null) return refusedLeg(ref, noPrice(ref.price), world);
  const books = askedBooks(ref.book === null ? [] : [ref.book], world, () => askFor('', { ...ref, book: null }));
  if ('ok' in books) return refusedLeg(ref, books, world);
  const leg: Leg = { event, market, side, pick: pickLabel(event, market, side), keys: books.keys, stated };
  const best = bestOffer(leg, leg.keys, world);
  if (best) return { leg, asked: askedLeg(best, world) };
  return refusedLeg(ref, notOffered(leg, ref), world);
}

function notOffered({ market, keys, pick, event }: Leg, { book }: BetRef): Refusal {
  const where = book ?? 'a book where you can bet';
  const bet = `${pick} in ${gameLabel(event)}`;
  return market.quotes.some(({ bookKey }) => keys.has(bookKey))
    ? refusal('price_cannot_be_right', `The price of ${where} on ${bet} is too old or too far off to be right.`, {
        named: [pick],
      })
    : refusal('book_not_stored', `I have no price for ${where} on ${bet}.`, { named: [pick] });
}

function refusedLeg(ref: BetRef, refused: Refusal, { slate }: World): ReadLeg {
  const event = slate.events.find(({ id }) => id === ref.eventId);
  const side = event ? outcomeLabel(event, ref.side) : ref.side;
  const line = ref.line === null ? null : ref.market === 'spread' ? signedLine(ref.line) : `${ref.line}`;
  const named = ref.market.startsWith('prop:') ? propName(ref.market) : ref.market === 'moneyline' ? ref.market : null;
  const pick = [ref.player, side, line, named].filter((part) => part !== null).join(' ');
  return { leg: null, asked: { pick, game: event ? gameLabel(event) : null, price: null, refusal: refused } };
}

/** The leg at the best price among some books; undefined where none of them has one that can be right. */
export function bestOffer(
  { event, market, side }: Pick<Leg, 'event' | 'market' | 'side'>,
  keys: ReadonlySet<string>,
  { nowMs }: World,
): Candidate | undefined {
  return priceSelections(event, market, new Date(nowMs), keys).find(({ selection }) => selection === side);
}

export function askedLeg(best: Candidate, world: World): AskedLeg {
  const { event, market, selection } = best;
  const pick = pickLabel(event, market, selection);
  return { pick, game: gameLabel(event), price: legPrice(best, world), refusal: null };
}

function legPrice({ priced }: Candidate, { slate, bettor, nowMs }: World): LegPrice {
  const { book, decimal, quotedAtMs } = priced;
  return {
    bookKey: book,
    book: slate.bookTitles.get(book) ?? book,
    decimal,
    text: writeOdds(bettor, decimal),
    ageSeconds: Math.max(0, Math.round((nowMs - quotedAtMs) / 1_000)),
  };
}
