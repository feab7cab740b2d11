import { describe, expect, it } from 'vitest';
import { cutMessage } from './cut-message.ts';

describe('a message that asks several things', () => {
  it.each([
    ['when is that fight and can i bet it on fanduel', 'when is that fight', 'can i bet it on fanduel'],
    ['what about the bills, whats the over at', 'what about the bills', 'whats the over at'],
    ['bills odds? n is it on dk', 'bills odds?', 'is it on dk'],
    // Nothing is put in the place of what was only asked about.
    [
      'how many books u need then? and whats the best spread instead',
      'how many books u need then?',
      'and whats the best spread instead',
    ],
    ['why is that a pass? whats the best total instead', 'why is that a pass?', 'whats the best total instead'],
    ["bills -3 any good? and who's hurt for detroit", 'bills -3 any good?', "and who's hurt for detroit"],
    [
      'gimme 2 nba bets tn. also how many tokens do i have left',
      'gimme 2 nba bets tn.',
      'also how many tokens do i have left',
    ],
    [
      'who do u like in lions bills and what time does it start',
      'who do u like in lions bills',
      'and what time does it start',
    ],
    ['drop the rangers and tell me what it pays w 25', 'drop the rangers', 'and tell me what it pays w 25'],
    [
      'over or under in knicks suns and when does that tip off',
      'over or under in knicks suns',
      'and when does that tip off',
    ],
    ['what round props you got n whens the fight', 'what round props you got', 'and whens the fight'],
    ['what is clv, and whats your record', 'what is clv', 'and whats your record'],
    ['who wins ruffy oliveira and by ko or decision', 'who wins ruffy oliveira', 'and by ko or decision'],
    ['best nhl bet and the best nba under', 'best nhl bet', 'and the best nba under'],
    ['whats the total & is the over good', 'whats the total', 'and is the over good'],
    [
      'what is a dead heat, and if one leg pushes do i lose the whole thing',
      'what is a dead heat',
      'and if one leg pushes do i lose the whole thing',
    ],
    [
      'if the game is rained out do i get my money back & whats the forecast',
      'if the game is rained out do i get my money back',
      'and whats the forecast',
    ],
    ['what does 50 at +120 pay and what does vig mean', 'what does 50 at +120 pay', 'and what does vig mean'],
    ['what does vig mean and best nhl bet tonight', 'what does vig mean', 'and best nhl bet tonight'],
    ['is hall a go? and got a rush yards line on him', 'is hall a go?', 'and got a rush yards line on him'],
    ["whos the fav? it's in germany right", 'whos the fav?', "it's in germany right"],
    ['who wins? and the over 11.5', 'who wins?', 'and the over 11.5'],
    ['what about fulham +0.5 then, or draw no bet', 'what about fulham +0.5 then', 'and draw no bet'],
    ['Any arbs right now? Any middles?', 'Any arbs right now?', 'Any middles?'],
    [
      'show me nfl totals sunday then build a parlay from the best 3',
      'show me nfl totals sunday',
      'then build a parlay from the best 3',
    ],
  ])('%s', (text, ...parts) => {
    expect(cutMessage(text)).toEqual(parts);
  });

  it('keeps its own words: nothing is lost at a cut', () => {
    const text = 'is bills -3 good, and who is hurt? also whats the total';
    expect(
      cutMessage(text)
        .join(' ')
        .replace(/[\s,]+/g, ' '),
    ).toBe(text.replace(/[\s,]+/g, ' '));
  });
});

describe('a message that asks one thing', () => {
  it.each([
    'drop the nhl one and give me another mlb',
    'is Amon-Ra St. Brown under 4.5 receptions at +110 good',
    'is Marvin Harrison Jr. over 50.5 yards worth it',
    'not the bills. give me something else instead',
    'parlay bills ml, celtics ml and rangers ml',
    'bills -3, is that good',
    'how do you see avs canes: side and total, any bet on either?',
    'if i bet 50 on the bills and it wins what do i get',
    'i have 100 on the bills at +250. how much do i hedge at -120',
    'took over 44 at -110, can i get under 47.5',
    'give me a parlay and make it +500',
    'is it bills or lions',
    'should i bet the bills ml and if so how much',
    'if i bet 50 on the bills & it wins what do i get',
    'what does 50 at +120 pay and what is the implied chance',
    'bills & lions ml, any value',
    'got a $100 free bet at FanDuel, NFL only. where does it convert best',
    'draw no bet or double chance on arsenal',
    'drop it and give me something else in its place',
    'is lions ml good and why',
    'which one pays more and how much',
    'any player props? which sports',
    'got props, what leagues',
    'what about anytime td, whats walker at',
    'ok the spread? hows dallas priced',
    'thats what my buddy said. any injuries',
    'bills -3 and lions over 45, whats better',
    'If I win 54% of my bets, what is the chance that I lose the next 8 in a row?',
    'How many bets is a round robin of 5 teams by 3s, and what does it cost in total at $5 per bet?',
  ])('%s', (text) => {
    expect(cutMessage(text)).toEqual([text]);
  });
});
