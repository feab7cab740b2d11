import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH, signIn } from '#contract/auth.ts';
import type { FactorKind } from '#contract/factor-kind.ts';
import { signedIn, signInRefused, signInUnreachable } from '../../content/notices.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { saveFlash } from '../../lib/flash.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { nextPath } from '../../lib/next-path.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { CodeForm } from './code-form.tsx';
import { formText } from './form-text.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** The fields keep their own values, so that what was typed before the script ran is not lost. */
export function SignInForm({ navigate }: { navigate: Navigate }) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [factors, setFactors] = useState<readonly FactorKind[] | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = new FormData(event.currentTarget);
    setSubmitting(true);
    setRefused(false);
    try {
      await write(signIn, { email: formText(form, 'email'), password: formText(form, 'password') });
      saveFlash(signedIn);
      navigate(nextPath());
    } catch (error) {
      if (error instanceof ApiError && error.body?.code === 'second_factor') {
        setSubmitting(false);
        setFactors(error.body.factors ?? ['app']);
        return;
      }
      toastFailure(error, signInRefused, signInUnreachable);
      setSubmitting(false);
      setRefused(error instanceof ApiError && error.status === 401);
    }
  };

  if (factors) return <CodeForm factors={factors} navigate={navigate} onBeginAgain={() => setFactors(null)} />;
  return (
    // `dialog` outside a dialog submits nothing: without the script no password ends up in an address.
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Email" type="email" name="email" autoComplete="email" required placeholder="you@example.com" />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        error={isRefused ? 'Check the address and the password: together they open no account.' : undefined}
      />
      <a href="/forgot" className="-mt-2 self-start text-sm text-steel underline underline-offset-4">
        Forgot your password?
      </a>
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <PasskeyButton label="Use a Passkey" variant="outline" way="enterByPasskey" navigate={navigate} />
      <NeedsScript>Sending this form needs JavaScript.</NeedsScript>
    </form>
  );
}
