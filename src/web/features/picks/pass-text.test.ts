import { expect, it } from 'vitest';
import { DEFAULT_READER } from '../../lib/reader.ts';
import { answerMarkdown, answerText } from './answer-text.ts';
import { testPick } from './test-pick.ts';

const pass = testPick({ verdict: 'pass', passReason: 'no edge', edge: -0.016, units: 0, worstOdds: '+104' });
const answer = { version: 1 as const, picks: [pass], blocks: [{ kind: 'picks' as const, picks: [pass] }] };

it('copies a pass as one line with what it is worth, and no sources of what nobody bets', () => {
  const [first, ...rest] = answerText(answer, DEFAULT_READER).split('\n');
  expect(first).toMatch(
    /^1\. PASS, no edge: Bills \+2\.5 -105 at Northline \(needs \+104\) \| NFL \| Bills @ Chiefs \| .*\| Fair price -113, fair chance .*, edge -1\.6%$/,
  );
  expect(rest.filter((line) => line !== '')).toEqual(['Information, not advice. 21+.']);
  expect(answerMarkdown(answer, DEFAULT_READER).match(/^- /gm)).toHaveLength(1);
});

it('copies a bet in full', () => {
  const bet = testPick({});
  const text = answerText({ ...answer, picks: [bet], blocks: [{ kind: 'picks', picks: [bet] }] }, DEFAULT_READER);
  expect(text).toContain('BET: Bills +2.5');
  expect(text).toContain('\n[1] Line history');
});
