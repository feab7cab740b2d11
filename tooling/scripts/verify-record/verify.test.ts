import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFile, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/server/features/log/canonical-json.ts';
import { newLogKey, readLogKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { putStamp, timeStamps } from './test-time-stamps.ts';
import { commitmentOf } from '../../../src/server/features/record/log/pick-leaf.ts';
import { LEAF_FAULTS, PICK_FAULTS, withPick } from './test-leaf-faults.ts';
import {
  closedOtherwise,
  displacedByLate,
  recordLeaves,
  sealedLate,
  toldOtherwise,
  withoutEnds,
} from './test-record-leaves.ts';
import { verifyRecord } from './verify.ts';
import { writeLogFolder } from './write-log-folder.ts';

const PYTHON = new URL('verify_record.py', import.meta.url).pathname;
const hasPython = spawnSync('python3', ['--version']).status === 0 && spawnSync('openssl', ['version']).status === 0;

const root = mkdtempSync(join(tmpdir(), 'edgewise-verify-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 300_000);

const key = readLogKey('edgewise.example/log', newLogKey());
const leaves = recordLeaves(45);
let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(root, String(folders));
}
let honest: string;
let earlier: string;
beforeAll(async () => {
  honest = newFolder();
  await writeLogFolder(honest, leaves, key);
  earlier = await writeLogFolder(newFolder(), leaves.slice(0, 300), key);
  writeFileSync(join(root, 'earlier'), earlier);
});

type Found = { faults: string[]; [name: string]: unknown };
const inPython = (folder: string, more: readonly string[] = []): Found => {
  const { stdout, stderr } = spawnSync('python3', [PYTHON, folder, '--json', '--key', verifierKey(key), ...more], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};
const keptOf = (...notes: string[]) => notes.map((note) => ({ note, keptAtMs: null }));
const inProduct = async (folder: string, ...kept: string[]) =>
  (await verifyRecord(folder, { key: verifierKey(key), earlier: keptOf(...kept), nowMs: 0 })).faults;

/** The log as a liar who has its key would write it anew. */
async function rewritten(entries: readonly (string | Buffer)[]): Promise<string> {
  const folder = newFolder();
  await writeLogFolder(folder, entries, key);
  return folder;
}
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
    const found = inPython(honest, ['--earlier', join(root, 'earlier')]);
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
        const found = inPython(folder);
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
      const live = hasPython && (inPython(folder).records as Record<string, unknown>).live;
      return [holds.find((line) => line.startsWith('live: ')), live];
    };
    expect(await figuresOf(displacedByLate(leaves))).toEqual(await figuresOf(leaves));
  });
});

describe('a leaf that is none, in the place of one that is', () => {
  const indexesOf = (faults: readonly string[]) =>
    [...new Set(faults.flatMap((fault) => /^Leaf (\d+):/.exec(fault)?.[1] ?? []))].map(Number).sort((a, b) => a - b);
  const both = async (entries: readonly (string | Buffer)[]) => {
    const folder = await rewritten(entries);
    const product = await inProduct(folder);
    if (hasPython) {
      const { faults } = inPython(folder);
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
      expect(inPython(await tampered(planted(change, place))).faults.length).toBeGreaterThan(0);
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
      const { faults } = inPython(await rewritten(planted(change, place)), ['--earlier', join(root, 'earlier')]);
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
    if (hasPython) expect(inPython(folder).faults.join('\n')).toMatch(words);
  });
});

describe('a log whose key was changed', () => {
  const other = readLogKey(key.name, newLogKey());
  const changed = (from: string, to: string) => {
    const { at } = JSON.parse(leaves.at(-1) ?? '');
    return [...leaves, canonicalJson({ kind: 'key', from, to, at })];
  };
  const signedAnew = async (entries: readonly string[]) => {
    const folder = newFolder();
    await writeLogFolder(folder, entries, other);
    return folder;
  };
  const faultsOf = async (folder: string, more: { earlierKeys?: string[]; earlier?: string[] }) => {
    const { earlierKeys = [], earlier: kept = [] } = more;
    const trusted = { key: verifierKey(other), earlierKeys, nowMs: 0 };
    const { faults } = await verifyRecord(folder, { ...trusted, earlier: keptOf(...kept) });
    if (!hasPython) return faults;
    const files = kept.map((note, nth) => {
      writeFileSync(join(root, `kept-${nth}`), note);
      return ['--earlier', join(root, `kept-${nth}`)];
    });
    const args = [...earlierKeys.flatMap((line) => ['--earlier-key', line]), ...files.flat()];
    const { stdout } = spawnSync('python3', [PYTHON, folder, '--json', '--key', trusted.key, ...args], { encoding: 'utf8' });
    expect(JSON.parse(stdout).faults.toSorted()).toEqual(faults.toSorted());
    return faults;
  };

  it('is held against checkpoints of the old key and of the new one', async () => {
    const honestly = changed(verifierKey(key), verifierKey(other));
    const later = await writeLogFolder(newFolder(), honestly, other);
    const kept = { earlier: [earlier, later], earlierKeys: [verifierKey(key)] };
    expect(await faultsOf(await signedAnew(honestly), kept)).toEqual([]);
    const forked = honestly.filter((_, nth) => nth !== 100);
    expect((await faultsOf(await signedAnew(forked), kept)).join()).toContain('forked or rewritten');
  });

  it('is refused where it does not say so, or says another', async () => {
    const never = await signedAnew(leaves);
    const kept = { earlier: [earlier], earlierKeys: [verifierKey(key)] };
    expect((await faultsOf(never, kept)).join()).toMatch(/never says.*not signed by the key that the log had then/s);
    const third = verifierKey(readLogKey(key.name, newLogKey()));
    const wrong = await signedAnew(changed(third, verifierKey(other)));
    expect((await faultsOf(wrong, kept)).join()).toMatch(/never says.*not signed by the key that the log had then/s);
    const elsewhere = await signedAnew(changed(verifierKey(key), third));
    expect((await faultsOf(elsewhere, {})).join()).toContain('signed with another key than it says');
  });
});

describe('what somebody else saw of the log before the games', () => {
  /** All picks of the last games are in the log, and none of these has started. */
  const seenWhen = async (times: readonly (string | null)[], sizes: readonly number[]) => {
    const notes = await Promise.all(sizes.map((size) => writeLogFolder(newFolder(), leaves.slice(0, size), key)));
    const earlierOf = notes.map((note, nth) => ({ note, keptAtMs: times[nth] == null ? null : Date.parse(times[nth]) }));
    const { faults, holds } = await verifyRecord(honest, { key: null, earlier: earlierOf, nowMs: 0 });
    expect(faults).toEqual([]);
    const [, proven = '', of = ''] = /live, proven: (\d+) of (\d+)/.exec(holds.join('\n')) ?? [];
    if (hasPython) {
      const files = notes.flatMap((note, nth) => {
        writeFileSync(join(root, `seen-${nth}`), note);
        return ['--earlier', join(root, `seen-${nth}`) + (times[nth] == null ? '' : `@${times[nth]}`)];
      });
      const live = (inPython(honest, files).proven as Record<string, Record<string, number>>).live;
      expect([live?.picks, live?.of]).toEqual([Number(proven), Number(of)]);
    }
    return Number(proven);
  };
  const kindAt = (place: number) => JSON.parse(leaves[place] ?? '').kind;
  const firstReveal = leaves.findIndex((entry) => JSON.parse(entry).kind === 'reveal');

  it('proves them, and nothing else does: not a checkpoint of an unknown time, nor a late one', async () => {
    expect(kindAt(firstReveal)).toBe('reveal');
    // Two bets on each of the games whose picks stand ahead of the first reveal; the first was shown at 19:24.
    expect(await seenWhen(['2026-08-01T19:31:00Z'], [4])).toBe(2);
    expect(await seenWhen([null], [4])).toBe(0);
    expect(await seenWhen(['2026-08-01T20:31:00Z'], [4])).toBe(0);
    expect(await seenWhen(['2026-08-01T22:31:00Z'], [firstReveal])).toBe(0);
    expect(await seenWhen(['2026-08-01T19:31:00Z', '2026-08-01T20:31:00Z'], [4, 7])).toBe(4);
  });

  it.skipIf(!hasPython)('proves them by a time stamp that openssl verifies, and a forged one is a fault', async () => {
    // The picks of the last game were hidden three minutes ago; what follows in the log is yet to come.
    const fresh = recordLeaves(45, 0, Date.now() - 45.05 * 3_600_000);
    const size = fresh.findLastIndex((entry) => JSON.parse(entry).kind === 'pick') + 1;
    const folder = await rewritten(fresh);
    const note = await writeLogFolder(newFolder(), fresh.slice(0, size), key);
    const authority = timeStamps(newFolder());
    putStamp(folder, size, note, authority.stamp(note));
    const inBoth = async (certificates: string) => {
      const pem = readFileSync(certificates, 'utf8');
      const product = await verifyRecord(folder, { key: null, earlier: [], authorities: pem, nowMs: 0 });
      const found = inPython(folder, ['--tsa-ca', certificates]);
      expect(found.faults).toEqual(product.faults);
      return { ...product, python: (found.proven as Record<string, Record<string, number>>).live?.picks };
    };
    const { faults, holds, python } = await inBoth(authority.certificates);
    expect(faults).toEqual([]);
    expect(holds.join()).toContain('1 time stamps were verified.');
    expect([python, /live, proven: (\d+) of/.exec(holds.join())?.[1]]).toEqual([2, '2']);
    expect((await inBoth(timeStamps(newFolder()).certificates)).faults.join()).toContain('does not verify');
    putStamp(folder, size, note, authority.stamp('another text'));
    expect((await inBoth(authority.certificates)).faults.join()).toContain('does not verify');
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
    expect(inPython(folder).faults).toHaveLength(1);
    expect(inPython(bad).faults).toEqual(['tile/0/000 is not what its entries come to.']);
  });
});
