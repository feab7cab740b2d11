import { describe, expect, it } from 'vitest';
import { demoTalk } from './test-demo-talk.ts';

const { talk, callsOf, calcsOf } = await demoTalk();

const told = (text: string): string => {
  const { plan, isCharged } = talk(text);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : '';
};

describe('whether a side is a good bet', () => {
  it.each([
    'are the bills a good bet tonight',
    'is texans a good bet',
    'would ravens be a smart play',
    'lakers a good bet?',
  ])('is judged of its moneyline and its spread, and of nobody else: %s', (text) => {
    const { plan } = talk(text);
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    const bets =
      call?.tool === 'price_bets' && 'bets' in call.input
        ? (call.input.bets as { side: string; market: string }[])
        : [];
    expect(bets.map(({ market }) => market)).toEqual(['moneyline', 'spread']);
    expect(new Set(bets.map(({ side }) => side)).size).toBe(1);
  });

  it.each(['whats a good bet tonight', 'is there a good bet in the bills game'])(
    'asks for picks without one: %s',
    (text) => expect(talk(text).plan?.kind ?? 'picks').toBe('picks'),
  );
});

describe('a first question that no bet answers', () => {
  it.each([
    'best odds super bowl',
    'rookie of the year odds',
    'stanley cup favorites',
    'how many wins will the knicks have',
  ])('is of a whole season: %s', (text) => {
    expect(told(text)).toMatch(/^I have no futures/);
  });

  it.each(['ur the best', 'gracias', 'nvm', 'you rock'])('is only talk: %s', (text) => {
    expect(talk(text)).toMatchObject({ plan: null, reading: { intent: 'small_talk', topic: 'thanks' } });
  });

  it.each([
    ['any pitcher strikeout props', 'prop:pitcher_strikeouts'],
    ['pitcher ks for tonight?', 'prop:pitcher_strikeouts'],
    ['any qb props i can bet', 'prop:player_pass_yds'],
  ])('lists the players that are priced: %s', (text, market) => {
    expect(callsOf(text)[0]).toMatchObject({ tool: 'show_board', input: { market } });
  });

  it('says which props are stored where none of the kind is', () => {
    expect(told('home run props tonight')).toBe('I have no props on home runs for those games.');
    expect(told('nba double double props')).toMatch(/^I have no props on double double .*; stored are points, /);
  });

  it.each([
    ['is -110 on both sides fair', { kind: 'hold', prices: ['-110', '-110'] }],
    ['is a -110/-110 market a fair coin flip', { kind: 'hold', prices: ['-110', '-110'] }],
    ['how much does the book make on -110', { kind: 'hold', prices: ['-110', '-110'] }],
    ['what winrate do i need at -110', { kind: 'break_even', price: '-110' }],
    ['what are the fair odds if i think 40%', { kind: 'convert', chance: 0.4 }],
    ['what does 2 units on +130 win if my unit is 25', { kind: 'payout', price: '+130', stakeCents: 50_00 }],
  ])('is a sum: %s', (text, calc) => {
    expect(calcsOf(text)).toEqual([calc]);
  });

  it.each([
    ['bills -3.5 alt line price', 'spread'],
    ['over 52.5 in the lions game alt total', 'total'],
    ['chiefs alt spread -10', 'spread'],
  ])('asks for one other line, and gets no board of the main one: %s', (text, market) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { market, line: expect.any(Number) } }]);
  });
});
