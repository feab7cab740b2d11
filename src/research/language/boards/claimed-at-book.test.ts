import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, notesOf, game } = await demoTalk();

describe('the number that a book is said to have', () => {
  it.each([
    [['lions bills spread', 'isnt bills +4.5 at dk?'], 'No, DraftKings has Bills +5 at -110 here, and no +4.5.'],
    [['bills +4.5 any good', 'draftkings has +5 right?'], 'Yes, DraftKings has Bills +5 at -110.'],
    [['lions bills spread', 'does draftkings have lions -4.5?'], 'No, DraftKings has Lions -5'],
    [['bills +5 any good', 'fanduel has -112 on bills +4.5 no?'], 'No, FanDuel has Bills +4.5 at -108 here.'],
  ])('is told by what it has, free: %s', (texts, told) => {
    expect(notesOf(...texts)).toContain(told);
    expect(callsOf(...texts)).toMatchObject([
      { tool: 'show_board', input: { eventId: game('Buffalo Bills'), market: 'spread' } },
    ]);
  });
});

describe('a line that the named book does not have', () => {
  it.each([
    ['lions bills spread', 'what does dk have bills +4.5 at'],
    ['bills +4.5 any good', 'i said +4.5. what does dk have for the bills'],
    ['lions bills spread', 'whats draftkings got on lions -4.5'],
  ])('is said, and what it has is shown: %s | %s', (...texts) => {
    expect(notesOf(...texts)).toMatch(/DraftKings does not quote (Bills \+4\.5|Lions -4\.5) here\./);
    const [board] = callsOf(...texts);
    expect(board).toMatchObject({ tool: 'show_board', input: { books: ['DraftKings'] } });
    expect(board?.input).not.toHaveProperty('line');
  });
});
