import { saysOver } from '../../../src/server/features/record/log/pick-leaf.ts';
import type { LeafOf } from './leaf-shapes.ts';

type Said<L> = { index: number; leaf: L };

/** All that a log said of one subject, in its order. The last of it counts; who said it again does not begin anew. */
export class SaidOfOne<L extends { at: string }> {
  readonly #all: Said<L>[] = [];

  add(index: number, leaf: L): void {
    this.#all.push({ index, leaf });
  }

  get last(): Said<L> | null {
    return this.#all.at(-1) ?? null;
  }

  /** When the first was said behind a place; null: none was. */
  firstBehindMs(place: number | null): number | null {
    let [low, high] = [0, place === null ? 0 : this.#all.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#all[middle]?.index ?? 0) > (place ?? 0)) high = middle;
      else low = middle + 1;
    }
    const first = this.#all[low];
    return first ? Date.parse(first.leaf.at) : null;
  }
}

/** What a log said of how one game ended. */
export class SaidOfGame extends SaidOfOne<LeafOf<'result'>> {
  #over: number | null = null;
  #since: LeafOf<'result'> | null = null;

  override add(index: number, leaf: LeafOf<'result'>): void {
    super.add(index, leaf);
    if (saysOver(leaf.status)) this.#over ??= index;
    this.#since = leaf.status === 'withdrawn' ? null : (this.#since ?? leaf);
  }

  /** Whether it was ever said to be over ahead of a place: a final that was taken back was known all the same. */
  wasOver(place: number): boolean {
    return this.#over !== null && this.#over < place;
  }

  /** Since when it has an end that was not taken back; null: it has none. */
  get sinceMs(): number | null {
    return this.#since && Date.parse(this.#since.at);
  }
}
