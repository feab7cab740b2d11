import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import type { PriceAmount } from './amount.ts';
import { isMostAt } from './most-on-a-bet.ts';
import { plainText } from './plain-text.ts';

const MAX_AMERICAN = 100_000;
const MOST_DECIMAL = 101;

/** American with its sign, decimal with two places, a fraction, even money. */
export function priceAt(tokens: readonly Token[], at: number): PriceAmount | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.pair) return fractionAt(tokens, at, token.pair);
  if (/^(even|evens|ev)$/.test(token.text) && !token.number) return evenAt(tokens, at);
  const { number } = token;
  const longshot = number && longshotAt(tokens, at, number.value);
  if (longshot) return longshot;
  if (!number || number.dollars || number.percent) return null;
  const sign = signOf(tokens, at, number);
  if (sign && isAmerican(number)) {
    const decimal = sign === '+' ? 1 + number.value / 100 : 1 + 100 / number.value;
    return { from: at, to: at + 1, text: `${sign}${number.value}`, decimal };
  }
  return isDecimalOdds(tokens, at, number) ? decimalPrice(number.value, at) : null;
}

const isAmerican = ({ value, suffix }: NumberToken): boolean =>
  Number.isInteger(value) &&
  value >= 100 &&
  value <= MAX_AMERICAN &&
  (suffix === '' || suffix === 's' || suffix === 'ish');

/** Two places behind the point, or a word of odds beside it. */
function isDecimalOdds(tokens: readonly Token[], at: number, { value, sign, suffix }: NumberToken): boolean {
  if (sign !== null || suffix !== '') return false;
  // "10 bucks for 17.50 total payout": what comes back is money.
  if (PAID.test(plainText(tokens.slice(at + 1, at + 3)))) return false;
  const isLimit = /^(odds|price|prices)$/.test(tokens[at - 2]?.text ?? '') && !isPriceOfTotal(tokens, at, value);
  if (/^(over|under|o|u|total)$/.test(tokens[at - 1]?.text ?? '') && !isLimit) return false;
  const isAt = tokens[at - 1]?.text === 'at' || isNearOdds(tokens, at);
  return (
    /^\d{1,3}\.\d{2}$/.test(tokens[at]?.text ?? '') ||
    (isAt && (!Number.isInteger(value) || (tokens[at]?.text ?? '').includes('.')))
  );
}

/** "Best price over 2.5 in Arsenal West Ham": what that total pays, and no limit. */
const isPriceOfTotal = (tokens: readonly Token[], at: number, value: number): boolean =>
  value % 1 === HALF &&
  (tokens[at - 2]?.text === 'price' || /^(best|better|top|cheapest|longest)$/.test(tokens[at - 3]?.text ?? ''));
const HALF = 0.5;

const PAID = /^((total |in )?(payout|payback|returns?|returned|back)|total$|in total|bucks|dollars?)\b/;

/** "-110s" are several of that price. */
export const isPlural = (token: Token | undefined): boolean =>
  token?.number?.suffix === 's' && signedPrice(token.number);

const signedPrice = (number: NumberToken): boolean => (number.sign !== null || number.afterDash) && isAmerican(number);

/** "Cash out at 180": what a bet is sold for is money. */
const SOLD = /\b(cash(ed|ing)?( (it|this|that))? ?out|cashouts?|sell|sold|selling|buy ?out|bought out) (\w+ )?at$/;

/** "at 145", "odds of 250": a sign was left out, and a plus is meant. The second of "-110/110" has that of the first. */
function signOf(tokens: readonly Token[], at: number, number: NumberToken): '+' | '-' | null {
  if (number.sign) return number.sign;
  if (number.afterDash) return '-';
  if (number.value < 100 || number.suffix !== '') return null;
  // "At 100/unit" is what a unit is.
  if (/^units?$/.test(tokens[at + 1]?.text ?? '')) return null;
  // "Cap bet at 150" is the most that is staked.
  if (isMostAt(tokens, at)) return null;
  const before = tokens[at - 1]?.text ?? '';
  if (before === 'at' && SOLD.test(plainText(tokens.slice(Math.max(0, at - 5), at)))) return null;
  if (before === 'at' || before === 'odds' || (before === 'of' && tokens[at - 2]?.text === 'odds')) return '+';
  return isOfScorer(tokens, at, number.value) ? '+' : null;
}

const SCORES = /^(anytime|atts|score|scores|scorer|goalscorer|td|tds|touchdown|goal)$/;
const SEEN =
  /^(see|sees|seeing|saw|shows|showing|has|have|got|gives|giving|priced|listed|paying|pays|says|him|hes|its)$/;
const COUNTED = /^(yds|yards|bucks|dollars|units?|to|each|total|rush|rushing|rec|receiving|pass|passing)$/;
const FIFTY = 50;

/** "Haaland anytime i see 170 on fd", "kelce td 145": whether somebody scores has no line, so that it is the price. Round sums may be stakes. */
function isOfScorer(tokens: readonly Token[], at: number, value: number): boolean {
  const near = tokens.slice(Math.max(0, at - 7), at);
  const isHisStat = near.some(({ text }) => SCORES.test(text)) && !COUNTED.test(tokens[at + 1]?.text ?? '');
  if (!isHisStat || near.some(({ text }) => /^(over|under|bet|put|risk|stake|bankroll|roll|for)$/.test(text)))
    return false;
  const before = tokens[at - 1]?.text ?? '';
  return SEEN.test(before) || (SCORES.test(before) && value % FIFTY !== 0);
}

const decimalPrice = (value: number, at: number): PriceAmount | null =>
  value > 1 && value <= MOST_DECIMAL ? { from: at, to: at + 1, text: value.toFixed(2), decimal: value } : null;

const isNearOdds = (tokens: readonly Token[], at: number): boolean =>
  [at - 2, at - 1, at + 1].some((place) => /^(odds|decimal|price|priced)$/.test(tokens[place]?.text ?? ''));

function fractionAt(tokens: readonly Token[], at: number, [over, under]: readonly [number, number]) {
  const isDay = /^(on|for|till|until|thru|through)$/.test(tokens[at - 1]?.text ?? '');
  // "1/4 kelly" is a part of a stake.
  const isPart = /^kellys?$/.test(tokens[at + 1]?.text ?? '');
  if (over === 0 || under === 0 || isDay || isPart || under > 100) return null;
  return { from: at, to: at + 1, text: `${over}/${under}`, decimal: 1 + over / under };
}

/** "Even money", "at evens", "at even": not "break even" and not "even if". */
function evenAt(tokens: readonly Token[], at: number): PriceAmount | null {
  const text = tokens[at]?.text;
  const before = tokens[at - 1]?.text ?? '';
  const isMoney = /^(money|odds)$/.test(tokens[at + 1]?.text ?? '');
  // "Steelers -3 even".
  const isBehind = (tokens[at - 1]?.number?.sign != null && !tokens[at]?.afterBreak) || /^(ml|moneyline)$/.test(before);
  // "For even profit" is how it is to end.
  const isTalk =
    /^(if|though|when|with|a|the|worth|out|there|available|around|real|possible|close|still|profits?|split|returns?|payouts?|results?|amounts?|stakes?|hedge|winnings|outcome)$/.test(
      tokens[at + 1]?.text ?? '',
    );
  const isPriced = !isTalk && (isBehind || (text !== 'ev' && /^(at|for|is|or|to)$/.test(before)));
  if (!isMoney && !(text === 'evens' && before !== 'break') && !isPriced) return null;
  return { from: at, to: at + (isMoney ? 2 : 1), text: '+100', decimal: 2 };
}

/** "9-1", "10 to 1": odds of so many to one, unless a record is told. */
function longshotAt(tokens: readonly Token[], at: number, value: number): PriceAmount | null {
  const next = tokens[at + 1];
  const isTo = next?.text === 'to' && tokens[at + 2]?.number?.value === 1 && tokens[at + 2]?.number?.sign === null;
  const isDashed =
    next?.number?.afterDash === true && next.number.value === 1 && tokens[at + 2]?.number?.afterDash !== true;
  const isRecord = /^(im|went|gone|go|record|was|are|were|am)$/.test(tokens[at - 1]?.text ?? '');
  if (!(isTo || isDashed) || isRecord || value < 2 || !Number.isInteger(value) || tokens[at]?.number?.sign !== null)
    return null;
  return { from: at, to: at + (isTo ? 3 : 2), text: `${value}/1`, decimal: value + 1 };
}

const LINE_WORDS = /^(over|under|o|u|points?|pts|spread|legs?|units?)$/;

/** "2.10 3.40 3.75": several decimals and no word of a line are prices, however they are written. */
export const isDecimalSeries = (tokens: readonly Token[]): boolean =>
  tokens.filter((_, at) => plainDecimalAt(tokens, at) !== null).length >= 2 &&
  !tokens.some(({ text, number }) => LINE_WORDS.test(text) && number === null);

export function plainDecimalAt(tokens: readonly Token[], at: number): PriceAmount | null {
  const { number, text = '' } = tokens[at] ?? {};
  const isPlain = number && number.sign === null && !number.dollars && !number.percent && number.suffix === '';
  return isPlain && !number.afterDash && /^\d{1,2}\.\d{1,2}$/.test(text) ? decimalPrice(number.value, at) : null;
}
