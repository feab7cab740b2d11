import type { ServerResponse } from 'node:http';
import { sendReply } from './test-stripe-reply.ts';

/** What the stand-in can do to a caller instead of answering. `lose_reply`: all is done, and nobody hears of it. */
export type StandInFault =
  | 'hang'
  | 'hang_mid_body'
  | 'reset'
  | 'reset_mid_body'
  | 'lose_reply'
  | 'status_401'
  | 'status_403'
  | 'status_429'
  | 'status_429_retry_after'
  | 'status_500'
  | 'status_503'
  | 'html_200'
  | 'html_502'
  | 'empty_200'
  | 'truncated_json'
  | 'null_json'
  | 'other_shape'
  | 'redirect'
  | 'card_declined'
  | 'expired_card';

type CardFault = 'card_declined' | 'expired_card';

const CARD_MESSAGES: Readonly<Record<CardFault, string>> = {
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
};

const MISBEHAVIOURS: Partial<Record<StandInFault, (response: ServerResponse) => void>> = {
  hang: () => {},
  reset: (response) => response.socket?.resetAndDestroy(),
  hang_mid_body: (response) => startHalf(response),
  reset_mid_body: (response) => startHalf(response, () => response.socket?.resetAndDestroy()),
  truncated_json: (response) => plain(response, 200, 'application/json', HALF),
  empty_200: (response) => plain(response, 200, 'application/json', ''),
  null_json: (response) => plain(response, 200, 'application/json', 'null'),
  other_shape: (response) => plain(response, 200, 'application/json', '{"data":[{"id":7}],"id":{},"status":4}'),
  html_200: (response) => plain(response, 200, 'text/html', '<!doctype html><title>Sign in</title>'),
  html_502: (response) => plain(response, 502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
  redirect: (response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/stolen' });
    response.end();
  },
};

const HALF = '{"id":"cus_half","object":"cust';

export function misbehave(response: ServerResponse, fault: StandInFault): void {
  const status = Number(/^status_(\d+)/.exec(fault)?.[1]);
  if (status) refuse(response, status, fault);
  else if (fault === 'card_declined' || fault === 'expired_card') decline(response, fault);
  else MISBEHAVIOURS[fault]?.(response);
}

function refuse(response: ServerResponse, status: number, fault: StandInFault): void {
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  const code = status === 429 ? { code: 'rate_limit' } : {};
  const error = { type, message: `The stand-in refuses with ${status}: sk_test_****ndin`, ...code };
  sendReply(response, { status, body: { error } }, fault.endsWith('retry_after') ? { 'retry-after': '2' } : {});
}

function decline(response: ServerResponse, code: CardFault): void {
  const details = code === 'card_declined' ? { decline_code: 'insufficient_funds' } : {};
  // As Stripe does, it repeats what it knows of the card.
  const payment_method = {
    id: 'pm_declined',
    card: { last4: '0341', brand: 'visa' },
    billing_details: { name: 'Jenny Rosen' },
  };
  const error = { type: 'card_error', code, message: CARD_MESSAGES[code], ...details, payment_method };
  sendReply(response, { status: 402, body: { error } });
}

function plain(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(text);
}

function startHalf(response: ServerResponse, then: () => void = () => {}): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write(HALF, () => then());
}
