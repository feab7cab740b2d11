import { useState } from 'react';
import type { AccessScope } from '#contract/access.ts';
import { type AuthorizationRequest, decideAuthorization, type readAuthorization } from '#contract/oauth.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { type BodyOf, type ResponseOf, write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MailAddress } from '../../ui/mail-address.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ScopeChoice } from './scope-choice.tsx';

type Props = {
  request: AuthorizationRequest;
  asker: ResponseOf<typeof readAuthorization>;
  email: string;
  /** Leaves for the assistant. */
  navigate: Navigate;
};

/** What the program says of itself stands in quotes, and where the answer goes beside it: anybody can take any name. */
export function ConsentForm({ request, asker, email, navigate }: Props) {
  const [scope, setScope] = useState<AccessScope>(asker.scope);
  const { whenSure } = useIdentityCheck();
  const deciding = useSingleMutation({
    mutationFn: (decision: BodyOf<typeof decideAuthorization>['decision']) =>
      whenSure(() => write(decideAuthorization, { request, decision })),
    onSuccess: ({ to }) => navigate(to),
  });
  const isLeaving = deciding.isPending || deciding.isSuccess;
  return (
    <Card className="flex min-w-0 flex-col gap-5 p-4.5 sm:p-6">
      <p className="wrap-anywhere">
        A program that calls itself <strong>“{asker.name}”</strong> wants to ask {PRODUCT_NAME} in your name.
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        <dt className="text-muted">Your answer goes to</dt>
        <dd className="wrap-anywhere font-mono">{asker.sentTo}</dd>
        {asker.isThisDevice ? (
          <>
            <dt className="text-muted">Which is</dt>
            <dd>a program on this device</dd>
          </>
        ) : null}
        <dt className="text-muted">You are</dt>
        <dd>
          <MailAddress of={email} />
        </dd>
      </dl>
      <ScopeChoice
        legend="It may ask for"
        value={scope}
        onChange={setScope}
        {...(asker.scope === 'free' && { options: ['free'] })}
      />
      <p className="text-muted text-sm">
        We do not know who made it. Allow it only if you just began to connect it yourself. It never sees your password,
        chats or payments. It is let in until 30 days pass without use, for 180 days at most, and you can disconnect it
        on your profile at any time.
      </p>
      <Problem>{deciding.error ? failureText(deciding.error, 'That did not work. Please try again.') : null}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={isLeaving} onClick={() => deciding.mutate({ allow: false })}>
          Deny
        </Button>
        <Button disabled={isLeaving} onClick={() => deciding.mutate({ allow: true, scope })}>
          {isLeaving ? 'Going back...' : 'Allow'}
        </Button>
      </div>
    </Card>
  );
}
