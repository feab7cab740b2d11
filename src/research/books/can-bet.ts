import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import type { Bettor } from '../words/bettor.ts';
import { takesBetsWidely, takesUsBets } from './registry.ts';

export type Place = Pick<Bettor, 'sportsbooks' | 'without' | 'state'>;

/**
 * Whether this bettor can take a book's price: at one of the own books where some are set, else at one that is licensed in
 * the bettor's state, else, with no state named, at one of many states.
 */
export function canBet(bookKey: string, { sportsbooks, without, state }: Place): boolean {
  if (without?.includes(bookKey)) return false;
  if (sportsbooks.length > 0) return sportsbooks.includes(bookKey);
  return state === null ? takesBetsWidely(bookKey) : takesUsBets(bookKey, state);
}

/** The same of a book that the bettor names: who names one of a single state may well live there. */
export const canBetNamed = (bookKey: string, place: Place): boolean =>
  canBet(bookKey, place) ||
  (place.without?.includes(bookKey) !== true &&
    place.sportsbooks.length === 0 &&
    place.state === null &&
    takesUsBets(bookKey));

/** Which books these are, where the bettor has not said it one by one. */
export const licensedWhere = ({ state }: Pick<Bettor, 'state'>): string =>
  state === null ? 'licensed in at least five US states' : `licensed in ${US_STATE_NAMES[state]}`;
