import { afterAll, describe, expect, it } from 'vitest';
import { commitmentOf } from '../../../src/server/features/record/log/pick-leaf.ts';
import { LEAF_FAULTS, PICK_FAULTS, withPick } from './test-leaf-faults.ts';
import { hasPython, inProduct, inPython, leaves, removeFolders, rewritten } from './test-verifiers.ts';

afterAll(removeFolders, 300_000);

describe('a leaf that is none, in the place of one that is', () => {
  const indexesOf = (faults: readonly string[]) =>
    [...new Set(faults.flatMap((fault) => /^Leaf (\d+):/.exec(fault)?.[1] ?? []))].map(Number).sort((a, b) => a - b);
  const both = async (entries: readonly (string | Buffer)[]) => {
    const folder = await rewritten(entries);
    const product = await inProduct(folder);
    if (hasPython) {
      const { faults } = await inPython(folder);
      expect(indexesOf(faults)).toEqual(indexesOf(product));
      expect(faults).toHaveLength(product.length);
    }
    return indexesOf(product);
  };

  it.each([0, 1, 2])('is named by both programs, and they read on (%d)', async (round) => {
    const places = new Map<string, number[]>();
    for (const [place, entry] of leaves.entries()) {
      const { kind } = JSON.parse(entry);
      places.set(kind, [...(places.get(kind) ?? []), place]);
    }
    const planted = new Map<number, string | Buffer>();
    for (const [kind, name, plant] of LEAF_FAULTS) {
      // A log begins once: its faults come one after the other.
      const begins = LEAF_FAULTS.filter((one) => one[0] === 'begin');
      if (kind === 'begin' && begins[round]?.[1] !== name) continue;
      const place = places.get(kind)?.shift();
      if (place === undefined) throw new Error(`no leaf left for ${name}`);
      const bad = plant(leaves[place] ?? '');
      expect(bad, name).not.toEqual(leaves[place]);
      planted.set(place, bad);
    }
    const named = await both(leaves.map((entry, nth) => planted.get(nth) ?? entry));
    expect([...planted.keys()].filter((place) => !named.includes(place))).toEqual([]);
  });

  it('as a pick that was rightly hidden is named by both', async () => {
    const places: number[] = [];
    const entries = PICK_FAULTS.reduce((before: readonly string[], [, change], nth) => {
      const made = withPick(before, nth, change, commitmentOf);
      places.push(made.place);
      return made.entries;
    }, leaves);
    const named = await both(entries);
    expect(places.filter((place) => !named.includes(place))).toEqual([]);
  });
});
