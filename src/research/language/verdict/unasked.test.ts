import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

/** A verdict that was not given yet, a parlay or a search, whether its bet is stored or not. */
const isGiven = (...texts: string[]): boolean => {
  const { plan, reading } = talk(...texts);
  if (plan === null) return /^(picks|one_game|compare|parlay|slip_check)$/.test(reading.intent);
  if (plan.kind === 'picks') return true;
  const isNew = plan.kind === 'calls' && plan.explains === undefined;
  return isNew && plan.calls.some(({ tool }) => tool === 'price_bets' || tool === 'build_parlay');
};

describe('who asks for no verdict is given none', () => {
  it.each([
    ['what happens if I bet Bills -3 and they win by exactly 3'],
    ['what does the minus in Bills -3 mean'],
    ['any josh allen props at all'],
    ['nfl players with props'],
    ['which nba players have a points line over 25 tonight'],
    ['quien juega hoy en la mls'],
    ['worst bet u can make tonight lol'],
    ['lions bills moneyline'],
    ['clippers lakers ml tonight'],
    ['lions +150 somewhere?'],
    ['can i get bills -3 -105 anywhere'],
    ['do the lions have a shot'],
    ['i took lions ml -102 at caesars'],
    ['so u just tell me what to bet. how do i know ur picks actually win, whats ur record'],
    ['if i bet 100 on the bengals and they win what do i get'],
    ['isnt the favorite just the safer bet'],
    ['Cowboys ml good bet?', "who's the other team again and when is it"],
    ['Cowboys ml good bet?', 'didnt ask for a verdict'],
    ['Cowboys ml good bet?', 'did that cost me a token'],
  ])('%s', (...texts) => {
    expect(isGiven(...texts)).toBe(false);
  });

  it.each([
    ['whats lions bills look like today', ['moneyline', 'spread', 'total']],
    ['hows the rangers cubs looking', ['moneyline', 'spread', 'total']],
    ['bills -3 or -3.5, whats out there', ['spread']],
  ])('is shown the markets: %s', (text, markets) => {
    const calls = callsOf(text);
    expect(calls.every(({ tool }) => tool === 'show_board')).toBe(true);
    expect(calls.map(({ input }) => ('market' in input ? input.market : null))).toEqual(markets);
  });

  it('is given a verdict where the look is beside a question for one', () => {
    expect(isGiven('whats lions bills look like, any good bets')).toBe(true);
  });

  it('and is told what is asked in general', () => {
    expect(talk('what happens if I bet Bills -3 and they win by exactly 3')).toMatchObject({
      plan: { kind: 'say', text: expect.stringMatching(/^-3 with a win by 3 is a push/) },
      isCharged: false,
    });
  });

  it('or the games of his league and day', () => {
    expect(callsOf('quien juega hoy en la nfl')).toMatchObject([{ tool: 'find_games', input: { leagues: ['NFL'] } }]);
  });
});

describe('who asks for one is given it', () => {
  it.each([
    ['Is Buffalo Bills -3 worth a bet?'],
    ['Best bets in Detroit Lions @ Buffalo Bills'],
    ['lions +3 -110'],
    ['lions bills ml who you got'],
    ['bills ml'],
    ['thoughts on the cubs'],
    ['gimme a lock'],
    ['what should i bet with 40 bucks tonight'],
    ['any josh allen props you like'],
    ['whats the safest thing i can bet tonight'],
    ['que apuesto hoy'],
    ['biggest edge on the board'],
    ['i like the lions, change my mind'],
    ['i have 500 bankroll how much should i bet on browns ml'],
    ['build me a 5 leg banger for tonight'],
    ['bills odds', 'is that worth it'],
    ['bills odds', 'should i take the over'],
    ['who is out for the cowboys', 'so do i bet them'],
    ['best bets today', 'just nfl'],
  ])('%s', (...texts) => {
    expect(isGiven(...texts)).toBe(true);
  });
});

describe('kinds of bets alone, said first', () => {
  it.each(['soccer draws', 'epl acca 4 teams'])('%s', (text) => {
    expect(isGiven(text)).toBe(true);
  });
});
