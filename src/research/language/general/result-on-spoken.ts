import { isFight } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { spokenBets } from '../acts/after.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { lineResult } from '../sums/line-result.ts';

/** "So 232 wins?", "what if it lands on 231", "if they lose by 4 i win": how the line that is said or was spoken of is settled. */
export const resultOnSpoken = (read: Tagged): Asked | null => lineResult(read) ?? countOnLine(read);

/** So far from a line no result of it is. */
const MOST_OFF = 0.5;
const LEAST_OFF = 10;
/** Half a round is settled by the clock, and not by a count. */
const isOfFight = (bet: BetFocus, events: readonly SlateEvent[]): boolean =>
  events.some((event) => event.id === bet.eventId && isFight(event));

/** Only what tells a result is one. */
const ENDS = /\b(lands?|ends?|finish\w*|gets?|scores?|has|have|wins?|needs?|exactly|push\w*|hits?)\b/;
const OF_TIME = /^(quarters?|overtimes?|ots?|innings?|minutes?|mins?|snaps?|halves|periods?|sets?|games?|legs?)$/;

function countOnLine({ previous, tokens, plain, amounts, hasNames, slate }: Tagged): Asked | null {
  const [bet, ...others] = hasNames ? [] : spokenBets(previous);
  const isCounted = bet?.market === 'total' || bet?.market.startsWith('prop:') === true;
  if (!bet || others.length > 0 || !isCounted || bet.line === null || isOfFight(bet, slate.events)) return null;
  // A quarter line is two half bets.
  if (!Number.isInteger(bet.line * 2) || !ENDS.test(plain)) return null;
  if (amounts.prices.some(({ text }) => /^[+-]/.test(text)) || amounts.money.some(({ isSure }) => isSure)) return null;
  const counts = tokens.flatMap(({ number }, at) =>
    number !== null && isPlain(number) && !OF_TIME.test(tokens[at + 1]?.text ?? '') ? [number.value] : [],
  );
  const [count, ...more] = counts;
  if (count === undefined || more.length > 0) return null;
  const isNear = Math.abs(count - bet.line) <= Math.max(LEAST_OFF, bet.line * MOST_OFF);
  return isNear ? say(settled(count, bet.line)) : null;
}

const isPlain = ({ sign, percent, dollars, suffix, value }: NonNullable<Tagged['tokens'][number]['number']>): boolean =>
  sign === null && !percent && !dollars && suffix === '' && Number.isInteger(value);

function settled(count: number, line: number): string {
  if (count === line) return `At ${line}, exactly ${count} is a push: over and under both get their stake back.`;
  const [wins, loses] = count > line ? ['over', 'under'] : ['under', 'over'];
  return `At ${line}, ${count} wins the ${wins} and loses the ${loses}.`;
}
