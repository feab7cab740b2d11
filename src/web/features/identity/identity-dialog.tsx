import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { type Identity, PROOF_LASTS_MINUTES, proveIdentity } from '#contract/identity.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ProofByPasskey } from './proof-by-passkey.tsx';

const FIELDS = {
  password: {
    label: 'Your password',
    type: 'password',
    autoComplete: 'current-password',
    maxLength: PASSWORD_MAX_LENGTH,
  },
  code: {
    label: 'Your code',
    autoComplete: 'one-time-code',
    maxLength: 40,
    placeholder: '123 456',
    description: 'Of your authenticator app, or a recovery code.',
  },
  recovery: {
    label: 'Your recovery code',
    autoComplete: 'one-time-code',
    maxLength: 40,
    placeholder: 'abcde-fghij',
    description: 'If your passkey is not at hand.',
  },
} as const;

const fieldOf = (by: Identity['by'], factors: Identity['factors']) =>
  FIELDS[by === 'code' && !factors.includes('app') ? 'recovery' : by];

/** What the dialog asks for. */
export type HowToProve = Omit<Identity, 'isRecent'>;

/** Above whatever asked for it; afterwards that goes on by itself. */
export function IdentityDialog({ by, factors, onDone }: HowToProve & { onDone: (isSure: boolean) => void }) {
  const hasPasskey = factors.includes('passkey');
  const [proof, setProof] = useState('');
  const proving = useSingleMutation({
    // A password is not kept behind the dialog.
    gcTime: 0,
    mutationFn: () => write(proveIdentity, { proof }),
    onSuccess: () => onDone(true),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (proof !== '' && !proving.isPending) proving.mutate();
  };
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title="Confirm That It Is You"
      description={`You signed in a while ago. After this we do not ask again for ${PROOF_LASTS_MINUTES} minutes.`}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        {hasPasskey ? <ProofByPasskey onDone={() => onDone(true)} /> : null}
        <Field
          {...fieldOf(by, factors)}
          name="proof"
          required
          data-autofocus={hasPasskey ? undefined : ''}
          value={proof}
          error={proving.error ? failureText(proving.error, 'That could not be checked. Please try again.') : undefined}
          onChange={({ target }) => {
            setProof(target.value);
            proving.reset();
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={() => onDone(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={hasPasskey ? 'outline' : undefined}
            disabled={proof === '' || proving.isPending}
          >
            {proving.isPending ? 'Checking...' : 'Confirm'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
