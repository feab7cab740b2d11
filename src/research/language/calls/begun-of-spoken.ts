import { coversSport, gameLabel } from '../../slate/leagues.ts';
import { livePrice } from '../free/live-price.ts';
import { type Asked, say } from './call.ts';
import type { Tagged } from './tagged.ts';

/**
 * "Spurs in play?" behind their game, which has begun: it has, and no other team that goes by that name is meant. A live price is told
 * by what it needs.
 */
export const begunOfSpoken = (read: Tagged): Asked | null => livePrice(read) ?? begunByName(read);

function begunByName({ mentions, previous, reading, amounts }: Tagged): Asked | null {
  const [mention, other] = mentions;
  if (!mention?.begun || other || reading.leagues.length > 0 || amounts.lines.length + amounts.prices.length > 0)
    return null;
  const { begun, persons, kind } = mention;
  const isHis = persons.some(({ name }) => name === begun.home || name === begun.away);
  const spoken = previous?.teams ?? [];
  const isSpokenOf = spoken.some(({ name }) => name === begun.home || name === begun.away);
  const isOfLeague = isSpokenOf || spoken.some(({ league }) => coversSport(league, begun.sportKey));
  if (kind !== 'side' || isHis || persons.length === 0 || !isOfLeague) return null;
  const text = `${gameLabel(begun)} has started, and live odds are not stored here.`;
  return say(text, [], { absent: text });
}
