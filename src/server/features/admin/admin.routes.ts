import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AuditAction } from '#contract/admin.ts';
import * as contract from '#contract/admin.ts';
import { listMoneyDifferences } from '#contract/admin-money.ts';
import { decideScore, listScoreReviews } from '#contract/admin-scores.ts';
import { portalTrends } from '#contract/admin-trends.ts';
import { requireAdministratorsProof } from '../../platform/http/recent-proof.ts';
import { forAdministrators, forOwners } from '../../platform/http/route-access.ts';
import { whileSignedIn } from '../../platform/http/session.ts';
import type { Actor } from '../audit/audit.service.ts';
import { eachAuditEntry, readAudit, recordRead } from '../audit/audit.service.ts';
import { readDataHealth } from '../operator/data-health.service.ts';
import type { AdminDeps } from './admin-deps.ts';
import { readFailed, readModelCosts } from './analyses.service.ts';
import { auditCsv } from './audit-csv.ts';
import { setUserRole } from './change-role.ts';
import { deleteUserFor, endSessionsOf, liftUnderAge, setUserSubscription, setUserTokens } from './change-user.ts';
import { decideScore as decide, listScores } from './scores.service.ts';
import { readStats } from './stats.service.ts';
import { readTrends } from './trends.service.ts';
import { readUsers } from './users.service.ts';

/**
 * The portal's calls, below `/api` and the operator's secret path; any other path is the ordinary 404. Knowing the path
 * gives nothing: each request is an administrator's by what the database says at that moment, or it is refused. Of what is here
 * support may read the lists and add tokens; the rest is for owners.
 */
export function adminRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  const at = (path: string): string => path.replace('/:portal', deps.adminPath);

  return async (app) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const part of [reading, givingTokens, exporting, changing]) await app.register(part(deps, at));
  };
}

type At = (path: string) => string;

/** Lists of people, by what they are called in the audit log: each look into one leaves an entry before anything goes out. */
const noteRead =
  ({ db, now }: AdminDeps, action: AuditAction) =>
  (request: FastifyRequest): Promise<void> =>
    recordRead(db, { actor: actorOf(request), action, asked: request.query as object, now: now() });

function reading(deps: AdminDeps, at: At): FastifyPluginAsyncZod {
  return async (app) => {
    forAdministrators(app);
    const { verifyAdmin, listUsers, adminStats, listAudit, portalHealth, modelCosts, failedAnalyses } = contract;
    app.get(at(verifyAdmin.path), { schema: { response: verifyAdmin.response } }, async ({ user }) => ({
      authorized: true,
      user: { email: user.email },
      ...(user.adminRole === 'support' && { role: user.adminRole }),
      ...deps.rights,
    }));
    app.get(
      at(listUsers.path),
      {
        preHandler: noteRead(deps, 'read.users'),
        schema: { querystring: listUsers.query, response: listUsers.response },
      },
      async (request, reply) => {
        const { users, total } = await readUsers(deps, request.query);
        return reply.header('x-total-count', total).send(users);
      },
    );
    app.get(at(portalTrends.path), { schema: { response: portalTrends.response } }, () => readTrends(deps));
    app.get(at(adminStats.path), { schema: { response: adminStats.response } }, () => readStats(deps));
    app.get(
      at(listAudit.path),
      {
        preHandler: noteRead(deps, 'read.audit'),
        schema: { querystring: listAudit.query, response: listAudit.response },
      },
      async (request, reply) => {
        const { entries, total } = await readAudit(deps.db, request.query);
        return reply.header('x-total-count', total).send(entries);
      },
    );
    app.get(at(portalHealth.path), { schema: { response: portalHealth.response } }, () =>
      readDataHealth(deps.operator),
    );
    app.get(at(listScoreReviews.path), { schema: { response: listScoreReviews.response } }, () => listScores(deps));
    const money = listMoneyDifferences;
    app.get(
      at(money.path),
      { schema: { querystring: money.query, response: money.response } },
      async (request, reply) => {
        const found = await deps.billing.differences(request.query);
        return reply.header('x-total-count', found?.total ?? 0).send(found?.differences ?? null);
      },
    );
    app.get(
      at(modelCosts.path),
      { schema: { querystring: modelCosts.query, response: modelCosts.response } },
      (request) => readModelCosts(deps, request.query.days),
    );
    app.get(
      at(failedAnalyses.path),
      {
        preHandler: noteRead(deps, 'read.failed_analyses'),
        schema: { querystring: failedAnalyses.query, response: failedAnalyses.response },
      },
      async (request, reply) => {
        const { analyses, total } = await readFailed(deps, request.query);
        return reply.header('x-total-count', total).send(analyses);
      },
    );
  };
}

function exporting(deps: AdminDeps, at: At): FastifyPluginAsyncZod {
  return async (app) => {
    forOwners(app);
    const { path, query } = contract.exportAudit;
    const preHandler = [requireAdministratorsProof, noteRead(deps, 'export.audit')];
    const noted = { preHandler, schema: { querystring: query } };
    app.get(at(path), noted, (request, reply) => {
      const day = deps.now().toISOString().slice(0, 10);
      return reply
        .header('content-disposition', `attachment; filename="edgewise-audit-${day}.csv"`)
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .send(whileSignedIn(request, auditCsv(eachAuditEntry(deps.db, request.query))));
    });
  };
}

function givingTokens(deps: AdminDeps, at: At): FastifyPluginAsyncZod {
  return async (app) => {
    forAdministrators(app);
    app.addHook('preHandler', requireAdministratorsProof);
    const { setUserTokens: tokens } = contract;
    app.patch(
      at(tokens.path),
      { schema: { params: tokens.params, body: tokens.body, response: tokens.response } },
      (request) =>
        setUserTokens(deps, actorOf(request), request.params.id, {
          tokens: request.body.tokens,
          isSupport: request.user.adminRole !== 'owner',
        }),
    );
  };
}

function changing(deps: AdminDeps, at: At): FastifyPluginAsyncZod {
  return async (app) => {
    forOwners(app);
    app.addHook('preHandler', requireAdministratorsProof);
    const { setUserSubscription: subscription, setUserRole: role, deleteUser } = contract;
    app.patch(
      at(subscription.path),
      { schema: { params: subscription.params, body: subscription.body, response: subscription.response } },
      (request) => setUserSubscription(deps, actorOf(request), request.params.id, request.body.active),
    );
    app.patch(at(role.path), { schema: { params: role.params, body: role.body, response: role.response } }, (request) =>
      setUserRole(deps, actorOf(request), request.params.id, request.body.role),
    );
    app.post(at(decideScore.path), { schema: { body: decideScore.body, response: decideScore.response } }, (request) =>
      decide(deps, actorOf(request), request.body),
    );
    app.delete(
      at(contract.liftUnderAge.path),
      { schema: { params: contract.liftUnderAge.params, response: contract.liftUnderAge.response } },
      (request) => liftUnderAge(deps, actorOf(request), request.params.id),
    );
    app.delete(
      at(contract.endUserSessions.path),
      { schema: { params: contract.endUserSessions.params, response: contract.endUserSessions.response } },
      (request) => endSessionsOf(deps, actorOf(request), request.params.id),
    );
    app.delete(
      at(deleteUser.path),
      { schema: { params: deleteUser.params, response: deleteUser.response } },
      (request) => deleteUserFor(deps, actorOf(request), request.params.id),
    );
  };
}

const actorOf = ({ user, ip }: FastifyRequest): Actor => ({ id: user.id, email: user.email, address: ip });
