import type { Identity } from '#contract/identity.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { noteProof } from '../../platform/http/session.repo.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { takeCode, takeTry, wrongCode } from './check-code.ts';
import { factorsOf } from './factors.ts';
import { checkPassword, getOwner, type SecondFactorDeps, tell, wrongPassword } from './second-factor.service.ts';

type HowToProve = Omit<Identity, 'isRecent'>;

export async function howToProve(deps: SecondFactorDeps, userId: string): Promise<HowToProve> {
  const factors = await factorsOf(deps.db, userId);
  return { by: factors.length > 0 ? 'code' : 'password', factors };
}

type Proof = { userId: string; sessionToken: string; proof: string };

/**
 * Holds for this session alone. Where the account has a second factor, the password is no proof: whoever sits at a session that was
 * left open may have it from the browser. Tries are counted with those of the second factor.
 * @throws AppError invalid_input, rate_limited
 */
export async function proveIdentity(deps: SecondFactorDeps, { userId, sessionToken, proof }: Proof): Promise<Identity> {
  const how = await howToProve(deps, userId);
  if (how.by === 'code') await proveByCode(deps, { userId, sessionToken, proof });
  else await proveByPassword(deps, { userId, sessionToken, proof });
  return { isRecent: true, ...how };
}

async function proveByPassword(deps: SecondFactorDeps, { userId, sessionToken, proof }: Proof): Promise<void> {
  const owner = await checkPassword(deps, { userId, sessionToken }, proof);
  await deps.db.transaction(async (tx) => {
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongPassword();
    // A factor that was set up meanwhile is what has to be shown.
    if ((await factorsOf(tx, userId)).length > 0) throw wrongPassword();
    await noteProof(tx, hashSecretToken(sessionToken), deps.now());
  });
}

async function proveByCode(deps: SecondFactorDeps, { userId, sessionToken, proof }: Proof): Promise<void> {
  await takeTry(deps, { sessionToken });
  const owner = await getOwner(deps.db, userId);
  await mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongCode();
    const taken = await takeCode(tx, deps, { userId, code: proof, now });
    if (taken === null) throw wrongCode();
    await noteProof(tx, hashSecretToken(sessionToken), now);
    if (taken === 'recovery') await tell(tx, deps, owner, 'confirmed');
  });
}
