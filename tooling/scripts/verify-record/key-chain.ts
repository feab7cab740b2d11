import type { Checkpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { openCheckpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { readVerifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { growTree } from '../../../src/server/features/log/tree/edge.ts';
import { leafHash } from '../../../src/server/features/log/tree/hashes.ts';
import type { LeafOf } from './leaf-shapes.ts';
import type { LogSource } from './log-source.ts';
import { readUtf8 } from './read-utf8.ts';

export type KeyChange = { index: number; leaf: LeafOf<'key'> };

/** A checkpoint that was read before it is known which key was to sign it. */
export type UnopenedCheckpoint = { note: string; checkpoint: Checkpoint };

/** The changes that the key before agreed to: it signed the first checkpoint with them too. By their places. */
export async function readHandovers(
  source: LogSource,
  entries: readonly Buffer[],
  changes: readonly KeyChange[],
): Promise<Set<number>> {
  const found = new Set<number>();
  for (const { index, leaf } of changes) {
    const bytes = await source.read(`checkpoint/${index + 1}`);
    const note = (bytes && readUtf8(bytes)) ?? '';
    const { root } = growTree({ size: 0, edge: [] }, entries.slice(0, index + 1).map(leafHash));
    const isSigned = [leaf.from, leaf.to].every((line) => {
      const key = readVerifierKey(line);
      const signed = key && openCheckpoint(note, key);
      return signed?.size === index + 1 && signed.root.equals(root);
    });
    if (isSigned) found.add(index);
  }
  return found;
}

/** Blanks of ASCII alone: languages differ in the others. */
export const trimLine = (line: string): string => line.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');

/** The keys that the log was signed with: each change is a leaf, and the checkpoint with it is the first of the new key. */
export class KeyChain {
  readonly #changes: readonly KeyChange[];
  readonly #last: string;
  readonly #origin: string;
  readonly #taken: readonly KeyChange[];

  constructor(
    changes: readonly KeyChange[],
    { last, origin, handedOver }: { last: string; origin: string; handedOver: ReadonlySet<number> },
  ) {
    this.#changes = changes;
    this.#last = last;
    this.#origin = origin;
    this.#taken = changes.filter(({ index }) => !handedOver.has(index));
  }

  /** Anybody can copy a log and write that it is theirs from here on: what was signed before proves nothing of it. */
  proves(size: number): boolean {
    return size > (this.#taken.at(-1)?.index ?? -1);
  }

  words(): string[] {
    return this.#taken.map(
      ({ index }) =>
        `Leaf ${index}: key not handed over: the key before did not sign the change, and what it signed proves nothing here.`,
    );
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
    for (const { index, leaf } of this.#changes) {
      const isOurs = [leaf.from, leaf.to].every((line) => readVerifierKey(line)?.name === this.#origin);
      if (!isOurs) found.push(`Leaf ${index}: names a key that is none, or of another log.`);
    }
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

  /** Keys that a reader kept from before, and that the log does not own up to, or that never handed it over. */
  unknown(kept: readonly string[]): string[] {
    const own = new Set([this.#last, ...this.#changes.flatMap(({ leaf }) => [leaf.from, leaf.to])]);
    return kept.flatMap((given) => {
      const line = trimLine(given);
      if (!own.has(line)) return ['The log never says that it was signed with the earlier key that you gave.'];
      const left = this.#changes.findLast(({ leaf }) => leaf.from === line);
      return line === this.#last || !left || this.proves(left.index)
        ? []
        : ['The earlier key that you gave never handed the log over: who signs it now may be anybody.'];
    });
  }
}
