import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../../../src/server/features/log/canonical-json.ts';
import type { MarketClose } from '../../../src/server/features/record/log/market-close.ts';
import { hours, type OneGame, oneGame, START_MS } from './test-one-game.ts';
import { hasPython, inPython, key, newFolder, removeFolders, rewritten, root } from './test-verifiers.ts';
import { verifyRecord } from './verify.ts';
import { writeLogFolder } from './write-log-folder.ts';

afterAll(removeFolders, 300_000);

type Leaf = Record<string, Json> & { kind: string };
const leavesOf = (game: OneGame): Leaf[] => oneGame(game).map((entry) => JSON.parse(entry) as Leaf);

/** What both programs say of a log. */
async function verified(leaves: readonly Leaf[], earlier: readonly { size: number; at: Date }[] = []) {
  const entries = leaves.map((leaf) => canonicalJson(leaf));
  const folder = await rewritten(entries);
  const notes = await Promise.all(earlier.map(({ size }) => writeLogFolder(newFolder(), entries.slice(0, size), key)));
  const kept = earlier.map(({ at }, nth) => ({ note: notes[nth] ?? '', keptAtMs: at.getTime() }));
  const { faults, holds } = await verifyRecord(folder, { key: null, earlier: kept, nowMs: 0 });
  const said = holds.join('\n');
  const [, unclosed] = /(\d+) of \d+ shown picks/.exec(said) ?? [];
  const [, late] = /(\d+) picks came into the log after/.exec(said) ?? [];
  if (hasPython) {
    const args = earlier.flatMap(({ at }, nth) => {
      writeFileSync(join(root, `kept ${nth}`), notes[nth] ?? '');
      return ['--earlier', `${join(root, `kept ${nth}`)}@${at.toISOString()}`];
    });
    const found = await inPython(folder, args);
    expect(found.faults).toEqual(faults);
    expect([found.unclosed, found.late].map(String)).toEqual([unclosed, late]);
  }
  return { faults, unclosed: Number(unclosed), late: Number(late) };
}

const CLOSE: MarketClose = {
  ...{ event: 'live:1', market: 'moneyline', player: '', line: 0, outcomes: ['home', 'away'] },
  books: { draftkings: [1.5, 2.7] },
};

describe('what was said otherwise than a grade', () => {
  /** The log with a leaf of that kind said again so many times, each so long after the one before. */
  const said = (
    game: OneGame,
    kind: string,
    change: object,
    { times, minutes }: { times: number; minutes: number },
  ) => {
    const leaves = leavesOf(game);
    const told = leaves.find((leaf) => leaf.kind === kind);
    if (!told) throw new Error(`no ${kind}`);
    const lastMs = Date.parse(String(leaves.at(-1)?.at));
    const more = Array.from({ length: times }, (_, nth) => ({
      ...told,
      ...change,
      at: new Date(lastMs + (nth + 1) * minutes * 60_000).toISOString(),
    }));
    return [...leaves, ...more];
  };
  const OTHER_END = { home: 10, away: 24 };
  const OTHER_CLOSE = { books: { draftkings: [2.2, 1.7] } };

  it.each([
    ['a result', 'result', OTHER_END, /was loss by what was last said of its game/],
    ['a close', 'close', OTHER_CLOSE, /was win by what was last said of its game/],
  ] as const)('%s begins no new grace each time that it is said', async (_, kind, change, words) => {
    const faultsOf = async (times: number, minutes: number) =>
      (await verified(said({ close: CLOSE }, kind, change, { times, minutes }))).faults;
    expect(await faultsOf(1, 110)).toEqual([]);
    expect(await faultsOf(2, 110)).toEqual([]);
    for (const [times, minutes] of [
      [3, 110],
      [100, 110],
      [2, 121],
      [2, 10_000],
    ] as const)
      expect(await faultsOf(times, minutes)).toEqual([expect.stringMatching(words)]);
  });

  it('is the same as before: no harm, however often', async () => {
    for (const kind of ['result', 'close'])
      expect((await verified(said({ close: CLOSE }, kind, {}, { times: 40, minutes: 110 }))).faults).toEqual([]);
  });

  it('is no end for a pick without a grade, as long as it was taken back', async () => {
    const ungraded = leavesOf({}).slice(0, -1);
    const result = ungraded.at(-1);
    const at = (after: number, more: object = {}): Leaf =>
      ({ ...result, ...more, at: hours(4 + after).toISOString() }) as unknown as Leaf;
    const GONE = { status: 'withdrawn', home: null, away: null, detail: '' };
    const faultsOf = async (...more: Leaf[]) => (await verified([...ungraded, ...more])).faults;
    expect(await faultsOf(at(1.9), at(3.7))).toEqual([expect.stringContaining('has a result and no grade')]);
    expect(await faultsOf(at(1.9), at(2, GONE), at(3.7))).toEqual([]);
    expect(await faultsOf(at(1.9, GONE), at(2), at(3.9), at(4.1))).toEqual([
      expect.stringContaining('has a result and no grade'),
    ]);
  });
});

describe('a start that is years ahead', () => {
  const FAR = { startsAtMs: Date.parse('2036-01-01T00:00:00Z') };
  const END = { startsAt: '2036-01-01T00:00:00.000Z' };
  /** As though all that is said behind the pick were said an hour after the game. */
  const soon = (game: OneGame) =>
    leavesOf(game).map((leaf) =>
      ['reveal', 'result', 'grade'].includes(leaf.kind) ? { ...leaf, at: hours(1).toISOString() } : leaf,
    );

  it('hides no pick whose end is told today, though somebody saw it before', async () => {
    const { faults } = await verified(soon({ pick: FAR, end: END }), [{ size: 2, at: hours(-1.9) }]);
    expect(faults).toEqual([
      'Leaf 2: shows a pick more than a day before its start.',
      'Leaf 3: says how a game ended more than a day before its start.',
    ]);
  });

  it.each([
    ['a day', 25, []],
    ['more than a day', 25.01, ['Leaf 3: says how a game ended more than a day before its start.']],
  ])('is asked of a result from %s on', async (_, ahead, expected) => {
    const end = { startsAt: hours(ahead).toISOString() };
    const grade = { result: 'void', reason: 'moved', profit: 0 };
    expect((await verified(soon({ end, grade }))).faults).toEqual(expected);
    const gone = { ...end, status: 'postponed' as const, home: null, away: null, detail: '' };
    expect((await verified(soon({ end: gone, grade }))).faults).toEqual([]);
  });
});

describe('a close of other outcomes', () => {
  it('is none for the pick, and is counted so', async () => {
    const other = { ...CLOSE, outcomes: ['x', 'y'] };
    expect(await verified(leavesOf({ close: other }))).toMatchObject({ faults: [], unclosed: 1 });
    expect(await verified(leavesOf({ close: CLOSE }))).toMatchObject({ faults: [], unclosed: 0 });
    expect(await verified(leavesOf({}))).toMatchObject({ faults: [], unclosed: 1 });
  });
});

it('a pick is late to the thousandth of a second alike, also where a double has no room for it', async () => {
  // From 2^30 seconds on a double holds half as many fractions.
  const shownAtMs = 2 ** 30 * 1_000 - 450_000 + 456;
  const startsAtMs = Math.ceil(shownAtMs / 3_600_000) * 3_600_000 + 3_600_000;
  const iso = (ms: number) => new Date(ms).toISOString();
  const lateBy = async (ms: number) => {
    const end = { startsAt: iso(startsAtMs) };
    const leaves = leavesOf({ pick: { shownAtMs, priceAtMs: shownAtMs, startsAtMs }, end }).map((leaf) => {
      if (leaf.kind === 'begin') return { ...leaf, at: iso(shownAtMs) };
      if (leaf.kind === 'pick') return { ...leaf, at: iso(shownAtMs + 900_000 + ms) };
      return leaf.kind === 'reveal' ? leaf : { ...leaf, at: iso(startsAtMs + 4 * 3_600_000) };
    });
    const { faults, late } = await verified(leaves);
    expect(faults).toEqual([]);
    return late;
  };
  expect(START_MS).toBeGreaterThan(startsAtMs);
  expect([await lateBy(0), await lateBy(1)]).toEqual([0, 1]);
});
