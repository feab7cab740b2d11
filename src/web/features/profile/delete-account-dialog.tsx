import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { deleteAccount } from '#contract/own-data.ts';
import { accountDeleted, accountNotDeleted } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { saveFlash } from '../../lib/flash.ts';
import { forgetTab } from '../../lib/forget-tab.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { beginLeaving, endLeaving } from '../../lib/leaving.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

type Props = { navigate: Navigate; onClose: () => void };

/** First what it means, then the password. */
export function DeleteAccountDialog({ navigate, onClose }: Props) {
  const [isLastStep, setLastStep] = useState(false);
  if (isLastStep) return <LastStep navigate={navigate} onClose={onClose} onBack={() => setLastStep(false)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      description="Step 1 of 2: what it means."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" onClick={() => setLastStep(true)}>
            Continue
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        <li>
          Your account, chats, bets in My Bets, alerts and settings are deleted at once, and nobody can bring them back.
        </li>
        <li>A subscription ends now, and saved cards are forgotten. Unused tokens are lost.</li>
        <li>What was paid and spent stays in our books, without your name.</li>
        <li>A time-out or self-exclusion goes on until its end. A new account begins without free tokens.</li>
      </ul>
    </Dialog>
  );
}

function LastStep({ navigate, onClose, onBack }: Props & { onBack: () => void }) {
  const [password, setPassword] = useState('');
  const { whenSure } = useIdentityCheck();
  const leaving = useSingleMutation({
    mutationFn: () => whenSure(() => write(deleteAccount, { password })),
    onSuccess: () => {
      forgetTab();
      saveFlash(accountDeleted);
      navigate('/');
    },
    onMutate: beginLeaving,
    onError: endLeaving,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password !== '' && !leaving.isPending) leaving.mutate();
  };
  return (
    <Dialog open onClose={onClose} title="This cannot be undone" description="Step 2 of 2: enter your password.">
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          value={password}
          error={leaving.error ? failureText(leaving.error, accountNotDeleted.fallback) : undefined}
          onChange={({ target }) => {
            setPassword(target.value);
            leaving.reset();
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" variant="destructive" disabled={password === '' || leaving.isPending}>
            {leaving.isPending ? 'Deleting...' : 'Delete My Account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
