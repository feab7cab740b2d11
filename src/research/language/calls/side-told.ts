import type { BetRefDraft } from '#contract/research/bet.ts';
import { endOfNumber, shopsPrices } from './price-questions.ts';
import type { StatedBet } from './stated-bets.ts';
import type { MarketQuestion } from './subject.ts';

/** Of a whole market the side that is named first, and at which end its number is asked for. */
export function sideTold(
  { market, side }: Pick<BetRefDraft, 'market' | 'side'>,
  bet: StatedBet,
  { plain }: MarketQuestion,
) {
  const order = market === 'moneyline' || bet.line !== null ? null : endOfNumber(plain);
  if (order !== null) return { order, ...(side === 'away' && { first: side }) };
  const isOfGame = bet.line === null && bet.direction === null && OF_GAME.test(plain);
  if ((isOfOneSide(market, bet) && !isOfGame) || (side === 'yes' && shopsPrices(plain))) return { side };
  return side === 'away' ? { first: side } : {};
}

/** "The moneylines of the Chargers game": it is named by one who plays in it. */
const OF_GAME =
  /\b(the|tonights|todays|tomorrows) (?!(late|later|early|earlier|first|next|last|same|whole|entire|full|full|night|big)\b)(\w+ ){1,2}(game|match|matchup|fight|bout)\b/;

/** Whether one side is asked about, and not the game. */
const isOfOneSide = (market: string, { direction, opponent, backs, line }: StatedBet): boolean =>
  direction !== null ||
  ((market === 'moneyline' || market === 'spread') && (opponent === null || backs || line !== null));
