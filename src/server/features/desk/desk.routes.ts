import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callTool } from '#contract/research/desk.ts';
import { deskPath } from '#contract/research/desk-path.ts';
import { DESK } from '#research/tools/desk.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { FOR_EVERYBODY_KNOWN, FOR_USERS } from '../../platform/http/route-access.ts';
import { callDesk, type DeskDeps } from './desk.service.ts';

/** Tools some of whose calls are for visitors too. Every other route turns away who is not signed in, whatever is sent. */
const OPEN_TO_VISITORS: ReadonlySet<string> = new Set(['calculate', 'look_up']);

/** One route a tool. A tool reads its own input, for every speaker in the same words: the schema here is what it will take. */
export function deskRoutes(deps: DeskDeps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const { name, input } of Object.values(DESK)) {
      const access = OPEN_TO_VISITORS.has(name) ? FOR_EVERYBODY_KNOWN : FOR_USERS;
      const schema = { body: input, response: callTool.response };
      const validatorCompiler = () => (value: unknown) => ({ value });
      app.post(deskPath(name), { ...access, schema, validatorCompiler }, (request) => {
        const asked = { tool: name, input: request.body, key: readIdempotencyKey(request) };
        return callDesk(deps, { user: request.sessionUser, address: request.ip }, asked);
      });
    }
  };
}
