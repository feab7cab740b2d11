import { robinSizesIn } from '../calls/robin-sizes.ts';
import { type Edit, folded, withEdits } from '../correct/corrected-question.ts';
import { isLine, isNumber, type Known, type NamedPart, type NamedText, wordsIn } from '../correct/named-parts.ts';
import { withoutNumbers } from '../correct/same-question.ts';
import { asInstead, ofTeaser } from './of-teaser.ts';
import { editsOf } from './places.ts';
import { namedOfWish, type ValuesSaid, valuesSaid } from './values-said.ts';

/** Bets are searched for, and none is named. */
const LIST = /\b(best|top|bets?|picks?|plays?|parlay|parlays|props?|locks?|legger|dogs?|value)\b/i;
/** Something about a game or a player is asked, and no bet. */
const FACTS =
  /^(when|what ?time|where|who ?is out|whos? (is )?(out|hurt|injured)|any injur|injur|weather|news|has .*\bmoved)\b/i;

/** "Do the Ravens and Texans too" asks of another game what was asked of one: nothing is added to a list. */
const AS_WELL = /[ ,]+(too|also|as well)(?=[\s.!?]*$)/i;

/** A question in full. `kinds`: of what it has other values than the one before; `isOfLegs`: it is of several games. */
export type WholeQuestion = { text: string; kinds: readonly NamedPart['kind'][]; isOfLegs: boolean };

/**
 * What a message asks for that only names other values of what the question before said ("75 at +500 instead", "under at mgm", "NBA and
 * only dogs"): that question in full, with them in the place of its own. Null: it says something else as well, or it is not clear in the
 * place of what.
 */
export function wholeQuestion(message: string, asked: string, known: Known): WholeQuestion | null {
  const teaser = ofTeaser(folded(message), asked);
  if (teaser !== null) return { text: teaser, kinds: [], isOfLegs: true };
  const before = folded(asked);
  // "By 3s" behind a round robin counts the legs of each parlay, and is no number of the question.
  if (ROBIN.test(before) && robinSizesIn(folded(message).toLowerCase()).length > 0) return null;
  const was = namedOfWish(before, known);
  const isOfOne = !LIST.test(before) && !isOfLegs(was);
  const own = isOfOne ? folded(message).replace(AS_WELL, '') : folded(message);
  const said = valuesSaid(asInstead(own, asked), wordsIn(before, known), known);
  if (said === null) return null;
  const namesOthers = said.puts.some(({ kind }) => kind === 'name');
  // The price is of the bet that it was said of, where somebody is named who is bet on.
  const isOtherBet =
    was.parts.some(({ kind }) => kind === 'name') && said.puts.some((put) => OF_BET.has(put.kind) || isLine(put));
  if (FACTS.test(before) && !said.puts.every(({ kind }) => kind === 'name')) return null;
  const ofLegs = isOfLegs(was);
  const isList = LIST.test(before) && !was.parts.some(({ kind }) => kind === 'name');
  const edits = pricesLeftOut(isOtherBet, was, said, editsOf({ was, said, isList, isOfLegs: ofLegs }));
  const question = edits && withEdits(before, was.tokens, edits);
  if (!question) return null;
  const text = namesOthers ? withoutNumbers(question, said, known, ofLegs) : question;
  // What says all of it by itself stands for nothing else.
  return text === null || sameWords(text, message)
    ? null
    : { text, kinds: said.puts.map(({ kind }) => kind), isOfLegs: ofLegs };
}

const ROBIN = /\b(round robin|rr)\b/i;

const OF_BET: ReadonlySet<NamedPart['kind']> = new Set<NamedPart['kind']>(['market', 'direction', 'period']);

const isPrice = (part: NamedPart): boolean => isNumber(part) && part.as.has('price');

function pricesLeftOut(isOtherBet: boolean, was: NamedText, { puts }: ValuesSaid, edits: Edit[] | null): Edit[] | null {
  if (edits === null || !isOtherBet || puts.some(isPrice)) return edits;
  return [...edits, ...was.parts.filter(isPrice).map(({ from, to }) => ({ from, to, words: '' }))];
}

const sameWords = (one: string, other: string): boolean => plainOf(one) === plainOf(other);
const plainOf = (text: string): string =>
  folded(text)
    .toLowerCase()
    .replace(/[^a-z0-9+-]+/g, ' ')
    .trim();

/** Several who do not meet each other: legs, or bets that are compared. */
function isOfLegs({ parts }: NamedText): boolean {
  const games = parts.flatMap((part) =>
    part.kind === 'name' ? [new Set(part.mention.persons.map(({ event }) => event.id))] : [],
  );
  const [first, ...others] = games;
  return others.some((ids) => ![...ids].some((id) => first?.has(id)));
}
