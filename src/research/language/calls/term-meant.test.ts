import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();
const termOf = (term: string) => [{ tool: 'look_up', input: { topic: { kind: 'term', term } } }];

describe('a term whose meaning is asked for, whatever is told around the question', () => {
  it.each([
    ['my cousin always talks about the run line and i have no idea what it is', 'run line'],
    ['teaser?? brand new to this', 'teaser'],
    ['these announcers keep mentioning the vig, what does that even mean', 'vig'],
    ['never heard of round robins, how do they work', 'round robin'],
    ['E V stands for what', null],
    ['S G P means what', 'same game parlay'],
    ['what is the run line in baseball', 'run line'],
    ['hows a parlay work', 'parlay'],
    ['fanduel has this odds boost thing, i dont get it', 'odds boost'],
  ])('%s', (text, term) => {
    if (term === null) expect(JSON.stringify(talk(text).plan)).not.toContain('price_bets');
    else expect(callsOf(text)).toEqual(termOf(term));
  });

  it.each([
    ['total?? sorry im new', 'total'],
    ['wait what is this spread thing', 'spread'],
    ['you lost me at moneyline, explain', 'moneyline'],
  ])('behind a bet: %s', (text, term) => {
    expect(callsOf('who do you like in Packers at Seahawks', text)).toEqual(termOf(term));
  });

  it.each([
    'whats the spread',
    'whats the vig on packers seahawks',
    'best teaser tonight, what is it',
    'any arbs? explain',
    'i never bet props',
    'i dont get why the over is so short',
  ])('is none of it: %s', (text) => {
    expect(JSON.stringify(talk(text).plan)).not.toContain('"kind":"term"');
  });
});

describe('a price whose meaning is asked for', () => {
  it.each([
    'the minus 150 thing, i dont get it',
    'dumb question but -150? explain',
    'there is a -150 beside my team, what is that',
  ])('%s', (text) => {
    expect(talk(text).plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^-150 is the price of a favorite/),
    });
  });

  it.each(['what is -110 in percent', '-135 what is that in decimal', 'EV of +150 at 45%, what is it'])(
    'is worked out where that is asked: %s',
    (text) => {
      expect(callsOf(text)).toMatchObject([{ tool: 'calculate' }]);
    },
  );
});
