import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/billing.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import type { BillingDeps } from './billing-deps.ts';
import { addMethod, listMethods, makeDefault, removeMethod } from './cards.service.ts';
import { beginCheckout } from './checkout.service.ts';
import { listHistory } from './history.service.ts';
import { cancelSubscription, findSubscription, resumeSubscription } from './subscription.service.ts';

/** HTTP in, one service call, HTTP out. */
export function billingRoutes(deps: BillingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { getPaymentConfig: config, listBilling: history } = contract;

    app.get(config.path, { schema: { response: config.response } }, async () => {
      const { payments } = deps;
      return { enabled: payments !== null, publishableKey: payments?.publishableKey ?? null };
    });

    app.get(history.path, { schema: { response: history.response } }, (request) =>
      listHistory(deps.db, request.user.walletId),
    );

    await app.register(cardRoutes(deps));
    await app.register(purchaseRoutes(deps));
  };
}

function cardRoutes(deps: BillingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { listPaymentMethods: list, addPaymentMethod: add } = contract;
    const { setDefaultPaymentMethod: setDefault, deletePaymentMethod: remove } = contract;

    app.get(list.path, { schema: { response: list.response } }, (request) => listMethods(deps, request.user.walletId));
    app.post(add.path, { schema: { response: add.response } }, (request) => addMethod(deps, request.user));
    app.post(setDefault.path, { schema: { params: setDefault.params, response: setDefault.response } }, (request) =>
      makeDefault(deps, request.user.walletId, request.params.id),
    );
    app.delete(remove.path, { schema: { params: remove.params, response: remove.response } }, (request) =>
      removeMethod(deps, request.user.walletId, request.params.id),
    );
  };
}

function purchaseRoutes(deps: BillingDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { beginCheckout: begin, getSubscription: get } = contract;
    const { cancelSubscription: cancel, resumeSubscription: resume } = contract;

    app.post(begin.path, { schema: { body: begin.body, response: begin.response } }, (request) =>
      beginCheckout(deps, request.user, request.body),
    );
    app.get(get.path, { schema: { response: get.response } }, (request) =>
      findSubscription(deps.db, request.user.walletId),
    );
    app.post(cancel.path, { schema: { response: cancel.response } }, (request) =>
      cancelSubscription(deps, request.user),
    );
    app.post(resume.path, { schema: { response: resume.response } }, (request) =>
      resumeSubscription(deps, request.user),
    );
  };
}
