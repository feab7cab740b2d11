import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edge, edgeRoot, edgeWidth, fullTiles, growTree, TILE_WIDTH } from './edge.ts';
import { emptyRoot, leafHash, nodeHash } from './hashes.ts';

/** The leaves and roots that implementations of RFC 6962 are tested with. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const NO_TREE: { size: number; edge: Edge } = { size: 0, edge: [] };
const leaf = (n: number) => leafHash(Buffer.from(`leaf ${n}`));
const leaves = (count: number, from = 0) => Array.from({ length: count }, (_, at) => leaf(from + at));

/** The definition, word for word: split at the largest power of two below the number of leaves. */
function rootByDefinition(hashes: readonly Buffer[]): Buffer {
  const [first] = hashes;
  if (!first) return emptyRoot();
  if (hashes.length === 1) return first;
  const split = 2 ** Math.floor(Math.log2(hashes.length - 1));
  return nodeHash(rootByDefinition(hashes.slice(0, split)), rootByDefinition(hashes.slice(split)));
}

describe('a growing tree', () => {
  it('has the roots that other implementations of RFC 6962 have', () => {
    const hashes = LEAVES.map((hex) => leafHash(Buffer.from(hex, 'hex')));
    expect(edgeRoot([]).toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(ROOTS.map((_, at) => growTree(NO_TREE, hashes.slice(0, at + 1)).root.toString('hex'))).toEqual(ROOTS);
  });

  it('has the root of its definition at every size, however many leaves came at once', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sizes, (steps) => {
        let tree: { size: number; edge: Edge; root: Buffer } = { ...NO_TREE, root: emptyRoot() };
        for (const step of steps) tree = growTree(tree, leaves(step, tree.size));
        expect(tree.root).toEqual(rootByDefinition(leaves(tree.size)));
        tree.edge.forEach((hashes, level) => {
          expect(hashes.length).toBe(edgeWidth(tree.size, level));
        });
      }),
      { numRuns: 40 },
    );
  });

  it('of 70,000 leaves has the tiles that the standard counts', () => {
    const { tiles, edge } = growTree(NO_TREE, leaves(70_000));
    expect(tiles.filter(({ level }) => level === 0)).toHaveLength(273);
    expect(tiles.filter(({ level }) => level === 1)).toHaveLength(1);
    expect(edge.map(({ length }) => length)).toEqual([112, 17, 1]);
    expect([0, 1, 2].map((level) => fullTiles(70_000, level))).toEqual([273, 1, 0]);
    const [first, second] = tiles;
    expect([first?.n, second?.n, first?.hashes.length]).toEqual([0, 1, TILE_WIDTH]);
    expect(first?.root).toEqual(rootByDefinition(leaves(TILE_WIDTH)));
  });
});
