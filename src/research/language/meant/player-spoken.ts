import type { SlateEvent } from '../../slate/slate.ts';
import { afterOf, wereJudged } from '../acts/after.ts';
import { plainText } from '../calls/plain-text.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { type PricesAsked, pricesAsked } from '../shown/prices-asked.ts';
import { isPlayer, type Placed } from './bets-named.ts';
import type { Entity, EntityText } from './entities.ts';
import { spokenOf } from './spoken-of.ts';

const ASKS_PRICE =
  /^(?:(?:so|and|but|ok|cool|well|then) )*(?:whats|what (?:s|is|are)|wheres|hows|price|line|odds|show|how much)\b/;
/** Behind what was judged that asks for another verdict. */
const GOES_ON = /^(?:(?:so|and|but|ok|cool|well|then|what about|how about) )*(?:his|her)\b/;
const PRONOUN = /\b(?:he|him|his|hes|she|her|shes|hers)\b/;
const LOOKS = /\b(?:looks?|looking|feel|feels)\b/;
const MOST_WORDS = 9;

/**
 * "Whats he to score", "whats his under 2.5 shots" behind who was spoken of, "whats mackinnon over 3.5 shots": the prices of that of him.
 * Null: nobody was spoken of, or a verdict is asked for.
 */
export function pricesOfPlayer(read: EntityText, previous: Reading | null, known: Known): PricesAsked | null {
  const { tokens, entities } = read;
  const plain = plainText(tokens);
  if (tokens.length > MOST_WORDS || !asksPrice(plain, previous) || asksVerdict(plain)) return null;
  // "How does his over look" asks what it is worth.
  if (LOOKS.test(plain)) return null;
  if (entities.some(isPlayer)) return pricesOfNumber(entities, previous, known);
  if (previous === null || !PRONOUN.test(plain)) return null;
  const spoken = spokenOf(previous, known);
  const named = entities.filter(({ kind }) => kind !== 'book');
  const books = entities.flatMap(({ kind, means, text }) => (kind === 'book' ? [means || text] : []));
  if (!spoken?.player || named.length === 0) return null;
  if (named.every(({ kind, means }) => kind === 'direction' && means === 'yes'))
    return toScore(spoken.event, spoken.player, books);
  const [market, ...others] = named;
  if (market?.kind !== 'market' || others.length > 0) return pricesOfNumber(entities, previous, known);
  const found = pricesAsked({ want: 'board', placed: [{ role: 'market', entity: market }] }, previous, known);
  return found && { ...found, books };
}

/** One side of one number of what he does, at the books that are named. */
function pricesOfNumber(entities: readonly Entity[], previous: Reading | null, known: Known): PricesAsked | null {
  const placed = entities.flatMap((entity) => placedAs(entity) ?? []);
  const isWhole = placed.length === entities.length && placed.some(({ role }) => role === 'line');
  return isWhole ? pricesAsked({ want: 'best_price', placed }, previous, known) : null;
}

function placedAs(entity: Entity): Placed | null {
  const { kind, written } = entity;
  if (kind === 'number') {
    const isLine = written?.line !== undefined && (written.price === undefined || (entity.value ?? 0) < LEAST_PRICE);
    return isLine ? { entity, role: 'line' } : null;
  }
  if (kind === 'market' || kind === 'direction') return { entity, role: 'market' };
  return kind === 'name' || kind === 'book' ? { entity, role: kind } : null;
}
const LEAST_PRICE = 100;

const asksPrice = (plain: string, previous: Reading | null): boolean =>
  ASKS_PRICE.test(plain) || (GOES_ON.test(plain) && !wereJudged(afterOf(previous), previous));

/** Whether he scores is the one bet on him that is won by a yes. */
function toScore({ id: eventId, markets }: SlateEvent, player: string, books: readonly string[]): PricesAsked | null {
  const own = markets.find((one) => one.player === player && one.outcomes.some((side) => side === 'yes'));
  return own ? { bets: [{ eventId, market: own.market, player, side: 'yes', line: null }], books } : null;
}
