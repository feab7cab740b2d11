import { RateLimitedError } from '../../platform/errors.ts';

/** How many turns of one user run at once, and how many more may wait. A hot wallet collapses under a crowd of waiters. */
const RUNNING_AT_MOST = 4;
const WAITING_AT_MOST = 16;

type Lane = { running: number; waiting: (() => void)[] };

/**
 * Bounds the simultaneous sends of one user before the database sees them. It limits how many run together, never how
 * many follow each other. Per process: with more processes each bounds its own share.
 */
export class TurnGate {
  readonly #lanes = new Map<string, Lane>();

  /** @throws RateLimitedError when too many are already waiting. */
  async run<T>(userId: string, turn: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(userId) ?? { running: 0, waiting: [] };
    this.#lanes.set(userId, lane);
    if (lane.running >= RUNNING_AT_MOST) {
      if (lane.waiting.length >= WAITING_AT_MOST) {
        throw new RateLimitedError('Too many questions at once. Please wait for the answers that are running.', 1);
      }
      // The one that leaves hands its place over, so `running` is not raised again here.
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    } else {
      lane.running += 1;
    }
    try {
      return await turn();
    } finally {
      this.#leave(userId, lane);
    }
  }

  #leave(userId: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) {
      next();
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) this.#lanes.delete(userId);
  }
}
