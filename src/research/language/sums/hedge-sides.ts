import type { BetRefDraft } from '#contract/research/bet.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import type { StoredBet } from './stored-bet.ts';

/** Who is held and who is against it, as a message names them. */

export const isHeld = ({ plain }: Tagged): boolean =>
  /\b(have|got|had|took|placed|holding|hold|my|acca|parlay|ticket|i bet)\b|^bet \d/.test(plain);

/** Both sides of one game: "100 on Flames, how much on Isles to lock it". */
export function namesBoth(read: Tagged): boolean {
  const named = namedBets(read);
  if (named.length === 1 && named[0]?.opponent) return true;
  const [first, second] = namedRefs(named, read);
  if (!first || !second || typeof first === 'string' || typeof second === 'string') return false;
  return first.eventId === second.eventId && isOther(first.side, second.side);
}

/** "Nuggets ML ... how much on Detroit": the second is of the game of the first, where its name may be of several. */
export function namedRefs(named: readonly StatedBet[], read: Tagged): (BetRefDraft | string)[] {
  const [first, ...others] = named;
  const ref = first && refOf(alone(first), read);
  if (ref === undefined || typeof ref === 'string') return [];
  return [ref, ...others.map((bet) => refOf(alone(bet), read, ref.eventId))];
}

/** "Hedge if I already hold over 38": of the game that was spoken of. */
export function heldNamed(read: Tagged): readonly StatedBet[] {
  const named = namedBets(read);
  const [said, ...others] = read.said;
  const isOwn = named.length === 0 && said && others.length === 0 && saysBet(said) && said.line !== null;
  return isOwn && read.leans && isHeld(read) ? read.bets.filter(hasSubject) : named;
}

/** "Last leg is Aces ML, how much on Liberty": whom it is against says no other bet. */
export const alone = (bet: StatedBet): StatedBet => ({ ...bet, book: null, opponent: null });

/** Whether whoever is named plays against the bet that was spoken of. */
export function isOnlyAgainst(bets: readonly StatedBet[], spoken: StoredBet, read: Tagged): boolean {
  return bets.every((bet) => {
    const ref = refOf(alone(bet), read, spoken.ref.eventId);
    return typeof ref !== 'string' && ref.eventId === spoken.ref.eventId && isOther(ref.side, spoken.ref.side);
  });
}

export const isOther = (a: string, b: string): boolean =>
  new Set([a, b]).size === 2 && [a, b].every((side) => /^(home|away)$/.test(side) || /^(over|under)$/.test(side));

/** A unit is what its writer says it is, else a round sum. */
export const unitCents = ({ reading }: Tagged): number => (reading.unit ?? reading.memory?.unit ?? 100) * 100;
export const unitsOf = ({ amounts }: Tagged): number | undefined =>
  amounts.counts.find(({ of }) => of === 'units')?.count;
export const stakeInUnits = (read: Tagged): number | undefined => {
  const units = unitsOf(read);
  return units === undefined ? undefined : Math.round(units * unitCents(read));
};
