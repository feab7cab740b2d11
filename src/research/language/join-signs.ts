import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { spelledNumber } from './spelled-number.ts';

/** "plus 150" and "minus one ten" as one signed number each, "3 1/2" and "3 and a half" as one of a half. */
export const joinSigns = (tokens: readonly Token[]): Token[] => withHalves(withSigns(tokens));

function withSigns(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const sign = token && signIn(token);
    const number = sign ? numberBehind(tokens, at + 1) : null;
    if (token && number && isNextStake(tokens, at, number.words)) joined.push({ ...token, raw: 'and', text: 'and' });
    else if (token && sign && number) {
      joined.push({ ...number.token, number: { ...number.token.number, sign }, afterBreak: token.afterBreak });
      at += number.words;
    } else if (token) joined.push(token);
  }
  return joined;
}

const signIn = ({ text }: Token): '+' | '-' | null => (text === 'plus' ? '+' : text === 'minus' ? '-' : null);

/** "30 on the draw plus 100 on Liverpool": behind one stake so much more on another bet, and no odds of it. */
function isNextStake(tokens: readonly Token[], plus: number, words: number): boolean {
  const isOn = (place: number) => tokens[place]?.text === 'on';
  const isStake = tokens.some(
    ({ number }, at) => at < plus && number !== null && number.sign === null && !number.percent && isOn(at + 1),
  );
  const number = tokens[plus + 1]?.number;
  const isWhole = words > 1 || number === null || number === undefined || Number.isInteger(number.value);
  return tokens[plus]?.text === 'plus' && isStake && isWhole && isOn(plus + 1 + words);
}

const LEAST_PRICE = 100;

/** "Plus one more leg" is how many, "minus three" and "minus three and a half" are lines. */
const isCount = (next: Token | undefined): boolean =>
  next !== undefined && !next.afterBreak && !/^(and|at|on|for|points?|pts|is|or)$/.test(next.text);

/** A number in digits without a sign, or one that is spelled out. */
function numberBehind(
  tokens: readonly Token[],
  at: number,
): { token: Token & { number: NumberToken }; words: number } | null {
  const token = tokens[at];
  if (!token) return null;
  const { number } = token;
  if (number) return number.sign === null && !number.dollars ? { token: { ...token, number }, words: 1 } : null;
  const spelled = token.afterBreak ? null : spelledNumber(tokens, at);
  if (!spelled || (spelled.value < LEAST_PRICE && isCount(tokens[at + spelled.words]))) return null;
  const raw = tokens
    .slice(at, at + spelled.words)
    .map((one) => one.raw)
    .join(' ');
  const written = { value: spelled.value, sign: null, dollars: false, percent: false, suffix: '', afterDash: false };
  return { token: { ...token, raw, text: `${spelled.value}`, number: written }, words: spelled.words };
}

const MOST_WITH_HALF = 400;

function withHalves(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const words = token?.number ? halfBehind(tokens, at) : 0;
    if (token?.number && words > 0) {
      const value = token.number.value + 0.5;
      joined.push({ ...token, text: `${value}`, number: { ...token.number, value } });
      at += words;
    } else if (token) joined.push(token);
  }
  return joined;
}

/** How many words behind a whole number say half of one: "1/2", "and a half". */
function halfBehind(tokens: readonly Token[], at: number): number {
  const { number } = tokens[at] ?? {};
  const isWhole = number && Number.isInteger(number.value) && number.value <= MOST_WITH_HALF && number.suffix === '';
  if (!isWhole || number.dollars || number.percent) return 0;
  const [first, second, third] = tokens.slice(at + 1, at + 4);
  if (first?.pair?.join('/') === '1/2' && !first.afterBreak) return 1;
  const isHalf = first?.text === 'and' && second?.text === 'a' && third?.text === 'half';
  return isHalf && tokens[at + 4]?.text !== 'point' ? 3 : 0;
}
