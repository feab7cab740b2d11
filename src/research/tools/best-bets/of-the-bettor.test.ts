import { describe, expect, it } from 'vitest';
import { ANY_BETTOR } from '../../words/bettor.ts';
import type { Candidate } from './candidates.ts';
import { ofTheBettor } from './of-the-bettor.ts';

const at = (book: string): Candidate => ({ priced: { book } }) as Candidate;
const NOTHING = { memory: undefined, before: undefined };

describe('what a search says of its bettor', () => {
  it('labels a book that was asked for and takes no bet of his', () => {
    expect(ofTheBettor([at('pinnacle'), at('pinnacle')], ANY_BETTOR, NOTHING)).toEqual([
      'You cannot bet at Pinnacle here: its prices are reference only.',
    ]);
    expect(ofTheBettor([at('draftkings')], ANY_BETTOR, NOTHING)).toEqual([]);
  });

  it('repeats what was said before, and nothing that is new', () => {
    const before = { sportsbooks: ['draftkings'], bankroll: 2000 };
    expect(ofTheBettor([], ANY_BETTOR, { memory: before, before })).toEqual([
      'As you said in this chat, you bet at DraftKings and your bankroll is $2,000.00.',
    ]);
    expect(ofTheBettor([], ANY_BETTOR, { memory: { ...before, bankroll: 500 }, before })).toEqual([
      'As you said in this chat, you bet at DraftKings.',
    ]);
    expect(ofTheBettor([], ANY_BETTOR, { memory: before, before: undefined })).toEqual([]);
  });
});
