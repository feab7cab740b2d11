import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const readingOf = (...texts: string[]) => {
  const { plan, reading } = talk(...texts);
  return plan?.kind === 'picks' ? plan.reading : reading;
};

describe('an upset', () => {
  it.each(['best upset sunday', 'an upset u like tonight', 'nfl upset pick', 'best upset tonight on dk'])(
    'is an underdog: %s',
    (text) => {
      expect(readingOf(text)).toMatchObject({ side: 'underdog' });
    },
  );

  it.each(['biggest upset pick tonight', 'biggest dog you like sunday'])(
    'that is to be the biggest pays the most: %s',
    (text) => {
      expect(readingOf(text)).toMatchObject({ side: 'underdog', order: 'longest' });
    },
  );

  it('is one of the games that were listed', () => {
    expect(readingOf('nhl games tonight', 'biggest upset you like')).toMatchObject({
      leagues: ['NHL'],
      side: 'underdog',
    });
  });

  it.each(['im upset with my picks', 'i was upset about that bet'])('is none of whoever is upset: %s', (text) => {
    expect(readingOf(text).side ?? null).toBeNull();
  });
});
