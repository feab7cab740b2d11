import { BEST_BETS_MAX } from '#contract/best-bets.ts';

export const BEST_BETS_TITLE = 'Best Bets of the Day';
export const BEST_BETS_LEAD = `At most ${BEST_BETS_MAX} bets a day by fixed rules, and no bet where none is worth it. Every list is graded in public, win or lose.`;
