import type { AccessScope } from '#contract/access.ts';
import { TOKEN_COST } from '#contract/prices.ts';

/** What a key or an assistant may ask for. */
export const SCOPE_WORDS: Readonly<Record<AccessScope, { short: string; label: string; text: string }>> = {
  free: {
    short: 'free only',
    label: 'What is free',
    text: 'Games, boards, moves, facts and calculations. It spends no tokens.',
  },
  verdicts: {
    short: 'verdicts too',
    label: 'Verdicts too',
    text: `Also judged bets, best bets and parlays, at ${TOKEN_COST.regular} token each, within your limits.`,
  },
};
