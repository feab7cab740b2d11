import { list } from '../../words/format.ts';
import { boardOf } from '../calls/board-calls.ts';
import type { Asked, Call } from '../calls/call.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { asksForBets } from './asks-for-bets.ts';

const ALTERNATE = /\b(alts?|alternates?|alternative|ladders?|milestones?)\b/;
/** "Ladder at 300" names a line, and with a sign a price. */
const PRICED = /(^|\s)[+-]\d{3}/;
/** "Bills alt lines": of who is to win there is one line alone, and of the spread there are others. */
const isSide = ({ side, market, player, direction, stats }: StatedBet): boolean =>
  side !== null && market === null && player === null && direction === null && stats.length === 0;

const COMPARES = /\b(which|better|vs|versus)\b/;
const CENTS = 100;

/** "Any alt ladders for 250": the lines that are stored of that market, or that there is no other. Null: no other line is asked about. */
export function alternateLines(read: Tagged): Asked | null {
  const { plain, text, bets, amounts, slate } = read;
  if (!ALTERNATE.test(plain) || !bets.some(hasSubject) || PRICED.test(text) || asksForBets(read)) return null;
  const own = bets.filter((bet) => bet.line !== null && hasSubject(bet));
  // The one that is named is told, or that no book quotes it and which are nearest.
  if (own.length === 1 && bets.length === 1) return boardOf({ ...toMarketQuestion(read), window: null, bets: own });
  // "Bills +3.5 or Bills +6.5 alt, which is better" holds one against the other.
  if (own.length > 1 && own.length === bets.length && COMPARES.test(plain)) return null;
  const open = bets.map((bet) => ({ ...(isSide(bet) ? { ...bet, market: 'spread' as const } : bet), line: null }));
  const board = boardOf({ ...toMarketQuestion(read), window: null, bets: open });
  if (board?.kind !== 'calls') return board;
  const [call] = board.calls;
  const [eventId, market, player] = ['eventId', 'market', 'player'].map((part) => textOf(call, part));
  const event = slate.events.find(({ id }) => id === eventId);
  const lines = new Set(
    (event?.markets ?? [])
      .filter((one) => one.market === market && one.player === (player ?? ''))
      .map(({ lineHundredths }) => Math.abs(lineHundredths)),
  );
  const named = amounts.lines.map(({ line }) => Math.abs(line));
  const absent = named.filter((line) => ![...lines].some((one) => Math.abs(one - line * CENTS) < CENTS / 2 + 1));
  const notes = [
    ...(absent.length > 0 ? [`I have no line of ${list(absent.map((line) => `${line}`))} there.`] : []),
    ...(lines.size === 1 ? ['There is one line of it, and no alternate lines or ladder.'] : []),
  ];
  return { ...board, assumed: [...notes, ...board.assumed] };
}

function textOf(call: Call | undefined, part: string): string | null {
  const found = Object.entries(call?.input ?? {}).find(([name]) => name === part)?.[1];
  return typeof found === 'string' ? found : null;
}
