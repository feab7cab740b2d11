import { beforeAll, describe, expect, it } from 'vitest';
import { createJudge, type Judge } from './judge.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;
let judge: Judge;
beforeAll(async () => {
  stage = await setStage(null);
  judge = createJudge(stage.slate);
}, 300_000);

describe('the judge of shown text', () => {
  it.each([
    ['a figure', 'It pays +1234.', 'number 1234'],
    ['a figure in other digits', 'They won ٣.', 'number ٣'],
    ['a figure in words', 'They won seventeen.', 'word seventeen'],
    ['a mark without a source', 'It pays [99].', 'mark 99'],
    ['an address', 'See https://a.example.', 'unsafe character or address'],
  ])('sees %s that the evidence does not hold', (_, text, found) => {
    const [main] = stage.draft.drafts;
    expect(main && judge(text, main)).toContain(found);
  });

  it("sees another game's side, and not the pick's own", () => {
    const [main, other] = stage.draft.drafts;
    if (!main || !other) throw new Error('the stage has two picks');
    expect(judge(`Take ${other.candidate.event.home}.`, main)).toContain(`name ${other.candidate.event.home}`);
    expect(judge(`Take ${main.candidate.event.home} at ${main.pick.odds} [1].`, main)).toEqual([]);
  });
});
