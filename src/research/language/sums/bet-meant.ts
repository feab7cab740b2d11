import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';

/** The one bet that a short question is about: whom it names, else what was spoken of last of one game. Null: there is none. */
export function betMeant(read: Tagged): StoredBet | null {
  const { previous } = read;
  const [named] = namedBets(read);
  const focus = previous?.list === true || previous?.ticket === true ? [] : (previous?.focus ?? []);
  const [first, ...others] = focus.filter(({ side }) => side !== 'draw');
  const isOne = others.every(({ eventId }) => eventId === first?.eventId);
  const ref = named ? refOf(named, read, first?.eventId ?? null) : first && isOne ? refOfFocus(first) : null;
  const bet = ref === null || typeof ref === 'string' ? null : storedBet(ref, read);
  return bet !== null && isStored(bet) ? bet : null;
}
