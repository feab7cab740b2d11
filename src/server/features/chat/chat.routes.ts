import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/chat.ts';
import { AppError } from '../../platform/errors.ts';
import { publicError } from '../../platform/http-errors.ts';
import { forUsers } from '../../platform/route-access.ts';
import { watchSession } from '../../platform/session.ts';
import type { StreamEnd } from '../../platform/session-watch.ts';
import * as chat from './chat.service.ts';
import type { ChatDeps } from './chat-deps.ts';
import * as manage from './manage-session.ts';
import { sendMessage } from './send-message.ts';
import { StreamReply } from './stream-reply.ts';

const IDEMPOTENCY_KEY_MAX_LENGTH = 200;

/** HTTP in, one service call, HTTP out. */
export function chatRoutes(deps: ChatDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    app.addHook('preClose', () => deps.live.drain());

    const { listSessions, createSession, listMessages, stopAnswer, followAnswer, recentRecommendations } = contract;
    app.get(
      listSessions.path,
      { schema: { querystring: listSessions.query, response: listSessions.response } },
      (request) => chat.listSessions(deps, request.user, request.query.q),
    );

    app.post(
      createSession.path,
      { schema: { body: createSession.body, response: createSession.response } },
      async (request, reply) => reply.code(201).send(await chat.createSession(deps, request.user, request.body.title)),
    );

    const { renameSession, deleteSession } = contract;
    app.patch(
      renameSession.path,
      { schema: { params: renameSession.params, body: renameSession.body, response: renameSession.response } },
      (request) => manage.renameSession(deps, request.user, request.params.sessionId, request.body.title),
    );

    app.delete(
      deleteSession.path,
      { schema: { params: deleteSession.params, response: deleteSession.response } },
      async (request) => {
        await manage.deleteSession(deps, request.user, request.params.sessionId);
        return { deleted: true as const };
      },
    );

    app.get(
      listMessages.path,
      { schema: { params: listMessages.params, response: listMessages.response } },
      (request) => chat.listMessages(deps, request.user, request.params.sessionId),
    );

    app.post(stopAnswer.path, { schema: { params: stopAnswer.params, response: stopAnswer.response } }, (request) =>
      chat.stopAnswer(deps, request.user, request.params.sessionId),
    );

    app.get(followAnswer.path, { schema: { params: followAnswer.params } }, async (request, reply) => {
      const turn = await chat.findRunningTurn(deps, request.user, request.params.sessionId);
      if (!turn) return reply.code(204).send();
      const stream = new StreamReply(reply, sessionOf(request));
      stream.open();
      const unfollow = turn.follow((event) => {
        stream.send(event);
        if (event.event === 'done' || event.event === 'error') stream.close();
      });
      reply.raw.on('close', unfollow);
    });

    app.get(recentRecommendations.path, { schema: { response: recentRecommendations.response } }, (request) =>
      chat.listRecommendations(deps, request.user),
    );

    const { path, body, response } = contract.sendMessage;
    app.post(path, { schema: { body, response } }, async (request, reply) => {
      const idempotencyKey = readIdempotencyKey(request);
      if (wantsStream(request))
        return streamAnswer(new StreamReply(reply, sessionOf(request)), reply, (onEvent) =>
          sendMessage(deps, request.user, request.body, { idempotencyKey, onEvent }),
        );
      return sendMessage(deps, request.user, request.body, { idempotencyKey });
    });
  };
}

/** An answer goes on for whoever leaves; what it says is only for a session that lives. */
const sessionOf =
  (request: FastifyRequest) =>
  (onEnded: (why: StreamEnd) => void): (() => void) =>
    watchSession(request, onEnded);

async function streamAnswer(
  stream: StreamReply,
  reply: FastifyReply,
  run: (onEvent: (event: Parameters<StreamReply['send']>[0]) => void) => Promise<unknown>,
): Promise<FastifyReply | undefined> {
  let toldError = false;
  try {
    await run((event) => {
      toldError = event.event === 'error';
      stream.send(event);
    });
  } catch (error) {
    // Before its first event a refusal is an ordinary reply.
    if (!stream.isOpen) throw error;
    if (!toldError) stream.send({ event: 'error', data: publicError(error) });
  }
  stream.close();
  return reply;
}

const wantsStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.trim() === '' || key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    throw new AppError('invalid_input', `Idempotency-Key must be 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters`);
  }
  return key;
}
