import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

/** Two questions of one game or bet in a message, of which the plain question that it is taken for holds one. */
describe('two questions in one message', () => {
  it.each([
    [
      'what time do the cowboys play and whos favored',
      [/starts Mon 7:15 PM ET/, /Patriots \(-?\d+|Patriots are favored/],
    ],
    ['lions ml best price and has it moved', [/best price on the Lions is -\d+/, /No price history of Detroit Lions/]],
    ['who fights tonight and what time is pereira', [/16 games/, /Alex Pereira starts Sat 8:00 PM ET/]],
    ['andreeva vs sabalenka recent form n h2h', [/last 5 matches/, /last 4 meetings/]],
    ['liberty ml tonight and wembys pts line?', [/on the Liberty is -\d+/, /Victor Wembanyama points, over 28\.5/]],
    ['cuando juegan las chivas y a como estan', [/Sat 8:00 PM ET/, /Chivas Guadalajara is \+\d+/]],
  ])('are both answered, free: %s', async (question, told) => {
    const { text, cost } = await lastOf(question);
    for (const one of told) expect(text).toMatch(one);
    expect(cost).toBe(0);
  });
});

describe('a season', () => {
  it.each([[['stanley cup winner odds?? is edmonton worth it']], [['stanley cup odds', 'is edmonton worth it']]])(
    'is not judged as its next game: %s',
    async (asked) => {
      const { text, cost } = await lastOf(...asked);
      expect(text).toContain('I have no futures');
      expect(cost).toBe(0);
    },
  );

  it('leaves a game that is named behind it what it is', async () => {
    const { text, cost } = await lastOf('stanley cup odds', 'is edmonton ml a good bet');
    expect(text).toContain('Oilers moneyline');
    expect(cost).toBe(1);
  });
});

describe('prices that were shown', () => {
  it('are of the player who was spoken of, and judged at another price', async () => {
    const asked = ['bijan robinson props', 'is the rushing over good', 'whats his td price at draftkings'] as const;
    const price = await lastOf(...asked);
    expect(price.text).toMatch(/DraftKings on Bijan Robinson anytime touchdown|DraftKings: Yes -135/);
    expect(price.cost).toBe(0);
    expect((await lastOf(...asked, 'what if it was +110')).text).toMatch(
      /Bijan Robinson anytime touchdown at your \+110/,
    );
  });

  it('are what an over or under is of', async () => {
    const { text } = await lastOf('whats lukas points line', 'over or under?');
    expect(text).toMatch(/Luka Doncic (?:over|under) 26\.5 points is the better/);
  });
});
