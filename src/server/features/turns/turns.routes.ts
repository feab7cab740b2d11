import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/chat.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { logStreamFailure, publicError } from '../../platform/http/http-errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { watchSession } from '../../platform/http/session.ts';
import type { StreamEnd } from '../../platform/http/session-watch.ts';
import * as remembered from './remembered.ts';
import * as running from './running-turns.ts';
import { sendMessage } from './send-message.ts';
import { StreamPlaces } from './stream-places.ts';
import { StreamReply } from './stream-reply.ts';
import type { TurnDeps } from './turn-deps.ts';

/** HTTP in, one service call, HTTP out. */
export function turnRoutes(deps: TurnDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    app.addHook('preClose', () => deps.live.drain());

    const { stopAnswer, followAnswer, recentRecommendations, listRemembered, forgetRemembered } = contract;
    app.post(
      stopAnswer.path,
      { schema: { params: stopAnswer.params, body: stopAnswer.body, response: stopAnswer.response } },
      (request) => running.stopAnswer(deps, request.user, request.params.sessionId, request.body?.turnId),
    );

    app.get(
      listRemembered.path,
      { schema: { params: listRemembered.params, response: listRemembered.response } },
      (request) => remembered.readRemembered(deps, request.user, request.params.sessionId),
    );

    app.delete(
      forgetRemembered.path,
      { schema: { params: forgetRemembered.params, response: forgetRemembered.response } },
      ({ user, params }) => remembered.forgetRemembered(deps, user, params.sessionId, params.key),
    );

    const places = new StreamPlaces();
    const followed = { params: followAnswer.params, querystring: followAnswer.query };
    app.get(followAnswer.path, { schema: followed }, async (request, reply) => {
      const { user, params, query } = request;
      const turn = await running.findRunningTurn(deps, user, params.sessionId, query.turnId);
      if (!turn) return reply.code(204).send();
      const leave = places.take(user.id);
      const stream = new StreamReply(reply, sessionOf(request));
      reply.raw.on('close', leave);
      stream.open();
      const pass = (event: StreamEvent) => {
        stream.send(event);
        if (event.event === 'done' || event.event === 'error') stream.close();
      };
      const unfollow = turn.follow(pass, (error) => logStreamFailure(error, request.log));
      reply.raw.on('close', unfollow);
    });

    app.get(recentRecommendations.path, { schema: { response: recentRecommendations.response } }, (request) =>
      running.listRecommendations(deps, request.user),
    );

    const { path, body, response } = contract.sendMessage;
    app.post(path, { schema: { body, response } }, async (request, reply) => {
      const onTrouble = (failure: unknown) => request.log.error({ failure }, 'part of an answer failed');
      const options = { idempotencyKey: readIdempotencyKey(request), onTrouble };
      if (wantsStream(request)) {
        const leave = places.take(request.user.id);
        reply.raw.on('close', leave);
        return streamAnswer(new StreamReply(reply, sessionOf(request)), request, reply, (onEvent) =>
          sendMessage(deps, request.user, request.body, { ...options, onEvent }),
        ).finally(leave);
      }
      return sendMessage(deps, request.user, request.body, options);
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
  request: FastifyRequest,
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
    logStreamFailure(error, request.log);
    if (!toldError) stream.send({ event: 'error', data: publicError(error) });
  }
  stream.close();
  return reply;
}

const wantsStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
