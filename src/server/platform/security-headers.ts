import type { FastifyInstance } from 'fastify';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** The same headers on every page and answer; nothing below /api is ever stored by a browser or a proxy. */
export function registerSecurityHeaders(app: FastifyInstance, options: { https: boolean }): void {
  const always = options.https ? { ...HEADERS, 'strict-transport-security': STRICT_TRANSPORT } : HEADERS;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
}
