import type { RightsSettings } from '../../platform/account-rights.ts';
import type { RateLimitDeps } from '../../platform/rate-limit.ts';
import type { Passwords } from './passwords.ts';
import type { InTurn } from './turns.ts';

export type AuthDeps = RateLimitDeps & {
  /** Where the links in mails lead. */
  appUrl: string;
  passwords: Passwords;
  rights: RightsSettings;
  /** Sign-ups per network address; null: no limit. */
  signupsPerHour: number | null;
};

export type SignInDeps = Omit<AuthDeps, 'appUrl'> & { inTurn: InTurn };

/** What a request tells about the browser that sent it. */
export type Browser = { address: string; sessionToken: string | undefined };
