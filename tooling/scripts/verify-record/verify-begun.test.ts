import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hours, type OneGame, oneGame } from './test-one-game.ts';
import { hasPython, inPython, key, newFolder, removeFolders, rewritten, root } from './test-verifiers.ts';
import { verifyRecord } from './verify.ts';
import { writeLogFolder } from './write-log-folder.ts';

afterAll(removeFolders, 300_000);

const WIN = { result: 'win', reason: null, profit: 0.95 };

/** What both programs say of the log, the first `size` leaves of which somebody saw that many hours from the start. */
async function verified(game: OneGame, size: number, seenAfter: number) {
  const entries = oneGame(game);
  const folder = await rewritten(entries);
  const note = await writeLogFolder(newFolder(), entries.slice(0, size), key);
  const seen = hours(seenAfter);
  const earlier = [{ note, keptAtMs: seen.getTime() }];
  const { faults, holds } = await verifyRecord(folder, { key: null, earlier, nowMs: 0 });
  const proven = Number(/live, proven: (\d+) of/.exec(holds.join('\n'))?.[1] ?? 0);
  const voided = Number(/live: .*?, (\d+) void/.exec(holds.join('\n'))?.[1] ?? 0);
  const late = Number(/(\d+) picks came into the log after/.exec(holds.join('\n'))?.[1]);
  if (hasPython) {
    writeFileSync(join(root, 'seen'), note);
    const found = await inPython(folder, ['--earlier', `${join(root, 'seen')}@${seen.toISOString()}`]);
    const sums = (name: string) => (found[name] as Record<string, Record<string, number>>).live;
    const said = [found.faults, sums('proven')?.picks, sums('records')?.voided, found.late];
    expect(said).toEqual([faults, proven, voided, late]);
  }
  return { faults: faults.join('\n'), proven, voided, late };
}

/** Hidden five hours after the game had begun, and made out to start twenty hours after it. */
const AFTERWARDS = { startsAtMs: hours(20).getTime(), shownAtMs: hours(5).getTime(), priceAtMs: hours(5).getTime() };

it('a pick that was hidden when its game had begun is void, and no checkpoint proves it', async () => {
  expect(await verified({ pick: AFTERWARDS }, 2, 5.1)).toEqual({ faults: '', proven: 0, voided: 1, late: 0 });
  const { faults } = await verified({ pick: AFTERWARDS, grade: WIN }, 2, 5.1);
  expect(faults).toContain('the pick was void, or its figures are others');
});

it('a pick that was hidden behind the end of its game is late: a final may be taken back, and no log is at fault for that', async () => {
  const said = await verified({ pick: AFTERWARDS, endsAhead: true }, 3, 5.1);
  expect(said).toEqual({ faults: '', proven: 0, voided: 0, late: 1 });
});

it('a pick that was hidden before its game and seen only after it had begun is graded, and not proven', async () => {
  const pick = { startsAtMs: hours(20).getTime(), shownAtMs: hours(-0.1).getTime(), priceAtMs: hours(-1).getTime() };
  expect(await verified({ pick }, 2, 0.2)).toEqual({ faults: '', proven: 0, voided: 0, late: 0 });
  expect(await verified({ pick }, 2, -0.05)).toEqual({ faults: '', proven: 1, voided: 0, late: 0 });
});
