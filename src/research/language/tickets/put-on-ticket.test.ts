import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, game } = await demoTalk();
const [BILLS, FALCONS, SEAHAWKS, MAGIC] = ['Buffalo Bills', 'Atlanta Falcons', 'Seattle Seahawks', 'Orlando Magic'].map(
  game,
);
const TWO = 'parlay bills ml and falcons ml for 20';
const THREE = 'parlay bills ml, falcons ml and seahawks ml for 10';

/** The games of the legs of the parlay that the last message comes to, free. */
const legsOf = (...texts: string[]) => {
  const [call] = callsOf(...texts);
  const { legs = [], stakeCents } = (call?.input ?? {}) as {
    legs?: { eventId: string; side: string }[];
    stakeCents?: number;
  };
  return { games: legs.map(({ eventId }) => eventId), sides: legs.map(({ side }) => side), stakeCents };
};

describe('who comes on a parlay and who goes', () => {
  it.each([
    [
      [THREE, 'drop the falcons', 'falcons back in, seahawks out'],
      [BILLS, FALCONS],
    ],
    [
      [THREE, 'drop the falcons', 'put em back and drop the seahawks'],
      [BILLS, FALCONS],
    ],
    [
      [THREE, 'seahawks out, warriors in'],
      [BILLS, FALCONS, MAGIC],
    ],
    [
      [THREE, 'drop the seahawks', 'add it back'],
      [BILLS, FALCONS, SEAHAWKS],
    ],
    [
      [TWO, 'add seahawks ml', 'nvm take that off'],
      [BILLS, FALCONS],
    ],
    [
      [TWO, 'add seahawks ml', 'ok remove it again'],
      [BILLS, FALCONS],
    ],
    [
      [THREE, 'ditch the last leg'],
      [BILLS, FALCONS],
    ],
  ])('%s', (texts, games) => {
    expect(legsOf(...texts).games).toEqual(games);
  });

  it.each(['plus magic ml, 10 bucks', 'add magic ml and put 10 on it'])('%s: with another stake', (text) => {
    expect(legsOf(TWO, text)).toMatchObject({ games: [BILLS, FALCONS, MAGIC], stakeCents: 1000 });
  });

  it('asks which one where it is not clear', () => {
    expect(talk(TWO, 'take that off').plan).toMatchObject({ kind: 'say', text: expect.stringContaining('Which leg') });
  });

  it('is no report of injuries, and that is no change', () => {
    for (const text of ['are the seahawks out injured', 'who is in and who is out for the bills'])
      expect(JSON.stringify(talk(THREE, text).plan)).not.toContain('build_parlay');
  });
});

describe('who comes in the place of a leg', () => {
  it.each([
    [['leg 3 should be magic ml'], [BILLS, FALCONS, MAGIC], ['home', 'home', 'home']],
    [['the second one should be the vikings ml'], [BILLS, FALCONS, SEAHAWKS], ['home', 'away', 'home']],
    [
      ['swap leg 2 for the vikings ml', 'and leg 1 for the lions ml'],
      [BILLS, FALCONS, SEAHAWKS],
      ['away', 'away', 'home'],
    ],
    [['first leg lions ml'], [BILLS, FALCONS, SEAHAWKS], ['away', 'home', 'home']],
  ])('%s', (texts, games, sides) => {
    expect(legsOf(THREE, ...texts)).toMatchObject({ games, sides, stakeCents: 1000 });
  });

  it('stays where something of it is asked', () => {
    expect(JSON.stringify(talk(THREE, 'is leg 1 bills any good').plan)).not.toContain('build_parlay');
  });
});

describe('all of them in another market', () => {
  it.each(['all three on the spread instead', 'spreads not mls', 'make them spreads instead of moneylines'])(
    '%s',
    (text) => {
      const [call] = callsOf('parlay lions ml, packers ml, vikings ml for $20', text);
      expect(call).toMatchObject({
        tool: 'build_parlay',
        input: { legs: [1, 2, 3].map(() => ({ market: 'spread' })) },
      });
    },
  );
});
