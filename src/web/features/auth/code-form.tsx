import { type SubmitEvent, useState } from 'react';
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

type Props = { navigate: Navigate; onBeginAgain: () => void };

/** The second step of a sign-in. */
export function CodeForm({ navigate, onBeginAgain }: Props) {
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
      else if (error instanceof ApiError && error.status === 400) setProblem('Use the newest code of your app.');
    }
  };

  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoFocus
        required
        maxLength={40}
        placeholder="123 456"
        description="Six digits from your authenticator app, or one of your recovery codes."
        error={problem}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Checking...' : 'Sign In'}
      </Button>
      <Button variant="ghost" onClick={onBeginAgain}>
        Use Another Account
      </Button>
    </form>
  );
}
