import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SIGNUP_GRANT_TOKENS, UNCONFIRMED_GRANT_TOKENS } from '#contract/prices.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { createApp } from './app.ts';
import { createControl } from './commands/control.ts';
import { operatorCommands } from './commands/operator-commands.ts';
import { keepEarlierSupport } from './features/admin/change-role.ts';
import { type Billing, createBilling } from './features/billing/billing.service.ts';
import type { BillingDeps } from './features/billing/billing-deps.ts';
import type { LogSettings } from './features/log/log-settings.ts';
import { logKeyProblem, newLogKey } from './features/log/note/log-key.ts';
import { replacedKeyProblem, replacementProblem } from './features/log/replaced-key.ts';
import { loadWebBuild } from './features/pages/web-build.ts';
import { createPasswords } from './features/passwords/passwords.ts';
import { createPlayGuard } from './features/play-limits/play-guard.ts';
import { creditAccount } from './features/slate/credits.service.ts';
import { createSlateService } from './features/slate/slate.service.ts';
import { releaseAllHeld } from './features/tokens/tokens.service.ts';
import {
  createModelAnalyst,
  type ModelAnalyst,
  type ModelAnalystSettings,
} from './features/turns/model/model-analyst.ts';
import { startWarmUp } from './features/turns/warm-up.ts';
import { startJobLoop } from './jobs/job-loop.ts';
import { jobLoops, slateJobs } from './jobs/job-loops.ts';
import { runJob } from './jobs/job-runner.ts';
import { clearJobLeases } from './jobs/job-state.repo.ts';
import { startMailSender } from './jobs/mail-sender.ts';
import { startTokenSweep } from './jobs/token-sweep.ts';
import { listen } from './listen.ts';
import type { Db, OpenDatabase } from './platform/database/database.ts';
import { startDatabaseClock } from './platform/database/database-clock.ts';
import { pingDatabase } from './platform/database/database-ping.repo.ts';
import { readDatabaseMs } from './platform/database/database-time.repo.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartError } from './platform/errors.ts';
import type { AuthSecret } from './platform/process/auth-secret.ts';
import type { Clock } from './platform/process/clock.ts';
import { adminPathProblem, type Config, refuseLinksInLog } from './platform/process/config.ts';
import { keptSecret, newAdminPath, newAuthSecret, prepareDataDir } from './platform/process/data-dir.ts';
import { lockDataDir } from './platform/process/data-dir-lock.ts';
import { loggerOptions } from './platform/process/logger.ts';
import { wallSchedule } from './platform/process/schedule.ts';
import type { Tracer } from './platform/process/tracer.ts';
import { createRangeBreaches } from './providers/breaches/range-breaches.ts';
import { createDemoFacts } from './providers/facts/demo-facts.ts';
import { createLiveFacts } from './providers/facts/live-facts.ts';
import { chooseModel } from './providers/llm/choose-model.ts';
import { createAnalystModel } from './providers/llm/create-analyst-model.ts';
import { traceModel } from './providers/llm/trace-model.ts';
import type { MailProvider } from './providers/mail/mail.port.ts';
import { createOutboxMail } from './providers/mail/outbox-mail.ts';
import { createSmtpMail } from './providers/mail/smtp-mail.ts';
import { createDemoFeed } from './providers/odds-feed/demo/demo-feed.ts';
import { createDemoPastOdds } from './providers/odds-feed/demo/demo-past-odds.ts';
import { PROVIDER } from './providers/odds-feed/the-odds-api/parse-events.ts';
import { createTheOddsApiFeed } from './providers/odds-feed/the-odds-api/the-odds-api-feed.ts';
import type { Payments } from './providers/payments/payments.port.ts';
import { createStripePayments } from './providers/payments/stripe/stripe-payments.ts';
import { newPushKey, publicPushKey, pushKeyProblem } from './providers/push/vapid.ts';
import { createWebPush } from './providers/push/web-push.ts';
import { createDemoResults } from './providers/results/demo-results.ts';
import { createEspnResults } from './providers/results/espn-results.ts';
import { createTheOddsApiScores } from './providers/results/the-odds-api-scores.ts';
import { createRfc3161Authority } from './providers/timestamps/rfc3161-authority.ts';
import { tracedDatabase } from './traced-database.ts';

/** The demo slate is the same everywhere: a bug report about it can be replayed. */
const DEMO_SEED = 2026;
const PRODUCTION_SIGNUPS_PER_HOUR = 20;
const PRODUCTION_REQUESTS_PER_MINUTE = 1_200;

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
  refuseLinksInLog(config);
  const build = await loadWebBuild(paths.build);
  const dataDir = await prepareDataDir(config.DATA_DIR);
  const control = createControl();
  if (!config.DATABASE_URL) closers.push((await lockDataDir(dataDir, control.answer)).release);
  const authSecret = await authSecretOf(config, dataDir);
  const { adminPath, pushKey } = await keptOf(config, dataDir);

  let log: FastifyInstance['log'] | undefined;
  const database = await openDatabase({
    url: config.DATABASE_URL ?? null,
    dataDir,
    migrationsFolder: paths.migrations,
    onPanic: paths.onPanic,
    onIdleError: (error) => log?.warn({ err: error }, 'a database connection was lost'),
  });
  closers.push(database.close);
  const { db, tracer } = await tracedDatabase(config, database, closers);
  const now = await clockOf(database, closers);
  await settleEarlierRuns(config, database, { now, authSecret });

  let isClosing = false;
  const logger = logLater(() => log);
  const holder = randomUUID();
  const { feed, facts, results, past } = feedsOf(config, { db, logger, tracer });
  const slate = createSlateService({ db, now, holder, logger, feed, settings: refreshSettingsOf(config) });
  const runner = { db, now, random: Math.random, holder, logger };
  const analyst = await analystOf(config, { db, now, newId: randomUUID, schedule: wallSchedule, tracer });
  const payments = paymentsOf(config);
  const passwords = passwordsOf(config, logger);
  const billing = payments && stopsOf(config, { db, now, payments, authSecret, logger });
  const outgoing: { wake: () => void } = { wake: () => undefined };
  const jobDeps = {
    ...{ db, now, odds: feed.odds, slate, facts, results, past, billing, historyDays: config.HISTORY_DAYS },
    log: await logOf(config, dataDir, db),
    ...tellingOf(config, { authSecret, pushKey, now, log: logger, mailQueued: () => outgoing.wake() }),
    authority: config.TSA_URL ? createRfc3161Authority({ url: config.TSA_URL, randomBytes }) : null,
  };
  const ofSlate = slateJobs(jobDeps);
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
    tracer,
    ...{ adminPath, pushKey: publicPushKey(pushKey) },
    logger: loggerOptions(config.NODE_ENV === 'production' ? 'info' : 'warn', adminPath),
    build,
    mailQueued: jobDeps.mail.mailQueued,
    health: { isReady: async () => !isClosing && (await pingDatabase(db)) },
  });
  log = app.log;
  closers.push(() => app.close());

  // A newcomer's first question finds prices: the demo slate is made in a second, and no network is asked for it. What
  // an earlier run made a moment ago is not made again.
  if (!config.ODDS_API_KEY) {
    for (const job of ofSlate) await runJob(runner, job, new AbortController().signal);
  }
  const address = await listen(app, config);
  closers.push(startWarmUp({ slate, now, newId: randomUUID, logger }), startTokenSweep({ db, now, log: app.log }).stop);
  const sender = startMailSender({ ...runner, newId: randomUUID, provider: mailOf(config, dataDir, app.log) });
  outgoing.wake = sender.wake;
  closers.push(sender.stop);
  for (const { jobs, force } of jobLoops(jobDeps, ofSlate)) closers.push(startJobLoop(runner, jobs, { force }).stop);
  closers.push(async () => {
    isClosing = true;
  });

  const ofCommands = { db, now, newId: randomUUID, passwords, portal: `${address}${adminPath}`, database, dataDir };
  control.serve(operatorCommands(config, ofCommands));
  return { address, adminPath, database: database.kind, dataDir, close };
}

/** What jobs that mail, or wake browsers, stand on. */
function tellingOf(
  config: Config,
  {
    authSecret,
    pushKey,
    now,
    log,
    mailQueued,
  }: { authSecret: AuthSecret; pushKey: string; now: Clock; log: ReturnType<typeof logLater>; mailQueued: () => void },
) {
  const { appUrl, site } = settingsOf(config);
  return {
    mail: { newId: randomUUID, authSecret, appUrl, mailQueued },
    play: createPlayGuard({ authSecret, site }),
    push: createWebPush({ key: pushKey, subject: `mailto:${config.SUPPORT_EMAIL}`, now }),
    alarms: alarmsOf(config, log),
  };
}

function alarmsOf(config: Config, log: ReturnType<typeof logLater>) {
  const { OPERATOR_EMAIL, ADMIN_EMAIL, LLM_DAILY_BUDGET_USD: budget = null } = config;
  return { to: OPERATOR_EMAIL ?? ADMIN_EMAIL ?? null, budgetUsd: chooseModel(config) ? budget : null, log };
}

function passwordsOf({ BREACHED_PASSWORDS_URL: url }: Config, { warn }: ReturnType<typeof logLater>) {
  return createPasswords(url ? createRangeBreaches({ url, warn }) : null);
}

async function settleEarlierRuns(
  config: Config,
  { db, kind }: OpenDatabase,
  { now, authSecret }: { now: Clock; authSecret: AuthSecret },
): Promise<void> {
  // For the one process of an embedded database: whatever is held belongs to a run that ended.
  if (kind === 'embedded') {
    await releaseAllHeld(db, now());
    await clearJobLeases(db);
  }
  await keepEarlierSupport({ db, now, authSecret, rights: settingsOf(config).rights }, hostname());
}

async function adminPathOf({ ADMIN_PATH, NODE_ENV }: Config, dataDir: string): Promise<string> {
  return ADMIN_PATH ?? keptSecret(dataDir, 'admin-path', newAdminPath, adminPathProblem(NODE_ENV === 'production'));
}

const keptOf = async (config: Config, dataDir: string) => ({
  adminPath: await adminPathOf(config, dataDir),
  pushKey: await pushKeyOf(config, dataDir),
});

/** By which browsers know who sends to them: those that subscribed with another one are told nothing. */
async function pushKeyOf({ PUSH_KEY }: Config, dataDir: string): Promise<string> {
  const problem = PUSH_KEY === undefined ? null : pushKeyProblem(PUSH_KEY);
  if (problem !== null) throw new StartError(`PUSH_KEY ${problem}. See .env.example.`);
  return PUSH_KEY ?? keptSecret(dataDir, 'push-key', newPushKey, pushKeyProblem);
}

/** The name of the log is its public address, as the standard advises, unless the operator names another. */
async function logOf(config: Config, dataDir: string, db: Db): Promise<LogSettings> {
  const { LOG_KEY, LOG_ORIGIN, LOG_KEY_REPLACES } = config;
  const problem = LOG_KEY === undefined ? null : logKeyProblem(LOG_KEY);
  if (problem !== null) throw new StartError(`LOG_KEY ${problem}. See .env.example.`);
  const replaces = LOG_KEY_REPLACES ?? null;
  refuseReplaced(replaces === null ? null : replacedKeyProblem(replaces));
  const log = {
    origin: LOG_ORIGIN ?? `${new URL(settingsOf(config).appUrl).host}/log`,
    key: LOG_KEY ?? (await keptSecret(dataDir, 'log-key', newLogKey, logKeyProblem)),
    replaces,
  };
  refuseReplaced(await replacementProblem(db, log));
  return log;
}

function refuseReplaced(problem: string | null): void {
  if (problem !== null) throw new StartError(`LOG_KEY_REPLACES ${problem}. See docs/runbook.md.`);
}

/** The embedded database has the process's own clock, and nobody to disagree with. */
async function clockOf({ kind, db }: OpenDatabase, closers: Closer[]): Promise<Clock> {
  if (kind === 'embedded') return () => new Date();
  const localMs = () => performance.now();
  const clock = await startDatabaseClock({ readMs: () => readDatabaseMs(db), localMs, schedule: wallSchedule });
  closers.push(clock.stop);
  return clock.now;
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
    requestsPerMinute: config.REQUESTS_PER_MINUTE ?? (isProduction ? PRODUCTION_REQUESTS_PER_MINUTE : null),
    unconfirmedTokens: isProduction ? UNCONFIRMED_GRANT_TOKENS : SIGNUP_GRANT_TOKENS,
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

function feedsOf(
  config: Config,
  { db, logger, tracer }: { db: OpenDatabase['db']; logger: ReturnType<typeof logLater>; tracer: Tracer | undefined },
) {
  const demo = { seed: DEMO_SEED };
  if (!config.ODDS_API_KEY)
    return {
      feed: createDemoFeed(demo),
      facts: [createDemoFacts(demo)],
      results: [createDemoResults(demo)],
      past: createDemoPastOdds(demo),
    };
  const provider = { baseUrl: config.ODDS_API_URL, apiKey: config.ODDS_API_KEY, tracer };
  const credits = creditAccount(db, PROVIDER, config.ODDS_CREDITS_PER_DAY);
  return {
    feed: createTheOddsApiFeed({
      ...provider,
      logger,
      regions: config.ODDS_REGIONS,
      sharpBooks: config.ODDS_BOOKMAKERS,
    }),
    facts: createLiveFacts({
      espnUrl: config.ESPN_API_URL,
      weatherUrl: config.WEATHER_API_URL,
      contact: config.SUPPORT_EMAIL,
      tracer,
    }),
    results: [
      createEspnResults({ baseUrl: config.ESPN_API_URL, tracer }),
      createTheOddsApiScores({ ...provider, credits }),
    ],
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

async function authSecretOf(config: Config, dataDir: string): Promise<AuthSecret> {
  const { AUTH_SECRET_PREVIOUS: previous } = config;
  const current = config.AUTH_SECRET ?? (await keptSecret(dataDir, 'auth-secret', newAuthSecret));
  return previous === undefined || previous === current ? current : { current, previous };
}

/** Billing as the job needs it, which is no part of a request. */
function stopsOf(
  config: Config,
  deps: Pick<BillingDeps, 'db' | 'now' | 'payments' | 'logger' | 'authSecret'>,
): Billing {
  const { site, appUrl } = settingsOf(config);
  return createBilling({
    ...deps,
    newId: randomUUID,
    play: createPlayGuard({ authSecret: deps.authSecret, site }),
    appUrl,
  });
}

async function analystOf(
  config: Config,
  deps: Omit<ModelAnalystSettings, 'model' | 'budgetUsd' | 'accountBudgetUsd'>,
): Promise<ModelAnalyst | null> {
  const choice = chooseModel(config);
  if (!choice) return null;
  const plain = await createAnalystModel(choice, deps.now);
  const model = deps.tracer ? traceModel(plain, choice.kind, deps.tracer) : plain;
  const { LLM_DAILY_BUDGET_USD: budgetUsd = null, LLM_ACCOUNT_DAILY_BUDGET_USD: accountBudgetUsd } = config;
  return createModelAnalyst({ ...deps, model, budgetUsd, accountBudgetUsd });
}

/** Services are made before the app whose logger they use. */
const logLater = (log: () => FastifyInstance['log'] | undefined) => ({
  info: (details: object, text?: string) => log()?.info(details, text),
  warn: (details: object, text?: string) => log()?.warn(details, text),
  error: (details: object, text?: string) => log()?.error(details, text),
});
