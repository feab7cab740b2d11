import type { Token } from '#engine/names/tokenise.ts';
import { isNumber, type NamedText, type NumberPart } from '../correct/named-parts.ts';
import { samePart } from '../correct/slot-of.ts';
import { MOST_COUNT } from '../wishes/read-parts.ts';
import type { ValuesSaid } from './values-said.ts';

/** What a number is by how it is written: "-130", "+4.5", "$50", "48%", "3 units", "46". */
type Written = 'price' | 'handicap' | 'money' | 'share' | 'count' | 'plain';

const LEAST_PRICE = 100;
/** Of percents. */
const WHOLE = 100;
const MONEY_BEHIND = /^(bucks|dollars|dollar|staked|stake|roll|bankroll|total)$/;

function writtenAs(part: NumberPart, tokens: readonly Token[]): Written {
  const { number, raw = '' } = tokens[part.from] ?? {};
  const next = tokens[part.to]?.text ?? '';
  if (part.sign !== null) return part.value >= LEAST_PRICE ? 'price' : 'handicap';
  const last = part.to > part.from + 1 ? (tokens[part.to - 1]?.text ?? '') : '';
  if (
    number?.dollars === true ||
    (MONEY_BEHIND.test(last) && part.as.has('money')) ||
    (MONEY_BEHIND.test(next) && Number.isInteger(part.value)) ||
    /k$/i.test(raw)
  )
    return 'money';
  if (number?.percent === true || part.as.has('share')) return 'share';
  return part.as.has('count') && part.to > part.from + 1 ? 'count' : 'plain';
}

export const isHandicap = (part: NumberPart, tokens: readonly Token[]): boolean =>
  writtenAs(part, tokens) === 'handicap';

/** What a bare number may stand for; beside several of these it is not clear for which. */
const BARE: ReadonlySet<Written> = new Set<Written>(['money', 'share', 'count', 'plain']);

/** The number of a question that another one stands for; null: none, or not clearly one. */
export function numberPlace(put: NumberPart, { tokens: said, takes }: ValuesSaid, was: NamedText): NumberPart | null {
  const own = writtenAs(put, said);
  const taken = takes.filter(isNumber);
  const numbers = was.parts
    .filter(isNumber)
    .filter((part) => taken.length === 0 || taken.some((one) => samePart(one, part)))
    .map((part) => ({ part, as: writtenAs(part, was.tokens) }));
  const alike = numbers.filter(
    ({ part, as }) => as === own && (own !== 'count' || counted(part, was.tokens) === counted(put, said)),
  );
  const bare = own === 'plain' ? numbers.filter(({ as }) => BARE.has(as) && (as !== 'share' || put.value < WHOLE)) : [];
  const staked = own === 'plain' && isStaked(put, said) ? numbers.filter(isStake(was.tokens)) : [];
  const places = staked.length > 0 ? staked : own === 'plain' ? bare : alike;
  const signed = places.length > 1 ? places.filter(({ part }) => part.sign === put.sign) : places;
  const called = signed.length > 1 ? signed.filter(({ part }) => isCalledAlike(part, was.tokens, put, said)) : signed;
  // "Under 46 instead" says the line again, whatever other numbers stand there.
  const again = signed.filter(({ part }) => part.value === put.value && part.sign === put.sign);
  const [place, ...others] = again.length === 1 ? again : called;
  return place && others.length === 0 && isNear(place.part, put, place.as) ? place.part : null;
}

/** "The hedge is -170", "unit is 25 now": the word that it is called by stands before the other one as well. */
function isCalledAlike(part: NumberPart, asked: readonly Token[], put: NumberPart, said: readonly Token[]): boolean {
  const words = said.slice(0, put.from).filter(({ text }) => !JOINS.test(text));
  const name = words.at(-1)?.text;
  return asked.slice(Math.max(0, part.from - FEW_WORDS), part.from).some(({ text }) => text === name);
}
const JOINS = /^(is|was|the|a|at|of|to|now|for|price|odds)$/;
const FEW_WORDS = 2;

/** Whether the question has such a number, though it is not clear which is meant. */
export function hasAlike(put: NumberPart, { tokens }: ValuesSaid, was: NamedText): boolean {
  const own = writtenAs(put, tokens);
  return was.parts.filter(isNumber).some((part) => writtenAs(part, was.tokens) === own);
}

/** How a number that the question has none like is said behind it; null: it is not known what it is of. */
export function saidBehind(put: NumberPart, words: string, said: readonly Token[], isList: boolean): string | null {
  const as = writtenAs(put, said);
  if (as === 'price' && !isList) return `at ${words}`;
  const isCount = as === 'plain' && Number.isInteger(put.value) && put.value >= 1 && put.value <= MOST_COUNT;
  return isList && isCount && said.some(({ text }) => /^(top|best)$/.test(text)) ? `top ${words}` : null;
}

/** "For 30" is put on it, as "for $50" was. */
const isStaked = ({ from, as }: NumberPart, tokens: readonly Token[]): boolean =>
  as.has('money') && tokens[from - 1]?.text === 'for';
const isStake =
  (tokens: readonly Token[]) =>
  ({ part, as }: { part: NumberPart; as: Written }): boolean =>
    as === 'money' || isStaked(part, tokens);

const counted = ({ to }: NumberPart, tokens: readonly Token[]): string =>
  (tokens[to - 1]?.text ?? '').replace(/s$/, '').replace(/^pt$/, 'point');

/** A line is moved by a few points: "47" is no other line of "+4.5". */
function isNear(place: NumberPart, put: NumberPart, as: Written): boolean {
  if (as !== 'handicap' && !(as === 'plain' && place.as.has('line') && !place.as.has('money'))) return true;
  return Math.abs(place.value - put.value) <= Math.max(FEW_POINTS, place.value / 2);
}
const FEW_POINTS = 8;

/** As it stands in the question: "$75" where it said "$50". */
export function asWritten(put: NumberPart, words: string, place: NumberPart, { tokens }: NamedText): string {
  const { number } = tokens[place.from] ?? {};
  const isBare = put.sign === null && /^\d[\d.,]*$/.test(words);
  if (!isBare) return words;
  if (number?.dollars === true) return `$${words}`;
  return number?.percent === true ? `${words}%` : words;
}
