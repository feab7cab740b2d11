import { type SubmitEvent, useState } from 'react';
import { EMAIL_MAX_LENGTH, forgotPassword } from '#contract/auth.ts';
import { write } from '../../lib/api.ts';
import { linkProblem } from '../../lib/link-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { formText } from './form-text.ts';

export function ForgotForm({ onDone }: { onDone: (message: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const email = formText(new FormData(event.currentTarget), 'email');
    setBusy(true);
    setProblem(null);
    try {
      onDone((await write(forgotPassword, { email })).message);
    } catch (error) {
      setProblem(linkProblem(error));
      setBusy(false);
    }
  };

  return (
    // `dialog` outside a dialog submits nothing: without the script the form does no harm.
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        placeholder="you@example.com"
        error={problem}
      />
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? 'One moment...' : 'Mail Me a Link'}
      </Button>
      <NeedsScript>Sending this form needs JavaScript.</NeedsScript>
    </form>
  );
}
