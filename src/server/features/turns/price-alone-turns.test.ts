import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const PICK = 'best nba bet tonight';
const JUDGED = 'is Bills moneyline a good bet';

describe('a price that is doubted is told beside those of the other books, free', () => {
  it.each<[string[], RegExp]>([
    [[PICK, 'whats the catch'], /^Caesars stands alone with Warriors moneyline at \+108.*The other 10 books have/],
    [[PICK, 'caesars +108 but everyone else is -106?? is that real'], /^Caesars stands alone/],
    [['warriors ml is +108 at caesars, everybody else -106. mistake?'], /^Caesars stands alone with Warriors/],
    [
      [PICK, 'why is caesars so far off'],
      /^Books give no reason\. .*Warriors moneyline at \+108 \(Caesars\) pays more/,
    ],
    [
      ['caesars has warriors ml +108, thats off market no?'],
      /^Yes: Warriors moneyline at \+108 \(Caesars\) pays more than every other book/,
    ],
    [[PICK, 'why would they be that far off from everyone'], /^Books give no reason/],
    [[PICK, 'do you trust that number'], /see it in the app before you count on it/],
    [[PICK, 'is that price still up'], /was last seen .* ago, Sat \d+:\d\d [AP]M ET.*check Caesars before the start/],
    [[JUDGED, 'when was that pulled'], /^Bills moneyline at \+184 \(Circa Sports\) was last seen/],
    [[JUDGED, 'is that stale'], /^It does not look stale/],
    [
      [PICK, 'i dont have that book. is it still a bet elsewhere'],
      /^No: without Caesars the best on Warriors moneyline/,
    ],
    [[PICK, 'caesars isnt live in my state, worth it anywhere else?'], /^No: without Caesars/],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });

  it('leaves judged what was judged', async () => {
    expect((await lastOf(JUDGED, 'is that stale', 'so is it worth it')).cost).toBe(0);
  });

  it.each<[string[], RegExp]>([
    [['what is a stale line'], /stale/i],
    [[PICK, 'whats the catch with parlays'], /margin is paid on every leg/],
    [['is Bills moneyline a mistake to bet'], /Pass on the Bills moneyline/],
  ])('%j asks something else', async (messages, said) => {
    const { text } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/stands alone|look stale/);
  });
});

describe('what would change a verdict', () => {
  it.each<[string[], RegExp]>([
    [[JUDGED, 'what would change your mind'], /Three things could\..*Buffalo Bills listed[\s\S]*\+208 or better/],
    [[JUDGED, 'what number would make it a bet'], /The Bills moneyline: \+208 or better/],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });
});

describe('how it is made and what it has proven', () => {
  it.each<[string[], RegExp]>([
    [['so you just average the books. then how do you ever beat them'], /^Not by knowing more than the market/],
    [['if its all consensus where does the edge come from'], /one book at a time/],
    [['are lineups and starters in that number or is it just the books'], /^It is just the books/],
    [['does your fair price include injuries'], /injuries count only as far as/],
    [
      ['show me the record then. clv not win pct'],
      /CLV and ROI are not told here[\s\S]*None is settled yet|No pick has been recorded/,
    ],
    [['how much do you beat the close by'], /CLV and ROI are not told here/],
    [['how often does a 7 point favorite win by exactly 7'], /^About \d\.\d% of the time a favorite of 7/],
    [['Is dolphins -3 a good bet', 'how often do they win by exactly 3'], /So Dolphins -3 pushes about \d\.\d%/],
    [['my dog ate the remote and i still hit the over lmaooo. whats good'], /^Ha, nice hit/],
    [['lol the refs robbed my under. anyway whats good'], /^Ouch/],
  ])('%j is told free', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });

  it.each<[string[], RegExp]>([
    [['what is clv'], /compares the price you took/],
    [['how often do favorites beat the spread'], /favorite/i],
    [['will curry hit the over lol'], /Curry over/],
  ])('%j is answered as it was', async (messages, said) => {
    expect((await lastOf(...messages)).text).toMatch(said);
  });
});
