import { type FormEvent, useId, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { SUPPORT_TOKENS_A_DAY } from '#contract/admin-role.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useIsOwner } from './portal.ts';

type Props = {
  user: AdminUser;
  /** Why it was not saved. */
  problem: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onSave: (tokens: number) => void;
};

/** The field counts to 999; a larger whole number that is typed in is saved as well. */
export function EditTokensDialog({ user, problem, isBusy, onCancel, onSave }: Props) {
  const form = useId();
  const limit = useIsOwner() ? '' : ` Support can add ${SUPPORT_TOKENS_A_DAY} tokens in 24 hours.`;
  const [text, setText] = useState(String(user.tokensRemaining));
  const current = `Current value: ${user.tokensRemaining}`;
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWhole = /^\d+$/.test(text.trim());
    setWrong(!isWhole);
    if (isWhole) onSave(Number(text));
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Edit User Tokens"
      description={<span className="wrap-anywhere">{user.email}</span>}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <Field
          label="Token Balance"
          type="number"
          inputMode="numeric"
          min={0}
          max={999}
          step={1}
          value={text}
          onChange={({ target }) => setText(target.value)}
          description={limit === '' ? current : `${current}.${limit}`}
          error={isWrong ? 'Enter a whole number of 0 or more.' : problem}
          data-autofocus=""
        />
      </form>
    </Dialog>
  );
}
