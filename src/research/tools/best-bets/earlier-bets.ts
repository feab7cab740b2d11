import type { EarlierBet } from '../../language/reading.ts';
import type { Slate } from '../../slate/slate.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { type Candidate, priceSelections } from './candidates.ts';

/** The bets of an earlier answer at the prices of this moment; null for one that is not priced any more. */
export function findEarlierBets(
  slate: Slate,
  bets: readonly EarlierBet[],
  only: ReadonlySet<string> | null,
  now: Date,
): (Candidate | null)[] {
  return bets.map(({ eventId, pick }) => {
    const event = slate.events.find(({ id, startsAt }) => id === eventId && startsAt > now);
    const selections = event?.markets.flatMap((market) => priceSelections(event, market, now, only)) ?? [];
    return selections.find((bet) => pickLabel(bet.event, bet.market, bet.selection) === pick) ?? null;
  });
}
