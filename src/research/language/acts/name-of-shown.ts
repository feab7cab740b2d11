import { signed } from '../../words/format.ts';
import { outcomeLabel, propName } from '../../words/pick-label.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { MarketQuestion } from '../calls/subject.ts';
import type { BetFocus } from '../reading.ts';

/** A bet that was shown, by the name that its answer gave it; null where its game is over. */
export function nameOfShown(bet: BetFocus, market: Pick<MarketQuestion, 'events' | 'nowMs'>): string | null {
  const event = gameAhead(bet, market);
  if (!event) return null;
  const { side, line, player } = bet;
  if (player !== null)
    return [player, side, line, propName(bet.market)].filter((part) => part !== null && part !== 'yes').join(' ');
  const team = outcomeLabel(event, side);
  if (bet.market === 'total') return [team, line].filter((part) => part !== null).join(' ');
  return bet.market === 'spread' ? `${team} ${line === null ? 'spread' : signed(line)}` : `${team} moneyline`;
}
