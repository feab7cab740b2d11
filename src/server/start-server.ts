import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '#contract/product.ts';
import { addressOf } from './address.ts';
import { createApp } from './app.ts';
import { createControl } from './commands/control.ts';
import { demoAdminControl } from './commands/demo-admin-control.ts';
import { adminPathProblem, type Config } from './config.ts';
import {
  createModelAnalyst,
  type ModelAnalyst,
  type ModelAnalystSettings,
} from './features/analysis/model-analyst/model-analyst.ts';
import { startWarmUp } from './features/analysis/warm-up.ts';
import { createPasswords } from './features/auth/passwords.ts';
import { type Billing, createBilling } from './features/billing/billing.service.ts';
import type { BillingDeps } from './features/billing/billing-deps.ts';
import { loadWebBuild } from './features/pages/web-build.ts';
import { createPlayGuard } from './features/play-limits/play-guard.ts';
import { createBackfill } from './features/slate/backfill.service.ts';
import { createRetention } from './features/slate/retention.service.ts';
import { createSlateService } from './features/slate/slate.service.ts';
import { releaseAllHeld } from './features/tokens/tokens.service.ts';
import { backfillJob } from './jobs/backfill.job.ts';
import { billingStopsJob } from './jobs/billing-stops.job.ts';
import { expiryJob } from './jobs/expiry.job.ts';
import { factsJob } from './jobs/facts.job.ts';
import { startJobLoop } from './jobs/job-loop.ts';
import { runJob } from './jobs/job-runner.ts';
import { clearJobLeases } from './jobs/job-state.repo.ts';
import { mailJob, mailTidyJob } from './jobs/mail.job.ts';
import { oddsRefreshJob } from './jobs/odds-refresh.job.ts';
import { renewalsJob } from './jobs/renewals.job.ts';
import { retentionJob } from './jobs/retention.job.ts';
import { startTokenSweep } from './jobs/token-sweep.job.ts';
import { keptSecret, newAdminPath, newAuthSecret, prepareDataDir } from './platform/data-dir.ts';
import { lockDataDir } from './platform/data-dir-lock.ts';
import type { OpenDatabase } from './platform/database.ts';
import { pingDatabase } from './platform/database-ping.repo.ts';
import { StartError } from './platform/errors.ts';
import { loggerOptions } from './platform/logger.ts';
import { openDatabase } from './platform/open-database.ts';
import { wallSchedule } from './platform/schedule.ts';
import { createDemoFacts } from './providers/facts/demo-facts.ts';
import { createLiveFacts } from './providers/facts/live-facts.ts';
import { chooseModel } from './providers/llm/choose-model.ts';
import { createAnalystModel } from './providers/llm/create-analyst-model.ts';
import type { MailProvider } from './providers/mail/mail.port.ts';
import { createOutboxMail } from './providers/mail/outbox-mail.ts';
import { createSmtpMail } from './providers/mail/smtp-mail.ts';
import { createDemoFeed } from './providers/odds-feed/demo/demo-feed.ts';
import { createDemoPastOdds } from './providers/odds-feed/demo/demo-past-odds.ts';
import { PROVIDER } from './providers/odds-feed/the-odds-api/parse-events.ts';
import { createTheOddsApiFeed } from './providers/odds-feed/the-odds-api/the-odds-api-feed.ts';
import type { Payments } from './providers/payments/payments.port.ts';
import { createStripePayments } from './providers/payments/stripe/stripe-payments.ts';
import { createDemoResults } from './providers/results/demo-results.ts';
import { createEspnResults } from './providers/results/espn-results.ts';
import { type CreditAccount, createTheOddsApiScores } from './providers/results/the-odds-api-scores.ts';
import { creditAccount, resultJobs } from './result-jobs.ts';

/** The demo slate is the same everywhere: a bug report about it can be replayed. */
const DEMO_SEED = 2026;
const PRODUCTION_SIGNUPS_PER_HOUR = 20;

export type Started = {
  address: string;
  adminPath: string;
  database: OpenDatabase['kind'];
  dataDir: string;
  close: () => Promise<void>;
};

type Closer = () => Promise<void>;

/**
 * From settings to a listening server, each step undone in reverse order by `close`, and also when a later step of
 * the start fails.
 */
export async function startServer(
  config: Config,
  paths: { build: string; migrations: string },
  onPanic: (sentence: string) => void,
): Promise<Started> {
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return await startSteps(config, { ...paths, onPanic }, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function startSteps(
  config: Config,
  paths: { build: string; migrations: string; onPanic: (sentence: string) => void },
  closers: Closer[],
  close: Closer,
): Promise<Started> {
  const now = () => new Date();
  const build = await loadWebBuild(paths.build);
  const dataDir = await prepareDataDir(config.DATA_DIR);
  const control = createControl();
  if (!config.DATABASE_URL) closers.push((await lockDataDir(dataDir, control.answer)).release);
  const authSecret = config.AUTH_SECRET ?? (await keptSecret(dataDir, 'auth-secret', newAuthSecret));
  const adminPath = config.ADMIN_PATH ?? (await keptSecret(dataDir, 'admin-path', newAdminPath, adminPathProblem));

  let log: FastifyInstance['log'] | undefined;
  const database = await openDatabase({
    url: config.DATABASE_URL ?? null,
    dataDir,
    migrationsFolder: paths.migrations,
    onPanic: paths.onPanic,
    onIdleError: (error) => log?.warn({ err: error }, 'a database connection was lost'),
  });
  closers.push(database.close);
  const { db } = database;
  // The one process of an embedded database: whatever is held belongs to a run that ended.
  if (database.kind === 'embedded') {
    await releaseAllHeld(db, now());
    await clearJobLeases(db);
  }

  let isClosing = false;
  const logger = logLater(() => log);
  const holder = randomUUID();
  const { feed, facts, results, past } = feedsOf(config, logger, creditAccount(db, now, config.ODDS_CREDITS_PER_DAY));
  const slate = createSlateService({ db, now, holder, logger, feed, settings: refreshSettingsOf(config) });
  const odds = oddsRefreshJob({ slate, odds: feed.odds, now });
  const runner = { db, now, random: Math.random, holder, logger };
  const jobs = facts.map((source) => factsJob({ db, slate, now }, source));
  const analyst = await analystOf(config, { db, now, newId: randomUUID, schedule: wallSchedule });
  const payments = paymentsOf(config);
  const passwords = createPasswords();
  const app = await createApp({
    db,
    now,
    analyst,
    payments,
    newId: randomUUID,
    slate,
    passwords,
    authSecret,
    ...settingsOf(config),
    adminPath,
    logger: loggerOptions(config.NODE_ENV === 'production' ? 'info' : 'warn', adminPath),
    build,
    health: { isReady: async () => !isClosing && (await pingDatabase(db)) },
  });
  log = app.log;
  closers.push(() => app.close());

  // A newcomer's first question finds prices: the demo slate is made in a second, and no network is asked for it. What
  // an earlier run made a moment ago is not made again.
  if (!config.ODDS_API_KEY) {
    for (const job of [odds, ...jobs]) await runJob(runner, job, new AbortController().signal);
  }
  const address = await listen(app, config);
  closers.push(startWarmUp({ slate, now, newId: randomUUID, logger }));
  const sweep = startTokenSweep({ db, now, log: app.log });
  closers.push(sweep.stop);
  // In a loop of their own too: nobody's month waits for a slow source of facts.
  const ledgerJobs = [expiryJob({ db, now }), renewalsJob({ db, now, newId: randomUUID })];
  closers.push(startJobLoop(runner, ledgerJobs).stop);
  // And mail: a server that says nothing keeps nothing else waiting.
  const mail = { db, now, newId: randomUUID, random: Math.random, logger, provider: mailOf(config, dataDir, app.log) };
  closers.push(startJobLoop(runner, [mailJob(mail), mailTidyJob(mail)]).stop);
  // The odds have a loop of their own, so that a slow source of facts never delays them.
  closers.push(startJobLoop(runner, [odds], { force: feed.odds === 'live' }).stop);
  if (payments) {
    const stops = billingStopsJob(stopsOf(config, { db, now, payments, authSecret, logger }));
    closers.push(startJobLoop(runner, [stops]).stop);
  }
  const retention = retentionJob(createRetention({ db, now, historyDays: config.HISTORY_DAYS }));
  // First, so that the round which gives the demo its past also closes and settles it.
  const backfill = past ? [backfillJob({ backfill: createBackfill({ db, past, now }), now })] : [];
  const settling = resultJobs({ db, now, odds: feed.odds }, results);
  closers.push(startJobLoop(runner, [...backfill, ...settling, ...jobs, retention]).stop);
  closers.push(async () => {
    isClosing = true;
  });

  const accounts = { db, now, newId: randomUUID, passwords };
  control.serve({ 'demo-admin': demoAdminControl(config, { ...accounts, portal: `${address}${adminPath}` }) });
  return { address, adminPath, database: database.kind, dataDir, close };
}

/** The part of the app's dependencies that settings decide alone. */
function settingsOf(config: Config) {
  const isProduction = config.NODE_ENV === 'production';
  return {
    rights: {
      companyDomain: config.COMPANY_DOMAIN ?? null,
      adminEmail: config.ADMIN_EMAIL ?? null,
      demoOperator: !isProduction,
    },
    signupsPerHour: config.SIGNUPS_PER_HOUR ?? (isProduction ? PRODUCTION_SIGNUPS_PER_HOUR : null),
    site: {
      helplineName: config.HELPLINE_NAME,
      helplinePhone: config.HELPLINE_PHONE,
      supportEmail: config.SUPPORT_EMAIL,
    },
    ownUrl: config.APP_URL ?? null,
    appUrl: new URL(config.APP_URL ?? `http://localhost:${config.PORT}`).origin,
    trustProxy: config.TRUST_PROXY ?? [],
    metricsToken: config.METRICS_TOKEN ?? null,
    exportToken: config.WAITLIST_EXPORT_TOKEN ?? null,
    paidOdds: config.ODDS_API_KEY ? { provider: PROVIDER, creditsPerDay: config.ODDS_CREDITS_PER_DAY } : null,
  };
}

const refreshSettingsOf = (config: Config) => ({
  refreshMinutes: config.ODDS_REFRESH_MINUTES,
  creditsPerDay: config.ODDS_CREDITS_PER_DAY,
});

function feedsOf(config: Config, logger: ReturnType<typeof logLater>, credits: CreditAccount) {
  const demo = { seed: DEMO_SEED };
  if (!config.ODDS_API_KEY)
    return {
      feed: createDemoFeed(demo),
      facts: [createDemoFacts(demo)],
      results: [createDemoResults(demo)],
      past: createDemoPastOdds(demo),
    };
  const provider = { baseUrl: config.ODDS_API_URL, apiKey: config.ODDS_API_KEY };
  return {
    feed: createTheOddsApiFeed({ ...provider, logger }),
    facts: createLiveFacts({
      espnUrl: config.ESPN_API_URL,
      weatherUrl: config.WEATHER_API_URL,
      contact: config.SUPPORT_EMAIL,
    }),
    results: [createEspnResults({ baseUrl: config.ESPN_API_URL }), createTheOddsApiScores({ ...provider, credits })],
    past: null,
  };
}

/** The outbox is the way to a link where nothing is mailed, so it is heard of also where the log is quiet. */
function mailOf(config: Config, dataDir: string, log: FastifyInstance['log']): MailProvider {
  const from = config.MAIL_FROM ?? `${PRODUCT_NAME} <${config.SUPPORT_EMAIL}>`;
  if (config.SMTP_URL) return createSmtpMail({ url: config.SMTP_URL, from });
  return createOutboxMail({ folder: join(dataDir, 'mail'), from, logger: log.child({}, { level: 'info' }) });
}

function paymentsOf(config: Config): Payments | null {
  const secretKey = config.STRIPE_SECRET_KEY;
  if (!secretKey) return null;
  const publishableKey = config.STRIPE_PUBLISHABLE_KEY ?? null;
  const webhookSecret = config.STRIPE_WEBHOOK_SECRET ?? null;
  return createStripePayments({ secretKey, publishableKey, webhookSecret, apiUrl: config.STRIPE_API_URL });
}

/** Billing as the job needs it, which is no part of a request. */
function stopsOf(
  config: Config,
  deps: Pick<BillingDeps, 'db' | 'now' | 'payments' | 'logger'> & { authSecret: string },
): Billing {
  const { authSecret, ...rest } = deps;
  const { site, appUrl } = settingsOf(config);
  return createBilling({ ...rest, newId: randomUUID, play: createPlayGuard({ authSecret, site }), appUrl });
}

async function analystOf(
  config: Config,
  deps: Omit<ModelAnalystSettings, 'model' | 'budgetUsd'>,
): Promise<ModelAnalyst | null> {
  const choice = chooseModel(config);
  if (!choice) return null;
  const model = await createAnalystModel(choice, deps.now);
  return createModelAnalyst({ ...deps, model, budgetUsd: config.LLM_DAILY_BUDGET_USD ?? null });
}

/** Services are made before the app whose logger they use. */
const logLater = (log: () => FastifyInstance['log'] | undefined) => ({
  info: (details: object, text?: string) => log()?.info(details, text),
  warn: (details: object, text?: string) => log()?.warn(details, text),
  error: (details: object, text?: string) => log()?.error(details, text),
});

/** The address that it is reached at. */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { PORT, HOST } = config;
  try {
    await app.listen({ port: PORT, host: HOST });
    return addressOf(config, (app.server.address() as AddressInfo).port);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${PORT} is already in use. Set PORT to a free one.`, { cause });
    if (code === 'EACCES')
      throw new StartError(`PORT ${PORT} may not be used by this user. Set PORT to one above 1023.`, { cause });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${HOST} is not an address of this machine.`, { cause });
    }
    throw cause;
  }
}
