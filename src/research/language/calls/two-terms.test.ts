import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { testReading } from '../../slate/test-slate.ts';
import { demoTalk } from '../test-demo-talk.ts';
import type { Asked } from './call.ts';
import { termBehind, twoTerms } from './two-terms.ts';

const { talk } = await demoTalk();
const termsOf = (asked: Asked | null): unknown[] | null =>
  asked?.kind === 'calls' ? asked.calls.map(({ input }) => (input as { topic: { term: string } }).topic.term) : null;

describe('two terms side by side', () => {
  it.each([
    ['diff between ml and spread', ['moneyline', 'spread']],
    ['moneyline vs spread whats the diff', ['moneyline', 'spread']],
    ['middle vs arb', ['middle', 'arbitrage']],
  ])('are told both: %s', (text, terms) => {
    expect(termsOf(twoTerms(tokenise(text)))).toEqual(terms);
  });

  it.each(['spread or moneyline', 'bills or jets', 'over vs under tonight'])('are none in a bet: %s', (text) => {
    expect(twoTerms(tokenise(text))).toBeNull();
  });
});

describe('a term behind the meaning of another', () => {
  const term = testReading({ lookedUp: { kind: 'term', term: 'moneyline', limit: 10, offset: 0 } });

  it('is told too', () => {
    expect(termsOf(termBehind(tokenise('and a spread?'), term))).toEqual(['spread']);
    expect(termsOf(termBehind(tokenise('ok and the hook'), testReading({ intent: 'explain', term: 'vig' })))).toEqual([
      'hook',
    ]);
  });

  it('is a wish for bets where more is said, or no term was told', () => {
    expect(termBehind(tokenise('best spread tonight'), term)).toBeNull();
    expect(termBehind(tokenise('and a spread?'), testReading({}))).toBeNull();
    expect(termBehind(tokenise('and a spread?'), null)).toBeNull();
  });
});

describe('a market that is a term as well', () => {
  it.each([
    ['what about the puck line', 'spread'],
    ['how about moneyline', 'moneyline'],
  ])('is that market behind a bet: %s', (text, market) => {
    const { plan } = talk('bruins under 6 worth it', text);
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ input: { bets: [{ market }] } }] });
  });

  it('is explained where no bet was spoken of, and where its meaning is asked for', () => {
    for (const texts of [['what about the puck line'], ['bruins ml at fanduel good?', 'whats a puck line']])
      expect(talk(...texts).plan).not.toMatchObject({ kind: 'calls', calls: [{ tool: 'price_bets' }] });
  });
});
