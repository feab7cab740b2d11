import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf, notesOf } = await demoTalk();

const told = (...texts: string[]): string => {
  const { plan, isCharged } = talk(...texts);
  if (plan?.kind !== 'say' || isCharged) throw new Error(JSON.stringify(plan));
  return plan.text;
};

describe('which legs a teaser may have', () => {
  it.each([
    [
      '2 team 6pt teaser nfl sunday whos good',
      /^Only 1 NFL line on Sunday .*49ers \+2\.5 to \+8\.5 .*fewer than 2 legs\. Next: /,
    ],
    ['gimme a teaser for sunday', /^Only 1 NFL line on Sunday/],
    ['who would you tease sunday', /^Only 1 NFL line on Sunday/],
    [
      'find me a 6pt 2 team teaser at -120, dogs +1.5 to +2.5 only',
      /^Only 1 NFL line .*49ers(?!.*Seahawks).*At -120 each of 2 legs must win 73\.9%/,
    ],
    ['two team 6 pt teaser this wknd nfl', /^NFL lines this weekend .*49ers .* and Seahawks -7\.5 to -1\.5/],
    ['3 team 10 point teaser nfl any good ones', /^NFL spreads ahead, 10 points better\. The likeliest: /],
  ])('%s', (text, sentence) => {
    expect(told(text)).toMatch(sentence);
  });

  it('goes on to another day where it is named behind none or others', () => {
    expect(told('gimme a teaser for sunday', 'i meant tuesday')).toMatch(/on Tuesday/);
    expect(told('6 pt nfl teaser for the games on the 24th')).toMatch(/November 24/);
  });

  it('is none where no spread is stored', () => {
    expect(told('two team nfl teaser on the 12th, 6 points')).toMatch(
      /^I have no NFL spread on December 12, and a teaser moves spreads, so there is none to build\.$/,
    );
  });

  it('tells the side that was spoken of first', () => {
    expect(told('chiefs -3.5 good?', 'what if i did it as a teaser leg w another tues game')).toMatch(
      /^Yours: Chiefs -3\.5 to \+2\.5 .*on Tuesday/,
    );
  });
});

describe('what is asked of the lines that were told', () => {
  const LIST = 'teaser options nfl this weekend 6 pts';

  it('tells whether one of them crosses the key numbers', () => {
    expect(told(LIST, 'does the first leg cross both 3 and 7')).toMatch(
      /^Yes: .*49ers \+2\.5 to \+8\.5 crosses 3 and 7/,
    );
  });

  it('leaves out a kind of them', () => {
    expect(told(LIST, 'kill any favs')).not.toMatch(/Seahawks/);
  });

  it('pays the first two as one teaser', () => {
    expect(calcsOf(LIST, 'go w first two. 220 on it pays?')).toMatchObject([{ kind: 'teaser', price: '-120' }]);
    expect(notesOf(LIST, 'go w first two. 220 on it pays?')).toMatch(/^\$220\.00 at -120 wins \$183\.33 and returns/);
  });
});
