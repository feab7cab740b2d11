import { Socket } from 'node:net';
import type { PostgresProbe } from './postgres-probe.ts';

export type SilenceTimes = { lookEveryMs: number; silentAfterMs: number; probeMs: number };

/** Together below the five seconds after which a request is told that the database is away. */
export const SILENCE_TIMES: SilenceTimes = { lookEveryMs: 250, silentAfterMs: 1_000, probeMs: 1_500 };

/**
 * Notices that PostgreSQL says nothing any more, as when its machine stands still or the network swallows everything: no
 * connection breaks then, and whoever waits would wait for good. A statement may take its time; so one that is long in coming only
 * makes us ask beside it. When that is not answered either, and nothing was heard on any connection, all of them are
 * cut, and new ones at once, until an answer comes.
 */
export class SilenceWatch {
  readonly #probe: Pick<PostgresProbe, 'answers' | 'cut'>;
  readonly #times: SilenceTimes;
  readonly #sockets = new Set<Socket>();
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;
  #isSilent = false;
  /** Of connections that have gone, so that one which closes does not pass for one that was heard. */
  #goneBytes = 0;
  #heardBytes = 0;
  #heardAtMs = 0;

  constructor(probe: Pick<PostgresProbe, 'answers' | 'cut'>, times: SilenceTimes = SILENCE_TIMES) {
    this.#probe = probe;
    this.#times = times;
  }

  /** What every connection of the pool runs over. */
  readonly newSocket = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => {
      if (this.#sockets.delete(socket)) this.#goneBytes += socket.bytesRead;
    });
    // Once it has begun to connect.
    if (this.#isSilent) setImmediate(() => cut(socket));
    return socket;
  };

  /** `isWaiting` tells whether anybody waits for a connection or on one. */
  start(isWaiting: () => boolean): void {
    this.#heardAtMs = performance.now();
    this.#timer = setInterval(() => this.#look(isWaiting()), this.#times.lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#probe.cut();
  }

  #look(isWaiting: boolean): void {
    const isHeard = this.#isHeard();
    if (this.#isProbing) return;
    if (this.#isSilent) void this.#ask();
    else if (isHeard || !isWaiting) this.#heardAtMs = performance.now();
    else if (performance.now() - this.#heardAtMs >= this.#times.silentAfterMs) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#isProbing = true;
    this.#isHeard();
    const isAnswered = (await this.#answersInTime()) || this.#isHeard();
    this.#isProbing = false;
    if (this.#timer === undefined) return;
    this.#isSilent = !isAnswered;
    if (isAnswered) this.#heardAtMs = performance.now();
    else for (const socket of this.#sockets) cut(socket);
  }

  async #answersInTime(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => {
      // What arrived while this process was busy is read before it is judged.
      timer = setTimeout(() => setImmediate(resolve, false), this.#times.probeMs);
    });
    const isAnswered = await Promise.race([this.#probe.answers(), patience]);
    clearTimeout(timer);
    if (!isAnswered) this.#probe.cut();
    return isAnswered;
  }

  /** Whether anything came on any connection since it was last asked. */
  #isHeard(): boolean {
    let bytes = this.#goneBytes;
    for (const socket of this.#sockets) bytes += socket.bytesRead;
    const isHeard = bytes !== this.#heardBytes;
    this.#heardBytes = bytes;
    return isHeard;
  }
}

/** With a code by which the failure is known as the database's absence. */
const cut = (socket: Socket): void => {
  socket.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
};
