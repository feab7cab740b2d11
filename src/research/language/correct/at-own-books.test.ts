import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { askedAtOwnBooks } from './at-own-books.ts';

const ASKED = 'got a $50 free bet at dk, best way to use it';
const { talk } = await demoTalk();
const { reading } = talk(ASKED);

describe('the use of a free bet at his own books', () => {
  it.each(['i only have dk fd and mgm', 'i dont have betrivers, just dk and fanduel', 'my books are dk and caesars'])(
    'is asked for once more: %s',
    (text) => {
      expect(askedAtOwnBooks(text, ASKED, reading)).toBe(`${ASKED}. ${text}`);
    },
  );

  it('is asked for once more at books that are named for it, told once', () => {
    expect(askedAtOwnBooks('redo it with dk and fanduel only', ASKED, reading)).toBe(
      `${ASKED}. I have DraftKings and FanDuel`,
    );
    const known = { ...reading, memory: { sportsbooks: ['draftkings', 'fanduel'] } };
    expect(askedAtOwnBooks('redo it with dk and fanduel only', ASKED, known)).toBe(ASKED);
  });

  it.each(['i only have dk and fanduel. best nba bet tonight', 'what does fanduel pay on the bills'])(
    'is not where something else is asked: %s',
    (text) => {
      expect(askedAtOwnBooks(text, ASKED, reading)).toBeNull();
    },
  );

  it('is not behind anything else', () => {
    expect(askedAtOwnBooks('i only have dk and fanduel', 'bills odds', talk('bills odds').reading)).toBeNull();
  });

  it('stays what it was told to be where it is told anew in full', () => {
    const again = talk(ASKED, 'no. 50 free bet at dk. nfl only. hedge at fanduel or mgm');
    expect(again.plan).toMatchObject({ calls: [{ input: { calc: { kind: 'free_bet', faceCents: 5000 } } }] });
  });
});
