import type { PasskeyOptions, SignedPasskey } from '#contract/passkey-ceremony.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { rightsOf } from '../../platform/http/account-rights.ts';
import { recordFailedSignIn } from '../audit/audit.service.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { tell } from '../second-factor/second-factor.service.ts';
import {
  askWaiting,
  checkWaitingPasskey,
  finishWaiting,
  finishWaitingByPasskey,
  getTryingWaiting,
  type WaitingOwner,
} from '../second-factor/waiting-sign-in.ts';
import { type AuthDeps, type Browser, logSignIn } from './auth-deps.ts';
import { noteFailedStep } from './failed-steps.ts';
import { openSession, type SignedIn } from './open-session.ts';

type Waiting = { token: string | undefined; browser: Browser };

/** The second step: a code for a sign-in whose password was right. */
export function finishSignIn(deps: AuthDeps, waiting: Waiting, code: string): Promise<SignedIn> {
  return finish(deps, waiting, async (owner, token) => async (tx) => {
    if ((await finishWaiting(tx, deps, { owner, token, code })) === 'recovery')
      await tell(tx, deps, owner, 'recovered');
  });
}

export const askForPasskeyStep = (deps: AuthDeps, token: string | undefined): Promise<PasskeyOptions> =>
  askWaiting(deps, token);

/** The same by a passkey. */
export function finishWithPasskey(deps: AuthDeps, waiting: Waiting, signed: SignedPasskey): Promise<SignedIn> {
  return finish(deps, waiting, async (owner, token) => {
    const checked = await checkWaitingPasskey(deps, { owner, token, signed });
    return (tx) => finishWaitingByPasskey(tx, deps, { owner, token, checked });
  });
}

/** Tried before the transaction, shown in it. */
type Show = (owner: WaitingOwner, token: string) => Promise<(tx: Db) => Promise<void>>;

async function finish(deps: AuthDeps, { token, browser }: Waiting, show: Show): Promise<SignedIn> {
  const owner = await getTryingWaiting(deps, token);
  try {
    const takeIn = await show(owner, token ?? '');
    const signedIn = await mailingTransaction(deps, async (tx) => {
      await takeIn(tx);
      return openSession(tx, deps, { userId: owner.id, browser, hasFactor: true });
    });
    logSignIn(deps, browser.address, { user: owner.id, by: 'second_step', outcome: 'signed_in' });
    return signedIn;
  } catch (error) {
    logSignIn(deps, browser.address, { user: owner.id, by: 'second_step', outcome: 'refused' });
    // What undid the transaction undid nothing of this.
    const { isAdmin } = rightsOf(owner, deps.rights);
    const { id, email } = owner;
    await recordFailedSignIn(deps.db, isAdmin, { id, email, address: browser.address, now: deps.now() });
    if (isWrong(error)) await noteFailedStep(deps, owner);
    throw error;
  }
}

/** Not a sign-in that ended meanwhile, nor a fault of ours. */
const isWrong = (error: unknown): boolean => error instanceof AppError && error.code === 'invalid_input';
