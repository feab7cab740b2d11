import { CONFIRM_PATH, TOKEN_COST } from '#contract/prices.ts';
import type { User } from '#contract/user.ts';
import { CONFIRM_LABEL, waitingTokens } from '../../content/waiting-tokens-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** From the moment at which a Pro analysis is out of reach, while more tokens wait for the address to be confirmed. */
export function WaitingTokensNotice({ user }: { user: User }) {
  if (!user.tokensOnConfirmation || user.tokensRemaining >= TOKEN_COST.pro) return null;
  return (
    <Notice
      tone="steel"
      title="Confirm your address to go on"
      action={
        <ButtonLink href={CONFIRM_PATH} variant="outline">
          {CONFIRM_LABEL}
        </ButtonLink>
      }
    >
      {waitingTokens(user.tokensOnConfirmation)}
    </Notice>
  );
}
