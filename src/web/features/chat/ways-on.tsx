import { TOKEN_COST, TOP_UP_PATH } from '#contract/prices.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { FailedSend } from './answer-run.ts';

const LIMITS_PATH = '/profile?tab=limits';

type Props = { failed: FailedSend; onAskRegular: (question: string) => void };

/** Where to go from here: the cheaper analysis where it can be paid for, more tokens, or the limit that was reached. */
export function WaysOn({ failed: { send, refusal }, onAskRegular }: Props) {
  if (!refusal) return null;
  const { mode, message } = send.draft;
  const isShort = refusal.code === 'insufficient_tokens';
  const mayRegular = mode === 'pro' && (!isShort || (refusal.balance ?? 0) >= TOKEN_COST.regular);
  return (
    <>
      {mayRegular ? (
        <Button size="sm" onClick={() => onAskRegular(message)}>
          Ask in Regular
        </Button>
      ) : null}
      {isShort ? (
        <ButtonLink size="sm" variant={mayRegular ? 'outline' : 'default'} href={refusal.topUp ?? TOP_UP_PATH}>
          {refusal.topUpLabel ?? 'Get Tokens'}
        </ButtonLink>
      ) : (
        <ButtonLink size="sm" variant="outline" href={LIMITS_PATH}>
          Change Limit
        </ButtonLink>
      )}
    </>
  );
}
