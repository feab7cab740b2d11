import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

describe('whether to bet now or later', () => {
  it.each(['is it worth holding the broncos +6 til tuesday or grab now', 'should i wait on bills +4.5 or take it now'])(
    'is told beside the bet that is named: %s',
    (text) => {
      expect(talk(text).plan).toMatchObject({
        calls: [{ tool: 'price_bets' }],
        assumed: [expect.stringMatching(/^I make no forecast of where a line goes/)],
      });
    },
  );

  it('is told of the bet that was judged, free', () => {
    expect(talk('celtics ml worth it?', 'should i just wait till the game starts').plan).toMatchObject({
      explains: 'limit',
      assumed: [expect.anything(), expect.stringMatching(/during the game are not stored/)],
    });
  });

  it('and which book moves first is not known', () => {
    expect(callsOf('eagles bears who moves off 10.5 first')).toMatchObject([{ tool: 'show_board' }]);
  });
});
