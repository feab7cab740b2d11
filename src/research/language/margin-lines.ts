import type { Token } from '#engine/names/tokenise.ts';
import { lineAbove, lineBelow, MORE } from './half-lines.ts';
import { spelledNumber } from './spelled-number.ts';

/** About a result that was, a push or a bet that is held, and no bet on how far somebody wins. */
const NO_BET =
  /^(if|exactly|push|pushes|middle|both|my|mine|happens|happened|last|yesterday|took|got|holding|held|had|lost|won|did|quarter|half|halftime)$/;
const WINS = /^(win|wins|winning|beat|beats|victory)$/;
const LOSES = /^(lose|loses|losing|loss|stay|stays|staying|keep|keeps|keeping|hang|hangs|it)$/;
const UNDER = /^(less|fewer|under|within)$/;
const UNIT = /^(points?|pts?|goals?|runs?)$/;
/** What a score is worth, by its name. */
const SCORES: Readonly<Record<string, number>> = { touchdown: 7, td: 7, score: 7 };
const FIELD_GOAL = 3;
const DOUBLE_DIGITS = 10;

type Margin = { value: number; to: number; orMore: boolean };

/**
 * A bet on how far somebody wins as the line that it is: "win by more than 10" is -10.5, "win by at least a touchdown" and "by 7" are
 * -6.5, "lose by less than 7" is +6.5, "stay within 7" is +7.5. Everything else as it stands.
 */
export function withMarginLines(tokens: Token[]): Token[] {
  if (tokens.some(({ text }) => NO_BET.test(text))) return tokens;
  const lines: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const found = token && lineAt(tokens, at);
    if (token && found) {
      // Who wins or loses by so many is told by the line alone.
      while (lines.length > 0 && (WINS.test(textOf(lines.at(-1))) || LOSES.test(textOf(lines.at(-1))))) lines.pop();
      lines.push(asLine(token, found.line));
      at = found.to - 1;
    } else if (token) lines.push(token);
  }
  return lines;
}

const textOf = (token: Token | undefined): string => token?.text ?? '';

/** "By more than 10" and what stands like it, from "by" or "within" on. */
function lineAt(tokens: readonly Token[], at: number): { line: number; to: number } | null {
  const before = textOf(tokens[at - 1]);
  if (textOf(tokens[at]) === 'within' && LOSES.test(before)) {
    const margin = marginAt(tokens, at + 1);
    return margin && { line: lineAbove(margin.value), to: margin.to };
  }
  if (textOf(tokens[at]) !== 'by' || at === 0) return null;
  const next = textOf(tokens[at + 1]);
  const than = textOf(tokens[at + 2]) === 'than' ? 1 : 0;
  if (MORE.test(next)) return signed(marginAt(tokens, at + 2 + than), (value) => -lineAbove(value));
  if (UNDER.test(next) && LOSES.test(before)) return signed(marginAt(tokens, at + 2 + than), lineBelow);
  const isLeast = next === 'at' && textOf(tokens[at + 2]) === 'least';
  const margin = marginAt(tokens, isLeast ? at + 3 : at + 1);
  const isWon = WINS.test(before) || margin?.to === tokens.length || margin?.orMore === true || isLeast;
  return isWon && !LOSES.test(before) ? signed(margin, (value) => -lineBelow(value)) : null;
}

const signed = (margin: Margin | null, line: (value: number) => number): { line: number; to: number } | null =>
  margin && { line: line(margin.value), to: margin.to };

/** "10", "ten points", "a touchdown", "double digits", "7 or more". */
function marginAt(tokens: readonly Token[], at: number): Margin | null {
  const found = amountAt(tokens, at);
  if (!found || found.value < 1 || found.value > MOST) return null;
  const isUnit = UNIT.test(textOf(tokens[found.to]));
  const to = found.to + (isUnit ? 1 : 0);
  const orMore = textOf(tokens[to]) === 'or' && /^(more|better)$/.test(textOf(tokens[to + 1]));
  return { value: found.value, to: orMore ? to + 2 : to, orMore: orMore || found.isPlus };
}
const MOST = 60;

function amountAt(tokens: readonly Token[], at: number): { value: number; to: number; isPlus: boolean } | null {
  const token = tokens[at];
  const { number } = token ?? {};
  if (number) {
    const isPlain =
      number.sign === null && !number.dollars && !number.percent && /^(\+|pts?|points?|)$/.test(number.suffix);
    return isPlain ? { value: number.value, to: at + 1, isPlus: number.suffix === '+' } : null;
  }
  const words = `${textOf(token)} ${textOf(tokens[at + 1])}`;
  if (/^double digits?$/.test(words)) return { value: DOUBLE_DIGITS, to: at + 2, isPlus: true };
  const from = /^(a|one)$/.test(textOf(token)) ? at + 1 : at;
  const score = scoreAt(tokens, from);
  if (score && (from > at || score.value === FIELD_GOAL)) return { ...score, isPlus: false };
  const spelled = spelledNumber(tokens, at);
  return spelled && { value: spelled.value, to: at + spelled.words, isPlus: false };
}

/** What a field goal or a touchdown is worth, and where the words for it end. */
export function scoreAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  if (/^field goal$/.test(`${textOf(tokens[at])} ${textOf(tokens[at + 1])}`)) return { value: FIELD_GOAL, to: at + 2 };
  const value = SCORES[textOf(tokens[at])];
  return value === undefined ? null : { value, to: at + 1 };
}

const asLine = (token: Token, line: number): Token => ({
  ...token,
  raw: `${line > 0 ? '+' : ''}${line}`,
  text: `${Math.abs(line)}`,
  number: {
    value: Math.abs(line),
    sign: line > 0 ? '+' : '-',
    dollars: false,
    percent: false,
    suffix: '',
    afterDash: false,
  },
});
