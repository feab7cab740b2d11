import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, notesOf } = await demoTalk();

describe('alternate lines', () => {
  it.each(['bills alt lines', 'any alternate lines for lions bills'])('%s: of a side they are spreads', (text) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { market: 'spread' } }]);
    expect(notesOf(text)).not.toMatch(/no alternate lines/);
  });

  it('are none of who wins', () => {
    expect(notesOf('bills ml alt lines')).toMatch(/no alternate lines/);
  });

  it.each(['bills +3.5 or bills +6.5 alt, which is better', 'which is better, alt bills +4.5 or alt bills +6.5'])(
    '%s: one is held against the other',
    (text) => {
      expect(talk(text).plan).toMatchObject({
        calls: [{ tool: 'price_bets', input: { bets: [{ market: 'spread' }, { market: 'spread', line: 6.5 }] } }],
      });
    },
  );
});

it('is asked who pays most on a number, and not whether that number is there', () => {
  for (const text of ['who has the best price on lions -4.5', 'which book has the worst odds on bills +4.5'])
    expect(notesOf(text)).not.toMatch(/^Yes/);
  expect(notesOf('who has lions -4.5 or better')).toMatch(/^Lions -4\.5, /);
});
