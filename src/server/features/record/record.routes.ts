import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { exportRecordCsv, exportRecordJson, listOwnOpen, listRecord, type RecordQuery } from '#contract/record.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { declareAccess, FOR_USERS } from '../../platform/http/route-access.ts';
import { FRESH_FOR_SECONDS, recordCsv, recordJson, recordTag } from './export-record.ts';
import { readOwnOpen } from './own-open.service.ts';
import type { RecordDeps, RecordService } from './record.service.ts';

/** Each reads the whole record; who has it is told that nothing changed. */
const EXPORTS: RateLimit = {
  kind: 'record-export',
  limit: 30,
  windowMs: 600_000,
  message: 'The record was downloaded often from here just now. Please wait a few minutes.',
};

/** Open to everybody: what was claimed can be looked up. */
export function recordRoutes(deps: RecordDeps & RateLimitDeps, readRecord: RecordService): FastifyPluginAsyncZod {
  const { db } = deps;

  /** False: whoever asks has it already. */
  const isNews = async (request: FastifyRequest, reply: FastifyReply, kind: 'live' | 'demo'): Promise<boolean> => {
    const tag = await recordTag(db, kind);
    reply.headers({ etag: tag, 'cache-control': `public, max-age=${FRESH_FOR_SECONDS}` });
    if (request.headers['if-none-match'] === tag) return false;
    await takeFromLimit(deps, EXPORTS, request.ip);
    return true;
  };
  const kindOf = ({ kind }: Pick<RecordQuery, 'kind'>) => kind ?? deps.kind;

  return async (app) => {
    declareAccess(app, 'everybody');
    const { path, query, response } = listRecord;
    app.get(path, { schema: { querystring: query, response } }, (request) => readRecord(request.query));

    const { path: csv, query: ofKind } = exportRecordCsv;
    app.get(csv, { schema: { querystring: ofKind } }, async (request, reply) => {
      const kind = kindOf(request.query);
      if (!(await isNews(request, reply, kind))) return reply.code(304).send();
      reply.header('content-disposition', `attachment; filename="edgewise-record-${kind}.csv"`);
      return reply.type('text/csv; charset=utf-8').send(recordCsv(db, kind));
    });
    app.get(exportRecordJson.path, { schema: { querystring: ofKind } }, async (request, reply) => {
      const kind = kindOf(request.query);
      if (!(await isNews(request, reply, kind))) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(recordJson(db, kind));
    });

    app.get(listOwnOpen.path, { ...FOR_USERS, schema: { response: listOwnOpen.response } }, ({ user }) =>
      readOwnOpen(deps, user.id),
    );
  };
}
