import { lineResult } from '#engine/odds/line-result.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Placed } from '../meant/bets-named.ts';
import type { Frame } from '../meant/merged.ts';
import { spokenOf } from '../meant/spoken-of.ts';
import type { Reading } from '../reading.ts';
import { marginIn, settledWords } from '../sums/line-result.ts';

/** By how much the side of a spread is supposed to win or lose. */
export type Margin = { line: number; by: number };

/** "If I put 20 on that and they win by 10": the margin is no line. Null: nothing is staked on a spread, or it is of somebody who is named. */
export function marginAsked(
  { want, placed }: Frame,
  message: string,
  previous: Reading | null,
  known: Known,
): { margin: Margin; placed: readonly Placed[] } | null {
  const by = want === 'it.pays' ? marginIn(message.toLowerCase()) : null;
  const bet = by !== null && previous ? spokenOf(previous, known)?.bet : null;
  if (by === null || bet?.market !== 'spread' || bet.line === null) return null;
  const isMargin = ({ role, entity }: Placed) => role === 'line' && Math.abs(entity.value ?? 0) === Math.abs(by);
  const rest = placed.filter((one) => !isMargin(one));
  return rest.some(({ role }) => role !== 'stake') ? null : { margin: { line: bet.line, by }, placed: rest };
}

/** What a stake pays, where that margin wins it; else what becomes of it. */
export function withMargin({ line, by }: Margin, paid: Asked | null): Asked | null {
  const words = settledWords(line, by);
  if (paid?.kind !== 'calls' || lineResult(line + by) !== 'win') return say(words);
  return { ...paid, assumed: [words, ...paid.assumed] };
}
