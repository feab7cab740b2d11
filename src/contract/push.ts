import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** The address by which a push service of a browser's maker reaches one browser. */
export const PUSH_ENDPOINT_MAX_LENGTH = 1_000;
/** The worker that shows what was pushed. */
export const PUSH_WORKER_PATH = '/push-worker.js';
/** By this Trusted Types policy its path becomes the address of a script; the page's headers allow no other. */
export const PUSH_WORKER_POLICY = 'push-worker';

const State = {
  /** Whether the browser that asks is told. */
  isOn: z.boolean(),
  /** How many of the account's browsers are. */
  browsers: z.int(),
};

/** With the key that a browser subscribes by: VAPID, RFC 8292. */
export const getPush = {
  method: 'GET',
  path: '/api/push',
  response: { 200: z.object({ key: z.string(), ...State }), 401: ErrorBody },
} as const;
export type PushState = z.infer<(typeof getPush.response)[200]>;

/** Has the browser that is signed in told of alerts, until it is signed out. */
export const savePush = {
  method: 'PUT',
  path: '/api/push',
  body: z.strictObject({
    endpoint: z
      .string('endpoint must be an address')
      .check(
        z.minLength(1, 'endpoint must be an address'),
        z.maxLength(
          PUSH_ENDPOINT_MAX_LENGTH,
          `endpoint must be at most ${PUSH_ENDPOINT_MAX_LENGTH.toLocaleString('en-US')} characters`,
        ),
      ),
  }),
  response: { 200: z.object(State), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
} as const;

export const removePush = {
  method: 'DELETE',
  path: '/api/push',
  response: { 200: z.object(State), 401: ErrorBody },
} as const;
