import type { FastifyInstance } from 'fastify';
import { sendCspReport } from '#contract/csp-reports.ts';
import { PUSH_WORKER_POLICY } from '#contract/push.ts';

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
];

/**
 * No text becomes a script or markup by way of the page, but for one constant: the path of the worker that shows what was pushed. No
 * other policy may be made, and that one once.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", `trusted-types ${PUSH_WORKER_POLICY}`];

/**
 * Every browser knows this one. Its successor `report-to` works over https alone, comes late, and where it is named Chromium sends nothing
 * to this one any more.
 */
const REPORTING = [`report-uri ${sendCspReport.path}`];

/** The provider's form brings its script from here, stands in frames of its own, and talks to the provider. */
const CARD_FORM_SOURCES: Readonly<Record<string, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': 'https://api.stripe.com',
};

/** In place of the strict headers, on the one page that takes a card and nowhere else. The provider's script loads more of its own by text. */
export const CARD_FORM_HEADERS = {
  'content-security-policy': withSources(
    [...CONTENT_SECURITY_POLICY, "frame-src 'self'", ...REPORTING],
    CARD_FORM_SOURCES,
  ),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
} as const;

function withSources(policy: readonly string[], sources: Readonly<Record<string, string>>): string {
  return policy
    .map((directive) => {
      const more = sources[directive.split(' ')[0] ?? ''];
      return more ? `${directive} ${more}` : directive;
    })
    .join('; ');
}

const HEADERS = {
  'content-security-policy': [...CONTENT_SECURITY_POLICY, ...TRUSTED_TYPES, ...REPORTING].join('; '),
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
