import type { BetMarket } from '#contract/bets/tracked-bet.ts';
import { LEG_SIGN } from './bet-bounds.ts';

/** What kind of bet a slip's words are of. What they do not say is `other`. */
export function marketOfWords(bet: string): BetMarket {
  if (bet.includes(LEG_SIGN)) return 'parlay';
  const words = bet.toLowerCase();
  if (/^(over|under|[ou]\s?\d)/.test(words) || /\btotals?\b/.test(words)) return 'total';
  if (/\b(over|under)\b/.test(words) || /\b(to score|to record|anytime|first td)\b/.test(words)) return 'prop';
  if (/\b(money\s?line|ml|to win)\b/.test(words)) return 'moneyline';
  return /\b(spread|run line|puck line|handicap)\b|(^|\s)[+\-\u2212]\d{1,3}(\.\d+)?(\s|$)/.test(words)
    ? 'spread'
    : 'other';
}
