import { listDayAt } from '#research/best-bets/list-day.ts';
import { drawList } from '../features/best-bets/draw-list.ts';
import { type MailListDeps, mailList } from '../features/best-bets/mail-list.ts';
import type { Job } from './job-runner.ts';

const MINUTE_MS = 60_000;
/** Prices were not there, or not fresh enough. */
const AGAIN_MS = MINUTE_MS;
/** Never asleep for longer: a clock or a day may have changed. */
const SLEEP_MAX_MS = 30 * MINUTE_MS;

/** Draws the day's list at its hour, or as soon as there are prices, and mails it. */
export const bestBetsJob = (deps: MailListDeps): Job => ({
  name: 'best-bets',
  scope: deps.odds,
  deadlineMs: 5 * MINUTE_MS,
  retryMs: MINUTE_MS,
  retryMaxMs: 30 * MINUTE_MS,
  run: async (signal) => {
    const drawn = await drawList(deps);
    if (!drawn) return { nextInMs: AGAIN_MS, detail: { day: '', mailed: 0 } };
    const { told, isDone } = await mailList(deps, drawn.list, signal);
    const nowMs = deps.now().getTime();
    const untilNextMs = listDayAt(nowMs).toMs - nowMs;
    return {
      nextInMs: isDone ? Math.min(untilNextMs, SLEEP_MAX_MS) : 0,
      detail: { day: drawn.list.day, mailed: told },
    };
  },
});
