import { type SubmitEvent, useState } from 'react';
import type { FactorKind } from '#contract/factor-kind.ts';
import { finishSignIn } from '#contract/second-factor.ts';
import { codeRefused, signedIn, signInUnreachable } from '../../content/notices.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { saveFlash } from '../../lib/flash.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { nextPath } from '../../lib/next-path.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { formText } from './form-text.ts';
import { PasskeyButton } from './passkey-button.tsx';

type Props = { factors: readonly FactorKind[]; navigate: Navigate; onBeginAgain: () => void };

const OF_APP = {
  label: 'Code',
  placeholder: '123 456',
  description: 'Six digits from your authenticator app, or one of your recovery codes.',
  stale: 'Use the newest code of your app.',
} as const;
const OF_RECOVERY = {
  label: 'Recovery Code',
  placeholder: 'abcdef-ghjkmn-pqrstu-vwxyz2',
  description: 'One of the codes you were given, if your passkey is not at hand.',
  stale: 'Use a code that you have not used yet.',
} as const;

/** The second step of a sign-in: a passkey where the account has one, else or instead a code. */
export function CodeForm({ factors, navigate, onBeginAgain }: Props) {
  const hasPasskey = factors.includes('passkey');
  const { stale, ...words } = hasPasskey && !factors.includes('app') ? OF_RECOVERY : OF_APP;
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    setProblem(undefined);
    try {
      await write(finishSignIn, { code: formText(new FormData(event.currentTarget), 'code') });
      saveFlash(signedIn);
      navigate(nextPath());
    } catch (error) {
      toastFailure(error, codeRefused, signInUnreachable);
      setSubmitting(false);
      if (error instanceof ApiError && error.status === 401) onBeginAgain();
      else if (error instanceof ApiError && error.status === 400) setProblem(stale);
    }
  };

  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      {hasPasskey ? (
        <PasskeyButton label="Use Your Passkey" way="finishByPasskey" navigate={navigate} onEnded={onBeginAgain} />
      ) : null}
      <Field
        {...words}
        name="code"
        autoComplete="one-time-code"
        autoFocus={!hasPasskey}
        required
        maxLength={40}
        error={problem}
      />
      <Button type="submit" size="lg" variant={hasPasskey ? 'outline' : undefined} disabled={isSubmitting}>
        {isSubmitting ? 'Checking...' : 'Sign In'}
      </Button>
      <Button variant="ghost" onClick={onBeginAgain}>
        Use Another Account
      </Button>
    </form>
  );
}
