import { list, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { decidedChance, isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { jointDecimal } from './joint-decimal.ts';

const EACH =
  /\b(each|every|per|all the|all of the|individual|single) (\w+ )?(leg|legs|one|team|teams|pick|game|bet|side)s?\b|\bper leg\b|\beach\b|\bleg by leg\b/;
const BREAKS =
  /\b(break ?evens?|be even|break ?even (rate|point|percent\w*)|(win|hit) (rate|percent\w*)|(need|needs|have|has|got|must|gotta)( \w+){0,4} (hit|win|hits|wins|cash)|(hit|win)( \w+){0,3} to (make|be) )\b/;
const NEEDS = /\b(need|needs|break ?evens?|must|have to|has to|gotta|required?)\b/;
const ELSE = /\b(fair|real|true|actual|chance|chances|likely|kelly|stake|swap|drop|add|instead)\b/;
/** Whether all of them have to win. */
const ASKS_RULE = /^(so |and |but |ok )*(does|do|is|are|will|must|did|has|have)\b/;
const MOST_WORDS = 20;

/**
 * "What do I need each leg to hit for this to break even" behind a parlay: the rate at which each leg alone breaks even at its price, with
 * how often it does win, and the same rate for all. Null: it is asked of the whole.
 */
export function breakEvenOfLegs(read: Tagged): Asked | null {
  const { previous } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  if (legs.length < 2 || !asksEach(read)) return null;
  const book = previous?.ticketBook ?? null;
  const priced = legs.flatMap((leg): Priced[] => {
    const bet = storedBet({ ...refOfFocus(leg), price: null, ...(book !== null && { book }) }, read);
    return isStored(bet) && bet.price ? [{ name: bet.name, price: bet.price, chance: decidedChance(bet) }] : [];
  });
  if (priced.length < legs.length) return null;
  const told = priced.map(
    ({ name, price, chance }) => `${name} at ${price.text} ${percent(1 / price.decimal)} (fair ${percent(chance)})`,
  );
  const where = book === null ? '' : ` at ${book}`;
  const each = `To break even${where} each leg has to win as often as its own price says: ${list(told)}.`;
  const areApart = new Set(legs.map(({ eventId }) => eventId)).size === legs.length;
  return say(`${each} ${fallsShort(priced)}${areApart ? ` ${wholeWords(priced, read)}` : ''}`);
}

type Priced = { name: string; price: NonNullable<StoredBet['price']>; chance: number };

const asksEach = ({ plain, tokens, mentions, amounts }: Tagged): boolean =>
  tokens.length <= MOST_WORDS &&
  mentions.length + amounts.prices.length === 0 &&
  EACH.test(plain) &&
  BREAKS.test(plain) &&
  NEEDS.test(plain) &&
  !ELSE.test(plain) &&
  !ASKS_RULE.test(plain);

function fallsShort(priced: readonly Priced[]): string {
  const short = priced.filter(({ price, chance }) => chance * price.decimal < 1);
  if (short.length === 0) return 'By the fair chances every leg does.';
  if (short.length === priced.length) return 'By the fair chances every leg falls short.';
  return `By the fair chances ${list(short.map(({ name }) => name))} ${short.length === 1 ? 'falls' : 'fall'} short.`;
}

/** All of them at once, were they equally likely. */
function wholeWords(priced: readonly Priced[], { odds }: Tagged): string {
  const decimal = jointDecimal(priced.map(({ price }) => price));
  return `The whole at ${odds(decimal)} has to hit ${percent(1 / decimal)}, which is ${percent((1 / decimal) ** (1 / priced.length))} a leg if all were equally likely.`;
}
