import { type PushingDeps, sendPushes } from '../features/alerts/send-pushes.ts';
import type { Job } from './job-runner.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Wakes the browsers that asked for alerts. By itself, because the services of others are slow at times. */
export const pushesJob = (deps: PushingDeps): Job => ({
  name: 'pushes',
  scope: '',
  deadlineMs: 5 * MINUTE_MS,
  retryMs: MINUTE_MS,
  retryMaxMs: 10 * MINUTE_MS,
  run: async (signal) => {
    const { isDone, ...detail } = await sendPushes(deps, signal);
    return { nextInMs: isDone ? 10 * SECOND_MS : 0, detail };
  },
});
