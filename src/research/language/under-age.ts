import type { Token } from '#engine/names/tokenise.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

const MINIMUM_AGE = 21;
/** Below this a number is no age of somebody who writes. */
const YOUNGEST = 8;

const SAYS_SO = indexPatterns([
  'im|am <1> underage|minor',
  'im|am <2> under 21|18|age|eighteen',
  'im|am not 21|18 <1> yet|old',
  'im|am not yet 21|18',
  'im|am not <3> old enough',
  'im|am <1> in high|middle school',
  'not 21 yet',
  'not yet 21',
  'turn|turning 18|19|20|21 next|in|soon|this|tomorrow',
  'until|till i turn 21|18',
  'im|am <2> freshman|sophomore|junior|senior <1> in|at <1> high|hs',
  'im|am <2> 9th|10th|11th|12th|8th|7th grade|grader',
  'in 9th|10th|11th|12th|8th|7th grade',
  'my high school',
  'not legal|21|old yet|enough',
  'dads|moms|brothers|sisters|parents|uncles account|id|login|license <4> underage|age|21|young|old',
  'use|using|used|with|on my dads|moms|brothers|sisters|older|parents <1> account|id|login|license',
  'fake id',
  'not <1> of age',
  'too young to',
]);

const AGE_WORDS: Readonly<Record<string, number>> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
};

/** Whether the writer says to be under 21: "I'm 19", "17 years old here", "I was born in 2008". Units: a calendar year. */
export function saysUnderAge(tokens: readonly Token[], year: number): boolean {
  return hasPattern(SAYS_SO, tokens) || tokens.some((_, at) => isOwnAge(tokens, at) || isBirthYear(tokens, at, year));
}

function isOwnAge(tokens: readonly Token[], at: number): boolean {
  const age = ageOf(tokens[at]);
  if (age === null) return false;
  const saysYears = isYears(tokens, at);
  const speaker = speakerBefore(tokens, at);
  if (saysYears) return speaker || at === 0 || (at === 1 && tokens[0]?.text === 'a');
  return speaker && isFreeStanding(tokens, at);
}

function ageOf(token: Token | undefined): number | null {
  if (!token) return null;
  if (!token.number) return AGE_WORDS[token.text] ?? null;
  const { value, sign, dollars, percent, suffix, afterDash } = token.number;
  const plain = sign === null && !dollars && !percent && !afterDash && ['', 'yo', 'yrs', 'm', 'f'].includes(suffix);
  return plain && Number.isInteger(value) && value >= YOUNGEST && value < MINIMUM_AGE ? value : null;
}

/** "17 years old", "17 yo", "17yo", "17 y o". */
function isYears(tokens: readonly Token[], at: number): boolean {
  if (['yo', 'yrs'].includes(tokens[at]?.number?.suffix ?? '')) return true;
  const [next = '', after = ''] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  return next === 'yo' || (next === 'y' && after === 'o') || (/^(years?|yrs?)$/.test(next) && after === 'old');
}

const BETWEEN = /^(a|an|only|just|still|actually|almost|nearly|like|about|turning|currently|now|technically|is)$/;

/** "I'm", "I am", "my age is", "as a" stands before, at most three words away. */
function speakerBefore(tokens: readonly Token[], at: number): boolean {
  let place = at - 1;
  while (place > at - 4 && BETWEEN.test(tokens[place]?.text ?? '')) place -= 1;
  const word = tokens[place]?.text ?? '';
  const before = tokens[place - 1]?.text ?? '';
  return (
    word === 'im' ||
    (word === 'am' && before === 'i') ||
    (word === 'age' && before === 'my') ||
    (word === 'm' && before === 'i')
  );
}

const GOES_ON =
  /^(and|but|so|can|is|will|am|what|which|yo|years?|old|yrs?|who|does|do|from|in|help|give|any|want|wanna|though|btw|lol)$/;

/** The number ends there: "I'm 19", not "I'm 10 units down", "I'm 12-3". */
function isFreeStanding(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next) return true;
  if (next.number) return next.afterBreak && !next.number.afterDash && next.number.sign === null;
  if (/^(for|of|out)$/.test(next.text)) return false;
  return next.afterBreak || GOES_ON.test(next.text);
}

function isBirthYear(tokens: readonly Token[], at: number, year: number): boolean {
  const born = tokens[at]?.number?.value ?? 0;
  const said = tokens[at - 1]?.text === 'in' && tokens[at - 2]?.text === 'born';
  return said && born <= year && born > year - MINIMUM_AGE && tokens.some(({ text }) => /^(i|im|was)$/.test(text));
}
