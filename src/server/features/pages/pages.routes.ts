import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { readSessionToken } from '../../platform/session.ts';
import type { PageBuilder } from './page-builder.ts';

const PAGE_PATHS = new Set(['/', '/signin', '/signup', '/auth', '/terms', '/chat']);
const YEAR_SECONDS = 31_536_000;

/** The web app: built files, the finished page of every path, and 404 in the app's own design for all others. */
export async function registerPages(
  app: FastifyInstance,
  deps: { webFolder: string; buildPage: PageBuilder },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: deps.webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    // The build's names carry a hash of their content, so a browser may keep them for good.
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(deps.webFolder, 'assets'));
      reply.setHeader('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
    },
  });

  for (const path of PAGE_PATHS) app.get(path, (request, reply) => sendPage(deps.buildPage, request, reply));

  app.get('/dashboard', (request, reply) =>
    readSessionToken(request) ? sendPage(deps.buildPage, request, reply) : reply.redirect('/api/login'),
  );
  app.get('/api/login', (_, reply) => reply.redirect('/signin'));
  app.get('/robots.txt', (_, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /api/\n'));

  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url);
    if (!isPage) throw new AppError('not_found', 'Not found');
    return sendPage(deps.buildPage, request, reply);
  });
}

const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

function sendPage(buildPage: PageBuilder, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const hasSession = readSessionToken(request) !== undefined;
  const path = request.url.split('?')[0] ?? '/';
  const known = PAGE_PATHS.has(path);
  const status = known ? 200 : 404;
  // Only the sign-in screen reads its query before the app runs; what a visitor appends is not repeated elsewhere.
  const shownPath = path === '/auth' ? request.url : path;
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('vary', 'Cookie, Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(buildPage({ path: shownPath, status, hasSession }));
}
