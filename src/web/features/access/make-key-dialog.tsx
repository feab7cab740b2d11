import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { type CreateKeyBody, createKey, KEY_LIFETIMES_DAYS, KEY_NAME_MAX_LENGTH } from '#contract/access.ts';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { accessKeysQuery } from './access-queries.ts';
import { MadeKey } from './made-key.tsx';
import { ScopeChoice } from './scope-choice.tsx';

const EMPTY: CreateKeyBody = { name: '', scope: 'free', expiresInDays: 90, password: '' };

/** First what the key is for, then the key itself, once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { whenSure } = useIdentityCheck();
  const [fields, setFields] = useState(EMPTY);
  const making = useSingleMutation({
    // Neither password nor key is kept behind the dialog.
    gcTime: 0,
    mutationFn: (body: CreateKeyBody) => whenSure(() => write(createKey, body)),
    onSuccess: ({ entry }) => {
      queryClient.setQueryData(accessKeysQuery.queryKey, (keys = []) => [entry, ...keys]);
      // It is needed no more.
      setFields(EMPTY);
    },
  });
  if (making.data) return <MadeKey secret={making.data.key} name={making.data.entry.name} onClose={onClose} />;

  const isComplete = fields.name.trim() !== '' && fields.password !== '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComplete && !making.isPending) making.mutate(fields);
  };
  const change = (next: Partial<CreateKeyBody>) => {
    setFields({ ...fields, ...next });
    making.reset();
  };
  const refused = making.error ? failureText(making.error, 'No key was made. Please try again.') : undefined;
  const isOfName = making.error instanceof ApiError && making.error.body?.field === 'name';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Make a Key"
      description="For one assistant or script. You can end it at any time."
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Name"
          autoComplete="off"
          required
          maxLength={KEY_NAME_MAX_LENGTH}
          placeholder="Where you will use it"
          error={isOfName ? refused : undefined}
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ScopeChoice legend="It may ask for" value={fields.scope} onChange={(scope) => change({ scope })} />
        <Select
          label="Works for"
          value={fields.expiresInDays ?? ''}
          onChange={({ target }) => change({ expiresInDays: lifetimeOf(target.value) })}
        >
          {KEY_LIFETIMES_DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 365 ? '1 year' : `${days} days`}
            </option>
          ))}
          <option value="">Until I end it</option>
        </Select>
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          description="We also tell you by mail that a key was made."
          error={isOfName ? undefined : refused}
          value={fields.password}
          onChange={({ target }) => change({ password: target.value })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isComplete || making.isPending}>
            {making.isPending ? 'Making...' : 'Make Key'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const lifetimeOf = (value: string): CreateKeyBody['expiresInDays'] =>
  KEY_LIFETIMES_DAYS.find((days) => String(days) === value) ?? null;
