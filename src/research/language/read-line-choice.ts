import type { Token } from '#engine/names/tokenise.ts';
import type { LineChoice } from './reading.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

const CHOOSES = indexPatterns(['better|worse|prefer|rather|difference']);
/** Signed numbers from here on are prices. */
const LEAST_PRICE = 100;

type Line = { side: LineChoice['side']; value: number };

/** "Is -3.5 better than -3", of whatever side; null where not two lines of one bet are set against each other. */
export function readLineChoice(tokens: readonly Token[]): LineChoice | null {
  const [first, second, ...more] = linesIn(tokens);
  if (!first || !second || more.length > 0 || !hasPattern(CHOOSES, tokens)) return null;
  const isOneBet = first.side === second.side && Math.sign(first.value) === Math.sign(second.value);
  if (!isOneBet || first.value === second.value) return null;
  const { side } = first;
  const [lower, higher] = first.value < second.value ? [first.value, second.value] : [second.value, first.value];
  return side === 'over'
    ? { kind: 'lines', side, better: lower, worse: higher }
    : { kind: 'lines', side, better: higher, worse: lower };
}

/** Spreads with their sign, and totals behind over or under, which may be said once for both. */
function linesIn(tokens: readonly Token[]): Line[] {
  let said: LineChoice['side'] = null;
  return tokens.flatMap((token) => {
    said = sideOf(token) ?? said;
    return lineOf(token, said);
  });
}

function lineOf({ number }: Token, said: LineChoice['side']): Line[] {
  if (!number || number.dollars || number.percent || number.suffix !== '') return [];
  const { value, sign } = number;
  if (sign === null) return said ? [{ side: said, value }] : [];
  return value < LEAST_PRICE ? [{ side: null, value: sign === '-' ? -value : value }] : [];
}

const sideOf = ({ text }: Token): LineChoice['side'] => (text === 'over' || text === 'under' ? text : null);
