import { TOP_UP_PATH } from '#contract/prices.ts';
import type { User } from '#contract/user.ts';
import { noGrantWords } from '../../content/no-grant-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Only while there is nothing to spend; who is excluded is told by their own notice. */
export function NoGrantNotice({ user }: { user: User }) {
  if (user.noGrantReason !== 'mailbox_had_grant' || user.tokensRemaining > 0 || user.unlimited) return null;
  return (
    <Notice
      tone="steel"
      title="This account began without free tokens"
      action={
        <ButtonLink href={TOP_UP_PATH} variant="outline">
          Get Tokens
        </ButtonLink>
      }
    >
      {noGrantWords[user.noGrantReason]}
    </Notice>
  );
}
