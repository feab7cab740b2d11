import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const QB = 'josh allen passing yards';
const RB = 'jahmyr gibbs rushing yards';

describe('behind the prices of one player', () => {
  it.each(['nah not him', 'wrong guy', 'different player'])('it is asked back who is meant: %s', (text) => {
    expect(talk(QB, text)).toMatchObject({
      plan: {
        kind: 'say',
        text: expect.stringMatching(/^Who then\? .* Jared Goff too/),
        choices: ['Jared Goff passing yards'],
      },
      isCharged: false,
    });
  });

  it.each(['same guy different stat', 'another stat for him'])('what else is priced of him is shown: %s', (text) => {
    expect(talk(RB, text).plan).toMatchObject({
      calls: [{ tool: 'show_board', input: { market: 'prop:player_anytime_td', player: 'Jahmyr Gibbs' } }],
    });
    expect(talk(QB, text).plan).toMatchObject({ text: 'Passing yards are all that books price of Josh Allen here.' });
  });

  it('somebody who is named is meant, and a team has no other', () => {
    expect(talk(QB, 'not him, goff').plan).not.toMatchObject({ kind: 'say' });
    expect(JSON.stringify(talk('lions bills total', 'not him').plan)).not.toContain('Who then');
  });
});
