import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AUTHORIZE_PATH } from '#contract/authorize-path.ts';
import { AuthorizationRequest } from '#contract/oauth.ts';
import { AppError } from '../../platform/errors.ts';
import { declareAccess, FOR_EVERYBODY } from '../../platform/http/route-access.ts';
import { CARD_FORM_HEADERS } from '../../platform/http/security-headers.ts';
import { isSignedIn, readSessionToken } from '../../platform/http/session.ts';
import { CALCULATOR_PAGES, type Calculate, workedPage } from './calculator-page.ts';
import { type Documents, encodingFor } from './documents.ts';
import { escapeText } from './escape-html.ts';
import { isApi } from './is-api.ts';
import { llmsText } from './llms-text.ts';
import type { PageRequest } from './page-builder.ts';
import { RECORD_PATH, recordPath } from './record-page.ts';

const TOOLS_PATH = '/tools';
/** What everybody may find by searching. Each is its address once: `/auth` shows what `/signup` shows. */
const PUBLIC_PATHS = [
  '/',
  '/explore',
  '/pricing',
  RECORD_PATH,
  '/best-bets',
  '/signin',
  '/signup',
  '/terms',
  TOOLS_PATH,
  ...CALCULATOR_PAGES.keys(),
];

/** For search engines. What is not listed is not hidden by it either: no address stands here to be looked up. */
function registerSiteFiles(app: FastifyInstance, { appUrl }: { appUrl: string }): void {
  const robots = `User-agent: *\nAllow: /api/docs\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`;
  const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${escapeText(appUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  app.get('/robots.txt', FOR_EVERYBODY, (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  const forAssistants = llmsText(appUrl);
  app.get('/llms.txt', FOR_EVERYBODY, (_, reply) => reply.type('text/plain; charset=utf-8').send(forAssistants));
  app.get('/sitemap.xml', FOR_EVERYBODY, (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}

const CARD_FORM_PATH = '/payment-setup';
const ODDS_PATH = '/odds';
const GAME_PATH = '/odds/:eventId';
/** All games share one page: which one it is about the app reads from the address. */
const ANY_GAME = '/odds/game';
/** For a visitor there is no such page. */
const WAITLIST_PATH = '/admin/waitlist';
/** Where the links in mails lead; what their addresses carry goes nowhere else. */
const LINK_PATHS = ['/verify', '/reset', '/waitlist/confirm', '/unsubscribe'];
const PAGE_PATHS = new Set([
  ...LINK_PATHS,
  '/forgot',
  '/',
  '/signin',
  '/signup',
  '/auth',
  '/terms',
  '/chat',
  '/explore',
  RECORD_PATH,
  '/best-bets',
  '/pricing',
  TOOLS_PATH,
  ...CALCULATOR_PAGES.keys(),
  '/dashboard',
  '/bets',
  ODDS_PATH,
  ANY_GAME,
  '/profile',
  CARD_FORM_PATH,
  AUTHORIZE_PATH,
  WAITLIST_PATH,
]);
/** Pages of one's own, and where a visitor who asks for them is sent. */
const MEMBER_PATHS = new Map([
  ['/dashboard', '/api/login'],
  ['/bets', '/signin'],
  [ODDS_PATH, '/api/login'],
  [ANY_GAME, '/api/login'],
  ['/profile', '/signin'],
  [CARD_FORM_PATH, '/signin'],
]);
/** All unknown addresses share one page, byte for byte: it tells nobody which of them is the operator's secret one. */
const UNKNOWN_PATH = '/404';
/** What stands in the portal's document in the place of its address, which no document holds. */
const PORTAL = { path: '/admin', status: 200, hasSession: true, isPortal: true };
const SECRET_ADDRESS_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** The web app: built files, the finished page of every path, and 404 in the app's own design for all others. */
export async function registerPages(
  app: FastifyInstance,
  deps: {
    webFolder: string;
    documents: Documents;
    appUrl: string;
    /** The operator's secret path, with its slash. */
    adminPath: string;
    /** The payment provider is configured, so one page may hold its form. */
    takesCards: boolean;
    calculate: Calculate;
  },
): Promise<void> {
  const files: FastifyPluginAsync = (scope) => serveFiles(scope, deps.webFolder);
  await app.register(files);
  for (const path of PAGE_PATHS) {
    if (CALCULATOR_PAGES.has(path)) continue;
    const address = path === ANY_GAME ? GAME_PATH : path;
    const signedOutTo = MEMBER_PATHS.get(path);
    const headers = headersOf(path, deps.takesCards);
    app.get(address, FOR_EVERYBODY, (request, reply) => {
      const page = pageOf(request);
      if (signedOutTo && page.status === 200 && !page.hasSession) return reply.redirect(signedOutTo);
      if (path === AUTHORIZE_PATH && !page.hasSession) return reply.redirect(signInFirst(request), 303);
      return sendPage(deps.documents, page, request, reply.headers(headers));
    });
  }
  for (const [path, calculator] of CALCULATOR_PAGES) {
    app.get(path, FOR_EVERYBODY, async (request, reply) => {
      const page = pageOf(request);
      const visit = { url: request.url, address: request.ip };
      const worked = page.hasSession ? {} : await workedPage(deps.calculate, calculator, visit);
      return sendPage(deps.documents, { ...page, ...worked }, request, reply);
    });
  }

  app.get('/api/login', FOR_EVERYBODY, (_, reply) => reply.redirect('/signin'));
  registerSiteFiles(app, deps);

  // The portal has no route: no table, log or metric knows its address.
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url);
    if (!isPage) throw new AppError('not_found', 'Not found');
    if (pathOf(request) === deps.adminPath && (await isSignedIn(request))) {
      return sendPage(deps.documents, PORTAL, request, reply.headers(SECRET_ADDRESS_HEADERS));
    }
    return sendPage(deps.documents, pageOf(request), request, reply);
  });
}

function headersOf(path: string, takesCards: boolean): Readonly<Record<string, string>> {
  if (LINK_PATHS.includes(path) || path === AUTHORIZE_PATH) return SECRET_ADDRESS_HEADERS;
  return takesCards && path === CARD_FORM_PATH ? CARD_FORM_HEADERS : {};
}

async function serveFiles(scope: FastifyInstance, folder: string): Promise<void> {
  declareAccess(scope, 'everybody');
  // Compressed files lie beside the others, so what is sent depends on what the browser takes.
  scope.addHook('onRequest', async (_, reply) => {
    reply.header('vary', 'Accept-Encoding');
  });
  // A folder, or a way out of it: no such page.
  scope.setErrorHandler<FastifyError>((error, _, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  const shared = { index: false, preCompressed: true, dotfiles: 'ignore' } as const;
  // The names of these carry a hash of their content, so a browser may keep them for good.
  await scope.register(fastifyStatic, {
    ...shared,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR_MS,
    immutable: true,
  });
  await scope.register(fastifyStatic, {
    ...shared,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    maxAge: HOUR_MS,
    decorateReply: false,
  });
}

/** An assistant's question is asked again once somebody has signed in. Of its address only the question is repeated. */
function signInFirst(request: FastifyRequest): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query as object)) {
    if (name in AuthorizationRequest.shape && typeof value === 'string') asked.set(name, value);
  }
  return `/signin?next=${encodeURIComponent(`${AUTHORIZE_PATH}?${asked}`)}`;
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return /^\/odds\/[^/]+$/.test(path) ? ANY_GAME : path;
}

function pageOf(request: FastifyRequest): PageRequest {
  const hasSession = readSessionToken(request) !== undefined;
  const path = pathOf(request);
  const known = PAGE_PATHS.has(path) && (hasSession || path !== WAITLIST_PATH);
  const shown = known ? shownPath(path, request, hasSession) : UNKNOWN_PATH;
  const isOfOwnInputs = path === RECORD_PATH && shown !== RECORD_PATH;
  return { path: shown, status: known ? 200 : 404, hasSession, isOfOwnInputs };
}

async function sendPage(
  documents: Documents,
  page: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const document = await documents(page, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .header('cache-control', 'private, no-store')
    .header('vary', 'Cookie, Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(document);
}

/** Only the sign-in screen and the record read their query before the app runs; what else a visitor appends is not repeated. */
function shownPath(path: string, request: FastifyRequest, hasSession: boolean): string {
  if (path === RECORD_PATH && !hasSession) return recordPath(request.url);
  const { mode } = request.query as { mode?: unknown };
  return path === '/auth' && mode === 'signin' ? '/auth?mode=signin' : path;
}
