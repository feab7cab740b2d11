import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { declareAccess } from '../../platform/http/route-access.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { readCheckpoint, readLogVerifierKey, readTile } from './read-log.ts';
import { createTileRate } from './tile-rate.ts';
import { readEarlierCheckpoint, readStampedSizes, readTimestamp } from './timestamps.ts';
import { TILE_WIDTH } from './tree/edge.ts';
import { readTilePath } from './tree/tile-path.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A partial tile never changes either, but is of use only until the next checkpoint. */
const FOR_A_WHILE = 'public, max-age=60';
const TEXT = 'text/plain; charset=utf-8';
const BYTES = 'application/octet-stream';

/** The public files of the log (C2SP tlog-tiles), for everybody and every cache. */
export function logRoutes({ db, now }: { db: Db; now: Clock }): FastifyPluginAsync {
  const countFile = createTileRate(now);
  return async (app) => {
    declareAccess(app, 'everybody');
    app.addHook('onRequest', async (request) => countFile(request.ip));

    const sendText = (reply: FastifyReply, text: string | null) => {
      if (text === null) throw noFile();
      return reply.header('cache-control', 'no-store').type(TEXT).send(text);
    };
    app.get('/log/checkpoint', async (_, reply) => sendText(reply, await readCheckpoint(db)));
    app.get<{ Params: { size: string } }>('/log/checkpoint/:size', async (request, reply) => {
      const size = readSize(request.params.size);
      return sendText(reply, size === null ? null : await readEarlierCheckpoint(db, size));
    });
    app.get('/log/key', async (_, reply) => {
      const key = await readLogVerifierKey(db);
      return sendText(reply, key && `${key}\n`);
    });

    app.get<{ Params: { '*': string } }>('/log/tile/*', async (request, reply) => {
      const place = readTilePath(request.params['*']);
      const bytes = place && (await readTile(db, place));
      if (!bytes) throw noFile();
      const cached = place.width === TILE_WIDTH ? FOR_GOOD : FOR_A_WHILE;
      return reply.header('cache-control', cached).type(BYTES).send(bytes);
    });

    app.get('/log/timestamps', async (_, reply) => sendText(reply, await readStampedSizes(db)));
    app.get<{ Params: { size: string } }>('/log/timestamp/:size', async (request, reply) => {
      const size = readSize(request.params.size);
      const response = size === null ? null : await readTimestamp(db, size);
      if (!response) throw noFile();
      return reply.header('cache-control', FOR_GOOD).type('application/timestamp-reply').send(response);
    });
  };
}

/** As it stands in a checkpoint; null for anything else, and for more than the log can hold. */
const readSize = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

const noFile = () => new AppError('not_found', 'The log has no such file.');
