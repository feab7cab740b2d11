import { useQuery } from '@tanstack/react-query';
import { getPlayLimits, LIMITS_PATH, type PlayLimits } from '#contract/play-limits.ts';
import { TOKEN_COST, TOP_UP_PATH } from '#contract/prices.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { FailedSend } from './answer-run.ts';

type Props = { failed: FailedSend; onAskRegular: (question: string) => void };

/** Where to go from here: the cheaper analysis where it can be paid for, more tokens, or the limit that was reached. */
export function WaysOn({ failed: { send, refusal }, onAskRegular }: Props) {
  const { mode, message } = send.draft;
  const isShort = refusal?.code === 'insufficient_tokens';
  const hasRoom = useRoomForRegular(send.key, mode === 'pro' && refusal?.code === 'limit_reached');
  if (!refusal) return null;
  const mayRegular = mode === 'pro' && (isShort ? (refusal.balance ?? 0) >= TOKEN_COST.regular : hasRoom);
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

/** Whether the bettor's own limits leave room for the cheaper analysis; not until that is known. */
function useRoomForRegular(send: string, isAsked: boolean): boolean {
  const { data } = useQuery({
    // Of its own: what was read before the refusal is not what it was refused for.
    queryKey: [...queryKeys.playLimits, send],
    queryFn: () => read(getPlayLimits),
    enabled: isAsked,
    gcTime: 0,
  });
  return isAsked && data !== undefined && hasRoomFor(data, TOKEN_COST.regular);
}

const hasRoomFor = ({ limits }: PlayLimits, tokens: number): boolean =>
  limits.every(({ unit, amount, used }) => unit !== 'tokens' || amount === null || used + tokens <= amount);
