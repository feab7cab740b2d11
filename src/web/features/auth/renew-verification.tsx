import { useState } from 'react';
import { resendVerification } from '#contract/auth.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { linkProblem } from '../../lib/link-problem.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Another link goes to the account that is signed in; whoever is not signs in first. */
export function RenewVerification({ onSent }: { onSent: (message: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const renew = async () => {
    setBusy(true);
    setProblem(null);
    try {
      onSent((await write(resendVerification, undefined)).message);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.status === 401) setSignedOut(true);
      else setProblem(linkProblem(error));
    }
  };

  if (isSignedOut) {
    return (
      <>
        <p role="status" className="text-muted">
          Sign in first. Your profile then offers a new link.
        </p>
        <ButtonLink href="/signin">Sign In</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Button disabled={isBusy} onClick={renew}>
        {isBusy ? 'One moment...' : 'Mail Me a New Link'}
      </Button>
      {problem === null ? null : (
        <p role="alert" className="text-red text-sm">
          {problem}
        </p>
      )}
    </>
  );
}
