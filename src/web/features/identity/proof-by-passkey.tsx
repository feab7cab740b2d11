import { failureText } from '../../lib/failure-text.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';

export function ProofByPasskey({ onDone }: { onDone: () => void }) {
  const proving = useSingleMutation({
    mutationFn: async () => (await import('../../lib/passkeys/passkey-proof.ts')).proveByPasskey(),
    onSuccess: onDone,
  });
  return (
    <div className="flex flex-col gap-1.5">
      <Button data-autofocus="" disabled={proving.isPending} onClick={() => proving.mutate()}>
        {proving.isPending ? 'Asking your device...' : 'Use Your Passkey'}
      </Button>
      <Problem>{proving.error ? failureText(proving.error, 'This passkey was not accepted.') : undefined}</Problem>
    </div>
  );
}
