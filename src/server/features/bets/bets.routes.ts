import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import * as contract from '#contract/bets/bets.ts';
import * as files from '#contract/bets/import.ts';
import { AppError } from '../../platform/errors.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { addBet, listGames, removeBet, removeImport, settleBet } from './bets.service.ts';
import type { BetsDeps } from './bets-deps.ts';
import { betsTemplate, exportBets } from './bets-files.ts';
import { importBets, previewImport } from './import.service.ts';
import { readBets } from './read-bets.ts';

const ById = z.object({ id: z.uuid('id must be the id of a bet') });

/** HTTP in, one service call, HTTP out. */
export function betsRoutes(deps: BetsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { listBets, listBetGames } = contract;
    app.get(listBets.path, { schema: { querystring: listBets.query, response: listBets.response } }, (request) =>
      readBets(deps, request.user, request.query),
    );
    app.get(listBetGames.path, { schema: { response: listBetGames.response } }, () => listGames(deps));

    const { addBet: add, settleBet: settle, removeBet: remove } = contract;
    app.post(add.path, { schema: { body: add.body, response: add.response } }, (request) =>
      addBet(deps, request.user, request.body),
    );
    app.patch(
      settle.path,
      { schema: { params: ById, body: settle.body, response: settle.response } },
      ({ user, params, body }) =>
        settleBet(deps, user, { id: params.id, result: body.result, profitCents: body.profitCents ?? null }),
    );
    app.delete(remove.path, { schema: { params: ById, response: remove.response } }, ({ user, params }) =>
      removeBet(deps, user, params.id),
    );

    const { removeImport: takeBack, exportBets: whole, betsTemplate: template } = files;
    app.delete(takeBack.path, { schema: { params: ById, response: takeBack.response } }, ({ user, params }) =>
      removeImport(deps, user, params.id),
    );
    app.get(whole.path, async ({ user }, reply) =>
      asFile(reply, `edgewise-bets-${deps.now().toISOString().slice(0, 10)}.csv`).send(await exportBets(deps, user)),
    );
    app.get(template.path, (_request, reply) => asFile(reply, 'edgewise-bets-template.csv').send(betsTemplate()));

    await app.register(importRoutes(deps));
  };
}

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .type('text/csv; charset=utf-8');

/** The file as it lies on a disk: what its bytes are is for the reader of files to find out. */
function importRoutes(deps: BetsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(['text/csv', 'application/octet-stream'], { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.addHook('onRequest', async ({ headers }) => {
      if (Number(headers['content-length'] ?? 0) > files.IMPORT_MAX_BYTES) throw tooLarge();
    });
    const { previewImport: preview, importBets: keep } = files;
    const bodyLimit = files.IMPORT_MAX_BYTES;
    app.post(preview.path, { bodyLimit, schema: { response: preview.response } }, ({ user, body }) =>
      previewImport(deps, user, fileOf(body)),
    );
    app.post(keep.path, { bodyLimit, schema: { response: keep.response } }, ({ user, body }) =>
      importBets(deps, user, fileOf(body)),
    );
  };
}

const tooLarge = (): AppError => new AppError('too_large', 'The file is larger than 4 MB. Please split it.');

function fileOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  throw new AppError('invalid_input', 'Send the file itself, as text/csv.');
}
