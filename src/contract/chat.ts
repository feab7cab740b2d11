import * as z from 'zod/mini';
import { AnalysisMode } from './analysis.ts';
import { ErrorBody } from './errors.ts';
import { BalanceNotice } from './tokens.ts';

export const MESSAGE_MAX_LENGTH = 2000;
export const TITLE_MAX_LENGTH = 200;

export const ChatSession = z.object({ id: z.uuid(), title: z.string(), createdAt: z.iso.datetime() });
export type ChatSession = z.infer<typeof ChatSession>;

export const ChatMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  /** Plain text, or the JSON text of `AnalysisContent`. */
  content: z.string(),
  mode: AnalysisMode,
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const SessionParams = z.object({ sessionId: z.uuid('must be the id of a session') });

export const SEARCH_MAX_LENGTH = 200;

/** Newest first. With `q` those whose title and questions hold every word of it, whatever the case. */
export const listSessions = {
  method: 'GET',
  path: '/api/chat/sessions',
  query: z.object({
    q: z.optional(
      z
        .string('q must be a text')
        .check(z.maxLength(SEARCH_MAX_LENGTH, `q must be at most ${SEARCH_MAX_LENGTH} characters`)),
    ),
  }),
  response: { 200: z.array(ChatSession), 400: ErrorBody, 401: ErrorBody },
} as const;

export const createSession = {
  method: 'POST',
  path: '/api/chat/sessions',
  body: z.object({
    title: z.nullish(
      z
        .string('must be a text')
        .check(z.trim(), z.maxLength(TITLE_MAX_LENGTH, `must be at most ${TITLE_MAX_LENGTH} characters`)),
    ),
  }),
  response: { 201: ChatSession, 401: ErrorBody },
} as const;

export const renameSession = {
  method: 'PATCH',
  path: '/api/chat/sessions/:sessionId',
  params: SessionParams,
  body: z.object({
    title: z
      .string({ error: 'title is required' })
      .check(
        z.trim(),
        z.minLength(1, 'title must not be empty'),
        z.maxLength(TITLE_MAX_LENGTH, `title must be at most ${TITLE_MAX_LENGTH} characters`),
      ),
  }),
  response: { 200: ChatSession, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;

/**
 * Stops a running answer, which is saved and charged as any stopped one, and then takes the session with its messages
 * away. What was charged stays charged, and the record of picks keeps every pick that was shown. 409: an answer did not
 * end in time.
 */
export const deleteSession = {
  method: 'DELETE',
  path: '/api/chat/sessions/:sessionId',
  params: SessionParams,
  response: { 200: z.object({ deleted: z.literal(true) }), 401: ErrorBody, 404: ErrorBody, 409: ErrorBody },
} as const;

export const listMessages = {
  method: 'GET',
  path: '/api/chat/sessions/:sessionId/messages',
  params: SessionParams,
  response: { 200: z.array(ChatMessage), 401: ErrorBody, 404: ErrorBody },
} as const;

export const stopAnswer = {
  method: 'POST',
  path: '/api/chat/sessions/:sessionId/stop',
  params: SessionParams,
  response: { 200: z.object({ stopped: z.boolean() }), 401: ErrorBody, 404: ErrorBody },
} as const;

/** Replays a running answer from its start and follows it; 204 when none runs. */
export const followAnswer = {
  method: 'GET',
  path: '/api/chat/sessions/:sessionId/stream',
  params: SessionParams,
} as const;

/** With `Accept: text/event-stream` the same call streams `StreamEvent`s instead. */
export const sendMessage = {
  method: 'POST',
  path: '/api/chat/message',
  body: z.object({
    message: z
      .string({ error: 'message is required' })
      .check(
        z.trim(),
        z.minLength(1, 'message must not be empty'),
        z.maxLength(MESSAGE_MAX_LENGTH, `message must be at most ${MESSAGE_MAX_LENGTH} characters`),
      ),
    mode: z._default(AnalysisMode, 'regular'),
    sessionId: z.nullish(z.uuid('sessionId must be the id of a session')),
    timeZone: z.nullish(
      z.string('timeZone must be an IANA name').check(z.maxLength(64, 'timeZone must be an IANA name')),
    ),
  }),
  response: {
    200: z.object({
      sessionId: z.uuid(),
      message: ChatMessage,
      tokensRemaining: z.int(),
      /** With the answer that brought the balance down; a repeated reply need not repeat it. */
      balanceNotice: z.optional(BalanceNotice),
    }),
    400: ErrorBody,
    401: ErrorBody,
    402: ErrorBody,
    /** `excluded` or `limit_reached`: nothing is charged, nothing is saved. */
    403: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    429: ErrorBody,
    503: ErrorBody,
  },
} as const;
/** What the browser may send: defaults still open. */
export type SendMessageDraft = z.input<typeof sendMessage.body>;
export type SendMessageInput = z.infer<typeof sendMessage.body>;
export type SendMessageReply = z.infer<(typeof sendMessage.response)[200]>;

export const Recommendation = z.object({
  id: z.uuid(),
  content: z.string(),
  mode: AnalysisMode,
  createdAt: z.iso.datetime(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const recentRecommendations = {
  method: 'GET',
  path: '/api/chat/recent-recommendations',
  response: { 200: z.array(Recommendation), 401: ErrorBody },
} as const;
