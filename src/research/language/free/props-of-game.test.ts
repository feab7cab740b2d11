import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game, talk } = await demoTalk();

const inputsOf = (text: string) => callsOf(text).map(({ input }) => input as { market: string });

describe('the players of a game that are priced', () => {
  it.each([
    ['anytime td scorers for rams raiders', 'Los Angeles Rams'],
    ['who can score a td in rams raiders, anytime td prices', 'Los Angeles Rams'],
    ['show me the anytime touchdowns bills game', 'Buffalo Bills'],
  ])('on what is named: %s', (text, team) => {
    expect(inputsOf(text)).toMatchObject([{ market: 'prop:player_anytime_td', eventIds: [game(team)] }]);
  });

  it.each(['props bills lions', 'any player props for lions bills', 'bills props'])('on all: %s', (text) => {
    const inputs = inputsOf(text);
    expect(inputs.length).toBeGreaterThan(2);
    for (const input of inputs)
      expect(input).toMatchObject({ eventIds: [game('Buffalo Bills')], market: expect.stringMatching(/^prop:/) });
  });

  it.each(['best props bills lions', 'bills lions over 47.5 points'])('are not asked for by: %s', (text) => {
    const { plan } = talk(text);
    const inputs = plan?.kind === 'calls' ? plan.calls.map(({ input }) => JSON.stringify(input)) : [];
    expect(inputs.join()).not.toContain('eventIds');
  });
});
