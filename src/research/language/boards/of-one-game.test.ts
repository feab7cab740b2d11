import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk, game } = await demoTalk();
const lions = game('Detroit Lions');

describe('the one game whose prices were shown', () => {
  it.each(['any dogs in there?', 'whos the dog in it', 'any underdogs in that one'])('has the dog: %s', (text) => {
    expect(callsOf('lions bills spread', text)).toMatchObject([
      { tool: 'show_board', input: { eventId: lions, market: 'moneyline' } },
    ]);
  });

  it.each(['best bet there', 'whats the best bet there, fd or dk', 'any value there'])('is searched: %s', (text) => {
    const { plan } = talk('lions bills odds', text);
    expect(plan?.kind === 'picks' && plan.reading.teams.map(({ name }) => name)).toEqual([
      'Detroit Lions',
      'Buffalo Bills',
    ]);
  });

  it('is not meant by "is there"', () => {
    const { plan, reading } = talk('lions bills odds', 'is there anything good tonight');
    expect((plan?.kind === 'picks' ? plan.reading : reading).teams).toEqual([]);
  });

  it('is asked where to get a number behind how it moved', () => {
    expect(callsOf('did the bills line move', 'where can i get bills -3')).toMatchObject([
      { tool: 'show_board', input: { eventId: lions, market: 'spread' } },
    ]);
  });

  it('is the one bet that was looked at, where it is asked if that is one', () => {
    const { plan } = talk('bills moneyline odds', 'good bet?');
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets', input: { bets: [{ eventId: lions }] } }] });
  });
});

describe('a team that was looked for on another day', () => {
  it('is who is meant by "they"', () => {
    expect(callsOf('hawks game tonight?', 'oh when do they play then')).toMatchObject([
      { tool: 'find_games', input: { names: ['Atlanta Hawks'] } },
    ]);
  });
});
