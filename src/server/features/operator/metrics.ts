import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { DataHealth } from '#contract/operator.ts';
import { AppError } from '../../platform/errors.ts';
import { isForwarded } from '../../platform/http/forwarded.ts';
import { BY_CREDENTIAL } from '../../platform/http/route-access.ts';
import { isSameSecret } from '../../platform/http/same-secret.ts';
import type { ViolationTally } from '../../platform/http/violation-tally.ts';
import { createGauge } from './create-gauge.ts';
import { type DataHealthDeps, readDataHealth } from './data-health.service.ts';
import { vitalGauges } from './vital-gauges.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** With a token: its bearer. Without: a direct connection from this machine that no proxy passed on. */
function mayReadMetrics(request: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | null): boolean {
  if (token !== null) {
    const [, given] = /^bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    return given !== undefined && isSameSecret(given, token);
  }
  if (isForwarded(request)) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

export type MetricsDeps = DataHealthDeps & {
  metricsToken: string | null;
  violations: ViolationTally;
  /** The portal's secret path: never a label. */
  adminPath: string;
};

/** `/metrics` as Prometheus reads it: how fast we answer, how old and how whole the data is, what waits and whether the books are right. */
export function registerMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'edgewise_http_request_seconds',
    help: 'Time from a request to the end of its answer, by route, method and status class.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = labelOf(request.routeOptions.url, deps.adminPath);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
  });
  const readData = dataGauges(registry, deps);
  const readViolations = violationGauge(registry, deps.violations);

  app.get('/metrics', BY_CREDENTIAL, async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken)) {
      throw deps.metricsToken === null
        ? new AppError('forbidden', 'Metrics are read from this machine only, unless METRICS_TOKEN is set.')
        : new AppError('unauthenticated', 'Unauthorized');
    }
    await readData();
    readViolations();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** A route's pattern, never an address: ids and the portal's path are no labels. */
function labelOf(url: string | undefined, adminPath: string): string {
  if (url === undefined) return 'unknown';
  return url.replace(adminPath, '{secret}');
}

/** What the database says, set anew at each reading. */
function dataGauges(registry: Registry, deps: DataHealthDeps): () => Promise<void> {
  const slateGauges = gaugesOfSlate(registry);
  const jobGauges = gaugesOfJobs(registry);
  const readVitals = vitalGauges(registry, deps);
  const failed = new Counter({
    name: 'edgewise_metrics_failed_total',
    help: 'Readings of the data that failed, as while the database is away.',
    registers: [registry],
  });
  return async () => {
    // Each for itself: where one cannot be read, the others still tell.
    const data = readDataHealth(deps).then((health) => {
      slateGauges(health);
      jobGauges(health, deps.now());
    });
    for (const read of await Promise.allSettled([data, readVitals()])) if (read.status === 'rejected') failed.inc();
  };
}

function gaugesOfSlate(registry: Registry): (health: DataHealth) => void {
  const age = createGauge(registry, 'odds_age_seconds', 'Age of the newest stored price.', ['odds']);
  const games = createGauge(registry, 'slate_games', 'Coming games on the slate.', ['odds']);
  const refused = createGauge(registry, 'odds_refused_rows', 'Rows of the last refresh that were not taken.', [
    'reason',
  ]);
  const used = createGauge(
    registry,
    'odds_credits_used_today',
    'Credits that the odds provider charged since midnight UTC.',
  );
  const left = createGauge(registry, 'odds_credits_remaining', 'Credits that the odds provider says are left.');
  const unmatched = createGauge(registry, 'unmatched_names', 'Names of providers that no alias table knows.');
  const unsettled = createGauge(registry, 'unsettled_games', 'Games that should have ended and have no result.');
  return ({ slate, credits, ...health }) => {
    for (const each of [age, games, refused]) each.reset();
    if (slate.ageSeconds !== null) age.set({ odds: slate.odds }, slate.ageSeconds);
    games.set({ odds: slate.odds }, slate.events);
    for (const { reason, rows } of health.refused) refused.set({ reason }, rows);
    used.set(credits?.usedToday ?? 0);
    left.set(credits?.remaining ?? 0);
    unmatched.set(health.unmatchedTotal);
    unsettled.set(health.unsettledTotal);
  };
}

function gaugesOfJobs(registry: Registry): (health: DataHealth, now: Date) => void {
  const labelNames = ['job', 'scope'];
  const since = createGauge(registry, 'job_last_success_seconds', 'Time since a job last succeeded.', labelNames);
  const failures = createGauge(registry, 'job_failures', 'Failures of a job in a row.', labelNames);
  return ({ jobs }, now) => {
    for (const each of [since, failures]) each.reset();
    for (const { name, scope, lastSuccessAt, ...job } of jobs) {
      const ageMs = lastSuccessAt === null ? null : now.getTime() - Date.parse(lastSuccessAt);
      if (ageMs !== null) since.set({ job: name, scope }, Math.max(0, ageMs / 1000));
      failures.set({ job: name, scope }, job.failures);
    }
  };
}

/** Not of the database: each process tells what browsers told it. */
function violationGauge(registry: Registry, violations: ViolationTally): () => void {
  const told = createGauge(
    registry,
    'csp_violations',
    'Reports of what a page tried and its policy refused, since the start.',
    ['directive', 'blocked'],
  );
  return () => {
    for (const { count, ...labels } of violations.list()) told.set(labels, count);
  };
}
