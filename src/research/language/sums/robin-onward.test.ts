import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const ROBIN = 'round robin by 2s with bills ml lions ml and cowboys ml, 10 a combo at dk';

describe('what goes on from a round robin', () => {
  it.each(['and if the lions lose', 'what if lions dont win', 'say the lions choke'])(
    'tells what pays without the leg that loses, free: %s',
    (text) => {
      expect(talk(ROBIN, text).plan).toMatchObject({
        kind: 'say',
        text: expect.stringMatching(
          /^If Lions moneyline loses and .* win, 1 of the 3 parlays pays: \$[\d.]+ back of \$30.00/,
        ),
      });
    },
  );

  it.each(['vs just putting the 30 on the straight 3 teamer, which is smarter', 'or one parlay of all 3 instead?'])(
    'holds it against the whole parlay: %s',
    (text) => {
      expect(talk(ROBIN, text).plan).toMatchObject({
        kind: 'say',
        text: expect.stringMatching(
          /the round robin is worth [+-][\d.]+% .*the one parlay [+-].*\$30\.00 on the one parlay returns/,
        ),
      });
    },
  );

  it('counts legs that are not named by how many win', () => {
    expect(talk(ROBIN, 'what if one leg misses').plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^If exactly 2 of the 3 win, 1 of the 3 parlays pays: /),
    });
  });

  it.each(['if exactly 2 of em hit what do i get back', 'say just two of them cash'])(
    'tells what so many winners bring: %s',
    (text) => {
      expect(talk(ROBIN, text).plan).toMatchObject({
        kind: 'say',
        text: expect.stringContaining('If exactly 2 of the 3 win'),
      });
    },
  );

  it.each(['fewest winners to break even', 'how many need to win to be in the green'])(
    'tells how many have to win: %s',
    (text) => {
      expect(talk(ROBIN, text).plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/: that returns \$/) });
    },
  );

  it('goes on with another leg, at one book again', () => {
    expect(talk(ROBIN, 'take the bills out and put in the packers').plan).toMatchObject({
      calls: [{ tool: 'calculate', input: { calc: { kind: 'round_robin', size: 2, stakeCents: 1000 } } }],
    });
  });

  it('asks which ticket is meant where none was worked out', () => {
    expect(talk('bills ml good?', 'and if the lions lose').plan).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('No ticket that hangs on'),
    });
  });

  it('leaves a hedge of such a case to its own reader', () => {
    const { plan } = talk('i have bills ml +150 for 100', 'how do i hedge if the bills lose');
    expect(JSON.stringify(plan)).not.toContain('No ticket that hangs on');
  });
});
