import { type SubmitEvent, useState } from 'react';
import { characterCount, PASSWORD_MIN_LENGTH, resetPassword } from '#contract/auth.ts';
import { linkMissing } from '../../content/link-words.ts';
import { passwordsDiffer, passwordTooShort } from '../../content/notices.ts';
import { write } from '../../lib/api.ts';
import { isLinkDead, linkProblem } from '../../lib/link-problem.ts';
import { linkToken } from '../../lib/link-token.ts';
import { useMissingLink } from '../../lib/use-missing-link.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { formText } from './form-text.ts';

type Props = { onDone: (message: string) => void; onDead: (problem: string) => void };

export function ResetForm({ onDone, onDead }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useMissingLink(setProblem);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const [newPassword, confirmPassword] = [formText(form, 'newPassword'), formText(form, 'confirmPassword')];
    const token = linkToken();
    const found = reject(token, newPassword, confirmPassword);
    setProblem(found);
    if (found !== null) return;
    setBusy(true);
    try {
      onDone((await write(resetPassword, { token, newPassword, confirmPassword })).message);
    } catch (error) {
      if (isLinkDead(error)) return onDead(linkProblem(error));
      setProblem(linkProblem(error));
      setBusy(false);
    }
  };

  return (
    // `dialog` outside a dialog submits nothing: without the script no password ends up in an address.
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      {/* No maxLength, which would cut a password that is pasted without a word: the server says what is too long. */}
      <Field
        label="New Password"
        type="password"
        name="newPassword"
        autoComplete="new-password"
        required
        placeholder={`Minimum ${PASSWORD_MIN_LENGTH} characters`}
      />
      <Field
        label="Confirm New Password"
        type="password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={problem}
      />
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? 'One moment...' : 'Change Password'}
      </Button>
      <NeedsScript>Sending this form needs JavaScript.</NeedsScript>
    </form>
  );
}

/** The match is checked before the length. */
function reject(token: string, newPassword: string, confirmPassword: string): string | null {
  if (token === '') return linkMissing;
  if (newPassword !== confirmPassword) return passwordsDiffer.description;
  return characterCount(newPassword) < PASSWORD_MIN_LENGTH ? passwordTooShort.description : null;
}
