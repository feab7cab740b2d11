import { expect, it } from 'vitest';
import { setAside } from '#research/language/alone/set-aside.ts';
import { asMeant } from '#research/language/meant/as-meant.ts';
import { WANTS } from '#research/language/meant/wants.ts';
import type { Reading } from '#research/language/reading.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import { demoSlateAt } from '../../../src/research/slate/test-demo-slate.ts';
import { EVAL_NOW } from '../eval-turns/sets.ts';
import { readJsonl } from '../teach/read-jsonl.ts';
import { Line, readTaughtLines } from './lines.ts';

const known = {
  slate: await demoSlateAt(EVAL_NOW),
  clock: { nowMs: EVAL_NOW.getTime(), zone: zoneOf('America/New_York') },
};
const lines = await readJsonl(new URL('../../evals/meant/9.jsonl', import.meta.url).pathname, Line);
const first = [...new Map(lines.filter(({ after }) => !after).map((line) => [line.plain, line])).values()];
const AT_START = { previous: null, before: () => null };
const LEAST = 0.93;

it('a plain question means itself', () => {
  const meant = first.map(({ plain, want }) => ({ want, found: asMeant(plain, AT_START, known).meant }));
  const right = meant.filter(({ want, found }) => found?.want === want).length;
  expect(first.length).toBeGreaterThan(40);
  expect(right / meant.length).toBeGreaterThanOrEqual(LEAST);
});

it('what it is said as means the same again', () => {
  for (const { plain } of first) {
    const said = asMeant(plain, AT_START, known).meant?.question;
    const again = said && asMeant(said, AT_START, known).meant?.question;
    if (again) expect(again).toBe(said);
  }
});

it('every want has lines that teach it', async () => {
  const all = await readTaughtLines();
  const taught = new Set(all.map(({ line }) => line.want));
  expect(WANTS.filter((want) => !taught.has(want))).toEqual([]);
});

it('a limit that is lifted is one that stood', () => {
  const list = { ...setAside({} as Reading), intent: 'picks', list: true, focus: [] } as Reading;
  const focus = [1, 2].map((at) => ({ eventId: `${at}`, market: 'moneyline', side: 'home', line: null, player: null }));
  const behind = (asked: string) => ({ previous: { ...list, focus } as Reading, before: () => asked });
  const lifted = 'open it up to every book';
  expect(
    asMeant(lifted, behind('What are your 3 best NFL bets tomorrow at FanDuel only?'), known).meant?.question,
  ).toBe('What are your 3 best NFL bets tomorrow?');
  const other = asMeant(lifted, behind('What are your 3 best NFL bets tomorrow?'), known).meant;
  expect(other?.question).toBe('The same, but at all books.');
  expect(other?.isWhole).toBe(false);
});
