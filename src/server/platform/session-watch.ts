import type { FastifyRequest } from 'fastify';
import type { Schedule } from './schedule.ts';
import { isSignedIn } from './session.ts';

/**
 * Looks again and again whether the session of an open stream is still alive, so that what was deleted, signed out or
 * reset elsewhere ends here too. Calls once, when it is not. Returns the way to stop.
 */
export function watchSession(
  request: FastifyRequest,
  { schedule, everyMs }: { schedule: Schedule; everyMs: number },
  onEnded: () => void,
): () => void {
  let stopped = false;
  let cancel = plan();

  function plan(): () => void {
    return schedule(() => {
      // A database that is away for a moment ends no session.
      isSignedIn(request)
        .catch(() => true)
        .then((alive) => {
          if (stopped) return;
          if (alive) cancel = plan();
          else onEnded();
        })
        .catch(() => undefined);
    }, everyMs);
  }

  return () => {
    stopped = true;
    cancel();
  };
}
