import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

/** Follow-ups that hold against each other what was shown, or ask it of somebody else. */

const lastOf = await chatAtNoon();

describe('which of what was spoken of', () => {
  it.each([
    ['which of those two would you take', /The Bills moneyline is the better|Bills moneyline is the better of the two/],
    ['which one is better', /The Bills moneyline is the better|Bills moneyline is the better of the two/],
    ['if you could only play one', /The Bills moneyline is the better|Bills moneyline is the better of the two/],
    [
      'which of the 2 has the better value',
      /The Bills moneyline is the better|Bills moneyline is the better of the two/,
    ],
    ['which is most likely to hit', /Bills \+4\.5 is the likelier one: 50\.\d%, against 3\d\.\d%/],
    ['which one pays more', /The Bills moneyline pays more: \+184, against -115/],
    ['which of them has more juice', /has the bigger juice: \d\.\d% against/],
  ])('%s', async (message, told) => {
    const { text, cost } = await lastOf('bills +4.5 -115 good?', 'what about the ml', message);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each([
    ['which has the bigger juice', /has the bigger juice: .* against .*best price against best price/],
    ['which of those two has less vig', /has the smaller juice/],
  ])('is of two games whose prices were shown: %s', async (message, told) => {
    const { text, cost } = await lastOf('chiefs broncos moneyline', 'same for bears eagles', message);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('names the least bad of picks that are all passes', async () => {
    const { text, cost } = await lastOf('best nfl receiving yards props tomorrow', 'least bad of them');
    expect(text).toMatch(/^None of them is a bet. The least bad of the 3 picks is #1/);
    expect(cost).toBe(0);
  });
});

describe('the side that an answer came to', () => {
  it.each([['why that side'], ['how come that one']])('is explained behind its books: %s', async (message) => {
    const { text, cost } = await lastOf(
      'lions or bills ml who you got',
      'which book has the best number for it',
      message,
    );
    expect(text).toMatch(/independent books, vig out, make/);
    expect(text).not.toMatch(/No verdict was asked for/);
    expect(cost).toBe(0);
  });
});

describe('who is named is the bet', () => {
  it.each([
    ['is there any edge on the knicks', 'New York Knicks moneyline'],
    ['would you bet the suns here', 'Phoenix Suns moneyline'],
    ['any value on the suns', 'Phoenix Suns moneyline'],
    ['do you like the knicks', 'New York Knicks moneyline'],
  ])('%s', async (message, bet) => {
    const { text } = await lastOf('knicks suns moneyline, whos got the best price', message);
    expect(JSON.parse(text).blocks.find(({ kind }: { kind: string }) => kind === 'verdict').bet).toBe(bet);
  });
});

describe('the same question of somebody else', () => {
  it.each([
    [['who wins bills lions', 'same for chiefs broncos'], /the Chiefs are favored/, 0],
    [['who wins bills lions', 'and what about texans ravens'], /the Texans are favored/, 0],
    [['fair odds leeds fulham all three ways', 'same for liverpool wolves'], /No-vig odds in .*[Dd]raw/, 0],
    [['patrick mahomes over passing yards good at -110?', 'same question for bo nix'], /Bo Nix over/, 1],
    [['amon ra st brown over 56.5 rec yds good at -110?', 'what about his receptions'], /over 4\.5 receptions/, 1],
    [['nico collins under 47.5 receiving yards any good', 'and receptions?'], /under 4\.5 receptions/, 1],
    [['nhl shots on goal props tonite best overs', 'ok what about red wings senators'], /over \d\.5 shots on goal/, 1],
    [['best nba rebounds unders tonight', 'and for mavs celtics'], /under 7\.5 rebounds/, 1],
    [['texans ravens who wins', 'what abt the spread tho'], /likelier side is Texans -10/, 0],
  ] as const)('%s', async (messages, told, cost) => {
    const last = await lastOf(...messages);
    expect(last.text).toMatch(told);
    expect(last.cost).toBe(cost);
  });
});

describe('how far a price is from fair', () => {
  it.each([
    [['lions moneyline good at -165?', 'how far is that from fair'], /33 cents better than fair: -165 against -198/],
    [['best price on the chiefs', 'how far off fair is that'], /short of fair: -170 against -168/],
    [['chiefs broncos moneyline', 'whats the no vig on that'], /Chiefs -168 .* and the Broncos \+168/],
    [['heat kings spread', 'fair odds on both sides'], /Heat \+1\.5 .* and Kings -1\.5/],
    [['bears moneyline good?', 'is it too late to bet it now'], /cents short of fair/],
  ] as const)('%s', async (messages, told) => {
    const last = await lastOf(...messages);
    expect(last.text).toMatch(told);
    expect(last.cost).toBe(0);
  });

  it('is judged anew at a price that is named', async () => {
    const last = await lastOf('best price on the oilers', 'too late to bet them or still ok at +108');
    expect(last.text).toMatch(/at your \+108/);
    expect(last.cost).toBe(1);
  });
});

describe('bets that were judged one after the other', () => {
  const THREE = ['bills ml any good?', 'what about eagles ml', 'and a third one, broncos ml?'];

  it.each([
    ['ok rank all three by ev pls', 3],
    ['rank them best to worst', 3],
    ['sort all 3 of them by value', 3],
    ['put those three in order', 3],
    ['rank the last two by edge', 2],
  ])('are ranked, the best first: %s', async (message, count) => {
    const { text, cost } = await lastOf(...THREE, message);
    expect(cost).toBe(0);
    expect(text).toMatch(/The Broncos moneyline is the (best of them|better of the two)/);
    const { blocks } = JSON.parse(text) as { blocks: { kind: string; rows?: unknown[] }[] };
    const rows = blocks.find(({ kind }) => kind === 'table')?.rows ?? [];
    expect(rows).toHaveLength(count);
    expect(JSON.stringify(rows[0])).toContain('Broncos');
  });
});

describe('the books of the side that an answer came to', () => {
  it.each([
    'ok whats the best book for the side you said',
    'what book should i use for the side you like',
    'where do i get the best number on your side',
    'best book for the one you picked',
  ])('%s', async (message) => {
    const { text, cost } = await lastOf('lions or bills ml who you got', message);
    expect(text).toMatch(/best price on the (Lions|Bills)/);
    expect(text).toMatch(/Every book on the moneyline/);
    expect(cost).toBe(0);
  });
});
