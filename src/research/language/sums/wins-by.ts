import type { Person } from '../../slate/slate.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const CHANCE = /\b(chance|chances|prob\w*|likely|likelihood|how often|percent\w*|pct|odds)\b/;
const MARGIN =
  /\bby (?:(?:at least|atleast|over|more than|like) )?(\d{1,2})(?:\s*\+|\s+(?:or more|plus|or better|at least|pts?|points?)\b|\s*[?.!]?$)/i;
const MORE_THAN = /\bby (over|more than) \d/i;
const HALF = 0.5;

/** "How often do they win by 2": the side of the bet that was spoken of. */
function spokenSides({ previous, plain, slate }: Tagged): Extract<Person, { kind: 'side' }>[] {
  const [bet] = previous?.focus ?? [];
  const event = bet && slate.events.find(({ id }) => id === bet.eventId);
  if (!event || !/\b(they|he|she|it|we|them)\b/.test(plain) || (bet.side !== 'home' && bet.side !== 'away')) return [];
  return [{ kind: 'side', name: bet.side === 'home' ? event.home : event.away, selection: bet.side, event }];
}

/** "Niners chance by 7+": how often a side wins by so many, which its spread beside that number says. */
export function winsBy(read: Tagged): Asked | null {
  const { plain, text, mentions, amounts, previous } = read;
  const points = Number(MARGIN.exec(text)?.[1] ?? 0);
  if (points < 1 || !CHANCE.test(plain) || amounts.prices.length > 0) return null;
  const [mention, ...others] = mentions;
  const spoken = previous?.focus?.[0]?.eventId;
  const sides = mention ? mention.persons.filter((person) => person.kind === 'side') : spokenSides(read);
  const side = sides.find(({ event }) => event.id === spoken) ?? sides[0];
  if (!side || others.length > 0 || (side.selection !== 'home' && side.selection !== 'away')) return null;
  const least = MORE_THAN.test(text) ? points + 1 : points;
  const line = -(least - HALF);
  const bet = storedBet({ eventId: side.event.id, market: 'spread', side: side.selection, line }, read);
  if (!isStored(bet))
    return say(`How often ${side.name} win by ${least} or more cannot be told: I have no spread of that game near it.`);
  const from = bet.price
    ? `as ${bet.name} is priced`
    : `an estimate from the lines beside ${bet.name}, which nobody quotes`;
  return sumOn([{ kind: 'convert', chance: bet.win }], bet.ref, [
    `${side.name} win by ${least} or more ${percent(bet.win)} of the time, ${from}.`,
  ]);
}
