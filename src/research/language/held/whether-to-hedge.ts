import { dollars, signedDollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { notQuoted, sumOn } from '../sums/sum-on-bet.ts';
import { ADDS, asksWhich, BARE_HEDGE, HEDGE, HOW, RIDE, WHETHER } from './asks-of-held.ts';
import { ASKS_BESIDE } from './beside-offer.ts';
import { type BestHedge, bestHedge, hedgeBook, hedgeCalc, pricesOf } from './best-hedge.ts';
import { leavesSure } from './hedge-left.ts';
import type { Position } from './position.ts';
import { saysLegLeft } from './says-ticket.ts';
import { type Asks, pushNote, weigh, weighedText } from './weighed.ts';

const ASKS = /\b(what|whats|how|who|which|when|where|payout|build|make me|give me|find)\b/;

/** "Should I hedge", "worth hedging", "just let it ride"; and a ticket that is told with one leg left, and nothing asked of it. */
export function whetherToHedge(position: Position, read: Tagged): Asked | null {
  const asks = askedOf(position, read);
  return asks === null ? null : advisedOn(position, asks, read);
}

/** What to do with it, by what each way is worth. Null: it is held against an offer that is made in this message. */
export function advisedOn(position: Position, asks: Asks, read: Tagged, ends: readonly string[] = []): Asked | null {
  if (position.numbers.offerCents !== undefined) return null;
  const { hedge, missing } = hedgeThatIs(position, read);
  const weighed = weigh(position, hedge, position.offerCents);
  const elsewhere = hedge && hedgeBook(read) !== undefined ? betterElsewhere(position, hedge, read) : null;
  const isSureThere = elsewhere !== null && elsewhere.averageCents >= weighed.worthCents;
  const lead =
    hedge && isSureThere && asks !== 'ride'
      ? notThere(hedge, weighed.worthCents)
      : weighedText(position, weighed, asks);
  const notes = [
    lead,
    ...ends,
    ...(hedge?.unsure ? [] : pushNote(position)),
    ...(elsewhere ? [elsewhereText(position, elsewhere, isSureThere)] : []),
    ...missing,
  ];
  const { returnsCents } = position;
  return hedge && asks !== 'ride'
    ? sumOn([hedgeCalc(position, hedge, read)], position.bet.ref, [...notes, ...(elsewhere ? [] : pricesOf(hedge))])
    : sumOn([{ kind: 'cash_out', returnsCents, chance: weighed.chance }], position.bet.ref, notes);
}

/** Where the number that is named against it is quoted nowhere, another one is told, and that it is another. */
function hedgeThatIs(position: Position, read: Tagged): { hedge: BestHedge | null; missing: string[] } {
  const { against } = position;
  const named = bestHedge(position, read);
  const hedge = named ?? (against && bestHedge({ ...position, against: null }, read));
  const bet = named === null && hedge && against ? storedBet(against, read) : null;
  return bet !== null && hedge && isStored(bet)
    ? { hedge, missing: [`${notQuoted(bet.name)}, so this is with ${hedge.bets[0].name}, which is there.`] }
    : { hedge, missing: [] };
}

/** The hedge at another book, where the one that is named for it pays less. */
function betterElsewhere(position: Position, { averageCents }: BestHedge, read: Tagged): BestHedge | null {
  const best = bestHedge(position, { ...read, pieces: [] });
  return best && best.averageCents > averageCents ? best : null;
}

const notThere = (hedge: BestHedge, worthCents: number): string =>
  `Not at ${hedge.bets[0].book}: a full hedge there ${leavesSure(hedge)}, and the bet is worth ${dollars(worthCents)} on average if you let it ride.`;

function elsewhereText({ stakeCents }: Position, hedge: BestHedge, isSureThere: boolean): string {
  const { bets, leftCents, unsure } = hedge;
  const [bet] = bets;
  const after = stakeCents === null ? '' : `, ${signedDollars(leftCents - stakeCents)} after your stake`;
  const left = unsure === null ? `leaves ${dollars(leftCents)}${after}` : leavesSure(hedge);
  const lead = isSureThere ? `Hedge at ${bet.book} instead, ` : `${bet.book} has `;
  return `${lead}${bet.price} on ${bet.name}: a full hedge there ${left}.`;
}

const whichOf = (plain: string, isAdded: boolean, isHedge: boolean): Asks =>
  isAdded || asksWhich(plain) ? 'which' : isHedge ? 'hedge' : 'ride';

/** "Best Ravens price to hedge" asks for a price, and not whether. */
const BEST_PRICE = /\b(best|better) (?:\w+ ){0,3}(price|number|odds|line|spot|book|place|site|app)\b/;

const asksToHedge = (plain: string): boolean =>
  HEDGE.test(plain) &&
  (BEST_PRICE.test(plain)
    ? WHETHER.test(plain.replace(BEST_PRICE, ''))
    : WHETHER.test(plain) || BARE_HEDGE.test(plain));

/** "Should i add the Bruins or leave it alone" is whether to hedge. */
function askedOf({ isNew, isTicket, offerCents, namesOther }: Position, { plain, text }: Tagged): Asks | null {
  const isRide = RIDE.test(plain);
  const isAdded = namesOther && ADDS.test(plain) && isRide;
  const isHedge = isAdded || asksToHedge(plain);
  // Held against an offer it is told by that.
  if (HOW.test(plain) || (offerCents !== null && ASKS_BESIDE.test(plain))) return null;
  if (isHedge || isRide) return whichOf(plain, isAdded, isHedge);
  return isNew && isTicket && saysLegLeft(plain) && !ASKS.test(plain) && !BEST_PRICE.test(plain) && !text.includes('?')
    ? 'which'
    : null;
}
