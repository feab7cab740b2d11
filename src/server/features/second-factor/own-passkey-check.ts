import type { SignedPasskey } from '#contract/passkey-ceremony.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Holder } from '../passkeys/challenges.ts';
import { type CheckedPasskey, checkPasskey, takePasskey } from '../passkeys/check-passkey.ts';
import type { PasskeyDeps } from '../passkeys/passkey-deps.ts';

/** Of somebody who is known already: another's passkey is no better than none. @throws AppError invalid_input */
export async function checkOwnPasskey(
  deps: PasskeyDeps,
  { userId, signed, holder }: { userId: string; signed: SignedPasskey; holder: Holder },
): Promise<CheckedPasskey> {
  const checked = await checkPasskey(deps, signed, holder);
  if ('failure' in checked) throw wrongPasskey(checked.failure);
  if (checked.userId !== userId) throw wrongPasskey();
  return checked;
}

/** @throws AppError invalid_input */
export async function takeOwnPasskey(tx: Db, checked: CheckedPasskey, now: Date): Promise<void> {
  if (!(await takePasskey(tx, checked, now))) throw wrongPasskey();
}

export const wrongPasskey = (cause?: unknown): AppError =>
  new AppError('invalid_input', 'This passkey was not accepted. Please try again.', { cause });
