import type { FastifyPluginAsync } from 'fastify';
import { PAYMENT_WEBHOOK_PATH } from '#contract/billing.ts';
import { BY_CREDENTIAL } from '../../platform/http/route-access.ts';
import type { BillingDeps } from './billing-deps.ts';
import { receiveEvent } from './receive-event.ts';

/** An event carries its whole object, which may be large. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** Takes the body as it came: the signature is over its bytes. Without a session; the signature says who sent it. */
export function webhookRoutes(deps: BillingDeps): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(PAYMENT_WEBHOOK_PATH, { ...BY_CREDENTIAL, bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveEvent(deps, body, typeof signature === 'string' ? signature : undefined);
      return { received: true };
    });
  };
}
