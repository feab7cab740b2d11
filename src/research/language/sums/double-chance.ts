import { formatAmerican } from '#engine/odds/format-american.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import { sharedGames } from '../calls/shared-games.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Spoken } from '../reading.ts';
import { drawChances } from './draw-chances.ts';
import { isStored, storedBet } from './stored-bet.ts';

const DOUBLE = /\b(double|dbl|doble) ?(chances?|oportunidad)\b|\bdc\b(?! united)|\b(to )?win or (a |the )?(draw|tie)\b/;
const NO_DRAW =
  /\b(not (to )?(a )?(draw|tie)|(no|wont|doesnt|dont) (a )?(draw|tie)|not end(ing)? (in )?(a )?(draw|tie|level)|(12|1 2) double)\b/;
/** "Draw no bet" is another bet, and a wish without draws no question. */
const ELSE = /\b(no bet|dnb|picks?|parlay|hedge|both teams|btts)\b/;

type Pair = { side: 'home' | 'away' | 'either'; name: string; chance: number };

/**
 * "Double chance?", "chelsea/draw double chance at +100": the sum of two fair chances of a game, of which no price is stored; beside a price
 * that is named what that is worth. Free, as no price stands behind it.
 */
export function doubleChance(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const isNamed = DOUBLE.test(plain);
  const [price, ...others] = amounts.prices;
  const isEither = NO_DRAW.test(plain) && !price;
  const event = (isNamed || isEither) && !ELSE.test(plain) && others.length === 0 ? gameOf(read) : null;
  if (event && hasDrawPrice(event)) return toldOf(event, isEither ? 'either' : sideOf(read, event), read);
  return event && isNamed
    ? say(`No draw of ${gameLabel(event)} is sold, so it has no double chance: its moneyline is the whole of it.`)
    : null;
}

function toldOf(event: SlateEvent, said: string | null, read: Tagged): Asked | null {
  const [price] = read.amounts.prices;
  const told = pairsOf(event, read).filter(({ side }) => said === null || side === said);
  const [one, ...more] = told;
  if (!one || (price && more.length > 0)) return null;
  const words = told.map(({ name, chance }) => `${name} ${percent(chance)}, ${formatAmerican(1 / chance)} fair`);
  const fair = `No price for a double chance in ${gameLabel(event)} is stored. Fair it is the sum of two fair chances: ${words.join('; ')}.`;
  const text = price
    ? `${worthAt(one, price)} ${fair}`
    : `${fair} Whatever pays more than that is worth more than it costs.`;
  return say(
    text,
    [],
    more.length > 0 || one.side === 'either' ? {} : spokenAs(event, one.side, price?.text ?? null, read),
  );
}

function worthAt({ name, chance }: Pair, { text, decimal }: Tagged['amounts']['prices'][number]): string {
  const value = chance * decimal - 1;
  return value > 0
    ? `${name} at ${text} pays more than is fair: it makes ${percent(value)} on average.`
    : `No: ${name} at ${text} costs you ${percent(-value)} on average.`;
}

function pairsOf(event: SlateEvent, read: Tagged): Pair[] {
  const chances = drawChances(event, read);
  if (chances === null) return [];
  const { home, draw, away } = chances;
  return [
    { side: 'home', name: `${event.home} or the draw`, chance: home + draw },
    { side: 'away', name: `${event.away} or the draw`, chance: away + draw },
    { side: 'either', name: `${event.home} or ${event.away}, so no draw`, chance: home + away },
  ];
}

/** Half a goal more wins on the draw as well: so it is called where it is leaned on, beside what was spoken of before. */
const spokenAs = (event: SlateEvent, side: 'home' | 'away', price: string | null, { previous }: Tagged): Spoken => ({
  focus: [{ eventId: event.id, market: 'spread', side, line: 0.5, player: null, ...(price !== null && { price }) }],
  unjudged: true,
  ticket: false,
  list: false,
  given:
    previous?.list === true || previous?.ticket === true
      ? []
      : [...(previous?.given ?? []), ...(previous?.focus ?? [])],
});

/** The double chance that such a bet is, where no book sells it. */
export function doubleChanceOf({ eventId, market, side, line, player }: BetFocus, read: Tagged): Pair | null {
  const event = read.slate.events.find(({ id }) => id === eventId);
  if (!event || market !== 'spread' || line !== 0.5 || player !== null || !hasDrawPrice(event)) return null;
  if (isStored(storedBet({ eventId, market, side, line, player }, read))) return null;
  return pairsOf(event, read).find((pair) => pair.side === side) ?? null;
}

function gameOf({ mentions, previous, slate }: Tagged): SlateEvent | null {
  if (mentions.length > 0)
    return sharedGames(mentions.map(({ persons }) => persons.map(({ event }) => event)))[0] ?? null;
  const spoken = new Set(previous?.focus?.map(({ eventId }) => eventId));
  const [only, ...more] = slate.events.filter(({ id }) => spoken.has(id));
  return more.length === 0 ? (only ?? null) : null;
}

/** The one side that is named, or that stands beside the words: "Arsenal double chance vs Chelsea". */
function sideOf({ mentions, tokens }: Tagged, { id }: SlateEvent): string | null {
  const isBeside = ({ from, to }: Mention): boolean =>
    /^(double|dbl|dc|to|win|or|draw)$/.test(tokens[to]?.text ?? '') ||
    /^(chances?|dc|draw|or)$/.test(tokens[from - 1]?.text ?? '');
  const [only, ...others] = mentions.length > 1 ? mentions.filter(isBeside) : mentions;
  const person = others.length > 0 ? null : only?.persons.find(({ event }) => event.id === id);
  return person?.kind === 'side' ? person.selection : null;
}
