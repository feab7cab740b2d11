import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { newLogKey, readLogKey } from '../../../src/server/features/log/note/log-key.ts';
import { readKeptName } from './kept-checkpoint.ts';
import { LogUnreadable } from './log-unreadable.ts';
import { pauseMs } from './pause.ts';
import { logOfPicks, logOrigin } from './test-log-of-picks.ts';
import { ODD_INPUTS, type OddInput, PAUSES } from './test-odd-inputs.ts';
import { PYTHON, runPython } from './test-python.ts';
import { hasPython, newFolder, removeFolders, root } from './test-verifiers.ts';
import { type VerifyOptions, verifyRecord } from './verify.ts';
import { writeLogFolder } from './write-log-folder.ts';

afterAll(removeFolders, 300_000);

type Said = { faults: string[]; counts: number | null };
type Ask = { folder: string; kept: string | null; note: string; maxAgeHours: number | null };

async function inProduct({ folder, kept, note, maxAgeHours }: Ask): Promise<Said> {
  try {
    const name = kept === null ? null : readKeptName(kept);
    if (name && name.file === kept) throw new LogUnreadable(`${kept} could not be read.`);
    const earlier: VerifyOptions['earlier'] = name ? [{ note, keptAtMs: name.keptAtMs }] : [];
    const age = maxAgeHours === null ? {} : { maxAgeHours };
    const { faults, holds } = await verifyRecord(folder, { key: null, earlier, nowMs: Date.now(), ...age });
    const of = /live, proven: \d+ of (\d+) that count/.exec(holds.join('\n'))?.[1];
    return { faults, counts: of === undefined ? 0 : Number(of) };
  } catch (error) {
    if (error instanceof LogUnreadable) return { faults: [error.message], counts: null };
    throw error;
  }
}

async function inPython({ folder, kept, maxAgeHours }: Ask): Promise<Said> {
  const age = maxAgeHours === null ? [] : ['--max-age', String(maxAgeHours)];
  const args = [folder, '--json', ...(kept === null ? [] : ['--earlier', kept]), ...age];
  const { stdout, stderr } = await runPython(args);
  if (stdout === '') throw new Error(stderr);
  const { faults, proven } = JSON.parse(stdout);
  return { faults, counts: proven?.live.of ?? null };
}

/** Where one program names more of what is wrong with a leaf than the other. */
const inCommon = (faults: readonly string[]) =>
  faults.map((words) => words.replace(/(that the format describes) \(.*\)/, '$1')).toSorted();

describe('both programs say the same of', () => {
  const key = readLogKey(logOrigin, newLogKey());
  it.each(ODD_INPUTS)('$name', async (input: OddInput) => {
    const by = input.origin === undefined ? key : readLogKey(input.origin, newLogKey());
    const entries = logOfPicks(input.game ?? {}, by.name);
    const folder = newFolder();
    await writeLogFolder(folder, entries, by);
    input.touch?.(folder);
    const note = input.kept ? await writeLogFolder(newFolder(), entries.slice(0, input.kept.size), by) : '';
    writeFileSync(join(root, 'kept'), note);
    const kept = input.kept ? `${join(root, 'kept')}@${input.kept.at}` : null;
    const ask: Ask = { folder, kept, note, maxAgeHours: input.maxAgeHours ?? null };
    const found = await inProduct(ask);
    if (input.fault) expect(found.faults).toContainEqual(expect.stringMatching(input.fault));
    else expect(found.faults).toEqual([]);
    if (input.counts !== undefined) expect(found.counts).toBe(input.counts);
    if (!hasPython) return;
    const other = await inPython(ask);
    expect(inCommon(other.faults)).toEqual(inCommon(found.faults));
    if (input.counts !== undefined) expect(other.counts).toBe(input.counts);
  });
});

it('both wait as long as a site asks, and no longer than a minute', () => {
  const now = Date.parse('2026-11-27T06:00:00Z');
  expect(PAUSES.map(([header]) => [header, pauseMs(header, now) / 1000])).toEqual(PAUSES);
  if (!hasPython) return;
  const program = `import json, sys; sys.path.insert(0, sys.argv[1]); sys.dont_write_bytecode = True
import verify_record; print(json.dumps([verify_record.pause(one, ${now / 1000}) for one in json.loads(sys.argv[2])]))`;
  const asked = JSON.stringify(PAUSES.map(([header]) => header));
  const { stdout, stderr } = spawnSync('python3', ['-c', program, dirname(PYTHON), asked], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(PAUSES.map(([, seconds]) => seconds));
});

describe('a site', () => {
  const SITES: readonly (readonly [string, (answer: ServerResponse) => void, RegExp])[] = [
    ['that never answers', () => undefined, /key could not be read\.$/],
    ['that gives a file out drop by drop', drip, /key could not be read\.$/],
    [
      'that breaks off',
      (answer) => answer.writeHead(200, { 'content-length': 99 }).write('x', () => answer.destroy()),
      /key could not be read\.$/,
    ],
    ['that is broken', (answer) => answer.writeHead(500).end(), /key answered HTTP 500\.$/],
  ];
  it.each(SITES)('%s is said to be so by both programs', async (_, answerTo, words) => {
    const site = createServer((_request, answer) => answerTo(answer));
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const { faults } = await verifyRecord(address, { key: null, earlier: [], nowMs: Date.now(), withinMs: 600 });
    expect(faults).toEqual([expect.stringMatching(words)]);
    if (hasPython) {
      const args = [PYTHON, address, '--json', '--within', '0.6'];
      const { stdout } = await promisify(execFile)('python3', args).catch((failed: { stdout: string }) => failed);
      expect(JSON.parse(stdout).faults).toEqual(faults);
    }
    site.closeAllConnections();
    site.close();
  });
});

function drip(answer: ServerResponse): void {
  answer.writeHead(200);
  const timer = setInterval(() => answer.write('x'), 100);
  answer.on('close', () => clearInterval(timer));
}
