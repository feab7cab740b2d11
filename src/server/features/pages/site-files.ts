import type { FastifyInstance } from 'fastify';
import { FOR_EVERYBODY } from '../../platform/route-access.ts';
import { escapeText } from './escape-html.ts';

/** What everybody may find by searching. Each is its address once: `/auth` shows what `/signup` shows. */
const PUBLIC_PATHS = ['/', '/explore', '/pricing', '/record', '/signin', '/signup', '/terms'];

/** For search engines. What is not listed is not hidden by it either: no address stands here to be looked up. */
export function registerSiteFiles(app: FastifyInstance, { appUrl }: { appUrl: string }): void {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`;
  const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${escapeText(appUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  app.get('/robots.txt', FOR_EVERYBODY, (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', FOR_EVERYBODY, (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
