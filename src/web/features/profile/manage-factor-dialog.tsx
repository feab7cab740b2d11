import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { removeSecondFactor, renewRecoveryCodes } from '#contract/second-factor.ts';
import { factorNotChanged, factorRemoved } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const EMPTY = { password: '', code: '' };

/** New recovery codes, or the end of it: both take password and code. */
export function ManageFactorDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [proof, setProof] = useState(EMPTY);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
  const renewing = useSingleMutation({
    mutationFn: () => write(renewRecoveryCodes, proof),
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      void reload();
    },
  });
  const removing = useSingleMutation({
    mutationFn: () => write(removeSecondFactor, proof),
    onSuccess: () => {
      toast(factorRemoved);
      onClose();
      void reload();
    },
  });
  const failure = renewing.error ?? removing.error;
  const isBusy = renewing.isPending || removing.isPending;
  const isComplete = proof.password !== '' && proof.code !== '';
  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: proof[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setProof({ ...proof, [name]: target.value });
      renewing.reset();
      removing.reset();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComplete && !isBusy) renewing.mutate();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Two-Factor Authentication"
      description={
        codes ? 'New recovery codes. The ones before are worth nothing now.' : 'Both changes take password and code.'
      }
      problem={failure ? failureText(failure, factorNotChanged) : undefined}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-5">
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            {...field('password')}
          />
          <Field
            label="Code"
            autoComplete="one-time-code"
            maxLength={40}
            placeholder="123 456"
            description="Of your authenticator app, or a recovery code."
            {...field('code')}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="destructive" disabled={!isComplete || isBusy} onClick={() => removing.mutate()}>
              Switch Off
            </Button>
            <Button type="submit" disabled={!isComplete || isBusy}>
              New Recovery Codes
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
