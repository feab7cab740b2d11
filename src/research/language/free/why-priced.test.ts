import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, notesOf, talk } = await demoTalk();

it.each([
  'why are the bills underdogs',
  'how come the packers are such big dogs',
  'why are the packers +214',
  'why is vegas so low on the bills',
])('who is favored is told by the prices, since no book says why: %s', (text) => {
  expect(callsOf(text)).toMatchObject([
    { tool: 'show_board', input: { market: 'moneyline', tells: 'favorite' } },
    { tool: 'facts_about', input: { kinds: ['form', 'head_to_head'] } },
  ]);
  expect(notesOf(text)).toMatch(/^The books do not say why; it is what the whole market has come to\./);
});

it('whether favorites are safer is still a question of betting', () => {
  expect(JSON.stringify(talk('do favorites usually win in hockey').plan)).toContain('"of":"favorites"');
});
