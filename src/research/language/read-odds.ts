import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import type { Reading } from './reading.ts';

export type OddsReading = Pick<Reading, 'minDecimal' | 'maxDecimal' | 'statedDecimal'>;

/** A price in the text: its decimal odds, where it stands, and whether it is a minus price. */
type Price = { decimal: number; at: number; negative: boolean };

const MAX_AMERICAN = 100_000;
const MAX_DECIMAL = 1_000;
const EVEN = 2;

/**
 * The prices of a question: limits on the odds ("better than -150") and a price that the writer names.
 *
 * Units: American and decimal prices in words to decimal odds. Formula: a > 0: 1 + a/100; a < 0: 1 - 100/a.
 * Source: definition. Known bias: "under -150" and "over -150" both mean "no heavier than -150" to most bettors and
 * are read so.
 */
export function readOdds(tokens: readonly Token[], parlay = false): OddsReading {
  const reading: OddsReading = { minDecimal: null, maxDecimal: null, statedDecimal: null };
  // What a parlay pays as a whole is no limit on its legs.
  const prices = findPrices(tokens).filter(
    ({ decimal, at }) => !parlay || decimal < LONGSHOT_FROM || speaksOfLegs(tokens, at),
  );
  for (let index = 0; index < prices.length; index += 1) {
    const price = prices[index] as Price;
    const next = prices[index + 1];
    if (next && isRange(tokens, price, next)) {
      reading.minDecimal = Math.min(price.decimal, next.decimal);
      reading.maxDecimal = Math.max(price.decimal, next.decimal);
      index += 1;
      continue;
    }
    const limit = limitOf(tokens, price);
    if (limit === 'min') reading.minDecimal ??= price.decimal;
    else if (limit === 'max') reading.maxDecimal ??= price.decimal;
    else reading.statedDecimal ??= price.decimal;
  }
  if (asksPlusMoney(tokens)) reading.minDecimal = Math.max(EVEN, reading.minDecimal ?? EVEN);
  return reading;
}

/** About so much more or less is still "around +600". */
const AROUND = 0.2;

/**
 * What a parlay is to pay as a whole: "under +400", "around +600", "a +1000 parlay".
 *
 * Units: prices in words to decimal odds. Formula: as in `readOdds`; without a word of limit a fifth of the price on
 * either side. Source: none, a choice. Known bias: a price below +200 is taken for one of a leg.
 */
export function readWholePrice(tokens: readonly Token[]): Pick<Reading, 'wholeMin' | 'wholeMax'> {
  const price = findPrices(tokens).find(({ decimal, at }) => decimal >= LONGSHOT_FROM && !speaksOfLegs(tokens, at));
  if (!price) return { wholeMin: null, wholeMax: null };
  const limit = limitOf(tokens, price);
  return {
    wholeMin: limit === 'max' ? null : price.decimal * (limit === 'min' ? 1 : 1 - AROUND),
    wholeMax: limit === 'min' ? null : price.decimal * (limit === 'max' ? 1 : 1 + AROUND),
  };
}

function findPrices(tokens: readonly Token[]): Price[] {
  return tokens.flatMap((token, at) => {
    const decimal = token.number
      ? numberPrice(tokens, token.number, at)
      : (fraction(tokens, at) ?? evenMoney(tokens, at));
    return decimal === null ? [] : [{ decimal, at, negative: token.number?.sign === '-' }];
  });
}

function numberPrice(tokens: readonly Token[], number: NumberToken, at: number): number | null {
  const { sign, value, dollars, percent, suffix } = number;
  if (dollars || percent || suffix !== '' || isAmount(tokens[at + 1])) return null;
  if (sign === '-') return isAmerican(value) ? 1 + 100 / value : null;
  if (sign === '+') return isAmerican(value) ? 1 + value / 100 : null;
  if (isAmerican(value) && Number.isInteger(value) && followsPrice(tokens, at)) return 1 + value / 100;
  return isDecimalPrice(tokens, value, at) ? value : null;
}

/** From here on a price of a parlay is the whole parlay's. */
const LONGSHOT_FROM = 3;

const speaksOfLegs = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 6), at + 5)
    .some(({ text }) => /^(each|every|apiece|per|legs|dogs|underdogs|all)$/.test(text));

const isAmerican = (value: number): boolean => value >= 100 && value <= MAX_AMERICAN;

const isAmount = (after: Token | undefined): boolean => /^(dollars?|bucks|units?|usd|percent)$/.test(after?.text ?? '');

/** The second number of "between -120 and 150". */
const followsPrice = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 2]?.number;
  return /^(and|to)$/.test(tokens[at - 1]?.text ?? '') && before?.sign != null && isAmerican(before.value);
};

const PRICE_WORDS = new Set(['odds', 'price', 'priced', 'prices', 'decimal', 'paying', 'pays']);

/** A bare number is a decimal price behind "at" or near a word of price, and never right behind "over". */
function isDecimalPrice(tokens: readonly Token[], value: number, at: number): boolean {
  if (value <= 1 || value > MAX_DECIMAL) return false;
  const before = tokens[at - 1]?.text ?? '';
  if (before === 'at' && !Number.isInteger(value)) return true;
  return (
    isNearPriceWord(tokens, at) &&
    (!Number.isInteger(value) || /^(than|least|of|over|above|under|below|most|at)$/.test(before))
  );
}

const MONTHS = 12;
const BEFORE_DATE = /^(on|for|this|next|til|until|from)$/;
/** What fractional odds are divided by; 3 is that of 100/3. */
const DIVISORS = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 20, 25, 30, 40, 50, 100]);

/** "5/2" pays 5 for 2. What can be a date is one behind "on" or "for", and where nothing speaks of a price. */
function fraction(tokens: readonly Token[], at: number): number | null {
  const pair = tokens[at]?.pair;
  if (!pair || pair[0] === 0 || !DIVISORS.has(pair[1])) return null;
  return isDate(tokens, at) ? null : 1 + pair[0] / pair[1];
}

/** Whether two numbers with a stroke are a month and a day. */
export function isDate(tokens: readonly Token[], at: number): boolean {
  const [month, day] = tokens[at]?.pair ?? [0, 0];
  if (month < 1 || month > MONTHS || day < 1 || day > 31) return false;
  const before = tokens[at - 1]?.text ?? '';
  if (BEFORE_DATE.test(before) || /^(games?|picks?|bets?|slate|card|match|matches|plays|fights?)$/.test(before))
    return true;
  return before !== 'at' && !isNearPriceWord(tokens, at) && (day > MONTHS || !isPriced(tokens, at));
}

/** "Arsenal 5/2 good?": the pair ends what is said of a bet. */
const isPriced = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 1];
  return (
    at > 0 && (after === undefined || after.afterBreak || /^(good|worth|fair|value|shot|on|is|or)$/.test(after.text))
  );
};

const isNearPriceWord = (tokens: readonly Token[], at: number): boolean =>
  [at - 4, at - 3, at - 2, at - 1, at + 1].some((place) => PRICE_WORDS.has(tokens[place]?.text ?? ''));

function evenMoney(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text;
  if (text === 'evens' && tokens[at - 1]?.text === 'at') return EVEN;
  const isEven = text === 'even' && /^(money|odds)$/.test(tokens[at + 1]?.text ?? '');
  return isEven ? EVEN : null;
}

const isRange = (tokens: readonly Token[], from: Price, to: Price): boolean => {
  const between = tokens.slice(from.at + 1, to.at).map(({ text }) => text);
  const opener = tokens[from.at - 1]?.text ?? '';
  if (between.length === 0) return tokens[to.at]?.number?.afterDash === true;
  return between.length === 1 && (between[0] === 'to' || (between[0] === 'and' && opener === 'between'));
};

const FILLERS = new Set('odds of price priced prices than a the are is be american decimal around'.split(' '));
const AT_LEAST = new Set('better least minimum min longer higher greater more bigger'.split(' '));
const AT_MOST = new Set('worse most maximum max shorter lower less heavier steeper juicier'.split(' '));
const ABOVE = new Set('over above past beyond'.split(' '));
const BELOW = new Set('under below'.split(' '));
const NEGATIONS = new Set('no not nothing none dont never without avoid isnt arent anything'.split(' '));

function limitOf(tokens: readonly Token[], price: Price): 'min' | 'max' | null {
  const behind = limitBehind(tokens, price.at + (tokens[price.at]?.number ? 1 : 2));
  if (behind) return behind;
  let at = price.at - 1;
  while (at >= 0 && at > price.at - 4 && FILLERS.has(tokens[at]?.text ?? '')) at -= 1;
  const word = tokens[at]?.text ?? '';
  if (price.negative && (ABOVE.has(word) || BELOW.has(word))) return 'min';
  const direct = directLimit(word, tokens[at - 1]?.text ?? '');
  if (!direct) return null;
  const negated =
    word !== 'least' && word !== 'most' && [at - 3, at - 2, at - 1].some((place) => isNegation(tokens, place));
  if (!negated) return direct;
  return direct === 'min' ? 'max' : 'min';
}

const isNegation = (tokens: readonly Token[], at: number): boolean => NEGATIONS.has(tokens[at]?.text ?? '');

function directLimit(word: string, before: string): 'min' | 'max' | null {
  if (AT_LEAST.has(word) || ABOVE.has(word)) return 'min';
  if (AT_MOST.has(word) || BELOW.has(word)) return 'max';
  return word === 'to' && before === 'up' ? 'max' : null;
}

/** "+120 or better", "-150 or worse", "+100 and up". */
function limitBehind(tokens: readonly Token[], at: number): 'min' | 'max' | null {
  if (!/^(or|and)$/.test(tokens[at]?.text ?? '')) return null;
  const word = tokens[at + 1]?.text ?? '';
  if (AT_LEAST.has(word) || /^(up|above|over)$/.test(word)) return 'min';
  return AT_MOST.has(word) || BELOW.has(word) ? 'max' : null;
}

/** "plus money only", "+ odds". */
const asksPlusMoney = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === 'plus' &&
      /^(money|odds|price|prices|side)$/.test(tokens[at + 1]?.text ?? '') &&
      !isNegation(tokens, at - 1),
  );
