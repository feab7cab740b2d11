import { DEFAULT_QUIET, isQuiet } from '#research/alerts/is-quiet.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import type { PlayGuard } from '../play-limits/play-guard.ts';

/** Somebody who asked to be told, with what may keep that quiet. */
export type Waiter = {
  id: string;
  email: string;
  walletId: string;
  timeZone: string | null;
  settings: SessionUser['settings'];
  quietFrom: number | null;
  quietTo: number | null;
};

export function isQuietFor({ quietFrom, quietTo, timeZone }: Waiter, now: Date): boolean {
  const hours = quietFrom === null || quietTo === null ? DEFAULT_QUIET : { from: quietFrom, to: quietTo };
  return isQuiet(hours, now.getTime(), timeZone ?? DEFAULT_TIME_ZONE);
}

/** Excluded, or at a limit of one's own: a nudge to bet is the last thing that is wanted. */
export const isSilenced = async (
  { db, play }: { db: Db; play: Pick<PlayGuard, 'refusalOfAnalysis'> },
  user: Waiter,
  now: Date,
): Promise<boolean> => (await play.refusalOfAnalysis(db, { user, tokens: 1, now })) !== null;
