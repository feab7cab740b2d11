import type { NewPasskeyOptions } from '#contract/passkey-ceremony.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { ALGORITHMS } from './algorithms.ts';
import { CHALLENGE_SECONDS, newChallenge } from './challenges.ts';
import { describePasskey } from './describe-passkey.ts';
import type { PasskeyDeps } from './passkey-deps.ts';
import { listRows } from './passkeys.repo.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

/** What a browser asks an authenticator to make: one that knows its account and checks who holds it. None that the account has. */
export async function offerPasskey(
  deps: PasskeyDeps,
  owner: { id: string; email: string },
  sessionToken: string,
): Promise<NewPasskeyOptions> {
  const known = await listRows(deps.db, owner.id);
  return {
    rp: { id: relyingParty(deps).id, name: PRODUCT_NAME },
    user: { id: userHandleOf(owner.id), name: owner.email, displayName: owner.email },
    challenge: await newChallenge(deps, { token: sessionToken, purpose: 'add' }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: known.map(describePasskey),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
