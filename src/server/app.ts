import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { SiteInfo } from '#contract/page.ts';
import { createExamplePick } from '#research/words/example-pick.ts';
import { accessRoutes } from './features/access/access.routes.ts';
import { oauthRoutes } from './features/access/oauth/oauth.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { alertsRoutes } from './features/alerts/alerts.routes.ts';
import { pushRoutes } from './features/alerts/push.routes.ts';
import { registerApiDocs } from './features/api-docs/api-docs.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import type { AuthDeps } from './features/auth/auth-deps.ts';
import { bestBetsRoutes } from './features/best-bets/best-bets.routes.ts';
import { createBestBets } from './features/best-bets/best-bets.service.ts';
import { betsRoutes } from './features/bets/bets.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { createBilling } from './features/billing/billing.service.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { boardRoutes } from './features/boards/boards.routes.ts';
import { conversationRoutes } from './features/conversations/conversations.routes.ts';
import { answerNowRoutes } from './features/desk/answer-now.routes.ts';
import { deskRoutes } from './features/desk/desk.routes.ts';
import { loadNeedsOf } from './features/desk/load-needs.ts';
import { visitorsCalculate } from './features/desk/visitors-calculate.ts';
import { devicesRoutes } from './features/devices/devices.routes.ts';
import { logRoutes } from './features/log/log.routes.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { registerMetrics } from './features/operator/metrics.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { ownDataRoutes } from './features/own-data/own-data.routes.ts';
import { createDocuments } from './features/pages/documents.ts';
import { createPageBuilder } from './features/pages/page-builder.ts';
import { registerPages } from './features/pages/pages.routes.ts';
import { readableUrl } from './features/pages/unreadable-path.ts';
import type { WebBuild } from './features/pages/web-build.ts';
import { passwordResetRoutes } from './features/password-reset/password-reset.routes.ts';
import type { Passwords } from './features/passwords/passwords.ts';
import { createPlayGuard } from './features/play-limits/play-guard.ts';
import { playLimitsRoutes } from './features/play-limits/play-limits.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { recordRoutes } from './features/record/record.routes.ts';
import { createMeasuredRecord, createRecord, createRecordSummary } from './features/record/record.service.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { createResultsService } from './features/results/results.service.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { slateRoutes } from './features/slate/slate.routes.ts';
import type { SlateService } from './features/slate/slate.service.ts';
import { tokensRoutes } from './features/tokens/tokens.routes.ts';
import { rememberZones } from './features/turns/known-zones.ts';
import { LiveTurns } from './features/turns/live-turns.ts';
import type { ModelAnalyst } from './features/turns/model/model-analyst.ts';
import { rememberPicks } from './features/turns/pick-memory.ts';
import { runningAnswers } from './features/turns/running-turns.ts';
import { TurnGate } from './features/turns/turn-gate.ts';
import { TURN_TIMES } from './features/turns/turn-times.ts';
import { turnRoutes } from './features/turns/turns.routes.ts';
import { verificationRoutes } from './features/verification/verification.routes.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { waitlistAdminRoutes } from './features/waitlist-admin/waitlist-admin.routes.ts';
import { pageFactsOf } from './page-facts.ts';
import type { Db } from './platform/database/database.ts';
import type { RightsSettings } from './platform/http/account-rights.ts';
import { registerBodyParsing } from './platform/http/body-parsing.ts';
import { registerCspReports } from './platform/http/csp-reports.ts';
import { registerForwardedWarning } from './platform/http/forwarded.ts';
import { type Health, registerHealth } from './platform/http/health.ts';
import { registerErrorHandling, replyWithError } from './platform/http/http-errors.ts';
import { answerClientError } from './platform/http/http-errors-client.ts';
import { CLOSING_OPTIONS, registerClosingRefusal } from './platform/http/http-errors-closing.ts';
import { registerOriginCheck } from './platform/http/origin-check.ts';
import { requestTimes } from './platform/http/request-times.ts';
import { registerRouteTable } from './platform/http/route-access.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { registerSessions } from './platform/http/session.ts';
import { setValidationWords } from './platform/http/validation-words.ts';
import { ViolationTally } from './platform/http/violation-tally.ts';
import type { AuthSecret } from './platform/process/auth-secret.ts';
import type { Clock } from './platform/process/clock.ts';
import { registerDraining } from './platform/process/draining.ts';
import { wallSchedule } from './platform/process/schedule.ts';
import type { Tracer } from './platform/process/tracer.ts';
import type { Payments } from './providers/payments/payments.port.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

export type AppDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  slate: SlateService;
  /** Null: no language model is configured. */
  analyst: ModelAnalyst | null;
  /** Null: no payment provider is configured. */
  payments: Payments | null;
  passwords: Passwords;
  authSecret: AuthSecret;
  rights: RightsSettings;
  signupsPerHour: number | null;
  /** Of one account, in this process; null: no limit. */
  requestsPerMinute: number | null;
  unconfirmedTokens: number;
  site: SiteInfo;
  /** The configured public address; null while any loopback name is our own. */
  ownUrl: string | null;
  appUrl: string;
  build: WebBuild;
  health: Health;
  /** A mail was queued and committed. */
  mailQueued?: () => void;
  /** Absent: nobody collects spans. */
  tracer?: Tracer | undefined;
  logger: NonNullable<FastifyServerOptions['logger']>;
  trustProxy: string[];
  /** Null: only a direct connection from this machine reads the metrics. */
  metricsToken: string | null;
  adminPath: string;
  /** The public key that browsers subscribe to notifications by. */
  pushKey: string;
  /** Lets a spreadsheet read the waitlist; null: only administrators do. */
  exportToken: string | null;
  /** The provider that sells live odds; null over demo odds. */
  paidOdds: { provider: string; creditsPerDay: number } | null;
};

/** What the turns of this process share, which no other one needs to know. */
const turnMemory = () => ({
  schedule: wallSchedule,
  gate: new TurnGate(),
  live: new LiveTurns(),
  limits: TURN_TIMES,
  zoneByName: rememberZones(),
  buildPick: rememberPicks(),
});

/** What every route stands on: forms of requests and refusals, headers, whose browser it is, who may call. */
function createServer(deps: AppDeps, violations: ViolationTally): FastifyInstance {
  const { db, now, rights, newId } = deps;
  const headers = securityHeaders({ https: deps.appUrl.startsWith('https:') });
  const app = Fastify({
    logger: deps.logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: deps.trustProxy.length > 0 ? deps.trustProxy : false,
    genReqId: newId,
    forceCloseConnections: 'idle',
    ...CLOSING_OPTIONS,
    ...requestTimes(),
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    clientErrorHandler: answerClientError(headers),
    frameworkErrors: (error, request, reply) => replyWithError(error, request, reply.headers(headers)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setValidationWords();
  registerRouteTable(app);
  if (deps.trustProxy.length === 0) registerForwardedWarning(app);
  registerBodyParsing(app);
  registerErrorHandling(app);
  registerSecurityHeaders(app, headers);
  registerClosingRefusal(app);
  registerOriginCheck(app, { appUrl: deps.ownUrl });
  registerSessions(app, { db, now, appUrl: deps.appUrl, rights, requestsPerMinute: deps.requestsPerMinute });
  registerHealth(app, deps.health);
  registerCspReports(app, { now, violations });
  registerDraining(app);
  return app;
}

/** How people come to an account, keep it theirs and are written to. */
async function registerAccounts(app: FastifyInstance, accounts: AuthDeps): Promise<void> {
  await app.register(authRoutes(accounts));
  await app.register(verificationRoutes(accounts));
  await app.register(passwordResetRoutes(accounts));
  await app.register(profileRoutes(accounts));
  await app.register(devicesRoutes(accounts));
  await app.register(secondFactorRoutes(accounts));
  await app.register(mailRoutes(accounts));
  await app.register(waitlistRoutes(accounts));
}

/** The composition root: joins every feature to what it depends on, in one readable place. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, newId, slate, payments, rights, authSecret, signupsPerHour, site, analyst } = deps;
  const violations = new ViolationTally();
  const app = createServer(deps, violations);
  const results = createResultsService({ db, now, odds: deps.paidOdds ? 'live' : 'demo' });
  const operator = { db, now, slate, results, paid: deps.paidOdds };
  registerMetrics(app, { ...operator, violations, metricsToken: deps.metricsToken, adminPath: deps.adminPath });

  const mail = { appUrl: deps.appUrl, ...(deps.mailQueued && { mailQueued: deps.mailQueued }) };
  const limits = { db, now, newId, authSecret, signupsPerHour, ...mail };
  const accounts = {
    ...limits,
    rights,
    log: app.log,
    passwords: deps.passwords,
    unconfirmedTokens: deps.unconfirmedTokens,
  };
  await registerAccounts(app, accounts);
  const access = { ...accounts, ownUrl: deps.ownUrl };
  await app.register(accessRoutes(access));
  await app.register(oauthRoutes(access));
  await app.register(slateRoutes({ slate }));
  const record = { db, now, newId, authSecret, slate, kind: deps.paidOdds ? 'live' : 'demo' } as const;
  const readRecord = createRecord(record);
  await app.register(recordRoutes(record, readRecord));
  await app.register(betsRoutes({ db, now, newId, authSecret, slate, odds: deps.paidOdds ? 'live' : 'demo' }));
  await app.register(logRoutes({ db, now }));
  await app.register(tokensRoutes({ db }));
  await app.register(settingsRoutes({ db, slate }));
  await app.register(reportsRoutes({ db, now, newId, authSecret }));
  await app.register(operatorRoutes(operator));
  const play = createPlayGuard({ authSecret, site });
  const dayBets = createBestBets({ db, now, slate, play, odds: deps.paidOdds ? 'live' : 'demo' });
  await app.register(bestBetsRoutes(dayBets));
  await app.register(alertsRoutes({ db, now, newId, authSecret, slate, play }));
  await app.register(pushRoutes({ db, now, newId, authSecret, pushKey: deps.pushKey }));
  const desk = { db, now, newId, authSecret, slate, play, site, readRecord: createRecordSummary({ db, now }) };
  const deskCalls = { ...desk, gate: new TurnGate(), tracer: deps.tracer };
  await app.register(deskRoutes(deskCalls));
  await app.register(answerNowRoutes(deskCalls));
  await app.register(mcpRoutes({ ...access, ...deskCalls }));
  const loadNeeds = loadNeedsOf(desk);
  await app.register(boardRoutes({ db, now, newId, authSecret, slate, play, loadNeeds, dayBets }));
  const turns = {
    ...turnMemory(),
    db,
    now,
    newId,
    slate,
    site,
    play,
    authSecret,
    analyst,
    loadNeeds,
    tracer: deps.tracer,
  };
  await app.register(turnRoutes(turns));
  await app.register(conversationRoutes({ ...turns, running: runningAnswers(turns) }));
  const billing = { db, now, newId, play, authSecret, payments, appUrl: deps.appUrl, logger: app.log };
  const billingService = createBilling(billing);
  await app.register(playLimitsRoutes({ db, now, newId, authSecret, billing: billingService }));
  await app.register(ownDataRoutes({ ...accounts, billing: billingService }));
  await app.register(billingRoutes(billing));
  await app.register(webhookRoutes(billing));
  const admin = { db, now, newId, rights, authSecret, operator, billing: billingService, adminPath: deps.adminPath };
  await app.register(adminRoutes(admin));
  await app.register(waitlistAdminRoutes({ db, now, exportToken: deps.exportToken }));

  registerApiDocs(app, { appUrl: deps.appUrl, adminPath: deps.adminPath, build: deps.build });
  const examplePick = () => createExamplePick(now());
  const readMeasured = createMeasuredRecord(record);
  const readFacts = pageFactsOf({ dayBets, readMeasured, readRecord, log: app.log });
  const buildPage = createPageBuilder({ build: deps.build, site, appUrl: deps.appUrl, examplePick, readFacts });
  const documents = createDocuments(buildPage, now);
  const pages = { webFolder: deps.build.folder, documents, appUrl: deps.appUrl, adminPath: deps.adminPath };
  await registerPages(app, { ...pages, takesCards: payments !== null, calculate: visitorsCalculate(deskCalls) });
  return app;
}
