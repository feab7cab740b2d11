import type { RateLimit, RateLimitDeps } from '../../platform/http/rate-limit.ts';
import type { SlateService } from '../slate/slate.service.ts';

export type BetsDeps = RateLimitDeps & {
  slate: Pick<SlateService, 'current'>;
  /** Whose games bets are tied to. */
  odds: 'live' | 'demo';
};

/** What every route knows of whoever asks. */
export type Bettor = { id: string; walletId: string };

const HOUR_MS = 3_600_000;

/** Reading a file takes the server as long as many questions do. */
export const IMPORTS: RateLimit = {
  kind: 'bets-import',
  limit: 40,
  windowMs: HOUR_MS,
  message: 'You brought many files just now. Please try again in an hour.',
};

export const TRACKED: RateLimit = {
  kind: 'tracked-bet',
  limit: 300,
  windowMs: HOUR_MS / 6,
  message: 'You added a lot of bets in a few minutes. Please wait a little, or import them from a file.',
};
