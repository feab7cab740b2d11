import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlay } from '../../../../tooling/scripts/replay/play.ts';
import { readResults } from '../../../../tooling/scripts/replay/results-file.ts';
import { loadSeries } from '../../../../tooling/scripts/replay/series.ts';
import { playRecord } from '../../../../tooling/scripts/season/play-record.ts';
import { verifyRecord } from '../../../../tooling/scripts/verify-record/verify.ts';
import { openTestDatabase, runsOnPostgresLater } from '../../platform/database/test-database.ts';
import { isSeasonPresent, seasonFolder, seasonResults } from '../results/test-recorded-season.ts';

const scripts = new URL('../../../../tooling/scripts/verify-record/', import.meta.url).pathname;
const hasPython = spawnSync('python3', ['--version']).status === 0 && spawnSync('openssl', ['version']).status === 0;

type Recomputed = {
  picks: number;
  graded: number;
  closingLineValues: number;
  fairValues: number;
  figures: Record<string, { won: number; lost: number; pushed: number; unitsReturn: number | null }>;
  faults: string[];
};

describe.skipIf(!isSeasonPresent || !hasPython || runsOnPostgresLater())(
  'the record of three recorded weeks of baseball (skipped where they are absent)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'edgewise-three-weeks-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const python = (script: string, args: readonly string[]) => {
      const { stdout, stderr } = spawnSync('python3', [join(scripts, script), ...args, '--json'], { encoding: 'utf8' });
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout);
    };
    const recompute = (): Recomputed => python('recompute_record.py', [folder, seasonFolder, seasonResults]);
    let shown = 0;

    beforeAll(async () => {
      const open = await openTestDatabase();
      const series = await loadSeries(seasonFolder);
      const play = createPlay(series, (await readResults(seasonResults)).results);
      ({ shown } = await playRecord(open.db, play, series, folder));
      await open.close();
    }, 300_000);

    it('is graded with real results and closes, and an independent reader of the raw files agrees on all', () => {
      const { faults, ...found } = recompute();
      expect(faults).toEqual([]);
      expect(found.picks).toBe(shown);
      expect(found.figures.bets?.unitsReturn).toEqual(expect.any(Number));
      expect(found.graded).toBeGreaterThan(400);
      expect(found.fairValues).toBeGreaterThan(300);
      console.info(`${shown} picks shown on opening snapshots, agreed on all: ${JSON.stringify(found)}`);
    });

    it('holds by itself in both verifiers', async () => {
      expect((await verifyRecord(folder, { key: null, earlier: [], nowMs: 0 })).faults).toEqual([]);
      expect(python('verify_record.py', [folder]).faults).toEqual([]);
    });

    it('would not agree, were one figure or one score another', () => {
      const figures = readFileSync(join(folder, 'figures.json'), 'utf8');
      const said = JSON.parse(figures) as { bets: { won: number } };
      said.bets.won += 1;
      writeFileSync(join(folder, 'figures.json'), JSON.stringify(said));
      expect(recompute().faults).toEqual([expect.stringMatching(/^bets: won is/)]);
      writeFileSync(join(folder, 'figures.json'), figures);
      const scores = join(folder, 'scores.csv');
      const changed = readFileSync(seasonResults, 'utf8').replace(/,Final,(\d+)\.0,(\d+)\.0,/g, ',Final,$2.0,$1.0,');
      writeFileSync(scores, changed);
      const { faults } = python('recompute_record.py', [folder, seasonFolder, scores]) as Recomputed;
      expect(faults.join()).toMatch(/result is (win|loss), and comes to (loss|win)/);
    });
  },
);
