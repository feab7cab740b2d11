import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

it.each([
  ['over 47 lions bills good?', 'what if its 46.5', 'over', 46.5],
  ['over 47 lions bills good?', 'what about 46', 'over', 46],
  ['under 47 in the lions game worth it', 'and at 48?', 'under', 48],
])('%s | %s: the same side on that number', (first, next, side, line) => {
  const { plan } = talk(first, next);
  expect(plan).toMatchObject({
    kind: 'calls',
    calls: [{ tool: 'price_bets', input: { bets: [{ market: 'total', side, line }] } }],
  });
});

it('a number of another size is no line of it', () => {
  expect(JSON.stringify(talk('over 47 lions bills good?', 'make it 20').plan)).not.toContain('"line":20');
});

it.each([
  ['lions bills total', 'id rather have the 44.5', 44.5],
  ['total board lions bills', 'ill take the 50', 50],
])('%s | %s: behind the prices of both sides that number of both, free', (first, next, line) => {
  const { plan, isCharged } = talk(first, next);
  expect(plan).toMatchObject({ calls: [{ tool: 'show_board', input: { market: 'total', line } }] });
  expect(isCharged).toBe(false);
});

it('a number of no total of that game is none', () => {
  expect(JSON.stringify(talk('lions bills total', 'gimme 3').plan)).not.toContain('"line":3');
});
