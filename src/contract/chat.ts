import * as z from 'zod/mini';
import { AnalysisMode } from './analysis.ts';
import { ErrorBody } from './errors.ts';
import { Rating } from './ratings.ts';
import { BalanceNotice } from './tokens.ts';

export const MESSAGE_MAX_LENGTH = 2000;
export const TITLE_MAX_LENGTH = 200;

export const ChatSession = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** Of a search whose words are not all in the title: where they stand in a question. */
  match: z.optional(z.string()),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** Something to be done, as a button below an answer. `path` is a page of this product. */
export const MessageAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('call'), label: z.string(), phone: z.string() }),
  z.object({ kind: z.literal('time_out'), label: z.string() }),
  z.object({ kind: z.literal('link'), label: z.string(), path: z.string().check(z.regex(/^\/(?![/\\])/)) }),
]);
export type MessageAction = z.infer<typeof MessageAction>;

/** Buttons that a version does not know are none. */
export const MessageActions = z.catch(z.array(MessageAction), []);

export const ChatMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  /** Plain text, or the JSON text of `AnswerContent`. */
  content: z.string(),
  mode: AnalysisMode,
  createdAt: z.iso.datetime(),
  /** Beside the words of help: whom to call, and where to stop. */
  actions: z.optional(MessageActions),
  /** How its reader rated it, where the chat is read. */
  rating: z.optional(Rating),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const SessionParams = z.object({ sessionId: z.uuid('must be the id of a session') });

export const SEARCH_MAX_LENGTH = 200;

/** Behind the last row of a page that carries this header there are older ones: what to send as `before` for them. */
export const OLDER_HEADER = 'x-older';
export const SESSIONS_PAGE = 100;
export const MESSAGES_PAGE = 50;
/** What the texts of a page of messages may come to; one that is longer comes alone. */
export const MESSAGES_PAGE_BYTES = 256 * 1024;

/** A place between chats: it stays where it is when any of them goes or comes. */
const SessionPlace = z
  .string('before must be the X-Older of another page')
  .check(
    z.regex(
      /^\d{1,13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      'before must be the X-Older of another page of chats',
    ),
  );

/**
 * Newest first, `SESSIONS_PAGE` of them. With `q` those whose title and questions hold every word of it, whatever the
 * case. The first page of all chats says in `X-Total-Count` how many there are.
 */
export const listSessions = {
  method: 'GET',
  path: '/api/chat/sessions',
  query: z.object({
    q: z.optional(
      z
        .string('q must be a text')
        .check(z.maxLength(SEARCH_MAX_LENGTH, `q must be at most ${SEARCH_MAX_LENGTH} characters`)),
    ),
    before: z.optional(SessionPlace),
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
  response: { 201: ChatSession, 401: ErrorBody, 429: ErrorBody },
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

/** Oldest first: the newest of the chat, or those before a message, up to `MESSAGES_PAGE` or `MESSAGES_PAGE_BYTES`. */
export const listMessages = {
  method: 'GET',
  path: '/api/chat/sessions/:sessionId/messages',
  params: SessionParams,
  query: z.object({ before: z.optional(z.uuid('before must be the id of a message')) }),
  response: { 200: z.array(ChatMessage), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;

export const REMEMBERED_KEY_MAX_LENGTH = 64;

/** What a chat remembers of its writer, as a chip: `key` takes it away, with its value, so that another value is another chip. */
export const Remembered = z.object({ key: z.string(), label: z.string() });
export type Remembered = z.infer<typeof Remembered>;

/** Books, state, money, what to leave out; what stands in the settings is not among it. */
export const listRemembered = {
  method: 'GET',
  path: '/api/chat/sessions/:sessionId/remembered',
  params: SessionParams,
  response: { 200: z.array(Remembered), 401: ErrorBody, 404: ErrorBody },
} as const;

/**
 * Answers with what is left. Every question that is read from then on is answered without it, and an answer that runs does not bring
 * it back. Free, and as good twice as once; 404 for what was never remembered.
 */
export const forgetRemembered = {
  method: 'DELETE',
  path: '/api/chat/sessions/:sessionId/remembered/:key',
  params: z.object({
    sessionId: SessionParams.shape.sessionId,
    key: z.string().check(z.minLength(1), z.maxLength(REMEMBERED_KEY_MAX_LENGTH, 'key must be the key of a chip')),
  }),
  response: { 200: z.array(Remembered), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;

const TurnId = z.optional(z.uuid('turnId must be the id of a turn'));

/** With `turnId` that answer alone, where several of a chat run at once; else all of them. */
export const stopAnswer = {
  method: 'POST',
  path: '/api/chat/sessions/:sessionId/stop',
  params: SessionParams,
  body: z.nullish(z.object({ turnId: TurnId })),
  response: { 200: z.object({ stopped: z.boolean() }), 401: ErrorBody, 404: ErrorBody },
} as const;

/** Replays a running answer from its start and follows it: the newest of the chat, or that of `turnId`; 204 when it does not run. */
export const followAnswer = {
  method: 'GET',
  path: '/api/chat/sessions/:sessionId/stream',
  params: SessionParams,
  query: z.object({ turnId: TurnId }),
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
      /** What the chat remembers by now. */
      remembered: z.optional(z.array(Remembered)),
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
