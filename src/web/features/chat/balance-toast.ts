import type { BalanceNotice } from '#contract/tokens.ts';
import { CONFIRM_LABEL, waitingTokens } from '../../content/waiting-tokens-words.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import type { ToastContent } from '../../ui/toast.ts';

/** The courtesy before the tokens run out, and when they have. */
export function balanceToast({ level, balance, topUp, waiting }: BalanceNotice, navigate: Navigate): ToastContent {
  const onClick = () => navigate(topUp);
  if (waiting) {
    const title = level === 'empty' ? 'Confirm your address to go on' : 'Tokens running low';
    return { title, description: waitingTokens(waiting), action: { label: CONFIRM_LABEL, onClick } };
  }
  const action = { label: 'Get Tokens', onClick };
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
