import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/server/features/log/canonical-json.ts';
import { type LogKey, newLogKey, readLogKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { recordLeaves } from './test-record-leaves.ts';
import { putStamp, relabeled, timeStamps } from './test-time-stamps.ts';
import {
  hasPython,
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

let earlier: string;
beforeAll(async () => {
  earlier = await writeLogFolder(newFolder(), leaves.slice(0, 300), key);
});

describe('a log whose key was changed', () => {
  const other = readLogKey(key.name, newLogKey());
  const changed = (from: string, to: string) => {
    const { at } = JSON.parse(leaves.at(-1) ?? '');
    return [...leaves, canonicalJson({ kind: 'key', from, to, at })];
  };
  const signedAnew = (entries: readonly string[]) => rewritten(entries, other);
  /** Where the old key signs the change too. */
  const handedOver = async (entries: readonly string[], change = entries.length) => {
    const folder = await signedAnew(entries);
    const note = await writeLogFolder(newFolder(), entries.slice(0, change), other, key);
    mkdirSync(join(folder, 'checkpoints'), { recursive: true });
    writeFileSync(join(folder, 'checkpoints', String(change)), note);
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
    const found = await inPython(folder, args, other);
    expect(found.faults.toSorted()).toEqual(faults.toSorted());
    return faults;
  };

  it('is held against checkpoints of the old key and of the new one', async () => {
    const honestly = changed(verifierKey(key), verifierKey(other));
    const later = await writeLogFolder(newFolder(), honestly, other);
    const kept = { earlier: [earlier, later], earlierKeys: [verifierKey(key)] };
    expect(await faultsOf(await handedOver(honestly), kept)).toEqual([]);
    const forked = honestly.filter((_, nth) => nth !== 100);
    expect((await faultsOf(await handedOver(forked), kept)).join()).toContain('forked or rewritten');
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

describe('a log that somebody took over without its key', () => {
  const { at } = JSON.parse(leaves.at(-1) ?? '');
  /** By the thief's key, what he says to both programs, and what a reader of the old key holds him to. */
  const taken = async (thief: LogKey, changes: { entries?: string[]; note?: string } = {}) => {
    const entries = changes.entries ?? [
      ...leaves,
      canonicalJson({ kind: 'key', from: verifierKey(key), to: verifierKey(thief), at }),
    ];
    const folder = await rewritten(entries, thief);
    if (changes.note) {
      mkdirSync(join(folder, 'checkpoints'), { recursive: true });
      writeFileSync(join(folder, 'checkpoints', String(leaves.length + 1)), changes.note);
    }
    const seen = leaves.slice(0, 4);
    const kept = [{ note: await writeLogFolder(newFolder(), seen, key), keptAtMs: Date.parse('2026-08-01T19:31:00Z') }];
    writeFileSync(join(root, 'taken'), kept[0]?.note ?? '');
    const both = async (earlierKeys: string[]) => {
      const product = await verifyRecord(folder, { key: verifierKey(thief), earlierKeys, earlier: kept, nowMs: 0 });
      const words = product.holds.join('\n');
      const proven = Number(/live, proven: (\d+) of/.exec(words)?.[1]);
      const isTold = words.includes('key not handed over');
      if (hasPython) {
        const given = earlierKeys.flatMap((line) => ['--earlier-key', line]);
        const found = await inPython(
          folder,
          ['--earlier', `${join(root, 'taken')}@2026-08-01T19:31:00Z`, ...given],
          thief,
        );
        const live = (found.proven as Record<string, Record<string, number>>).live;
        expect(found.faults.toSorted()).toEqual(product.faults.toSorted());
        expect([live?.picks, (found.keysNotHandedOver as number[]).length > 0]).toEqual([proven, isTold]);
      }
      return { faults: product.faults.join('\n'), proven, isTold };
    };
    return { trusting: await both([]), holding: await both([verifierKey(key)]) };
  };

  it('proves nothing by what the old key signed, and is at fault with whoever trusted that', async () => {
    const { trusting, holding } = await taken(readLogKey(key.name, newLogKey()));
    expect(trusting).toEqual({ faults: '', proven: 0, isTold: true });
    expect(holding.faults).toContain('never handed the log over');
  });

  it('is not handed over by what the old key signed of other leaves', async () => {
    const thief = readLogKey(key.name, newLogKey());
    const longer = recordLeaves(46).slice(0, leaves.length + 1);
    const note = await writeLogFolder(newFolder(), longer, thief, key);
    expect((await taken(thief, { note })).holding.faults).toContain('never handed the log over');
  });

  it('is at fault under another name', async () => {
    const thief = readLogKey('thief.example/log', newLogKey());
    const { trusting } = await taken(thief);
    expect(trusting.faults).toMatch(/Leaf 0: begins another log.*names a key that is none, or of another log/s);
  });
});

describe('what somebody else saw of the log before the games', () => {
  /** All picks of the last games are in the log, and none of these has started. */
  const seenWhen = async (times: readonly (string | null)[], sizes: readonly number[]) => {
    const honest = await rewritten(leaves);
    const notes = await Promise.all(sizes.map((size) => writeLogFolder(newFolder(), leaves.slice(0, size), key)));
    const earlierOf = notes.map((note, nth) => ({
      note,
      keptAtMs: times[nth] == null ? null : Date.parse(times[nth]),
    }));
    const { faults, holds } = await verifyRecord(honest, { key: null, earlier: earlierOf, nowMs: 0 });
    expect(faults).toEqual([]);
    const [, proven = '', of = ''] = /live, proven: (\d+) of (\d+)/.exec(holds.join('\n')) ?? [];
    if (hasPython) {
      const files = notes.flatMap((note, nth) => {
        writeFileSync(join(root, `seen-${nth}`), note);
        return ['--earlier', join(root, `seen-${nth}`) + (times[nth] == null ? '' : `@${times[nth]}`)];
      });
      const live = ((await inPython(honest, files)).proven as Record<string, Record<string, number>>).live;
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
    const stamp = authority.stamp(note);
    putStamp(folder, size, note, stamp);
    const inBoth = async (certificates: string) => {
      const pem = readFileSync(certificates, 'utf8');
      const product = await verifyRecord(folder, { key: null, earlier: [], authorities: pem, nowMs: 0 });
      const found = await inPython(folder, ['--tsa-ca', certificates]);
      expect(found.faults).toEqual(product.faults);
      return { ...product, python: (found.proven as Record<string, Record<string, number>>).live?.picks };
    };
    const { faults, holds, python } = await inBoth(authority.certificates);
    expect(faults).toEqual([]);
    expect(holds.join()).toContain('1 time stamps were verified.');
    expect([python, /live, proven: (\d+) of/.exec(holds.join())?.[1]]).toEqual([2, '2']);
    expect((await inBoth(timeStamps(newFolder()).certificates)).faults.join()).toContain('does not verify');
    const words = 'ok\nTime stamp: Aug  1 06:04:50 2026 GMT';
    putStamp(folder, size, note, relabeled(stamp, words));
    // The words are nobody's: the stamp says what it said, whatever stands ahead of it.
    expect(await inBoth(authority.certificates)).toEqual({ faults, holds, python });
    putStamp(folder, size, note, authority.stamp('another text'));
    expect((await inBoth(authority.certificates)).faults.join()).toContain('does not verify');
  });
});
