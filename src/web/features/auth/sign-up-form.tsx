import { type SubmitEvent, useState } from 'react';
import {
  characterCount,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type SignUpBody,
  signUp,
} from '#contract/auth.ts';
import {
  passwordsDiffer,
  passwordTooShort,
  signedUp,
  signUpRefused,
  signUpUnreachable,
} from '../../content/notices.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { saveFlash } from '../../lib/flash.ts';
import { focusNamed } from '../../lib/focus-field.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { nextPath } from '../../lib/next-path.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { toast } from '../../ui/toast.ts';
import { formText } from './form-text.ts';

/** Which field is to be looked at, and why; the notices say the same in other words. */
const TAKEN = { name: 'email', words: 'There is an account with this address. Sign in, or use another one.' };
const SHORT = { name: 'password', words: `Too short: ${PASSWORD_MIN_LENGTH} characters is the least.` };
const DIFFERENT = { name: 'confirmPassword', words: 'This differs from the password above.' };
const REFUSED: readonly Problem[] = [
  { name: 'email', words: 'Use another address.' },
  { name: 'password', words: 'Choose another one.' },
];
type Problem = { name: string; words: string };

/** The fields keep their own values, so that what was typed before the script ran is not lost. */
export function SignUpForm({ navigate }: { navigate: Navigate }) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const fields = event.currentTarget;
    const form = new FormData(fields);
    const found = rejectPasswords(form);
    setProblem(found);
    if (found !== null) return focusNamed(fields, found.name);
    setSubmitting(true);
    try {
      await write(signUp, toBody(form));
      saveFlash(signedUp);
      navigate(nextPath());
    } catch (error) {
      toastFailure(error, signUpRefused, signUpUnreachable);
      setSubmitting(false);
      const refused = problemOf(error);
      setProblem(refused);
      if (refused !== null) focusNamed(fields, refused.name);
    }
  };

  return (
    // `dialog` outside a dialog submits nothing: without the script no password ends up in an address.
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <SignUpFields errorOf={(name) => (problem?.name === name ? problem.words : undefined)} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
      <NeedsScript>Sending this form needs JavaScript.</NeedsScript>
    </form>
  );
}

function SignUpFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <Field
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          placeholder="Optional"
        />
        <Field
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          placeholder="Optional"
        />
      </div>
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        placeholder="you@example.com"
        error={errorOf('email')}
      />
      {/* No maxLength, which would cut a password that is pasted without a word: the server says what is too long. */}
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="new-password"
        required
        placeholder={`Minimum ${PASSWORD_MIN_LENGTH} characters`}
        error={errorOf('password')}
      />
      <Field
        label="Confirm Password"
        type="password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errorOf('confirmPassword')}
      />
    </>
  );
}

function problemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError)) return null;
  return error.status === 409 ? TAKEN : (REFUSED.find(({ name }) => name === error.body?.field) ?? null);
}

/** The match is checked before the length. Names the field to look at. */
function rejectPasswords(form: FormData): Problem | null {
  const password = formText(form, 'password');
  if (password !== formText(form, 'confirmPassword')) {
    toast(passwordsDiffer);
    return DIFFERENT;
  }
  if (characterCount(password) < PASSWORD_MIN_LENGTH) {
    toast(passwordTooShort);
    return SHORT;
  }
  return null;
}

function toBody(form: FormData): SignUpBody {
  return {
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    firstName: formText(form, 'firstName').trim() || null,
    lastName: formText(form, 'lastName').trim() || null,
  };
}
