import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { CHECKOUT_OPERATIONS } from './test-checkout-operations.ts';
import { type CheckedRequest, stripeDescription } from './test-stripe-description.ts';
import { invalid, StripeFault } from './test-stripe-fault.ts';
import { misbehave, type StandInFault } from './test-stripe-misbehaviour.ts';
import { OPERATIONS } from './test-stripe-operations.ts';
import { type Reply, sendReply } from './test-stripe-reply.ts';
import { createStory, type Story } from './test-stripe-story.ts';
import { type MessageOptions, type SignedMessage, signedMessage } from './test-stripe-webhooks.ts';
import { createWorld, type World } from './test-stripe-world.ts';

export type SeenRequest = {
  method: string;
  path: string;
  /** What was sent, as the description reads it; null for a request that it refused. */
  checked: CheckedRequest | null;
  encoded: string;
  headers: IncomingMessage['headers'];
};

export type StripeStandIn = Story & {
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
  requests: SeenRequest[];
  /** Requests that are still open. */
  open: () => number;
  /** From now on, or for so many requests; only of those whose "METHOD /path" fits. */
  behave(fault: StandInFault | null, options?: { times?: number; only?: RegExp }): void;
  /** Everything that happened since the last call, whether by a request or by a story. */
  takeEvents(): Stripe.Event[];
  /** What was taken from the cards of a customer, less nothing. */
  collectedCents(customerId: string): number;
  world: World;
  /** An event as it arrives. Signed now and with the right secret unless told otherwise. */
  message(event: object, options?: MessageOptions): SignedMessage;
  /** Sends it to an address and gives the status of the answer. */
  send(event: object, url: string, options?: MessageOptions): Promise<number>;
  close(): Promise<void>;
};

export type StandInOptions = { now?: () => Date; secretKey?: string; webhookSecret?: string; port?: number };

/** A server on this machine in the place of Stripe, which refuses whatever Stripe's own description does not allow. */
export async function startStripeStandIn(options: StandInOptions = {}): Promise<StripeStandIn> {
  const { now = () => new Date(), secretKey = 'sk_test_standin', webhookSecret = 'whsec_standin', port = 0 } = options;
  const world = createWorld(now);
  const requests: SeenRequest[] = [];
  const openReplies = new Set<ServerResponse>();
  const replies = new Map<string, Kept>();
  let trouble: { fault: StandInFault; left: number; only: RegExp } | null = null;
  let taken = 0;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    openReplies.add(response);
    response.on('close', () => openReplies.delete(response));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stand-in');
      const method = request.method ?? 'GET';
      const body = Buffer.concat(chunks).toString('utf8');
      const seen: SeenRequest = {
        method,
        path: url.pathname,
        checked: null,
        encoded: method === 'GET' ? url.search.slice(1) : body,
        headers: request.headers,
      };
      requests.push(seen);
      const fault = faultFor(`${method} ${url.pathname}`);
      if (fault && fault !== 'lose_reply') {
        misbehave(response, fault);
        return;
      }
      const reply = answer(world, replies, seen, secretKey);
      if (fault === 'lose_reply') response.socket?.resetAndDestroy();
      else sendReply(response, reply);
    });
  });

  function faultFor(asked: string): StandInFault | null {
    if (!trouble || trouble.left <= 0 || !trouble.only.test(asked)) return null;
    trouble.left -= 1;
    return trouble.fault;
  }

  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const message = (
    event: object,
    { at = now(), secret = webhookSecret, alter = (body) => body }: MessageOptions = {},
  ) => signedMessage(event, { at, secret, alter });

  return {
    ...createStory(world),
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    webhookSecret,
    requests,
    world,
    open: () => openReplies.size,
    behave: (fault, { times = Number.POSITIVE_INFINITY, only = /^/ } = {}) => {
      trouble = fault === null ? null : { fault, left: times, only };
    },
    takeEvents: () => {
      const events = world.events.slice(taken);
      taken = world.events.length;
      return events;
    },
    collectedCents: (customerId) =>
      [...world.charges.values()]
        .filter(({ customer }) => customer === customerId)
        .reduce((total, { amount }) => total + amount, 0),
    message,
    send: async (event, url, sendOptions) => {
      const { body, headers } = message(event, sendOptions);
      const answered = await fetch(url, { method: 'POST', body, headers });
      await answered.arrayBuffer();
      return answered.status;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Kept = { request: string; reply: Reply };

/** Checks who asks, in which version and by which rules; repeats what was answered to the same key. */
function answer(world: World, replies: Map<string, Kept>, seen: SeenRequest, secretKey: string): Reply {
  try {
    checkHeaders(seen, secretKey);
    const checked = stripeDescription().check(seen.method, seen.path, seen.encoded);
    seen.checked = checked;
    const key = seen.method === 'POST' ? seen.headers['idempotency-key'] : undefined;
    if (typeof key !== 'string') return act(world, checked);
    return actOnce(replies, key, `${seen.method} ${seen.path}?${seen.encoded}`, () => act(world, checked));
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: error.body };
    throw error;
  }
}

function checkHeaders({ method, headers }: SeenRequest, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****' });
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    throw invalid(`Invalid Stripe API version: ${headers['stripe-version']}`);
  if (method === 'POST' && !headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    throw invalid('Invalid request: the body must be form-encoded.');
}

function act(world: World, { operation, ids, params }: CheckedRequest): Reply {
  const perform = OPERATIONS[operation] ?? CHECKOUT_OPERATIONS[operation];
  if (!perform) throw invalid(`The stand-in does not do ${operation} yet.`, {}, 404);
  try {
    return { status: 200, body: structuredClone(perform(world, ids, params)) };
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: error.body };
    throw error;
  }
}

function actOnce(replies: Map<string, Kept>, key: string, request: string, perform: () => Reply): Reply {
  const kept = replies.get(key);
  if (!kept) {
    const reply = perform();
    replies.set(key, { request, reply });
    return reply;
  }
  if (kept.request === request) return { ...kept.reply, replayed: true };
  throw new StripeFault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
