import { spokenBets } from '../acts/after.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { lineResult } from '../sums/line-result.ts';

/** "So 232 wins?", "what if it lands on 231", "if they lose by 4 i win": how the line that is said or was spoken of is settled. */
export const resultOnSpoken = (read: Tagged): Asked | null => lineResult(read) ?? countOnLine(read);

function countOnLine({ previous, tokens, amounts, hasNames }: Tagged): Asked | null {
  const [bet, ...others] = hasNames ? [] : spokenBets(previous);
  const isCounted = bet?.market === 'total' || bet?.market.startsWith('prop:') === true;
  if (!bet || others.length > 0 || bet.line === null || !isCounted) return null;
  if (amounts.prices.some(({ text }) => /^[+-]/.test(text)) || amounts.money.some(({ isSure }) => isSure)) return null;
  const counts = tokens.flatMap(({ number }) =>
    number && number.sign === null && !number.percent && !number.dollars && Number.isInteger(number.value)
      ? [number.value]
      : [],
  );
  const [count, ...more] = counts;
  return count === undefined || more.length > 0 ? null : say(settled(count, bet.line));
}

function settled(count: number, line: number): string {
  if (count === line) return `At ${line}, exactly ${count} is a push: over and under both get their stake back.`;
  const [wins, loses] = count > line ? ['over', 'under'] : ['under', 'over'];
  return `At ${line}, ${count} wins the ${wins} and loses the ${loses}.`;
}
