import { streamEvents } from '#contract/stream.ts';
import { startDeadline } from '../../../../src/server/platform/process/deadline.ts';
import type { FaultTimes } from './fault-times.ts';
import type { Seeded } from './seeded.ts';
import type { Tally } from './tally.ts';

/** A Pro answer may take two minutes, and this machine may be slow. */
const LATE_MS = 240_000;

/** `status` is that of HTTP, `broken` for a connection that broke, `left` where the caller hung up, `late` where nothing came. */
export type Answer = { status: string; body: unknown; cookies: string[]; headers: Headers };

export type Call = {
  kind: string;
  method: string;
  path: string;
  body?: unknown;
  cookie?: string;
  /** Where the proxy says that it comes from. */
  address: string;
  key?: string;
  /** Chooses the server. */
  random: Seeded;
  /** Hangs up. */
  leave?: AbortSignal;
  /** Reads the answer as a stream. */
  onEvent?: (event: string, data: unknown) => void;
};

/** Speaks to any of the servers, as behind a proxy that sends each request anywhere, and counts what is answered. */
export class Caller {
  readonly #urls: () => readonly string[];
  readonly #tally: Tally;
  readonly #faults: FaultTimes;

  constructor(urls: () => readonly string[], tally: Tally, faults: FaultTimes) {
    this.#urls = urls;
    this.#tally = tally;
    this.#faults = faults;
  }

  async call(call: Call): Promise<Answer> {
    const leave = call.leave ?? new AbortController().signal;
    const deadline = startDeadline(leave, LATE_MS);
    const startedMs = Date.now();
    let answer: Answer;
    try {
      answer = await this.#ask(call, deadline.signal);
    } catch {
      const late = deadline.signal.aborted ? 'late' : 'broken';
      answer = { status: leave.aborted ? 'left' : late, body: null, cookies: [], headers: new Headers() };
    } finally {
      deadline.clear();
    }
    this.#tally.count(call.kind, answer.status);
    const isExcused = this.#faults.isNear(Date.now()) || this.#faults.isNear(startedMs);
    if (!isExcused && (answer.status === '500' || answer.status === 'late'))
      this.#tally.violate(
        `${call.method} ${call.path} (${call.kind}) was answered ${answer.status} apart from any fault`,
      );
    return answer;
  }

  async #ask(call: Call, signal: AbortSignal): Promise<Answer> {
    const { method, path, body, cookie, address, key, onEvent } = call;
    const response = await fetch(`${call.random.pick(this.#urls())}${path}`, {
      method,
      signal,
      headers: {
        'x-forwarded-for': address,
        ...(cookie !== undefined && { cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(onEvent && { accept: 'text/event-stream' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { headers } = response;
    const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (onEvent && isStream) return { status: await readStream(response, onEvent), body: null, cookies, headers };
    const text = await response.text();
    return { status: String(response.status), body: parsed(text), cookies, headers };
  }
}

/** Passes the events on. Its status is that of what ended it: 200, that of its error, or `cut` where it broke off. */
async function readStream(response: Response, onEvent: (event: string, data: unknown) => void): Promise<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let status = 'cut';
  for await (const chunk of response.body ?? []) {
    const parts = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const event = /^event: (\w+)$/m.exec(part)?.[1];
      if (event === undefined) continue;
      const data = parsed(/^data: (.*)$/m.exec(part)?.[1] ?? '');
      if (event === 'done') status = '200';
      if (event === 'error') status = `${streamEvents.error.parse(data).status} in the stream`;
      onEvent(event, data);
    }
  }
  return status;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
