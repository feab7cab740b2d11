import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { bookOf, takesUsBets } from '../../books/registry.ts';
import type { Bettor } from '../bettor.ts';

type Shown = { bookKey: string; canBet: boolean };

/** Why a book's price is none that this bettor can take; nothing where it is. */
export function bookStanding({ bookKey, canBet }: Shown, { sportsbooks, state }: Bettor): string | undefined {
  if (canBet) return undefined;
  if (!takesUsBets(bookKey)) return 'reference only';
  if (sportsbooks.length > 0) return 'not one of your books';
  return state === null ? `only in ${bookOf(bookKey).states.join(', ')}` : `not in ${US_STATE_NAMES[state]}`;
}
