import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyRecord } from '../../scripts/verify-record/verify.ts';
import { type Figure, tell } from '../figures.ts';
import { withOwnDatabase } from '../storage/own-database.ts';
import { quantiles, timed } from '../storage/quantiles.ts';
import { appendLeaves } from './append-leaves.ts';
import { fillRecord } from './fill-record.ts';
import { readPage } from './read-page.ts';
import { savePublicFiles } from './save-public-files.ts';

const LEAVES_A_SECOND = 2_000;
const VERIFY_SECONDS = 60;
const PAGE_SECONDS = 0.02;
/** Of a million leaves a pick has four and a third. */
const PICKS_OF_LEAVES = 3 / 13;
const READERS = {
  crowded: { everyMs: 50, reads: 600, pauseMs: 0 },
  alone: { everyMs: 6_000, reads: 120, pauseMs: 250 },
};

/** False when a budget is missed. `--leaves=100000`: fewer; `--picks=230000`: the page over so many, whatever the leaves. */
export async function report(root: string): Promise<boolean> {
  const { values } = parseArgs({
    options: { leaves: { type: 'string', default: '1000000' }, picks: { type: 'string' } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-record-'));
  const figures: Figure[] = [];
  try {
    await withOwnDatabase(root, async (db) => {
      const { leaves, seconds, bareLeaves, bareSeconds } = await appendLeaves(db, Number(values.leaves));
      const rate = leaves / seconds;
      console.log(`${leaves} leaves in ${seconds.toFixed(1)} s, ${Math.round(rate)} a second, load ${load()}`);
      figures.push(
        {
          name: 'leaves appended a second, of 2,000',
          value: rate / LEAVES_A_SECOND,
          unit: 'x',
          budget: { atLeast: 1 },
        },
        { name: 'append, of a bare insert of the same rows', value: rate / (bareLeaves / bareSeconds), unit: 'x' },
      );
      const files = await savePublicFiles(db, folder, leaves + 1);
      figures.push(...(await verifying(root, folder, files)));
      const picks = Number(values.picks ?? Math.round(leaves * PICKS_OF_LEAVES));
      console.log(`${picks} picks filled in ${((await timed(() => fillRecord(db, picks))) / 1_000).toFixed(0)} s`);
      for (const [name, readers] of Object.entries(READERS)) {
        const { p50, p95, worst } = quantiles(await readPage(db, readers));
        const words = `a reader each ${readers.everyMs / 1_000} s`;
        console.log(`page, ${words}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
        figures.push({ name: `page, ${name}, p95`, value: p95 / 1_000, unit: 's', budget: { atMost: PAGE_SECONDS } });
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return figures.map(tell).every(Boolean);
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

/** By the processor time, because a machine that does other things takes longer by the clock. */
async function verifying(root: string, folder: string, files: readonly string[]): Promise<Figure[]> {
  const bare = await processorSeconds(async () => {
    for (const file of files)
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest();
  });
  const own = await processorSeconds(async () => {
    const { faults, holds } = await verifyRecord(folder, { key: null, earlier: [], nowMs: 0 });
    console.log(holds.join('\n'));
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join(' '));
  });
  const other = verifyInPython(root, folder);
  console.log(
    `verified in ${own.wall.toFixed(1)} s (${own.processor.toFixed(1)} s of a processor), in Python ${other.wall.toFixed(1)} s (${other.processor.toFixed(1)} s), load ${load()}`,
  );
  const budget = { atMost: VERIFY_SECONDS };
  return [
    { name: 'verify-record, processor', value: own.processor, unit: 's', budget },
    { name: 'verify-record, of reading and hashing the same files', value: own.processor / bare.processor, unit: 'x' },
    { name: 'verify_record.py, processor', value: other.processor, unit: 's', budget },
  ];
}

async function processorSeconds(work: () => Promise<unknown>): Promise<{ wall: number; processor: number }> {
  const from = process.cpuUsage();
  const wall = (await timed(work)) / 1_000;
  const { user, system } = process.cpuUsage(from);
  return { wall, processor: (user + system) / 1_000_000 };
}

function verifyInPython(root: string, folder: string): { wall: number; processor: number } {
  const script = join(root, 'tooling/scripts/verify-record');
  const code = [
    'import sys, time',
    `sys.path.insert(0, ${JSON.stringify(script)})`,
    'import verify_record',
    `found = verify_record.verify(${JSON.stringify(folder)}, None)`,
    'assert not found["faults"], found["faults"][:5]',
    'print(time.process_time())',
  ].join('\n');
  const from = performance.now();
  const { status, stdout, stderr } = spawnSync('python3', ['-c', code], { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr);
  return { wall: (performance.now() - from) / 1_000, processor: Number(stdout) };
}
