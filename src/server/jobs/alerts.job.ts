import { type TellDeps, tellAlerts } from '../features/alerts/tell-alerts.ts';
import type { Job } from './job-runner.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Looks at the alerts as often as prices can change: each refresh is seen within half a minute. */
export const alertsJob = (deps: TellDeps): Job => ({
  name: 'alerts',
  scope: '',
  deadlineMs: 2 * MINUTE_MS,
  retryMs: MINUTE_MS,
  retryMaxMs: 10 * MINUTE_MS,
  run: async (signal) => ({ nextInMs: 30 * SECOND_MS, detail: await tellAlerts(deps, signal) }),
});
