import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { read } from '../test-read.ts';
import { withBooksNamed } from './books-of-chat.ts';

const { talk } = await demoTalk();
const OWN = { ...read('hi'), memory: { sportsbooks: ['draftkings', 'fanduel', 'betmgm'] } };
const NAMED = { ...read('hi'), memory: { namedBooks: ['Caesars', 'Fanatics'] } };
const THREE = 'DraftKings, FanDuel and BetMGM';

describe('the books of the chat', () => {
  it.each([
    ['anything +ev at my 3', `anything +ev at ${THREE}`],
    ['bills ml at all three', `bills ml at ${THREE}`],
    ['whats the fair price across those 3 books', `whats the fair price across ${THREE}`],
    ['redo it w these 3 only', `redo it w ${THREE} only`],
  ])('are named where it is pointed at so many: %s', (text, said) => {
    expect(withBooksNamed(text, OWN)).toBe(said);
  });

  it('are those that were named together last where none are his, and his once he says so', () => {
    expect(withBooksNamed('bills price at those 2', NAMED)).toBe('bills price at Caesars and Fanatics');
    expect(withBooksNamed('best on the bills at my two?', NAMED)).toMatch(/My books are Caesars and Fanatics$/);
  });

  it.each(['best bet of those 3 games', 'at my 2', 'the 3 point favorite', 'parlay all 3'])(
    'are not meant by another number or noun: %s',
    (text) => {
      expect(withBooksNamed(text, OWN)).toBe(text);
    },
  );

  it('are no bets: "with those 3" behind three picks', () => {
    expect(withBooksNamed('make a parlay with those 3', { ...OWN, list: true })).toBe('make a parlay with those 3');
  });

  it.each(['whats lions bills look at all 3', 'lions bills prices across those three'])(
    'show a game at these alone, free: %s',
    (text) => {
      const { plan, isCharged } = talk('any good moneylines at dk fd or mgm', text);
      expect(plan).toMatchObject({
        calls: [{ tool: 'show_board', input: { books: ['DraftKings', 'FanDuel', 'BetMGM'] } }],
      });
      expect(isCharged).toBe(false);
    },
  );
});
