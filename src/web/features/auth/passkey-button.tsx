import { useState } from 'react';
import { passkeyRefused, signedIn, signInUnreachable } from '../../content/notices.ts';
import { ApiError } from '../../lib/api-error.ts';
import { saveFlash } from '../../lib/flash.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { nextPath } from '../../lib/next-path.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';

type Props = {
  label: string;
  variant?: ButtonProps['variant'];
  /** Its code comes when somebody presses: most have no passkey. */
  way: 'enterByPasskey' | 'finishByPasskey';
  navigate: Navigate;
  /** The first step is over, and so is the second. */
  onEnded?: () => void;
};

export function PasskeyButton({ label, variant, way, navigate, onEnded }: Props) {
  const [isAsking, setAsking] = useState(false);
  const press = async () => {
    setAsking(true);
    try {
      const ways = await import('../../lib/passkeys/passkey-sign-in.ts');
      await ways[way]();
      saveFlash(signedIn);
      navigate(nextPath());
    } catch (error) {
      toastFailure(error, passkeyRefused, signInUnreachable);
      setAsking(false);
      if (error instanceof ApiError && error.status === 401) onEnded?.();
    }
  };
  return (
    <Button variant={variant} size="lg" disabled={isAsking} onClick={() => void press()}>
      {isAsking ? 'Asking your device...' : label}
    </Button>
  );
}
