import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/chat.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import { readMessages, readSessions } from './conversation-pages.ts';
import * as conversations from './conversations.service.ts';
import * as manage from './manage-session.ts';

/** HTTP in, one service call, HTTP out. */
export function conversationRoutes(deps: ConversationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { listSessions, createSession, listMessages, renameSession, deleteSession } = contract;
    app.get(
      listSessions.path,
      { schema: { querystring: listSessions.query, response: listSessions.response } },
      async (request, reply) => {
        const { sessions, older, total } = await readSessions(deps, request.user, request.query);
        const counted = total === null ? {} : { 'x-total-count': total };
        return reply.headers({ ...olderHeader(older), ...counted }).send(sessions);
      },
    );

    app.post(
      createSession.path,
      { schema: { body: createSession.body, response: createSession.response } },
      async (request, reply) =>
        reply.code(201).send(await conversations.createSession(deps, request.user, request.body.title)),
    );

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
      { schema: { params: listMessages.params, querystring: listMessages.query, response: listMessages.response } },
      async (request, reply) => {
        const { user, params, query } = request;
        const { messages, older } = await readMessages(deps, user, params.sessionId, query.before);
        return reply.headers(olderHeader(older)).send(messages);
      },
    );
  };
}

const olderHeader = (older: string | null) => (older === null ? {} : { [contract.OLDER_HEADER]: older });
