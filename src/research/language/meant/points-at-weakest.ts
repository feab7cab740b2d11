import { spokenBets } from '../acts/after.ts';
import { lastList } from '../lists/last-list.ts';
import type { Reading } from '../reading.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import type { Placed } from './bets-named.ts';
import type { Frame } from './merged.ts';
import { WEAKEST } from './said.ts';
import type { Want } from './wants.ts';

const POINTING =
  /^(?:leg\.(?:remove|replace|why)|ref\.(?:against|chance|best_price|pays|stake|other_side|when|replace|remove|fair|worst|book|conf|save|moved|injuries|weather|form|meetings|price|prop|game))$/;
/** Of these the one that is worth the least may be meant. */
const TAKEN_OUT = /\.(?:remove|replace|why)$/;
const WORST =
  /\b(?:worst|weak(?:est|er)?|shak(?:y|iest)|sus|dumb(?:est)?|risk(?:y|iest)|bad|least likely|lowest|whichever|lagging)\b/i;

/** "Drop the worst one", or the one that was told of last: where no leg or pick is named it is one of these that goes. */
export function pointsAtWeakest<One extends Frame>(own: One, message: string, previous: Reading | null): One {
  const isNamed = own.placed.some(({ role }) => role === 'nth' || role === 'name');
  if (isNamed || !POINTING.test(own.want)) return own;
  const shown = spokenBets(previous);
  // Of one pick alone no place need be said.
  const isOnly = shown.length === 1 && own.want.startsWith('ref.') && previous?.list === true;
  const pointed = previous?.pointed ?? (isOnly ? 1 : placeLookedAt(own.want, previous));
  const isWorst = TAKEN_OUT.test(own.want) && WORST.test(message);
  if (!isWorst && pointed === null) return own;
  const place = isWorst ? null : pointed;
  const nth: Placed = {
    role: 'nth',
    entity: {
      from: 0,
      to: 1,
      text: `${place ?? WEAKEST}`,
      means: isWorst ? WEAKEST : '',
      kind: 'place',
      part: null,
      value: place,
    },
  };
  return { ...own, placed: [...own.placed, nth] };
}

/** "Remove that one" behind the weather of the game of one pick: that pick. Null: several are of that game, or nothing was looked up. */
function placeLookedAt(want: Want, previous: Reading | null): number | null {
  const [looked, ...more] = previous?.looked ?? [];
  const { eventId } = (looked?.input ?? {}) as { eventId?: unknown };
  const shown = want.startsWith('leg.') ? lastTicket(previous)?.legs : lastList(previous)?.bets;
  if (typeof eventId !== 'string' || more.length > 0 || !shown) return null;
  const places = shown.flatMap((bet, at) => (bet.eventId === eventId ? [at + 1] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}
