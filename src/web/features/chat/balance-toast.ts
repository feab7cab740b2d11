import type { BalanceNotice } from '#contract/tokens.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import type { ToastContent } from '../../ui/toast.ts';

/** The courtesy before the tokens run out, and when they have. */
export function balanceToast({ level, balance, topUp }: BalanceNotice, navigate: Navigate): ToastContent {
  const action = { label: 'Get Tokens', onClick: () => navigate(topUp) };
  if (level === 'empty') {
    return {
      title: 'No tokens left',
      description: 'That was your last one. Reading and explanations stay free.',
      action,
    };
  }
  return {
    title: 'Tokens running low',
    description: `You have ${balance} ${balance === 1 ? 'token' : 'tokens'} left.`,
    action,
  };
}
