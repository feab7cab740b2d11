import type { AcceptedEvent, BlockEvent, DeltaEvent, DoneEvent, PicksEvent, StageEvent } from '#contract/stream.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isOffline } from '../../lib/use-online.ts';
import type { StreamEvents } from './stream-answer.ts';

/** What an answer shows while it is made. `restart`: the events come again from the first one. */
export type Progress =
  | { event: 'restart' }
  | { event: 'accepted'; data: AcceptedEvent }
  | { event: 'stage'; data: StageEvent }
  | { event: 'picks'; data: PicksEvent }
  | { event: 'block'; data: BlockEvent }
  | { event: 'delta'; data: DeltaEvent };

export type ReceiveOptions = {
  open: () => Promise<StreamEvents | undefined>;
  /** Opens the same answer again after its connection was lost; undefined when it no longer runs. */
  reopen: () => Promise<StreamEvents | undefined>;
  onProgress: (progress: Progress) => void;
  /** A connection broke; another is tried. */
  onLost?: (error: unknown) => void;
  signal: AbortSignal;
  /** Pauses before each attempt to get a lost connection back. */
  pausesMs?: readonly number[];
};

/**
 * Reads one answer to its end, over as many connections as it takes.
 * Undefined: nothing runs any more and how it ended is to be read from the saved messages.
 * Throws `ApiError` for a refusal and for an answer that failed.
 */
export async function receiveAnswer(options: ReceiveOptions): Promise<DoneEvent | undefined> {
  const { signal, pausesMs = [0, 1000, 3000] } = options;
  let open = options.open;
  for (const pauseMs of [...pausesMs, 0]) {
    const result = await attempt(open, options);
    if (result !== 'lost') return result;
    signal.throwIfAborted();
    // It is taken up again when there is a network, and its user knows at once that there is none.
    if (isOffline()) return undefined;
    await pause(pauseMs, signal);
    open = options.reopen;
  }
  return undefined;
}

async function attempt(open: ReceiveOptions['open'], options: ReceiveOptions): Promise<DoneEvent | undefined | 'lost'> {
  try {
    const events = await open();
    if (events === undefined) return undefined;
    options.onProgress({ event: 'restart' });
    return await consume(events, options.onProgress);
  } catch (error) {
    if (error instanceof ApiError || options.signal.aborted) throw error;
    options.onLost?.(error);
    return 'lost';
  }
}

async function consume(events: StreamEvents, onProgress: ReceiveOptions['onProgress']): Promise<DoneEvent | 'lost'> {
  for await (const event of events) {
    if (event.event === 'done') return event.data;
    if (event.event === 'error') {
      const { status, ...body } = event.data;
      throw new ApiError(status, JSON.stringify(body));
    }
    onProgress(event);
  }
  return 'lost';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
