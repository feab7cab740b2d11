import type { FastifyReply } from 'fastify';
import type { StreamEvent } from '#contract/stream.ts';
import type { StreamEnd } from '../../platform/http/session-watch.ts';

const HEARTBEAT_MS = 15_000;

/** Returns the way to stop watching. */
type Watch = (onEnded: (why: StreamEnd) => void) => () => void;

const LAST_WORDS: Readonly<Record<StreamEnd, StreamEvent>> = {
  signed_out: { event: 'error', data: { status: 401, message: 'Unauthorized', code: 'unauthenticated' } },
  rights_taken: {
    event: 'error',
    data: { status: 403, message: 'Your rights have changed. Please reload the page.', code: 'forbidden' },
  },
};

/**
 * A reply of server-sent events that opens with its first event, so that a refusal before it still has its plain
 * status and JSON body. A client that goes away only closes its own stream.
 */
export class StreamReply {
  readonly #reply: FastifyReply;
  readonly #watch: Watch;
  #heartbeat: NodeJS.Timeout | undefined;

  /** `watch` tells once its reader may read no more. */
  constructor(reply: FastifyReply, watch: Watch) {
    this.#reply = reply;
    this.#watch = watch;
  }

  get isOpen(): boolean {
    return this.#heartbeat !== undefined;
  }

  send({ event, data }: StreamEvent): void {
    if (!this.isOpen) this.open();
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Takes the socket over from Fastify, with the headers that its hooks have set. */
  open(): void {
    this.#reply.hijack();
    this.#reply.raw.writeHead(200, {
      ...headersOf(this.#reply),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    this.#heartbeat = setInterval(() => this.#write(': still here\n\n'), HEARTBEAT_MS);
    const unwatch = this.#watch((why) => {
      this.send(LAST_WORDS[why]);
      this.close();
    });
    this.#reply.raw.on('close', () => {
      clearInterval(this.#heartbeat);
      unwatch();
    });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#reply.raw.end();
  }

  #write(text: string): void {
    if (!this.#reply.raw.destroyed && !this.#reply.raw.writableEnded) this.#reply.raw.write(text);
  }
}

function headersOf(reply: FastifyReply): Record<string, string | string[] | number> {
  const headers: Record<string, string | string[] | number> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) headers[name] = value;
  return headers;
}
