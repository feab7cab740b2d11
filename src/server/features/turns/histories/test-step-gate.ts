import type { Scheduler } from 'fast-check';

/**
 * Holds everything that a history does at its next step until the scheduler lets it go, and knows when all of it has come
 * to rest again. Outside of a history it lets everything pass.
 */
export class StepGate {
  #scheduler: Scheduler | null = null;
  #inFlight = 0;
  #calls = 0;

  /** How many calls were let go. */
  get calls(): number {
    return this.#calls;
  }

  /** Calls that were let go and did not answer yet. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** From now on the scheduler decides; null: nobody does. */
  follow(scheduler: Scheduler | null): void {
    this.#scheduler = scheduler;
    this.#inFlight = 0;
  }

  async pause(label: string): Promise<void> {
    await this.#scheduler?.schedule(Promise.resolve(label), label);
  }

  async run<T>(label: string, call: () => Promise<T>): Promise<T> {
    const scheduler = this.#scheduler;
    await this.pause(label);
    this.#inFlight += 1;
    this.#calls += 1;
    try {
      return await call();
    } finally {
      // What belongs to a history that is over does not count in the next one.
      if (this.#scheduler === scheduler) this.#inFlight -= 1;
    }
  }
}
