import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Person } from '../../slate/slate.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import { heldTicket } from './held-ticket.ts';
import { paidText } from './paid-text.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';

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

/** "I meant the Nets, its 200 on the Knicks" behind a hedge: what is held stays so, whoever is named first. */
export function isHeldOf(name: string | undefined, bet: StatedBet, read: Tagged): boolean {
  const stored = name === undefined ? null : refOf(alone(bet), read);
  const found = stored === null || typeof stored === 'string' ? null : storedBet(stored, read);
  return found !== null && isStored(found) && found.name === name;
}

/** As a sum before told it, of the same bet. */
export function stakeBefore({ name }: StoredBet, read: Tagged): number | undefined {
  const ticket = heldTicket(read);
  return ticket?.bet.name === name ? (ticket.stakeCents ?? undefined) : undefined;
}

/** Whoever plays against a bet. */
export const isOtherSide = (one: Person, { ref, event }: StoredBet): boolean =>
  one.kind === 'side' && one.event.id === event.id && isOther(one.selection, ref.side);

/** The handicap that wins on a draw too stands in for the double chance. */
export const standsFor = (bet: StoredBet, other: StoredBet): string[] =>
  bet.ref.market === 'moneyline' && other.ref.market === 'spread' && other.line === 0.5
    ? [`${other.name} wins on a draw too, so it covers all that ${bet.name} does not.`]
    : [];

/** "Worst case -150" is no price and no line of whoever is named before it. */
export function withoutNumber(read: Tagged, at: number): Tagged {
  const raw = read.tokens[at]?.raw ?? '';
  const from = read.text.lastIndexOf(raw);
  return from < 0 || raw === ''
    ? read
    : tag({ ...read, text: `${read.text.slice(0, from)}${read.text.slice(from + raw.length)}` });
}

/** What was kept in decimals is the American price that they were made of. */
export const asWritten = (price: string): string => (/^\d+\.\d{4}$/.test(price) ? paidText(Number(price)) : price);

/** "1.50ish". */
export const roundPrice = ({ text }: Tagged): string | null => /\b(\d{1,2}\.\d{2}) ?ish\b/.exec(text)?.[1] ?? null;
