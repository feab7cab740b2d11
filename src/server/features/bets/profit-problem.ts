import { PROFIT_MAX_CENTS } from '#contract/bets/tracked-bet.ts';
import type { BetRow } from './bets.repo.ts';

const ENDED = {
  win: 'won',
  half_win: 'half won',
  push: 'pushed',
  void: 'void',
  half_loss: 'half lost',
  loss: 'lost',
  cashout: 'cashed out',
} as const;

/** Nobody loses more than the stake, nor anything by a win; what is no win wins nothing; and a stake that went back lost nothing. Null: the profit fits, or is not said. */
export function profitProblem({
  result,
  profitCents,
  stakeCents,
}: {
  result: BetRow['toldResult'];
  profitCents: number | null;
  stakeCents: number;
}): string | null {
  if (result === null || profitCents === null) return null;
  const isWon = result === 'win' || result === 'half_win';
  const most = isWon || result === 'cashout' ? PROFIT_MAX_CENTS : 0;
  const isBack = result === 'push' || result === 'void';
  if ((isWon || isBack) && profitCents < 0) return `it is ${ENDED[result]}, with a loss`;
  if (profitCents > most) return `it is ${ENDED[result]}, with a profit`;
  return profitCents < -stakeCents ? 'more is lost than was staked' : null;
}
