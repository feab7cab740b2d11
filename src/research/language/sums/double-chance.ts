import { formatAmerican } from '#engine/odds/format-american.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sharedGames } from '../calls/shared-games.ts';
import type { Tagged } from '../calls/tagged.ts';
import { drawChances } from './draw-chances.ts';

const DOUBLE = /\b(double|dbl|doble) ?(chances?|oportunidad)\b|\bdc\b(?! united)/;
const NO_DRAW =
  /\b(not (to )?(a )?(draw|tie)|(no|wont|doesnt|dont) (a )?(draw|tie)|not end(ing)? (in )?(a )?(draw|tie|level)|(12|1 2) double)\b/;
/** "Draw no bet" is another bet, and a wish without draws no question. */
const ELSE = /\b(no bet|dnb|picks?|parlay|hedge|both teams|btts)\b/;

/** "Double chance?", "either of them, just no draw": the sum of two fair chances of a game, of which no price is stored. */
export function doubleChance(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const isEither = NO_DRAW.test(plain);
  if (!(DOUBLE.test(plain) || isEither) || ELSE.test(plain) || amounts.prices.length > 0) return null;
  const event = gameOf(read);
  if (!event) return null;
  if (!hasDrawPrice(event))
    return DOUBLE.test(plain)
      ? say(`No draw of ${gameLabel(event)} is sold, so it has no double chance: its moneyline is the whole of it.`)
      : null;
  const chances = drawChances(event, read);
  if (chances === null) return null;
  const { home, draw, away } = chances;
  const pairs = [
    { side: 'home', name: `${event.home} or the draw`, chance: home + draw },
    { side: 'away', name: `${event.away} or the draw`, chance: away + draw },
    { side: 'either', name: `${event.home} or ${event.away}, so no draw`, chance: home + away },
  ];
  const said = isEither ? 'either' : sideOf(read, event);
  const told = pairs.filter(({ side }) => said === null || side === said);
  const words = told.map(({ name, chance }) => `${name} ${percent(chance)}, ${formatAmerican(1 / chance)} fair`);
  return say(
    `No price for a double chance in ${gameLabel(event)} is stored. Fair it is the sum of two fair chances: ${words.join('; ')}. Whatever pays more than that is worth more than it costs.`,
  );
}

function gameOf({ mentions, previous, slate }: Tagged): SlateEvent | null {
  if (mentions.length > 0)
    return sharedGames(mentions.map(({ persons }) => persons.map(({ event }) => event)))[0] ?? null;
  const spoken = new Set(previous?.focus?.map(({ eventId }) => eventId));
  const [only, ...more] = slate.events.filter(({ id }) => spoken.has(id));
  return more.length === 0 ? (only ?? null) : null;
}

/** The one side that is named: "Arsenal double chance". */
function sideOf({ mentions }: Tagged, { id }: SlateEvent): string | null {
  const [only, ...others] = mentions;
  const person = others.length > 0 ? null : only?.persons.find(({ event }) => event.id === id);
  return person?.kind === 'side' ? person.selection : null;
}
