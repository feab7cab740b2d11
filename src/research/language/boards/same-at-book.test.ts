import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, notesOf } = await demoTalk();
const PAID = 'what does 25 on bills +4.5 pay at fanduel';

describe('whether another book has the same', () => {
  it.each(['is draftkings the same?', 'does dk have the same price'])(
    'is told by its number and its price, free: %s',
    (text) => {
      expect(notesOf(PAID, text)).toBe('No, DraftKings has Bills +5 at -110, not Bills +4.5 at -108.');
      expect(callsOf(PAID, text)).toMatchObject([{ tool: 'show_board', input: { market: 'spread', side: 'home' } }]);
    },
  );

  it('pays the same stake there where it has that number', () =>
    expect(callsOf(PAID, 'is fanduel the same?')).toMatchObject([
      { tool: 'calculate', input: { calc: { kind: 'payout' } } },
    ]));
});
