import { LEASE_MS, leaseFrom } from '../../platform/database/leases.ts';
import { extendLeases } from '../tokens/tokens.service.ts';
import { viewOfEvents } from './answer-view.ts';
import { findStopFlag, saveCheckpoint } from './checkpoint.repo.ts';
import type { LiveTurn } from './live-turns.ts';
import type { TurnDeps } from './turn-deps.ts';
import type { OpenTurn } from './turn-store.ts';

/**
 * Looks after a turn that takes longer than a moment: saves what was shown at most once a second, so that another process can
 * resume it; hears whether another process stopped it; keeps its reservation out of the sweeper's reach. The answer ends
 * it, and waits for what is under way.
 */
export function keepTurn(
  deps: Pick<TurnDeps, 'db' | 'now' | 'schedule' | 'limits'>,
  turnId: string,
  open: OpenTurn,
  live: LiveTurn,
): () => Promise<void> {
  const { db, now, schedule, limits } = deps;
  const looksPerCheckpoint = 2;
  let look = 0;
  let saved = 0;
  let leasedAt = now().getTime();
  let ended = false;
  let isReported = false;

  const round = async () => {
    const hasNews = live.events.length > saved;
    const isDue = look % looksPerCheckpoint === 0;
    look += 1;
    const count = live.events.length;
    const flag =
      hasNews && isDue
        ? await saveCheckpoint(db, turnId, viewOfEvents(live.events.slice(0, count)))
        : await findStopFlag(db, turnId);
    if (hasNews && isDue) saved = count;
    // Without a row the turn is nobody's any more: its user was deleted, or its tokens went back.
    if (flag === null || flag.stop) live.stop();
    const nowMs = now().getTime();
    if (nowMs - leasedAt >= LEASE_MS.turn / 4) {
      await extendLeases(db, [open.reservationId], leaseFrom(new Date(nowMs), LEASE_MS.turn));
      leasedAt = nowMs;
    }
  };
  // A round that fails is followed by the next: the database may be away for a moment. The log has the first.
  const quietly = () =>
    round().catch((error: unknown) => {
      if (!isReported) live.report(error);
      isReported = true;
    });
  let running = quietly();
  let cancel = plan();

  function plan(): () => void {
    return schedule(() => {
      running = quietly().then(() => {
        if (!ended) cancel = plan();
      });
    }, limits.checkpointMs / looksPerCheckpoint);
  }

  return () => {
    ended = true;
    cancel();
    return running.then(() => undefined);
  };
}
