import { RateLimitedError } from '../../platform/errors.ts';

const STREAMS_AT_MOST = 16;
const TRY_AGAIN_S = 5;

/**
 * Bounds the streams that one account holds open at once, sends and followers alike: each keeps a socket, and whoever opens
 * thousands on one answer would take them from everybody. Per process: with more of them each bounds its own sockets.
 */
export class StreamPlaces {
  readonly #open = new Map<string, number>();

  /** Answers with the way to give the place back, which may be called again. @throws RateLimitedError when all are taken. */
  take(userId: string): () => void {
    const open = this.#open.get(userId) ?? 0;
    if (open >= STREAMS_AT_MOST) {
      throw new RateLimitedError(
        'You have too many answers open at once. Please close some windows of this chat and try again.',
        TRY_AGAIN_S,
      );
    }
    this.#open.set(userId, open + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#leave(userId);
    };
  }

  #leave(userId: string): void {
    const left = (this.#open.get(userId) ?? 0) - 1;
    if (left > 0) this.#open.set(userId, left);
    else this.#open.delete(userId);
  }
}
