import * as z from 'zod/mini';
import { AccessScope } from './access.ts';
import { ErrorBody } from './errors.ts';

/** How an assistant asks a user to be let in, and what the user answers. What programs call is after the standards of OAuth. */

const text = (max: number) => z.string().check(z.maxLength(max));

/** What the assistant's link says. */
export const AuthorizationRequest = z.object({
  client_id: text(100),
  redirect_uri: text(500),
  response_type: z.optional(text(50)),
  code_challenge: z.optional(text(200)),
  code_challenge_method: z.optional(text(20)),
  scope: z.optional(text(500)),
  state: z.optional(text(2000)),
  resource: z.optional(text(500)),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

const refusals = { 400: ErrorBody, 401: ErrorBody, 429: ErrorBody } as const;

/** Who asks for what. 400: not to be answered, and the browser is sent nowhere. */
export const readAuthorization = {
  method: 'GET',
  path: '/api/oauth/request',
  query: AuthorizationRequest,
  response: {
    200: z.object({
      /** As the program calls itself: anybody can take any name. */
      name: z.string(),
      /** Where the answer goes: a host, or an app on this device. */
      sentTo: z.string(),
      isThisDevice: z.boolean(),
      /** What it asked for. */
      scope: AccessScope,
    }),
    ...refusals,
  },
} as const;

/** `to` is where the browser goes on, with a code or with the refusal. */
export const decideAuthorization = {
  method: 'POST',
  path: '/api/oauth/decision',
  body: z.strictObject({
    request: AuthorizationRequest,
    decision: z.discriminatedUnion('allow', [
      z.strictObject({ allow: z.literal(true), scope: AccessScope }),
      z.strictObject({ allow: z.literal(false) }),
    ]),
  }),
  response: { 200: z.object({ to: z.string() }), ...refusals },
} as const;

export const Assistant = z.object({
  id: z.uuid(),
  name: z.string(),
  sentTo: z.string(),
  scope: AccessScope,
  connectedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Assistant = z.infer<typeof Assistant>;

/** Those that were let in, newest first. */
export const listAssistants = {
  method: 'GET',
  path: '/api/user/assistants',
  response: { 200: z.array(Assistant), 401: ErrorBody },
} as const;

export const disconnectAssistant = {
  method: 'DELETE',
  path: '/api/user/assistants/:id',
  params: z.object({ id: z.uuid('id must be an assistant’s id') }),
  response: { 200: z.array(Assistant), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;
