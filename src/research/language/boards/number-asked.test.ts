import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, notesOf } = await demoTalk();

describe('a number that is looked for', () => {
  it.each([
    [
      'any book have a better number than lions +2.5',
      /^No book where you can bet has better than Lions \+2\.5; the best/,
    ],
    ['bills -2.5 or better anywhere w/o laying more than -115', /^Nobody has Bills -2\.5, but there is better at -115/],
    ['does any book have bills +5.5', /^Nobody has Bills \+5\.5, but there is better: Bills \+6\.5/],
    ['can i still get ohio state -7', /^Yes: Ohio State -7, .* Better still is Ohio State -6\.5/],
    // Who has it is no question for yes or no.
    ['who still has ohio state -7', /^Ohio State -7, /],
    ['anyone hanging packers +7.5 at -105 or better', /^No, not at -105 or better: what comes nearest is Packers/],
    ['is -110 the best i can get on lions -4.5', /^No: there is Lions -4\.5, -106 at Circa Sports/],
    ['is packers +9.5 the best number i can get', /^Yes: the best number you can bet is Packers \+9\.5/],
    ['wemby over 27.5 points anywhere', /^No book where you can bet has Victor Wembanyama over 27\.5/],
  ])('is found, or what is nearest to it, free: %s', (text, words) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board' }]);
    expect(notesOf(text)).toMatch(words);
  });

  it('is no verdict, no parlay and no second bet', () => {
    expect(talk('is bills +4.5 or lions ml the better bet').plan).not.toMatchObject({ assumed: [/Nobody has/] });
  });
});

describe('other boards in a bettor’s words, free', () => {
  it.each<[string[], object[]]>([
    [['nuggets by how many tonight'], [{ market: 'spread', side: 'home' }]],
    [['lions bills best spread each side?'], [{ market: 'spread', first: 'away' }]],
    [
      ['lions bills under seems dead low, whats lowest & highest out there'],
      [{ market: 'total', order: 'lowest_line' }],
    ],
    [['best over and best under in lions bills'], [{ market: 'total' }]],
    [['lions bills spread', 'whats the hold'], [{ market: 'spread', order: 'lowest_hold' }]],
    [['lowest hold nba game tonight'], [{ mains: true, order: 'lowest_hold', league: 'NBA' }]],
    [['who has reduced juice on nfl sides this weekend'], [{ market: 'spread', byBook: 'hold', order: 'lowest_hold' }]],
    [['any arbs on the board today, 1% or better'], [{ kind: 'arbitrage', minReturn: 0.01 }]],
    [['packers hawks', 'spread not total'], [{ market: 'spread' }]],
    [['liga mx tonight', 'draw on the first one, price?'], [{ market: 'moneyline', side: 'draw' }]],
    [['whos winning lions bills', 'whats the best price on it'], [{ market: 'moneyline', side: 'away' }]],
    [['lions vs bills breakdown please'], [{ market: 'moneyline' }, { market: 'spread' }, { market: 'total' }]],
  ])('%j', (texts, inputs) => {
    expect(callsOf(...texts)).toMatchObject(inputs.map((input) => ({ input })));
  });
});

describe('a line that is bought', () => {
  it.each([
    ['whats the line on ohio state', 'can i buy it down', /^Yes, as alternate lines: from Ohio State -7\.5 it goes to/],
    ['whats the line on ohio state', 'get me the hook', /^Yes, as alternate lines/],
    ['lions bills spread', 'can i buy a point', /^Yes, as alternate lines/],
    ['eagles bears total', 'any lower number out there', /over 40\.5 \(/],
  ])('is one of its alternates: %s, %s', (first, text, words) => {
    expect(callsOf(first, text)).toMatchObject([{ tool: 'show_board' }]);
    expect(notesOf(first, text)).toMatch(words);
  });
});
