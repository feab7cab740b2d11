import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { scoreAt } from './margin-lines.ts';

const LAYS = /^(lay|lays|laying|giving|gives|spot|spots|spotting)$/;
const GETS = /^(gets|getting|catching|catch|catches)$/;
const ARTICLE = /^(a|an|one|the|full)$/;
/** What may stand behind a number that is a line: "laying 3 at -110", "getting 2.5 and", "giving 3 to Detroit". */
const BEHIND =
  /^(points?|pts?|at|and|or|vs|versus|against|to|from|with|in|tonight|today|tomorrow|is|worth|good|here|there|now|instead|for)$/;
/** Behind a price, where that is laid: money is put on somebody, or is to win something. */
const OF_MONEY = /^(on|to|bucks|dollars|units?|total|each|back)$/;
const MOST_POINTS = 28.5;
const LEAST_PRICE = 100;
const MOST_PRICE = 999;

/**
 * A handicap or a price that is told by who lays or gets it: "Bills laying 3" is -3, "Packers getting 2.5" is +2.5, "giving a field goal" is
 * -3, "would you lay 140" is -140. Everything else as it stands.
 */
export function withLaidLines(tokens: Token[]): Token[] {
  const lines: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const found = token && laidAt(tokens, at);
    if (token && found) {
      lines.push(signed(tokens[found.at] ?? token, found));
      at = found.to - 1;
    } else if (token) lines.push(token);
  }
  return lines;
}

type Laid = { value: number; sign: '+' | '-'; at: number; to: number };

function laidAt(tokens: readonly Token[], at: number): Laid | null {
  const word = tokens[at]?.text ?? '';
  const sign = signOf(word);
  if (sign === null) return null;
  const from = behindArticles(tokens, at + 1);
  const { number = null } = tokens[from] ?? {};
  const score = number === null && from > at + 1 ? scoreAt(tokens, from) : null;
  if (score) return { ...score, sign, at: from };
  if (number === null || /^(plus|minus)$/.test(word) || !isPlain(number)) return null;
  const isLaid = isPoints(number.value) ? isPointsBefore(tokens, from + 1) : sign === '-' && isPrice(tokens, from);
  return isLaid ? { value: number.value, sign, at: from, to: from + 1 } : null;
}

function signOf(word: string): '+' | '-' | null {
  if (LAYS.test(word) || word === 'minus') return '-';
  return GETS.test(word) || word === 'plus' ? '+' : null;
}

/** "The full touchdown". */
function behindArticles(tokens: readonly Token[], from: number): number {
  const [first, second] = [from, from + 1].map((at) => ARTICLE.test(tokens[at]?.text ?? ''));
  return first ? from + (second ? 2 : 1) : from;
}

const isPlain = ({ sign, dollars, percent, suffix }: NumberToken): boolean =>
  sign === null && !dollars && !percent && suffix === '';

const isPoints = (value: number): boolean => isWithin(value, 0.5, MOST_POINTS) && Number.isInteger(value * 2);

/** Whether what stands behind a number leaves it a line: "3 to 1" is none, nor are "3 legs". */
function isPointsBefore(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (next === undefined || next.afterBreak || next.number?.sign != null) return true;
  return BEHIND.test(next.text) && !(next.text === 'to' && tokens[to + 1]?.number != null);
}

function isPrice(tokens: readonly Token[], at: number): boolean {
  const { number } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const isSize = number && Number.isInteger(number.value) && isWithin(number.value, LEAST_PRICE, MOST_PRICE);
  return isSize === true && !(next && !next.afterBreak && OF_MONEY.test(next.text));
}

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

const signed = (token: Token, { value, sign }: Laid): Token => ({
  ...token,
  raw: `${sign}${value}`,
  text: `${value}`,
  number: { value, sign, dollars: false, percent: false, suffix: '', afterDash: false },
});
