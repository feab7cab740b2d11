import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, calcsOf } = await demoTalk();

describe('the number of a game', () => {
  it.each([
    ['lions bills total', 'whats the dk number on cowboys vikings', 'total'],
    ['bills lions spread', 'whats the line on the cowboys game', 'spread'],
  ])('is that of the market that was spoken of: %s | %s', (before, text, market) =>
    expect(callsOf(before, text)).toMatchObject([{ tool: 'show_board', input: { market } }]),
  );

  it.each(['whos favored tonight and by how much', 'who is favored monday by how many'])(
    'is the spread where it is asked by how much: %s',
    (text) => expect(callsOf(text)[0]).toMatchObject({ tool: 'show_board', input: { market: 'spread' } }),
  );
});

describe('a plus without its number', () => {
  it.each(['30 on bills + at dk what do i get back', 'what does 30 on the bills + pay at draftkings'])(
    'is the spread of whom it stands behind: %s',
    (text) => expect(calcsOf(text)).toMatchObject([{ kind: 'payout', bet: 'Bills +5', stakeCents: 3000 }]),
  );
});
