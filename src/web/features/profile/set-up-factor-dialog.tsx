import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { beginTotp, confirmTotp, type NewTotp } from '#contract/second-factor.ts';
import { factorNotSetUp, factorSetUp } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const STEPS = ['Step 1 of 3: your password.', 'Step 2 of 3: your app.', 'Step 3 of 3: your recovery codes.'] as const;

/** Password, then the app with a first code, then what helps when the app is lost. */
export function SetUpFactorDialog({ onClose }: { onClose: () => void }) {
  const [totp, setTotp] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const step = codes ? STEPS[2] : totp ? STEPS[1] : STEPS[0];
  return (
    <Dialog open onClose={onClose} title="Set Up Two-Factor Authentication" description={step}>
      {codes ? <RecoveryCodeList codes={codes} onDone={onClose} /> : null}
      {totp && !codes ? <AppStep totp={totp} onCodes={setCodes} onCancel={onClose} /> : null}
      {totp || codes ? null : <PasswordStep onTotp={setTotp} onCancel={onClose} />}
    </Dialog>
  );
}

function PasswordStep({ onTotp, onCancel }: { onTotp: (totp: NewTotp) => void; onCancel: () => void }) {
  const { whenSure } = useIdentityCheck();
  const beginning = useSingleMutation({
    mutationFn: (password: string) => whenSure(() => write(beginTotp, { password })),
    onSuccess: onTotp,
  });
  return (
    <OneFieldForm
      field={{
        label: 'Password',
        name: 'password',
        type: 'password',
        autoComplete: 'current-password',
        maxLength: PASSWORD_MAX_LENGTH,
      }}
      action="Continue"
      sending={beginning}
      onCancel={onCancel}
    />
  );
}

type AppStepProps = { totp: NewTotp; onCodes: (codes: readonly string[]) => void; onCancel: () => void };

function AppStep({ totp, onCodes, onCancel }: AppStepProps) {
  const queryClient = useQueryClient();
  const confirming = useSingleMutation({
    mutationFn: (code: string) => write(confirmTotp, { code }),
    onSuccess: ({ recoveryCodes }) => {
      if (recoveryCodes.length > 0) {
        onCodes(recoveryCodes);
      } else {
        toast(factorSetUp);
        onCancel();
      }
      void queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
      void queryClient.invalidateQueries({ queryKey: queryKeys.devices });
    },
  });
  return (
    <>
      <QrCode rows={totp.qr} label="QR code for your authenticator app" />
      <p className="text-muted text-sm">
        Scan it with your authenticator app, or type this key:{' '}
        <span className="numeral break-all font-mono text-text">{totp.secret}</span>
      </p>
      <OneFieldForm
        field={{ label: 'Code', name: 'code', autoComplete: 'one-time-code', maxLength: 40, placeholder: '123 456' }}
        action="Switch On"
        sending={confirming}
        onCancel={onCancel}
      />
    </>
  );
}

type OneField = {
  field: { label: string; name: string; type?: string; autoComplete: string; maxLength: number; placeholder?: string };
  action: string;
  sending: { isPending: boolean; error: Error | null; mutate: (value: string) => void };
  onCancel: () => void;
};

function OneFieldForm({ field, action, sending, onCancel }: OneField) {
  const [value, setValue] = useState('');
  const { isPending, error } = sending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (value !== '' && !isPending) sending.mutate(value);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field
        {...field}
        required
        value={value}
        error={error ? failureText(error, factorNotSetUp) : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={value === '' || isPending}>
          {isPending ? 'Checking...' : action}
        </Button>
      </div>
    </form>
  );
}
