import { type SubmitEvent, useState } from 'react';
import { characterCount, PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { CHANGED_PASSWORD_MIN_LENGTH, type ChangePasswordBody, changePassword } from '#contract/profile.ts';
import {
  newPasswordsDiffer,
  newPasswordTooShort,
  passwordChanged,
  passwordNotChanged,
} from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { focusNamed } from '../../lib/focus-field.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';

const EMPTY: ChangePasswordBody = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Which field is to be looked at, and why; the notices say the same in other words. */
const SHORT = { name: 'newPassword', words: `Too short: ${CHANGED_PASSWORD_MIN_LENGTH} characters is the least.` };
const DIFFERENT = { name: 'confirmPassword', words: 'This differs from the new password above.' };
const WRONG = { name: 'currentPassword', words: 'Look at this one again.' };
const REFUSED = { name: 'newPassword', words: 'Choose another one.' };
/** By what the server calls the value that it refuses. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
  currentPassword: WRONG,
  newPassword: REFUSED,
};
type Problem = { name: string; words: string };

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const [fields, setFields] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { whenSure } = useIdentityCheck();
  const change = useSingleMutation({
    mutationFn: (body: ChangePasswordBody) => whenSure(() => write(changePassword, body)),
    onSuccess: () => {
      toast(passwordChanged);
      onDone();
    },
    onError: (error) => {
      toastFailure(error, passwordNotChanged);
      setProblem((error instanceof ApiError && PROBLEMS[error.body?.field ?? '']) || null);
    },
  });
  const isComplete = Object.values(fields).every((value) => value !== '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete || change.isPending) return;
    const found = rejectPasswords(fields);
    setProblem(found);
    if (found === null) change.mutate(fields);
    else focusNamed(event.currentTarget, found.name);
  };
  // A new one has no maxLength, which would cut it without a word when it is pasted: the server says what is too long.
  const password = (name: keyof ChangePasswordBody) => ({
    name,
    type: 'password',
    required: true,
    error: problem?.name === name ? problem.words : undefined,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setFields({ ...fields, [name]: target.value });
      setProblem(null);
    },
  });

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label="Current Password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        {...password('currentPassword')}
      />
      <Field
        label="New Password"
        autoComplete="new-password"
        description={`At least ${CHANGED_PASSWORD_MIN_LENGTH} characters; longer is better.`}
        {...password('newPassword')}
      />
      <Field label="Confirm New Password" autoComplete="new-password" {...password('confirmPassword')} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isComplete || change.isPending}>
          {change.isPending ? 'Changing...' : 'Change Password'}
        </Button>
      </div>
    </form>
  );
}

/** The match is checked before the length. Names the field to look at. */
function rejectPasswords({ newPassword, confirmPassword }: ChangePasswordBody): Problem | null {
  if (newPassword !== confirmPassword) {
    toast(newPasswordsDiffer);
    return DIFFERENT;
  }
  if (characterCount(newPassword) < CHANGED_PASSWORD_MIN_LENGTH) {
    toast(newPasswordTooShort);
    return SHORT;
  }
  return null;
}
