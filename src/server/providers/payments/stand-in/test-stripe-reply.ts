import type { ServerResponse } from 'node:http';
import Stripe from 'stripe';

export type Reply = { status: number; body: object; replayed?: boolean };

export function sendReply(
  response: ServerResponse,
  { status, body, replayed }: Reply,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_standin',
    'stripe-version': Stripe.API_VERSION,
    ...(replayed && { 'idempotent-replayed': 'true' }),
    ...headers,
  });
  response.end(JSON.stringify(body, null, 2));
}
