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
  // The rule, not a list of paths: one path can be written in many ways. Files, which tell about nobody, replace it.
  'cache-control': 'no-store',
} as const;

const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** The same on every page and answer. Made once: what is computed per request costs every request. */
export const securityHeaders = (options: { https: boolean }): Readonly<Record<string, string>> =>
  options.https ? { ...HEADERS, 'strict-transport-security': STRICT_TRANSPORT } : HEADERS;

export function registerSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
}
