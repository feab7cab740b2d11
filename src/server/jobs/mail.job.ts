import { type SendMailsDeps, sendDueMails, tidyMails } from '../features/mail/send-mails.ts';
import type { Job } from './job-runner.ts';

/** Sends queued mail. Due at every look, so that nobody waits long for a link. */
export function mailJob(deps: SendMailsDeps): Job {
  return {
    name: 'mail',
    scope: '',
    deadlineMs: 4 * 60_000,
    retryMs: 10_000,
    retryMaxMs: 5 * 60_000,
    run: async (signal) => ({ nextInMs: 0, detail: await sendDueMails(deps, signal) }),
  };
}

const TIDY_EVERY_MS = 3_600_000;

export function mailTidyJob(deps: SendMailsDeps): Job {
  return {
    name: 'mail-tidy',
    scope: '',
    deadlineMs: 60_000,
    retryMs: 60_000,
    retryMaxMs: TIDY_EVERY_MS,
    run: async () => {
      await tidyMails(deps);
      return { nextInMs: TIDY_EVERY_MS };
    },
  };
}
