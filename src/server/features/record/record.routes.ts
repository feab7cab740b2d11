import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listRecord } from '#contract/record.ts';
import { declareAccess } from '../../platform/http/route-access.ts';
import { createRecord, type RecordDeps } from './record.service.ts';

/** Open to everybody: what was claimed can be looked up. */
export function recordRoutes(deps: RecordDeps): FastifyPluginAsyncZod {
  const readRecord = createRecord(deps);
  return async (app) => {
    declareAccess(app, 'everybody');
    const { path, query, response } = listRecord;
    app.get(path, { schema: { querystring: query, response } }, (request) => readRecord(request.query));
  };
}
