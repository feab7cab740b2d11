import type { Checkpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { openCheckpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { readVerifierKey } from '../../../src/server/features/log/note/log-key.ts';
import type { LeafOf } from './leaf-shapes.ts';

export type KeyChange = { index: number; leaf: LeafOf<'key'> };

/** A checkpoint that was read before it is known which key was to sign it. */
export type UnopenedCheckpoint = { note: string; checkpoint: Checkpoint };

/** The keys that the log was signed with: each change is a leaf, and the checkpoint with it is the first of the new key. */
export class KeyChain {
  readonly #changes: readonly KeyChange[];
  readonly #last: string;

  constructor(changes: readonly KeyChange[], last: string) {
    this.#changes = changes;
    this.#last = last;
  }

  /** The key of a checkpoint of that size, in one line. */
  at(size: number): string {
    const before = this.#changes.findLast(({ index }) => index < size);
    return before?.leaf.to ?? this.#changes[0]?.leaf.from ?? this.#last;
  }

  faults(): string[] {
    const found = this.#changes.flatMap(({ index, leaf }, nth) => {
      const before = this.#changes[nth - 1];
      const isNext = before === undefined || before.leaf.to === leaf.from;
      return isNext ? [] : [`Leaf ${index}: names another key than the log was signed with.`];
    });
    const last = this.#changes.at(-1);
    if (last && last.leaf.to !== this.#last) found.push('The log is signed with another key than it says.');
    return found;
  }

  /** What is wrong with the signature of an earlier checkpoint; null: nothing. */
  problemOf({ note, checkpoint }: UnopenedCheckpoint): string | null {
    const key = readVerifierKey(this.at(checkpoint.size));
    if (key && openCheckpoint(note, key)) return null;
    return `The earlier checkpoint of ${checkpoint.size} leaves was not signed by the key that the log had then.`;
  }

  /** Keys that a reader kept from before, and that the log does not own up to. */
  unknown(kept: readonly string[]): string[] {
    const own = new Set([this.#last, ...this.#changes.flatMap(({ leaf }) => [leaf.from, leaf.to])]);
    return kept.flatMap((line) =>
      own.has(line.trim()) ? [] : ['The log never says that it was signed with the earlier key that you gave.'],
    );
  }
}
