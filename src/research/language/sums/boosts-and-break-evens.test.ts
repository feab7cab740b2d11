import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { type Talked, talkerOver } from '../test-talk.ts';

const calcsOf = ({ plan }: Talked): Record<string, unknown>[] =>
  plan?.kind === 'calls'
    ? plan.calls.map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) }))
    : [];
const notesOf = ({ plan }: Talked): string => (plan?.kind === 'calls' ? plan.assumed.join(' ') : '');

describe.each(recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json'))('a sum on stored bets', ({ slate, now }) => {
  const talk = talkerOver(slate, now);
  const BOOSTED = '30% profit boost at fd, max bet 25. bucks or clippers?';

  it.each([
    [BOOSTED],
    ['compare bucks and clippers, both at fd w/ 30% boost, $25'],
    ['got a 30% boost at fanduel for 25 bucks, is it better on the clippers or the bucks'],
    ['30% profit boost at fd, 25 max. clippers or bucks', 'which of the two is better with the boost'],
    [BOOSTED, 'and which of them is better with the boost'],
  ])('tells a boost on each of the bets, and on which it is worth more: %j', (...texts) => {
    const said = talk(...texts);
    expect(calcsOf(said).map(({ kind, stakeCents }) => [kind, stakeCents])).toEqual([
      ['boost', 2500],
      ['boost', 2500],
    ]);
    expect(notesOf(said)).toMatch(/^The boost is worth more on Bucks moneyline: \+11\.9% to \+7\.3%/);
    expect(said.isCharged).toBe(false);
  });

  it('tells of a boost on one of them', () => {
    expect(calcsOf(talk(BOOSTED, 'what about the bucks tho'))).toMatchObject([{ kind: 'boost', price: '-147' }]);
  });

  it('tells first whom a chance is given for, and then the other side', () => {
    const said = talk('kelly on panthers if i think they win 58%, bankroll 2k');
    expect(calcsOf(said).map(({ bet }) => bet)).toEqual(['Panthers moneyline', 'Bruins moneyline']);
    expect(said.reading.memory?.bankroll).toBe(2000);
  });

  it('keeps the bankroll for the next stake', () => {
    const said = talk(
      'kelly on panthers if i think they win 58%, bankroll 2k',
      'quarter kelly on panthers if i say 70% at fd',
    );
    expect(calcsOf(said)).toMatchObject([{ kind: 'kelly', bankrollCents: 200_000, chance: 0.7 }]);
  });

  it.each([
    [
      'kelly on panthers if i think they win 58%',
      'i just meant panthers. what % would they need to be at mgm to break even',
      '-222',
    ],
    ['best price on the panthers', 'whats the break even on them at draftkings', '-217'],
    ['hi', 'break even rate for the bruins at mgm?', '+180'],
  ])('tells how often a bet must win at the price of its book: %s | %s', (first, text, price) => {
    const said = talk(first, text);
    expect(calcsOf(said)).toMatchObject([{ kind: 'break_even', price }]);
    expect(said.isCharged).toBe(false);
  });

  it.each(['so is nets +1100 at mgm any good then', 'nets worth a bet at +1100?'])(
    'says nothing of a game that has begun where the talk is of the next one: %s',
    (text) => {
      expect(notesOf(talk('whats the no vig on cavs nets', text))).not.toMatch(/has started/);
    },
  );

  it.each([
    'and what would fd need to post for psg draw to be a bet',
    'what would they have to offer on the psg draw for it to be worth a bet',
  ])('judges a bet for the price at which it becomes one: %s', (text) => {
    expect(talk('psg liverpool prices', text).plan).toMatchObject({
      tells: 'limit',
      calls: [{ input: { bets: [{ side: 'draw' }] } }],
    });
  });
});
