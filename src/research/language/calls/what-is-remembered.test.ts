import { describe, expect, it } from 'vitest';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { whatIsRemembered } from './what-is-remembered.ts';

const MEMORY = { sportsbooks: ['fanduel'], state: 'NJ', bankroll: 500 } as const;

describe('what a chat remembers of its writer', () => {
  it.each(['what do you know about me', 'what do u still have on me', 'what have i told you so far'])('%s', (plain) => {
    expect(whatIsRemembered(plain, MEMORY, formatAmerican)).toMatchObject({
      text: expect.stringMatching(/you bet at FanDuel, you are in New Jersey and your bankroll is \$500\.00/),
    });
  });

  it('is nothing where nothing was told', () => {
    expect(whatIsRemembered('what do you know about me', undefined, formatAmerican)).toMatchObject({
      text: expect.stringMatching(/^You have told me nothing about yourself/),
    });
  });

  it('is forgotten part by part', () => {
    expect(whatIsRemembered('forget my state', MEMORY, formatAmerican)).toMatchObject({
      spoken: { memory: { sportsbooks: ['fanduel'], bankroll: 500 } },
    });
    expect(whatIsRemembered('forget everything', MEMORY, formatAmerican)).toMatchObject({ spoken: { memory: {} } });
  });

  it.each(['what u got for me today', 'forget the jets', 'what have the bills done'])(
    'is not asked for by "%s"',
    (plain) => {
      expect(whatIsRemembered(plain, MEMORY, formatAmerican)).toBeNull();
    },
  );
});
