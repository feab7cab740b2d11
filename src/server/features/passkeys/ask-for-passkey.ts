import type { PasskeyOptions } from '#contract/passkey-ceremony.ts';
import { AppError } from '../../platform/errors.ts';
import { CHALLENGE_SECONDS, type Holder, newChallenge } from './challenges.ts';
import { describePasskey } from './describe-passkey.ts';
import type { PasskeyDeps } from './passkey-deps.ts';
import { listRows } from './passkeys.repo.ts';
import { relyingParty } from './relying-party.ts';

/** `userId`: one of theirs; null: whichever its holder chooses. @throws AppError invalid_input where they have none */
export async function askForPasskey(deps: PasskeyDeps, userId: string | null, holder: Holder): Promise<PasskeyOptions> {
  const known = userId === null ? [] : await listRows(deps.db, userId);
  if (userId !== null && known.length === 0) throw new AppError('invalid_input', 'This account has no passkey.');
  return {
    challenge: await newChallenge(deps, holder),
    timeout: CHALLENGE_SECONDS * 1000,
    rpId: relyingParty(deps).id,
    allowCredentials: known.map(describePasskey),
    userVerification: 'required',
  };
}
