import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, notesOf, talk } = await demoTalk();

describe('a price that is thought to be off', () => {
  it.each([
    [['adesanya borralho price seems off no?'], /Adesanya moneyline is .* short of fair.*Borralho moneyline is/],
    [['tennis anything good today?', 'alcaraz too juiced tho'], /^Carlos Alcaraz moneyline is .* short of fair/],
    [['is the packers game a trap? line looks fishy'], /^Packers \+7.5 is/],
    [['celtics ml feels steep'], /Celtics moneyline is .* better than fair/],
    [['who wins ohio state usc', "then why isn't it a good bet if theyre that likely to win"], /^Ohio State/],
    [['bills +4.5 worth it', 'why not the other side'], /^Bills \+4.5 is .* Lions -4.5 is/],
  ])('is held against the fair one, free: %j', (texts, told) => {
    expect(callsOf(...texts)).toMatchObject([{ tool: 'show_board' }]);
    expect(notesOf(...texts)).toMatch(told);
  });

  it('asks for picks behind a list, and for a verdict by its name', () => {
    expect(JSON.stringify(talk('best nba bets', 'too juiced').plan)).not.toContain('show_board');
    expect(talk('are the bears overpriced').isCharged).toBe(true);
  });
});

describe('"vs the consensus"', () => {
  it('is how far the bet that was shown is from fair', () => {
    expect(talk('is rybakina too cheap', 'vs the consensus i mean').plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/Rybakina moneyline is .* short of fair/),
    });
    expect(talk('bears ml at -350, worth it', 'vs the consensus?').plan).toMatchObject({ explains: 'gap' });
  });
});

describe('whose number is higher', () => {
  it.each([
    ['luka or sga who scores more', /expect more of Luka Doncic: their number is 26.5, and 23.5/],
    ['curry or edwards more points tonight', /points|number/],
  ])('%s', (text, told) => {
    expect(callsOf(text)).toMatchObject([{ input: { market: 'prop:player_points' } }, { tool: 'show_board' }]);
    expect(notesOf(text)).toMatch(told);
  });

  it('of the total of a game among those of its league', () => {
    expect(callsOf('eagles bears total', 'thats low?')).toMatchObject([
      { input: { league: 'NFL', market: 'total', order: 'lowest_line' } },
    ]);
    expect(notesOf('chiefs broncos total seems high')).toMatch(/NFL totals stored (is|are)/);
    expect(notesOf('eagles bears total', 'that seems high no')).toMatch(/NFL totals stored are higher than the 41/);
  });
});

it('what is staked on "that" behind which one is safest is staked on that one', () => {
  const texts = ['thoughts on sabres blue jackets', 'which is safest'];
  expect(talk(...texts).plan).toMatchObject({ explains: 'likelier', pointed: expect.any(Number) });
});
