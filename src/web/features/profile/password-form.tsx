import { type ReactNode, type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type Props = {
  /** On the button, and while it is done. */
  action: string;
  busy: string;
  variant?: ButtonProps['variant'];
  sending: { isPending: boolean; error: Error | null; mutate: (password: string) => void };
  /** Where the server sent no words. */
  fallback: string;
  /** What else stands in the form; while it is not complete nothing is sent. */
  before?: ReactNode;
  isComplete?: boolean;
  onCancel: () => void;
};

/** What takes the password again. */
export function PasswordForm({ action, busy, variant, sending, fallback, before, isComplete = true, onCancel }: Props) {
  const [password, setPassword] = useState('');
  const { isPending, error } = sending;
  const isReady = isComplete && password !== '' && !isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady) sending.mutate(password);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {before}
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        value={password}
        error={error ? failureText(error, fallback) : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={variant} disabled={!isReady}>
          {isPending ? busy : action}
        </Button>
      </div>
    </form>
  );
}
