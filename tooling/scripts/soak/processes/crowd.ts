import { accountSteps, enter } from './account-steps.ts';
import type { Caller } from './caller.ts';
import { CHAT_STEPS, type Step } from './chat-steps.ts';
import { Person } from './person.ts';
import { rest } from './rest.ts';
import type { Seeded } from './seeded.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';
import type { Till } from './till.ts';

const THINKING_MS = { low: 50, high: 900 };
/** After so many steps somebody else comes, so that a long run has many accounts and none is very old. */
const STEPS_OF_A_PERSON = { low: 20, high: 120 };

/** So many people at once; who deleted the account or is done is followed by another. */
export class Crowd {
  readonly people: Person[] = [];
  readonly #random: Seeded;
  readonly #caller: Caller;
  readonly #steps: readonly Step[];
  readonly #tally: Tally;

  constructor(random: Seeded, caller: Caller, { stage, till, tally }: { stage: Stage; till: Till; tally: Tally }) {
    this.#random = random;
    this.#caller = caller;
    this.#steps = [...CHAT_STEPS, ...accountSteps({ smtp: stage.smtp, till })];
    this.#tally = tally;
  }

  async play(places: number, ending: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: places }, () => this.#keepPlace(ending)));
  }

  async #keepPlace(ending: AbortSignal): Promise<void> {
    while (!ending.aborted) {
      const number = this.people.length;
      const person = new Person(number, this.#random.child(number), this.#caller);
      this.people.push(person);
      await this.#live(person, ending).catch((error: unknown) =>
        this.#tally.violate(`what person ${number} was answered could not be read: ${error}`),
      );
    }
  }

  async #live(person: Person, ending: AbortSignal): Promise<void> {
    const { random } = person;
    const steps = random.whole(STEPS_OF_A_PERSON.low, STEPS_OF_A_PERSON.high);
    for (let step = 0; step < steps && person.state !== 'gone' && !ending.aborted; step += 1) {
      if (person.state === 'in') await random.pickWeighted(this.#steps).act(person, ending);
      else await enter(person);
      await rest(random.between(THINKING_MS.low, THINKING_MS.high), ending);
    }
  }
}
