import type { Token } from '#engine/names/tokenise.ts';
import { lineAbove, lineBelow, MORE } from './half-lines.ts';

const UNIT = /^(points?|pts?|goals?|runs?|rounds?)$/;
const UNDER = /^(less|fewer|under|below)$/;
const NO_BET = /^(if|exactly|push|last|yesterday|were|was|did|first|1st|half|quarter|inning|period)$/;

/**
 * A bet on how much both score together as the total that it is: "will there be 50 points" is over 49.5, "more than 50" over 50.5,
 * "fewer than 3 goals" under 2.5. Everything else as it stands.
 */
export function withTotalLines(tokens: Token[]): Token[] {
  const unit = tokens.findIndex(({ text }, at) => UNIT.test(text) && tokens[at - 1]?.number != null);
  const number = tokens[unit - 1]?.number;
  if (!number || number.sign !== null || number.dollars || number.percent) return tokens;
  if (!isOfBoth(tokens, unit - 1) || tokens.some(({ text }) => NO_BET.test(text))) return tokens;
  const { from, side, line } = lineOf(tokens, unit - 1, number.value);
  const at = tokens[from];
  const value = tokens[unit - 1];
  if (!at || !value) return tokens;
  const bet: Token[] = [
    { ...at, raw: side, text: side, number: null },
    { ...value, raw: `${line}`, text: `${line}`, number: { ...number, value: line, suffix: '' }, afterBreak: false },
  ];
  return [...tokens.slice(0, from), ...bet, ...tokens.slice(unit + 1)];
}

/** "There be", "they combine for": what one side alone scores is another bet. */
const isOfBoth = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(({ text }, place) =>
      text === 'there' ? tokens[place + 1]?.text === 'be' : /^(combine|combined|combining)$/.test(text),
    );

function lineOf(tokens: readonly Token[], at: number, value: number): { from: number; side: string; line: number } {
  const than = tokens[at - 1]?.text === 'than' ? 1 : 0;
  const word = tokens[at - 1 - than]?.text ?? '';
  const from = at - 1 - than;
  if (MORE.test(word)) return { from, side: 'over', line: lineAbove(value) };
  if (UNDER.test(word)) return { from, side: 'under', line: lineBelow(value) };
  const isLeast = word === 'least' && tokens[at - 2]?.text === 'at';
  return { from: isLeast ? at - 2 : at, side: 'over', line: lineBelow(value) };
}
