import type { Schedule } from '../process/schedule.ts';
import type { SessionRights } from './account-rights.ts';

/** Why a stream may go on no longer: its session is gone, or a right that its reader had when it began. */
export type StreamEnd = 'signed_out' | 'rights_taken';

export type WatchedStream = { tokenHash: string; rights: SessionRights; onEnded: (why: StreamEnd) => void };

/** Returns the way to stop watching. */
export type SessionWatch = (stream: WatchedStream) => () => void;

/**
 * Looks again and again whether the sessions of all open streams are still alive and their users still have their
 * rights, so that what was signed out, deleted or taken away elsewhere ends here too. However many streams are open, one
 * question is asked of the database at a time, and none while no stream is open.
 */
export function createSessionWatch(deps: {
  /** What the users of these sessions may do now; a session that is gone is missing. */
  findRights: (tokenHashes: readonly string[]) => Promise<ReadonlyMap<string, SessionRights>>;
  schedule: Schedule;
  everyMs: number;
}): SessionWatch {
  const streams = new Set<WatchedStream>();
  let cancel: (() => void) | null = null;
  let isLooking = false;

  function plan(): void {
    if (cancel || isLooking || streams.size === 0) return;
    cancel = deps.schedule(() => {
      cancel = null;
      isLooking = true;
      // A database that is away for a moment ends no stream.
      look()
        .catch(() => undefined)
        .finally(() => {
          isLooking = false;
          plan();
        });
    }, deps.everyMs);
  }

  async function look(): Promise<void> {
    // Those that open meanwhile are not among the answers.
    const asked = [...streams];
    const now = await deps.findRights([...new Set(asked.map(({ tokenHash }) => tokenHash))]);
    for (const stream of asked) {
      const why = endOf(stream.rights, now.get(stream.tokenHash));
      if (why && streams.delete(stream)) stream.onEnded(why);
    }
  }

  return (stream) => {
    streams.add(stream);
    plan();
    return () => {
      streams.delete(stream);
      if (streams.size > 0) return;
      cancel?.();
      cancel = null;
    };
  };
}

function endOf(before: SessionRights, now: SessionRights | undefined): StreamEnd | null {
  if (!now) return 'signed_out';
  const isLess = (before.isAdmin && !now.isAdmin) || (before.unlimited && !now.unlimited);
  const isOwnerNoMore = before.adminRole === 'owner' && now.adminRole !== 'owner';
  return isLess || isOwnerNoMore ? 'rights_taken' : null;
}
