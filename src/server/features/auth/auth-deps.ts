import type { RightsSettings } from '../../platform/http/account-rights.ts';
import { hashAddress, type RateLimitDeps } from '../../platform/http/rate-limit.ts';
import type { SessionOrigin } from '../../platform/http/session-origin.ts';
import type { Schedule } from '../../platform/process/schedule.ts';
import type { MailDeps } from '../mail/queue-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import type { PacedQueue } from './paced-queue.ts';

export type AuthDeps = RateLimitDeps &
  MailDeps & {
    passwords: Passwords;
    rights: RightsSettings;
    /** Of the sign-up tokens, what can be spent before the address is confirmed; the rest waits for that. */
    unconfirmedTokens: number;
    /** Sign-ups per network address; null: no limit. */
    signupsPerHour: number | null;
    /** Where every try to sign in leaves a line, for who operates this. */
    log?: SignInLog;
    /** The process's own timers unless a test brings its own. */
    schedule?: Schedule;
  };

/** `user`: null where nobody has the address. `network` is a keyed hash: the same for all that comes from one. */
export type SignInTry = {
  user: string | null;
  by: 'password' | 'second_step' | 'passkey' | 'sign_up';
  outcome: 'signed_in' | 'asked_for_second_step' | 'refused';
  network: string;
};
export type SignInLog = { info: (line: { signIn: SignInTry }, words: string) => void };

export function logSignIn(deps: AuthDeps, address: string, line: Omit<SignInTry, 'network'>): void {
  deps.log?.info({ signIn: { ...line, network: hashAddress(deps, address) } }, 'sign-in');
}

export type SignInDeps = AuthDeps & { inQueue: KeyedQueue; inPacedQueue: PacedQueue };

/** What a request tells about the browser that sent it. */
export type Browser = { address: string; sessionToken: string | undefined; origin: SessionOrigin };
