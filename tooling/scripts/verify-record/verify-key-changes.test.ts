import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/server/features/log/canonical-json.ts';
import { type LogKey, newLogKey, readLogKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
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

const [second, third] = [0, 1].map(() => readLogKey(key.name, newLogKey())) as [LogKey, LogKey];
const { at } = JSON.parse(leaves.at(-1) ?? '');
const change = (from: LogKey, to: LogKey): string =>
  canonicalJson({ kind: 'key', from: verifierKey(from), to: verifierKey(to), at });
/** Two changes in a row, with nothing between them. */
const entries = [...leaves, change(key, second), change(second, third)];

/** `signers`: who signs the checkpoint with each of the changes. */
async function changedTwice(signers: readonly (readonly [LogKey, ...LogKey[]])[]): Promise<string> {
  const folder = await rewritten(entries, third);
  mkdirSync(join(folder, 'checkpoints'), { recursive: true });
  for (const [nth, by] of signers.entries()) {
    const size = leaves.length + nth + 1;
    const note = await writeLogFolder(newFolder(), entries.slice(0, size), ...by);
    writeFileSync(join(folder, 'checkpoints', String(size)), note);
  }
  return folder;
}

/** With all keys of before trusted, and a checkpoint of each of them kept. */
async function verified(folder: string): Promise<{ faults: string[]; taken: number[] }> {
  const kept = await Promise.all(
    [key, second, third].map((by, nth) => writeLogFolder(newFolder(), entries.slice(0, leaves.length + nth), by)),
  );
  const earlierKeys = [key, second].map(verifierKey);
  const trusted = { key: verifierKey(third), earlierKeys, earlier: keptOf(...kept), nowMs: 0 };
  const { faults, holds } = await verifyRecord(folder, trusted);
  const taken = holds.flatMap((line) => /^Leaf (\d+): key not handed over/.exec(line)?.[1] ?? []).map(Number);
  if (hasPython) {
    const args = kept.flatMap((note, nth) => {
      writeFileSync(join(root, `kept-${nth}`), note);
      return ['--earlier', join(root, `kept-${nth}`)];
    });
    const found = await inPython(folder, [...args, ...earlierKeys.flatMap((line) => ['--earlier-key', line])], third);
    expect([found.faults.toSorted(), found.keysNotHandedOver]).toEqual([faults.toSorted(), taken]);
  }
  return { faults, taken };
}

it('two changes in a row are each handed over by the key before', async () => {
  const handedOver = await changedTwice([
    [second, key],
    [third, second],
  ]);
  expect(await verified(handedOver)).toEqual({ faults: [], taken: [] });
});

it('a change is not handed over by the key before the one before', async () => {
  const { faults, taken } = await verified(
    await changedTwice([
      [second, key],
      [third, key],
    ]),
  );
  expect(taken).toEqual([leaves.length + 1]);
  expect(faults).toContain('The earlier key that you gave never handed the log over: who signs it now may be anybody.');
});

it('of two changes the first must be handed over too', async () => {
  expect((await verified(await changedTwice([[second], [third, second]]))).taken).toEqual([leaves.length]);
});

it.each([' ', '\n', '\t'])('a key with %j at its end is none where a leaf names it', async (blank) => {
  const named = { kind: 'key', from: `${verifierKey(key)}${blank}`, to: verifierKey(second), at };
  const changed = [...leaves, canonicalJson(named)];
  const folder = await rewritten(changed, second);
  mkdirSync(join(folder, 'checkpoints'), { recursive: true });
  const note = await writeLogFolder(newFolder(), changed, second, key);
  writeFileSync(join(folder, 'checkpoints', String(changed.length)), note);
  const { faults } = await verifyRecord(folder, { key: verifierKey(second), earlier: [], nowMs: 0 });
  expect(faults).toEqual([`Leaf ${leaves.length}: names a key that is none, or of another log.`]);
  if (hasPython) expect((await inPython(folder, [], second)).faults).toEqual(faults);
});
