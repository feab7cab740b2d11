import { connect } from 'node:net';

/** Asks a server on this machine as fast as it answers, each connection one request after another, from a process of its own. */
export type LoadOrder = {
  port: number;
  ms: number;
  /** Whole requests as they go over the wire: those of each connection, in turns. */
  requests: readonly (readonly string[])[];
  /** Between an answer and the next request of its connection; absent: none. */
  pauseMs?: number;
};
export type LoadResult = {
  answers: number;
  seconds: number;
  failures: number;
  firstFailure: string | null;
  ms: number[];
};

const HEAD_END = Buffer.from('\r\n\r\n');

process.on('message', (order: LoadOrder) => {
  load(order).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function load({ port, ms, requests, pauseMs = 0 }: LoadOrder): Promise<LoadResult> {
  const result: LoadResult = { answers: 0, seconds: 0, failures: 0, firstFailure: null, ms: [] };
  const startedMs = performance.now();
  const untilMs = startedMs + ms;
  await Promise.all(requests.map((own) => askUntil({ port, requests: own, untilMs, pauseMs }, result)));
  return { ...result, seconds: (performance.now() - startedMs) / 1000 };
}

type Connection = { port: number; requests: readonly string[]; untilMs: number; pauseMs: number };

function askUntil({ port, requests, untilMs, pauseMs }: Connection, result: LoadResult): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let next = 0;
    let askedMs = 0;
    let got: Buffer = Buffer.alloc(0);
    const ask = () => {
      askedMs = performance.now();
      if (askedMs >= untilMs) {
        socket.end();
        resolve();
        return;
      }
      socket.write(requests[next % requests.length] ?? '');
      next += 1;
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (data) => {
      got = got.length === 0 ? data : Buffer.concat([got, data]);
      const length = lengthOf(got);
      if (length === null || got.length < length) return;
      result.answers += 1;
      result.ms.push(performance.now() - askedMs);
      if (got.toString('latin1', 9, 12) !== '200') {
        result.failures += 1;
        result.firstFailure ??= got.toString('utf8');
      }
      got = Buffer.alloc(0);
      if (pauseMs > 0) setTimeout(ask, pauseMs);
      else ask();
    });
  });
}

/** Of a whole answer; null while its head is under way. */
function lengthOf(got: Buffer): number | null {
  const headEnd = got.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(got.toString('latin1', 0, headEnd))?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${got.toString('latin1', 0, headEnd)}`);
  return headEnd + HEAD_END.length + Number(length);
}
