import { type Asked, type Call, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { derivedCompared } from './compare-derived.ts';
import { derivedOf, isDerived } from './derived-bet.ts';
import { fairWords, noPriceWords } from './tell-derived.ts';

/** No tool has a price of such a bet: what was to be asked of one for it is told from its fair chance, beside the others or alone. */
export function withoutDerived(asked: Asked | null, read: Tagged): Asked | null {
  if (asked?.kind !== 'calls') return asked;
  const bets = asked.calls.flatMap(betsOf);
  const derived = bets.filter(isDerived).flatMap((bet) => derivedOf(bet, read) ?? []);
  const [first] = derived;
  if (!first) return asked;
  const compared = bets.length > 1 ? derivedCompared(bets, read) : null;
  return compared ?? say(`${fairWords(first)} ${noPriceWords(first, read)}`);
}

/** The bets that a call is about: several, the legs of a parlay, or one. */
function betsOf({ input }: Call): readonly BetFocus[] {
  const { bets, legs, bet } = input as { bets?: readonly BetFocus[]; legs?: readonly BetFocus[]; bet?: BetFocus };
  if (bets ?? legs) return bets ?? legs ?? [];
  return bet ? [bet] : 'market' in input && 'eventId' in input ? [input as BetFocus] : [];
}
