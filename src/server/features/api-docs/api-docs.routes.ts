import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_OF } from '../../platform/http/http-errors.ts';
import { FOR_EVERYBODY } from '../../platform/http/route-access.ts';
import { sessionCookieName } from '../../platform/http/session.ts';
import { encodingFor } from '../pages/documents.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { docsPage } from './docs-page.ts';
import { describeApi, documentedRoutes } from './open-api.ts';

type Deps = { appUrl: string; adminPath: string; build: WebBuild };

/** Call it on the root. Routes are described as they stand when the first reader asks, which is after all are registered. */
export function registerApiDocs(app: FastifyInstance, { appUrl, adminPath, build }: Deps): void {
  const describe = once(() =>
    describeApi(documentedRoutes(app.routeTable, adminPath), {
      appUrl,
      cookieName: sessionCookieName(app),
      statusOf: STATUS_OF,
    }),
  );
  const page = once(() =>
    compressed(docsPage(describe(), { styles: build.start.styles, icon: build.icon, statusOf: STATUS_OF })),
  );
  const file = once(() => compressed(JSON.stringify(describe())));
  app.get('/api/docs', FOR_EVERYBODY, (request, reply) =>
    send(page(), request, reply.type('text/html; charset=utf-8')),
  );
  app.get('/api/openapi.json', FOR_EVERYBODY, (request, reply) =>
    send(file(), request, reply.type('application/json; charset=utf-8')),
  );
}

type Compressed = Record<ReturnType<typeof encodingFor>, Buffer>;

const compressed = (text: string): Compressed => ({
  identity: Buffer.from(text),
  gzip: gzipSync(text),
  br: brotliCompressSync(text),
});

function send(document: Compressed, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=300' }).send(document[encoding]);
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
