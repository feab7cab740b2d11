import { execFile } from 'node:child_process';
import { readFile, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/server/features/log/canonical-json.ts';
import { newLogKey, readLogKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { PYTHON } from './test-python.ts';
import {
  closedOtherwise,
  closedThreeWays,
  displacedByLate,
  recordLeaves,
  sealedLate,
  toldOtherwise,
  withoutEnds,
} from './test-record-leaves.ts';
import {
  hasPython,
  inProduct,
  inPython,
  keptOf,
  key,
  leaves,
  newFolder,
  removeFolders,
  rewritten,
  root,
} from './test-verifiers.ts';
import { verifyRecord } from './verify.ts';
import { writeLogFolder } from './write-log-folder.ts';

afterAll(removeFolders, 300_000);

let honest: string;
let earlier: string;
beforeAll(async () => {
  honest = newFolder();
  await writeLogFolder(honest, leaves, key);
  earlier = await writeLogFolder(newFolder(), leaves.slice(0, 300), key);
  writeFileSync(join(root, 'earlier'), earlier);
});

/** The log as a liar without its key could: the entries and their tiles are changed, the checkpoint is the old one. */
async function tampered(entries: readonly string[]): Promise<string> {
  const folder = await rewritten(entries);
  const note = await writeLogFolder(newFolder(), leaves, key);
  writeFileSync(join(folder, 'checkpoint'), note);
  return folder;
}

const at = fc.integer({ min: 0, max: leaves.length - 2 });
type Change = 'changed' | 'removed' | 'reordered' | 'inserted';
function planted(change: Change, place: number): string[] {
  const entry = leaves[place] ?? '';
  const next = leaves[place + 1] ?? '';
  const before = leaves.slice(0, place);
  if (change === 'changed') return [...before, entry.replace(/"at":"2026/, '"at":"2027'), ...leaves.slice(place + 1)];
  if (change === 'removed') return [...before, ...leaves.slice(place + 1)];
  if (change === 'reordered') return [...before, next, entry, ...leaves.slice(place + 2)];
  return [...before, entry.replace(/"at":"2026/, '"at":"2025'), ...leaves.slice(place)];
}
const CHANGES: readonly Change[] = ['changed', 'removed', 'reordered', 'inserted'];

describe('an honest record', () => {
  it('holds, and comes to the same figures in both programs', async () => {
    const { faults, holds } = await verifyRecord(honest, { key: null, earlier: keptOf(earlier), nowMs: 0 });
    expect(faults).toEqual([]);
    expect(holds.join('\n')).toContain('135 picks: 132 shown, 3 still hidden');
    if (!hasPython) return;
    const found = await inPython(honest, ['--earlier', join(root, 'earlier')]);
    expect(found).toMatchObject({ faults: [], size: leaves.length, picks: 135, revealed: 132, hidden: 3, late: 0 });
    const { won, lost, pushed, voided } = (found.records as Record<string, Record<string, number>>).live ?? {};
    expect(holds.join('\n')).toContain(`live: ${won}-${lost}-${pushed}, ${voided} void`);
  });
});

describe('picks that came into the log after their start', () => {
  it('are said to be late, and are in no figure of either program', async () => {
    const betsOf = async (folder: string) => {
      const { faults, holds } = await verifyRecord(folder, { key: null, earlier: [], nowMs: 0 });
      expect(faults).toEqual([]);
      const [, won, lost, pushed] = /live: (\d+)-(\d+)-(\d+)/.exec(holds.join('\n')) ?? [];
      const late = /(\d+) picks came into the log after/.exec(holds.join('\n'))?.[1];
      if (hasPython) {
        const found = await inPython(folder);
        const live = (found.records as Record<string, Record<string, number>>).live;
        expect([found.faults, String(found.late)]).toEqual([[], late]);
        expect([live?.won, live?.lost, live?.pushed].map(String)).toEqual([won, lost, pushed]);
      }
      return { bets: Number(won) + Number(lost) + Number(pushed), late };
    };
    const before = await betsOf(honest);
    // Of the three picks of a game one is a pass.
    expect(await betsOf(await rewritten(sealedLate(leaves)))).toEqual({ bets: before.bets - 2, late: '3' });
    const other = (entry: string, more: object) => canonicalJson({ ...JSON.parse(entry), ...more });
    const first = leaves.findIndex((entry) => JSON.parse(entry).kind === 'pick');
    // Before the start, and long after they were shown: the line had moved by then.
    const waited = leaves.map((entry, nth) =>
      nth >= first && nth < first + 3 ? other(entry, { at: '2026-08-01T19:45:00.000Z' }) : entry,
    );
    const from = first + 3;
    const later = waited.map((entry, nth) =>
      nth >= from && JSON.parse(entry).at < '2026-08-01T19:45'
        ? other(entry, { at: '2026-08-01T19:45:00.000Z' })
        : entry,
    );
    expect(Number((await betsOf(await rewritten(later))).late)).toBeGreaterThanOrEqual(3);
  });

  it('take the place of none that was hidden in time', async () => {
    const figuresOf = async (entries: readonly string[]) => {
      const folder = await rewritten(entries);
      const { holds } = await verifyRecord(folder, { key: null, earlier: [], nowMs: 0 });
      const live = hasPython && ((await inPython(folder)).records as Record<string, unknown>).live;
      return [holds.find((line) => line.startsWith('live: ')), live];
    };
    expect(await figuresOf(displacedByLate(leaves))).toEqual(await figuresOf(leaves));
  });
});

describe.each(CHANGES)('a single leaf that was %s', (change) => {
  it('is found under the checkpoint that was signed', async () => {
    await fc.assert(
      fc.asyncProperty(at, async (place) => {
        expect((await inProduct(await tampered(planted(change, place)))).length).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
    if (!hasPython) return;
    const places = fc.sample(at, 3);
    for (const place of places)
      expect((await inPython(await tampered(planted(change, place)))).faults.length).toBeGreaterThan(0);
  });

  it('is found against an earlier checkpoint, although the whole log was signed anew', async () => {
    const within = fc.integer({ min: 0, max: 298 });
    await fc.assert(
      fc.asyncProperty(within, async (place) => {
        const faults = await inProduct(await rewritten(planted(change, place)), earlier);
        expect(faults.join()).toContain('forked or rewritten');
      }),
      { numRuns: 8 },
    );
    if (!hasPython) return;
    for (const place of fc.sample(within, 2)) {
      const { faults } = await inPython(await rewritten(planted(change, place)), ['--earlier', join(root, 'earlier')]);
      expect(faults.join()).toContain('forked or rewritten');
    }
  });
});

const dated = (at: string) => [
  ...leaves,
  canonicalJson({ kind: 'pick', odds: 'live', commitment: '0'.repeat(64), startsBy: '2999-01-01T00:00:00.000Z', at }),
];

describe('a log that was signed by its own liar', () => {
  const kindOf = (entry: string): string => JSON.parse(entry).kind;
  const placesOf = (kind: string) => leaves.flatMap((entry, place) => (kindOf(entry) === kind ? [place] : []));
  const edited = (place: number, change: (leaf: Record<string, unknown>) => object) =>
    leaves.map((entry, nth) => (nth === place ? canonicalJson(change(JSON.parse(entry)) as never) : entry));
  const middle = (kind: string) => placesOf(kind)[Math.floor(placesOf(kind).length / 2)] ?? 0;
  const better = (leaf: Record<string, unknown>) => ({
    ...leaf,
    pick: String(leaf.pick).replace('"price":1', '"price":2'),
  });

  const LIES: readonly [string, () => string[], RegExp][] = [
    ['shows a better price than was hidden', () => edited(middle('reveal'), better), /not the one that was hidden/],
    [
      'leaves out the grade of a loser',
      () => leaves.filter((_, nth) => nth !== placesOf('grade')[9]),
      /no grade|rest on/,
    ],
    ['calls a loss a win', () => edited(losing(), (leaf) => ({ ...leaf, result: 'win' })), /figures are others|was/],
    [
      'claims a better close',
      () => edited(middle('grade'), (leaf) => ({ ...leaf, clvFair: 0.2 })),
      /figures are others/,
    ],
    ['never says how a lost game ended', () => withoutEnds(longer), /no grade ten days after its start/],
    [
      'puts a time before that of the leaf ahead',
      () => dated('2026-07-01T00:00:00.000Z'),
      /made before the leaf ahead/,
    ],
    [
      'corrects a result and leaves the grades',
      () => toldOtherwise(leaves, { home: 0, away: 14 }),
      /last said of its game/,
    ],
    [
      'withdraws a result and leaves the grades',
      () => toldOtherwise(leaves, { status: 'withdrawn', home: null, away: null, detail: '' }),
      /was ungraded by what was last said/,
    ],
    ['closes a decided moneyline three ways', () => closedThreeWays(leaves), /the pick was (?:win|loss)/],
    ['corrects a close and leaves the grade', () => closedOtherwise(leaves), /last said of its game/],
    ['never shows a pick', () => leaves.filter((_, nth) => nth !== middle('reveal')), /never shown/],
    [
      'has other fields than are described',
      () => edited(middle('close'), (leaf) => ({ ...leaf, user: 'ada' })),
      /format describes/,
    ],
    [
      'is not in the canonical form',
      () => leaves.map((entry, nth) => (nth === 5 ? entry.replace(':', ': ') : entry)),
      /canonical/,
    ],
  ];
  const losing = () => leaves.findIndex((entry) => JSON.parse(entry).result === 'loss');

  /** Long enough for a pick of its first games to be overdue. */
  const longer = recordLeaves(260);

  it.each(LIES)('%s: both programs find it', async (_, lie, words) => {
    const folder = await rewritten(lie());
    expect((await inProduct(folder)).join('\n')).toMatch(words);
    if (hasPython) expect((await inPython(folder)).faults.join('\n')).toMatch(words);
  });
});

describe('a log that is served', () => {
  it('is asked where it is served whether it was made by now', async () => {
    const folder = await rewritten(dated('2999-01-01T00:00:00.000Z'));
    const site = createServer((asked, answer) => {
      readFile(join(folder, (asked.url ?? '').replace('/log/', '')), (none, bytes) => {
        answer.writeHead(none ? 404 : 200).end(none ? '' : bytes);
      });
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const faultsAt = async (now: string) =>
      (await verifyRecord(address, { key: verifierKey(key), earlier: [], nowMs: Date.parse(now) })).faults.join();
    expect(await faultsAt('2998-12-31T23:58:00Z')).toContain('made after now');
    expect(await faultsAt('2998-12-31T23:59:30Z')).not.toContain('made after now');
    expect((await inProduct(folder)).join()).not.toContain('made after now');
    if (hasPython) {
      const args = [PYTHON, address, '--json', '--key', verifierKey(key)];
      const said = await promisify(execFile)('python3', args).catch((failed: { stdout: string }) => failed);
      expect(JSON.parse(said.stdout).faults.join()).toContain('made after now');
    }
    site.close();
  });

  it('is refused where another key signed it, or a tile is not what it should be', async () => {
    const other = readLogKey(key.name, newLogKey());
    const folder = newFolder();
    await writeLogFolder(folder, leaves, other);
    expect(await inProduct(folder)).toEqual(['There is no checkpoint that the key signed.']);
    const bad = await rewritten(leaves);
    writeFileSync(join(bad, 'tile/0/000'), Buffer.alloc(8192));
    expect(await inProduct(bad)).toEqual(['tile/0/000 is not what its entries come to.']);
    if (!hasPython) return;
    expect((await inPython(folder)).faults).toHaveLength(1);
    expect((await inPython(bad)).faults).toEqual(['tile/0/000 is not what its entries come to.']);
  });
});
