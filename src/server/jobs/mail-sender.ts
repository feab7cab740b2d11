import { type SendMailsDeps, sendDueMails } from '../features/mail/send-mails.ts';
import { type Schedule, wallSchedule } from '../platform/process/schedule.ts';

/** How long a mail waits at most that another process queued, or one that died. A look that finds nothing writes nothing. */
const LOOK_EVERY_MS = 1_000;

/** One slow mail does not keep the others. */
const AT_ONCE = 5;

export type MailSender = {
  /** Looks at once: a mail was queued. */
  wake: () => void;
  /** Ends what is being sent, for others to send, and waits for that. */
  stop: () => Promise<void>;
};

/** Sends queued mail for as long as the process runs. Every process has one: the mails' own leases keep them apart. */
export function startMailSender(deps: SendMailsDeps & { schedule?: Schedule }): MailSender {
  const { schedule = wallSchedule } = deps;
  const controller = new AbortController();
  const lanes = new Set<Promise<void>>();
  let wakes = 0;
  let isFailing = false;
  let cancel = plan();

  function plan(): () => void {
    return schedule(() => {
      wake();
      if (!controller.signal.aborted) cancel = plan();
    }, LOOK_EVERY_MS);
  }

  function wake(): void {
    wakes += 1;
    addLane();
  }

  function addLane(): void {
    if (controller.signal.aborted || lanes.size >= AT_ONCE) return;
    const lane: Promise<void> = run().finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  /** Until nothing is due. Whoever finds a mail calls another, so that as many run as there is work for. */
  async function run(): Promise<void> {
    try {
      let seen: number;
      do {
        seen = wakes;
        await sendDueMails(deps, controller.signal, addLane);
        // Who was woken for while all were busy may have been committed after the last look.
      } while (wakes !== seen && !controller.signal.aborted);
      isFailing = false;
    } catch (error) {
      // Once, not every second, while the database is away.
      if (!isFailing) deps.logger.error({ err: error }, 'Mails cannot be sent for now.');
      isFailing = true;
    }
  }

  wake();
  return {
    wake,
    stop: async () => {
      controller.abort();
      cancel();
      await Promise.all(lanes);
    },
  };
}
