import { ALARMS_JOB, type TellAlarmsDeps, tellAlarms } from '../features/operator-alarms/tell-alarms.ts';
import type { Job } from './job-runner.ts';

const MINUTE_MS = 60_000;

/** Looks for what an operator has to be told. */
export const operatorAlarmsJob = (deps: TellAlarmsDeps): Job => ({
  ...ALARMS_JOB,
  deadlineMs: 2 * MINUTE_MS,
  retryMs: MINUTE_MS,
  retryMaxMs: 30 * MINUTE_MS,
  run: async () => ({ nextInMs: 5 * MINUTE_MS, detail: await tellAlarms(deps) }),
});
