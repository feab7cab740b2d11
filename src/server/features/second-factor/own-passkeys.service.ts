import type { AddedPasskey, AddPasskeyBody } from '#contract/passkey-adding.ts';
import type { NewPasskeyOptions } from '#contract/passkey-ceremony.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteOtherSessionsOf } from '../../platform/http/session.repo.ts';
import { endAllAccess } from '../access/access-keys.service.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { offerPasskey } from '../passkeys/offer-passkey.ts';
import * as passkeys from '../passkeys/passkeys.service.ts';
import { readNewPasskey } from '../passkeys/read-new-passkey.ts';
import { takeTry } from './check-code.ts';
import { factorsOf } from './factors.ts';
import { dropIdleCodes, giveRecoveryCodes } from './give-recovery-codes.ts';
import {
  type Asker,
  checkPassword,
  getOwner,
  type SecondFactorDeps,
  tell,
  wrongPassword,
} from './second-factor.service.ts';

/** After the password; what the account asks for beside it was shown to the route. @throws AppError invalid_input, conflict */
export async function beginPasskey(
  deps: SecondFactorDeps,
  { userId, sessionToken }: Asker,
  password: string,
): Promise<NewPasskeyOptions> {
  const owner = await checkPassword(deps, { userId, sessionToken }, password);
  await passkeys.refuseTooMany(deps.db, userId);
  return offerPasskey(deps, owner, sessionToken);
}

/**
 * From then on each sign-in with the password asks for a second step. The first second factor of an account signs its other devices
 * and every program out, and answers with what lets in when it is lost. @throws AppError invalid_input, conflict
 */
export async function addPasskey(
  deps: SecondFactorDeps,
  { userId, sessionToken }: Asker,
  { name, passkey }: AddPasskeyBody,
): Promise<AddedPasskey> {
  await takeTry(deps, { sessionToken });
  const owner = await getOwner(deps.db, userId);
  const read = await readNewPasskey(deps, passkey, sessionToken);
  return mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    if (!(await holdCheckedOwner(tx, owner, 'update'))) throw wrongPassword();
    const isFirst = (await factorsOf(tx, userId)).length === 0;
    await passkeys.keepPasskey(tx, { id: deps.newId(), userId, name, createdAt: now }, read);
    const recoveryCodes = isFirst ? await giveRecoveryCodes(tx, userId) : [];
    if (isFirst) {
      await deleteOtherSessionsOf(tx, userId, hashSecretToken(sessionToken));
      await endAllAccess(tx, userId, { now, endedBy: 'sign-out' });
    }
    await tell(tx, deps, owner, 'passkeyAdded');
    return { passkeys: await passkeys.listPasskeys(tx, userId), recoveryCodes };
  });
}

/** After the password, and a proof that was shown to the route: by what is removed, another or a recovery code. */
export async function removePasskey(
  deps: SecondFactorDeps,
  { id, ...asker }: Asker & { id: string },
  password: string,
): Promise<Passkey[]> {
  const { userId } = asker;
  const passkey = { id, userId };
  await passkeys.refuseUnknown(deps.db, passkey);
  const owner = await checkPassword(deps, asker, password);
  return mailingTransaction(deps, async (tx) => {
    if (!(await holdCheckedOwner(tx, owner, 'update'))) throw wrongPassword();
    await passkeys.removePasskey(tx, passkey);
    const isOff = await dropIdleCodes(tx, userId);
    await tell(tx, deps, owner, isOff ? 'lastPasskeyRemoved' : 'passkeyRemoved');
    return passkeys.listPasskeys(tx, userId);
  });
}
