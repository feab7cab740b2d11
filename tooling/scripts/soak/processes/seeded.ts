import { mix, unit } from '../../../../src/server/providers/odds-feed/demo/seeded-noise.ts';

/** Choices that are the same in every run with the same seed, as long as they are asked for in the same order. */
export class Seeded {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** From 0 up to 1. */
  share(): number {
    this.#drawn += 1;
    return unit(mix(this.#seed, this.#drawn));
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.share();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  isTrueIn(share: number): boolean {
    return this.share() < share;
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[Math.floor(this.share() * things.length)];
    if (thing === undefined) throw new RangeError('there is nothing to pick from');
    return thing;
  }

  pickWeighted<Thing extends { weight: number }>(things: readonly Thing[]): Thing {
    let left = this.share() * things.reduce((sum, { weight }) => sum + weight, 0);
    const found = things.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return found ?? this.pick(things);
  }

  /** Another stream, which what is drawn here does not move. */
  child(name: number): Seeded {
    return new Seeded(mix(this.#seed, 1_000_003 + name));
  }
}
