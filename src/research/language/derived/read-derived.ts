import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Mention } from '../calls/mentions.ts';
import { sharedGames } from '../calls/shared-games.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import {
  type DerivedBet,
  type DerivedKind,
  type DerivedSide,
  derivedBet,
  derivedKind,
  derivedOf,
  isDerived,
} from './derived-bet.ts';

const NO_BET = /\b(draw no bet|draw no bets|dnb|tie no bet|empate no apuesta)\b/;
const DOUBLE = /\b(double|dbl|doble) ?(chances?|oportunidad)\b|\bdc\b(?! united)|\b(to )?win or (a |the )?(draw|tie)\b/;
const NO_DRAW =
  /\b(not (to )?(a )?(draw|tie)|(no|wont|doesnt|dont) (a )?(draw|tie)(?! no bet)|not end(ing)? (in )?(a )?(draw|tie|level))\b/;
/** As coupons write a double chance. "12" alone is a number of anything. */
const CODE = /(?<![\w.+-])(1x|x2|12)(?![\w.]|\s*(?:legs?|picks?|bucks|units?|dollars|%))/i;
const SIDE_OF_CODE: Readonly<Record<string, DerivedSide>> = { '1x': 'home', x2: 'away', '12': 'no' };

/** Which of these bets a message names. Null: none, or another of which such words are only a part. */
export function kindNamed(read: Tagged): DerivedKind | null {
  const { plain } = read;
  if (NO_BET.test(plain)) return 'draw_no_bet';
  // "Newcastle or draw -200" is one bet, with one price.
  if (read.said.length === 1 && read.said[0]?.market === 'double_chance') return 'double_chance';
  return DOUBLE.test(plain) || codeOf(read) !== null || (NO_DRAW.test(plain) && read.amounts.prices.length === 0)
    ? 'double_chance'
    : null;
}

/** The one game that it is of: whose sides are named, else the one that was spoken of. */
export function gameOf({ mentions, previous, slate, nowMs }: Tagged): SlateEvent | null {
  if (mentions.length > 0)
    return (
      sharedGames(mentions.map(({ persons }) => persons.map(({ event }) => event))).find(
        ({ startsAt }) => startsAt.getTime() > nowMs,
      ) ?? null
    );
  const spoken = new Set(previous?.focus?.map(({ eventId }) => eventId));
  const [only, ...more] = slate.events.filter(({ id }) => spoken.has(id));
  return more.length === 0 ? (only ?? null) : null;
}

/** The bets of that kind which are meant: on the side that is named or was spoken of, else on each. Empty: no draw of the game is sold. */
export function derivedIn(kind: DerivedKind, event: SlateEvent, read: Tagged): DerivedBet[] {
  const [price = null, ...others] = read.amounts.prices;
  const said = codeOf(read) ?? (NO_DRAW.test(read.plain) && kind === 'double_chance' ? 'no' : sideOf(read, event));
  const all: readonly DerivedSide[] = kind === 'double_chance' ? ['home', 'away', 'no'] : ['home', 'away'];
  const sides = said !== null && all.includes(said) ? [said] : all;
  const own = price && others.length === 0 ? { text: price.text, decimal: price.decimal } : null;
  return sides.flatMap((side) => derivedBet({ event, kind, side, price: own }, read) ?? []);
}

/** One of several bets that a message states with a price each. */
export function derivedStated(bet: StatedBet, read: Tagged): DerivedBet | null {
  const kind = derivedKind(bet.market);
  const person = bet.side?.persons.find(({ event }) => hasDrawPrice(event) && event.startsAt.getTime() > read.nowMs);
  const price = bet.price === null ? null : read.amounts.prices.find(({ text }) => text === bet.price);
  return kind && person?.kind === 'side'
    ? derivedBet({ event: person.event, kind, side: person.selection, price: price ?? null }, read)
    : null;
}

/** The coupon's code, of a game with a draw and beside no number that it may be a part of. */
function codeOf(read: Tagged): DerivedSide | null {
  const code = CODE.exec(read.text)?.[1]?.toLowerCase();
  const event = code === undefined ? null : gameOf(read);
  const isOf = event !== null && hasDrawPrice(event);
  if (!isOf || code === undefined) return null;
  const isSpoken = read.previous?.focus?.some(isDerived) === true || DOUBLE.test(read.plain);
  return code === '12' && !isSpoken ? null : (SIDE_OF_CODE[code] ?? null);
}

/** The one side that is named, or that stands beside the words: "Arsenal double chance vs Chelsea"; else the one that was spoken of. */
function sideOf(read: Tagged, { id }: SlateEvent): DerivedSide | null {
  const { mentions, tokens, previous } = read;
  const isBeside = ({ from, to }: Mention): boolean =>
    /^(double|dbl|dc|dnb|draw|to|win|or)$/.test(tokens[to]?.text ?? '') ||
    /^(chances?|dc|dnb|draw|or|bet|on)$/.test(tokens[from - 1]?.text ?? '');
  const [only, ...others] = mentions.length > 1 ? mentions.filter(isBeside) : mentions;
  const person = others.length > 0 ? null : only?.persons.find(({ event }) => event.id === id);
  if (mentions.length > 0) return person?.kind === 'side' ? person.selection : null;
  const spoken = previous?.focus?.filter(({ eventId }) => eventId === id) ?? [];
  const [first] = spoken;
  if (!first || spoken.length > 1) return null;
  const isSide = (first.side === 'home' || first.side === 'away') && first.player === null;
  // A look at the prices of a game is on each of its sides.
  const isLooked = (previous?.looked ?? []).length > 0;
  return derivedOf(first, read)?.side ?? (isSide && !isLooked ? (first.side as 'home' | 'away') : null);
}
