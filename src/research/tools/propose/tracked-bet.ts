import { addBet, BETS_PATH } from '#contract/bets/bets.ts';
import type { BetRef } from '#contract/research/bet.ts';
import type { ProposedAction, ProposeResult } from '#contract/research/propose.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { gameLabel, sportLabel } from '../../slate/leagues.ts';
import { dollars } from '../../words/format.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { findBet, wantedLabel } from '../find-bet.ts';
import { findMarket, isRefused } from '../find-market.ts';
import type { Outcome } from '../outcome.ts';
import { priceBets } from '../price-bets/price-bets.ts';
import type { World } from '../world.ts';
import { proposed, requestOf } from './proposal.ts';

/** A bet that its writer made, put among his own: at the price that he names, else at the best there is. The press keeps it. */
export function proposeTrackedBet(
  { bet, stakeCents }: Extract<ProposedAction, { kind: 'tracked_bet' }>,
  world: World,
): Outcome<ProposeResult> {
  const open: BetRef = { ...bet, price: null, book: null, named: bet.named.filter((part) => !OF_SLIP.has(part)) };
  const found = findMarket(open, world);
  if (isRefused(found)) return found;
  const quoted = findBet(open, world);
  const label = isRefused(quoted) ? wantedLabel(bet, found) : pickLabel(quoted.event, quoted.market, quoted.side);
  const slip = slipOf(bet, world);
  const title = 'Track this bet';
  if (slip === null) {
    const sentence = `${label} for ${dollars(stakeCents)}. I have no price for it: put in the one that you got.`;
    return proposed('tracked_bet', { title, sentence, request: null, link: { label: 'My Bets', path: BETS_PATH } });
  }
  const { event } = found;
  const kept = {
    bet: label,
    eventId: event.id,
    game: gameLabel(event),
    startsAt: event.startsAt.toISOString(),
    sport: sportLabel(event),
    ...(slip.book !== null && { book: slip.book }),
    price: slip.price,
    stakeCents,
  };
  const where = slip.book === null ? '' : ` (${slip.book})`;
  return proposed('tracked_bet', {
    title,
    sentence: `${label} at ${slip.price}${where} for ${dollars(stakeCents)} goes into My Bets, with its result once the game is over.`,
    request: requestOf(addBet, kept),
    link: { label: 'Track This Bet', path: `${BETS_PATH}?track=${encodeURIComponent(JSON.stringify(kept))}` },
  });
}

const OF_SLIP: ReadonlySet<string> = new Set(['price', 'book']);

/** The price and the book as they are named, else the best that can be taken; null: no price of it is known. */
function slipOf(bet: BetRef, world: World): { price: string; book: string | null } | null {
  if (bet.price !== null) return { price: formatAmerican(priceTextToDecimal(bet.price)), book: bet.book };
  const outcome = priceBets({ bets: [bet] }, world);
  const [stored] = outcome.ok ? outcome.data.bets : [];
  const at = stored?.priced ? (stored.atAsked ?? stored.atBest) : null;
  return at ? { price: formatAmerican(at.decimal), book: at.book ?? null } : null;
}
