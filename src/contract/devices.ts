import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** A browser that is signed in. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  /** Browser and system as the browser names itself, such as "Chrome on Windows"; empty: it does not say. */
  device: z.string(),
  /** The network it signed in from, without its last part; empty: not known. */
  network: z.string(),
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** The one that asks first, then the last seen. */
export const listDevices = {
  method: 'GET',
  path: '/api/auth/sessions',
  response: { 200: z.array(SignedInDevice), 401: ErrorBody },
} as const;

/** Signs one of the own devices out at once. */
export const endDevice = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  params: z.object({ id: z.uuid('id must be the id of a signed-in device') }),
  response: { 200: z.object({ message: z.string() }), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;
