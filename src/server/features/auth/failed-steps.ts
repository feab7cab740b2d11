import { countEvent, hasReached, type RateLimit } from '../../platform/http/rate-limit.ts';
import { secondStepAttemptsWords } from '../mail/mail-words.ts';
import { holdMailbox } from '../mail/mailbox-bounds.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { queueNotice } from '../mail/queue-mail.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Of one account. Whoever gets that far has its password, and its owner mistypes a code once or twice. */
const FAILURES: RateLimit = { kind: 'second-step-failure', limit: 5, windowMs: 3_600_000, message: '' };

/** Counts it, and tells the owner of several, once a day. */
export async function noteFailedStep(
  deps: AuthDeps,
  { id, email: to, emailVerified: isProven }: { id: string; email: string; emailVerified: boolean },
): Promise<void> {
  await countEvent(deps, FAILURES, id);
  if (!(await hasReached(deps, FAILURES, id))) return;
  await mailingTransaction(deps, async (tx) => {
    await holdMailbox(tx, deps, to);
    const words = secondStepAttemptsWords(deps.appUrl);
    await queueNotice(tx, deps, { kind: 'second-step-attempts', to, isProven, words, now: deps.now() });
  });
}
