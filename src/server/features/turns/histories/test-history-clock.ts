import type { Schedule } from '../../../platform/process/schedule.ts';

type Timer = { at: number; run: () => void };

/** Time that passes only when a history says so. */
export class HistoryClock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(start: Date) {
    this.#now = start.getTime();
  }

  now = (): Date => new Date(this.#now);

  schedule: Schedule = (run, ms) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  until(seconds: number): Promise<void> {
    return new Promise((resolve) => this.schedule(resolve, seconds * 1000));
  }

  pass(seconds: number): void {
    this.#now += seconds * 1000;
    const due = [...this.#timers].filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    for (const timer of due) if (this.#timers.delete(timer)) timer.run();
  }
}
