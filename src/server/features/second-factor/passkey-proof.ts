import type { Identity } from '#contract/identity.ts';
import type { PasskeyOptions, SignedPasskey } from '#contract/passkey-ceremony.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { noteProof } from '../../platform/http/session.repo.ts';
import { askForPasskey } from '../passkeys/ask-for-passkey.ts';
import { takeTry } from './check-code.ts';
import { howToProve } from './identity.service.ts';
import { checkOwnPasskey, takeOwnPasskey, wrongPasskey } from './own-passkey-check.ts';
import { getOwner, type SecondFactorDeps } from './second-factor.service.ts';

type Prover = { userId: string; sessionToken: string };

const holderOf = ({ sessionToken: token }: Prover) => ({ token, purpose: 'prove' }) as const;

export const askForProof = (deps: SecondFactorDeps, prover: Prover): Promise<PasskeyOptions> =>
  askForPasskey(deps, prover.userId, holderOf(prover));

/** In place of a code. @throws AppError invalid_input, rate_limited */
export async function proveByPasskey(deps: SecondFactorDeps, prover: Prover, signed: SignedPasskey): Promise<Identity> {
  const { userId, sessionToken } = prover;
  await takeTry(deps, prover);
  const owner = await getOwner(deps.db, userId);
  const checked = await checkOwnPasskey(deps, { userId, signed, holder: holderOf(prover) });
  await deps.db.transaction(async (tx) => {
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongPasskey();
    await takeOwnPasskey(tx, checked, deps.now());
    await noteProof(tx, hashSecretToken(sessionToken), deps.now());
  });
  return { isRecent: true, ...(await howToProve(deps, userId)) };
}
