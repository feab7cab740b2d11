import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { isOn } from '../tickets/named-legs.ts';
import { isPlayer, type Placed } from './bets-named.ts';
import type { Frame } from './merged.ts';
import { isAskedOfGame, mayNameItsOwn } from './named-again.ts';
import { type SpokenOf, spokenOf } from './spoken-of.ts';
import type { Want } from './wants.ts';

/** A frame of what was spoken of without the name of that itself. Null: somebody else is named, of whom it is not asked then. */
export function withoutOwnName<One extends Frame>(own: One, previous: Reading | null, known: Known): One | null {
  const names = own.placed.filter(({ role }) => role === 'name');
  if (names.length === 0 || !mayNameItsOwn(own.want)) return own;
  const spoken = previous && spokenOf(previous, known);
  if (!spoken || !names.every((name) => isItsOwn(name, own.want, spoken))) return null;
  return { ...own, placed: own.placed.filter((one) => !names.includes(one)) };
}

function isItsOwn({ entity }: Placed, want: Want, { event, bet, player }: SpokenOf): boolean {
  const { part } = entity;
  if (part?.kind !== 'name') return false;
  const { mention } = part;
  if (isPlayer(entity)) return player !== null && mention.names.includes(player);
  const isInIt = mention.persons.some((person) => person.event.id === event.id);
  if (isAskedOfGame(want)) return isInIt;
  if (bet === null || player !== null) return false;
  return bet.market === 'total' ? isInIt : isOn(bet, mention);
}
