import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH, verifyEmail } from '#contract/auth.ts';
import { linkMissing } from '../../content/link-words.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isLinkDead, linkProblem } from '../../lib/link-problem.ts';
import { linkToken } from '../../lib/link-token.ts';
import { useMissingLink } from '../../lib/use-missing-link.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { formText } from './form-text.ts';

type Props = { onDone: (message: string) => void; onDead: (problem: string) => void };

/** Confirms with the session that is there; where it is not the account's, the account's password is asked for. */
export function VerifyForm({ onDone, onDead }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useMissingLink(setProblem);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = linkToken();
    if (isBusy) return;
    if (token === '') return setProblem(linkMissing);
    const password = formText(new FormData(event.currentTarget), 'password');
    setBusy(true);
    setProblem(null);
    try {
      onDone((await write(verifyEmail, { token, ...(password !== '' && { password }) })).message);
    } catch (error) {
      if (isLinkDead(error)) return onDead(linkProblem(error));
      if (error instanceof ApiError && error.status === 403) setAsksPassword(true);
      setProblem(linkProblem(error));
      setBusy(false);
    }
  };

  return (
    // `dialog` outside a dialog submits nothing: without the script no password ends up in an address.
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-4">
      {asksPassword ? (
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          autoFocus
          maxLength={PASSWORD_MAX_LENGTH}
        />
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={asksPassword ? 'text-amber text-sm' : 'text-red text-sm'}>
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? 'One moment...' : 'Confirm'}
      </Button>
      <NeedsScript>Confirming needs JavaScript.</NeedsScript>
    </form>
  );
}
