import { describe, expect, it } from 'vitest';
import { chatAt } from './test-noon-chat.ts';

/** Which bet, game or book is meant, and never another one. */

const lastOf = await chatAt(new Date('2026-12-02T23:10:00Z'));
const KNICKS = 'knicks -2 at kings friday -110 good?';
const UNDER = 'under 233 spurs cavs worth it';

describe('prices and facts of the bet that is meant are free', () => {
  it.each([
    [['mackinnon to score'], 'whats his under 2.5 shots', /under 2\.5, is -115/],
    [[], 'whats mackinnon under 2.5 shots', /under 2\.5, is -115/],
    [[], 'whats luka over 27.5 pts at dk', /DraftKings: Over 27\.5 -115/],
    [['if i took braves -130 and it closes -145 did i do good'], 'whats it at on fanduel rn', /Atlanta Braves -136/],
    [[], 'live odds on the rays game', /Giants @ Tampa Bay Rays has begun, and live odds are not stored/],
    [[], 'whats the live score of the rays game', /^(?!.*Cincinnati).*No live scores/s],
    [['all books, wild ml tonight'], 'best one i can actually use in nj', /bets in New Jersey, .*-130 at DraftKings/],
    [[KNICKS, 'my bad meant kings +0.5'], 'is that any diff than kings ml', /No difference: nobody ties here/],
    [[], 'is lakers +0.5 the same as lakers ml', /Lakers \+0\.5 pays more: \+120/],
    [[], 'whats he overpaying with lakers +0.5 at draftkings', /DraftKings: Los Angeles Lakers \+0\.5/],
    [[], 'asdkjh banana moneyline over the cavs???', /do not know a team or player called "banana"/],
    [[], 'pizza ml vs the lakers', /do not know a team or player called "pizza"/],
    [['wild moneyline prices'], 'other side at caesars?', /Caesars: Chicago Blackhawks \+116/],
  ])('%j, %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});

describe('the bet that is meant is judged', () => {
  it.each([
    [[KNICKS], 'my bad meant kings +0.5', /Sacramento Kings \+0\.5/, /Los Angeles Kings|Kings \+2/],
    [[], 'hay valor en messi a anotar el viernes?', /Lionel Messi anytime goal: Yes/, /No Lionel|shots on target/],
    [[UNDER], 'and the other side at dk', /over 233 in Spurs @ Cavaliers at -110 \(DraftKings\)/i, /under 233/i],
    [[], 'what about lakers +0.5 +120 bet365, thats 20 better than fd', /Lakers \+0\.5 at \+120/, /did not get/],
    [[], 'lakers ml over the pelicans good?', /Lakers moneyline/, /over 233/i],
    [[], 'wild ml, 1u or half', /nothing on the Wild moneyline/, /Payout/],
    [[], 'hows luka over 27.5 pts look, worth it?', /Luka Doncic over 27\.5/, /Every book/],
  ])('%j, %s', async (before, question, told, not) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(text).not.toMatch(not);
    expect(cost).toBe(1);
  });

  it('says which of two numbers at one price is the better one', async () => {
    const { text } = await lastOf('lakers +0.5 +100 or lakers +1 +100, which is better');
    expect(text).toMatch(/Lakers \+1 is simply the better number: half a point easier at the same \+100/);
  });
});

describe('a day chooses between the games of one side', () => {
  it.each([
    ['is braves ml on friday a good bet', /Braves @ Minnesota Twins/],
    ['best braves ml price friday', /Braves @ Minnesota Twins/],
    ['braves ml tonight worth it', /Braves @ Detroit Tigers/],
  ])('%s', async (question, game) => {
    const { text } = await lastOf(question);
    expect(text).toMatch(game);
  });
});
