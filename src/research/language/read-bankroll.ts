import type { Token } from '#engine/names/tokenise.ts';
import { isMostAt } from './calls/most-on-a-bet.ts';
import { MAX_MONEY } from './reading-bounds.ts';
import { indexPatterns, patternAt } from './word-patterns.ts';

const REACH = 4;
const ROLL_WORDS = new Set(['bankroll', 'bankrolls', 'roll', 'rolls', 'budget', 'br', 'bank', 'balance']);

export const namesRoll = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => ROLL_WORDS.has(text));

const UNIT_WORDS = new Set(['unit', 'units']);
/** Words before a sum of money that the writer has: "I only have $200", "with $50". */
const HAVE = indexPatterns([
  'i|ive|we <2> have|got|has $#',
  'ive $#',
  'only|just <1> have|got <1> $#',
  'have|got only|just|about|like|around $#',
  'have|got <1> $# to|left|in',
  'with|using <1> $#',
  'start|starting|started with <1> $#|#',
  'turn $# into',
]);
const HAVE_BARE = indexPatterns([
  'i|ive|only <2> have|got <1> # dollars|bucks',
  'got|have # dollars|bucks',
  'with <1> # dollars|bucks',
]);
/** What one "has to work with" is money, said or not. */
const HAVE_TO_BET = indexPatterns(['got|have|with <1> # to work|play|bet|gamble with']);
/** "If I only got 100", "if you had like 50": what is supposed to be there, where nothing of a bet follows. */
const HAVE_SUPPOSED = indexPatterns(['if <3> had|have|got <2> #']);
const MAX_HAVE_WORDS = 7;

/**
 * The bankroll in dollars, where a sum is named beside the word or as what the writer has; `alone` takes any sum of money.
 * "I have $50 on the Bills" is a bet that was made.
 */
export function readBankroll(tokens: readonly Token[], alone: boolean): number | null {
  const near = namesRoll(tokens) ? (sumNow(tokens) ?? nearestToRoll(tokens)) : undefined;
  const had = near ? undefined : (sumHad(tokens) ?? sumToShare(tokens));
  const any = alone
    ? tokens.find((token, at) => isSum(token, tokens[at + 1], false) && !isUnit(tokens, at))
    : undefined;
  const sum = near ?? had ?? any;
  // "Max bet 150" bounds a stake, and says nothing of what there is.
  const value = sum && isMostAt(tokens, tokens.indexOf(sum)) ? undefined : sum?.number?.value;
  return value !== undefined && value > 0 && value <= MAX_MONEY ? value : null;
}

/** What one unit is, in dollars: "units are 20", "$25 unit", "1u = $10", "1.5u = $75", "where u = 60". */
export function readUnit(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex((_, place) => isUnit(tokens, place));
  const value = tokens[at]?.number?.value ?? unitOfEqual(tokens);
  return value !== undefined && value > 0 && value <= MAX_MONEY ? value : null;
}

/** What so many units are said to be, by how many: an equals sign leaves no word. */
function unitOfEqual(tokens: readonly Token[]): number | undefined {
  for (const [at, { number, afterBreak }] of tokens.entries()) {
    const next = /^(is|are|being)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const sum = tokens[next]?.number;
    if (!sum || afterBreak || sum.sign || sum.percent || sum.suffix === 'u') continue;
    const units = isUnitNamed(tokens, at) ? 1 : number?.suffix === 'u' && sum.dollars ? number.value : 0;
    if (units > 0) return sum.value / units;
  }
  return undefined;
}

/** "Where u = 60", and no under. */
export const isUnitNamed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'u' && /^(where|if|my|with|a|one)$/.test(tokens[at - 1]?.text ?? '');

const LEAST_SHARED = 20;
const PAYS = /^(win|wins|pay|pays|get|return|returns|make|makes|profit|back|collect|lose|worth)$/;

/** "How much on each with 800", "how many units w a 3k roll": what is there for the stakes that are asked for, and no stake. */
function sumToShare(tokens: readonly Token[]): Token | undefined {
  const how = tokens.findIndex(
    ({ text }, at) => text === 'how' && /^(much|many|big)$/.test(tokens[at + 1]?.text ?? ''),
  );
  if (how < 0) return undefined;
  const with_ = tokens.findIndex(({ text }, at) => at > how && /^(with|w|using)$/.test(text));
  if (with_ < 0 || tokens.slice(how, with_).some(({ text }) => PAYS.test(text))) return undefined;
  const at = /^(a|my|the|only|just)$/.test(tokens[with_ + 1]?.text ?? '') ? with_ + 2 : with_ + 1;
  const sum = tokens[at];
  const isEnd =
    tokens[at + 1] === undefined ||
    tokens[at + 1]?.afterBreak === true ||
    (sum !== undefined && isSum(sum, tokens[at + 1], false));
  return sum && isEnd && isSum(sum, tokens[at + 1], true) && (sum.number?.value ?? 0) >= LEAST_SHARED ? sum : undefined;
}

/** "Bankroll was 1200 and im down to 800", "started with 1200, now its 800": what is left of it, and not what it was. */
function sumNow(tokens: readonly Token[]): Token | undefined {
  return tokens.find((token, at) => {
    const before = tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ text }) => text)
      .join(' ');
    return (
      /\b((down|up|back) (to|at)|now (its|at|is)|its now)$/.test(before) &&
      isSum(token, tokens[at + 1], true) &&
      (token.number?.value ?? 0) >= LEAST_SHARED
    );
  });
}

function sumHad(tokens: readonly Token[]): Token | undefined {
  for (const at of tokens.keys()) {
    const isSupposed = patternAt(HAVE_SUPPOSED, tokens, at);
    const isBare = isSupposed || patternAt(HAVE_TO_BET, tokens, at);
    if (!isBare && !patternAt(HAVE, tokens, at) && !patternAt(HAVE_BARE, tokens, at)) continue;
    const ahead = tokens.slice(at, at + MAX_HAVE_WORDS);
    const place = at + ahead.findIndex((token, offset) => isSum(token, tokens[at + offset + 1], isBare));
    const sum = place >= at ? tokens[place] : undefined;
    if (sum && !isOnBet(tokens, place) && !isUnit(tokens, place) && !(isSupposed && !isAll(tokens, place))) return sum;
  }
  return undefined;
}

/** Whether a sum ends what is said of it: "if I had 50", and no "50 points". */
function isAll(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const before = tokens[at - 1]?.text ?? '';
  const isWhole = Number.isInteger(tokens[at]?.number?.value);
  return (
    isWhole &&
    !/^(over|under|the|at)$/.test(before) &&
    (next === undefined || next.afterBreak || /^(dollars?|bucks|usd|total|left|to|instead)$/.test(next.text))
  );
}

/** "$50 on the Bills", "40 dollars on the Bucs": a bet that was made, and not what its writer has. */
function isOnBet(tokens: readonly Token[], at: number): boolean {
  const next = /^(dollars?|bucks|usd)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return /^(on|riding|at|against)$/.test(tokens[next]?.text ?? '');
}

/** "20 unit" beside a sum of money, or a sum behind "unit is". "2 units on the Bills" is a stake. */
function isUnit(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at]?.number;
  if (!number || number.sign || number.percent || !['', 'k'].includes(number.suffix)) return false;
  const next = tokens[at + 1]?.text ?? '';
  const isMoney = number.dollars || /^(dollars?|bucks)$/.test(next);
  const place = /^(dollars?|bucks|a|per|as)$/.test(next) ? at + 2 : at + 1;
  const behind = tokens[place]?.text ?? '';
  if (isMoney && (UNIT_WORDS.has(behind) || (behind === 'a' && UNIT_WORDS.has(tokens[place + 1]?.text ?? ''))))
    return true;
  return isBehindUnit(tokens, at);
}

const IS = /^(is|are|of|size|at|equals|equal|=|being|to)$/;

const isBehindUnit = (tokens: readonly Token[], at: number): boolean => {
  const [far = '', before = ''] = [tokens[at - 2]?.text, tokens[at - 1]?.text];
  const isOneUnit = (token: Token | undefined): boolean => token?.number?.suffix === 'u' && token.number.value === 1;
  const next = tokens[at + 1];
  const isEnd = next === undefined || next.afterBreak || /^(btw|fyi|bucks|dollars)$/.test(next.text);
  if (isOneUnit(tokens[at - 1])) return tokens[at]?.number?.dollars === true || isEnd;
  if (isOneUnit(tokens[at - 2])) return IS.test(before);
  // "1 unit = 20", "my unit 20": an equals sign leaves no word.
  const isEqual =
    isEnd && (tokens[at - 2]?.number?.value === 1 || (before === 'unit' && /^(|my|a|one|the)$/.test(far)));
  if (UNIT_WORDS.has(before)) return tokens[at]?.number?.dollars === true || isEqual;
  return IS.test(before) && (UNIT_WORDS.has(far) || (UNIT_WORDS.has(tokens[at - 3]?.text ?? '') && far === 'size'));
};

function isSum({ number }: Token, after: Token | undefined, bare: boolean): boolean {
  if (!number || number.sign || number.percent || !['', 'k'].includes(number.suffix)) return false;
  return bare || number.dollars || number.suffix === 'k' || /^(dollars?|bucks|usd)$/.test(after?.text ?? '');
}

/** "200 too much? bankrolls like 1500": of several sums the one that stands nearest to the word, behind it before ahead of it. */
function nearestToRoll(tokens: readonly Token[]): Token | undefined {
  const sums = [...tokens.keys()].flatMap((at) => {
    const token = tokens[at];
    if (!token || !isSum(token, tokens[at + 1], true) || isUnit(tokens, at)) return [];
    const ways = tokens.slice(Math.max(0, at - REACH), at + REACH).flatMap(({ text }, place) => {
      const away = Math.max(0, at - REACH) + place - at;
      return ROLL_WORDS.has(text) ? [away < 0 ? -away : away + 0.5] : [];
    });
    return ways.length > 0 ? [{ token, away: Math.min(...ways) }] : [];
  });
  return sums.sort((a, b) => a.away - b.away)[0]?.token;
}
