import { type BestBetResults, LIST_ZONE } from '#contract/best-bets.ts';
import { formatClock, formatDay } from '../../lib/format-time.ts';

/** "Wednesday, November 25". The day of a list is the same for every reader. */
export const dayWords = (day: string): string => formatDay(`${day}T12:00:00Z`, 'UTC');

/** "9:00 AM ET". */
export const drawnWords = (drawnAt: string): string => `${formatClock(drawnAt, LIST_ZONE)} ET`;

export const betsWords = (bets: number): string => (bets === 1 ? '1 bet' : `${bets} bets`);

/** "2 won, 1 lost, 1 open". */
export function endWords({ picks, hidden }: NonNullable<BestBetResults['last']>): string {
  const count = (results: readonly (string | null)[]) => picks.filter(({ result }) => results.includes(result)).length;
  return [
    { words: 'won', bets: count(['win', 'half_win']) },
    { words: 'lost', bets: count(['loss', 'half_loss']) },
    { words: 'pushed', bets: count(['push']) },
    { words: 'void', bets: count(['void']) },
    { words: 'ungraded', bets: count(['ungraded']) },
    { words: 'waiting for a result', bets: count([null]) },
    { words: 'not started', bets: hidden },
  ]
    .filter(({ bets }) => bets > 0)
    .map(({ words, bets }) => `${bets} ${words}`)
    .join(', ');
}
