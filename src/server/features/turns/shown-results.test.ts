import { beforeAll, describe, expect, it } from 'vitest';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ask, type ChatApp, newCaller, startChatApp } from './test-chat-app.ts';

/** A result on screen is a thing: what is said next changes a part of it, and nothing is charged twice. */

const NOW = new Date(Date.UTC(2026, 10, 21, 17));
const open = await testDatabase();
let chat: ChatApp;
beforeAll(async () => {
  const slate = await demoSlateAt(NOW);
  chat = await startChatApp(open.db, slate, () => NOW);
});

/** Every answer of one chat, with the tokens that are left after it. */
async function talk(messages: readonly string[]): Promise<{ said: string; left: number }[]> {
  const bettor = await newCaller(chat.app);
  const told: { said: string; left: number }[] = [];
  let session: string | undefined;
  for (const message of messages) {
    const reply = await ask(bettor, message, session);
    session = reply.sessionId;
    told.push({ said: reply.message.content, left: reply.tokensRemaining });
  }
  return told;
}

it('a question on the product that speaks of bets in one of its sentences starts no search', async () => {
  const [told] = await talk(['so u just tell me what to bet. how do i know ur picks actually win, whats ur record']);
  expect(told?.said).toMatch(/record/i);
  expect(told?.left).toBe(150);
});

it('a parlay that no stored leg fits is refused free, and no single bet is given for it', async () => {
  const [told] = await talk(['3 leg sgp for lions bills, all legs -400 or shorter']);
  expect(told?.said).toMatch(/Nothing was charged/);
  expect(told?.left).toBe(150);
});

describe('a parlay that was shown', () => {
  it.each([
    ['put 40 down, what comes back', /\$40\.00 at/],
    ['bump it to 3u', /3 units at/],
    ['who pays the most for it', /Both legs win/],
  ])('is gone on with free: %s', async (message, told) => {
    const [shown, next] = await talk(['parlay celtics ml and rockets ml', message]);
    expect(next?.said).toMatch(told);
    expect(next?.left).toBe(shown?.left);
  });

  it('of one game pays what is fair, and says that no book’s price for it is stored', async () => {
    const [shown, next] = await talk(['same game parlay for celtics mavs', 'what does 25 on it return']);
    expect(next?.said).toMatch(/I have no book's price for legs of one game.*\$25\.00 on these legs/s);
    expect(next?.left).toBe(shown?.left);
  });
});

describe('the legs of a parlay of one game', () => {
  it('were judged by nobody, so that a word on what each is worth is paid for', async () => {
    const { events } = await chat.slate.current();
    const game = events.find(({ home, away }) => `${away} @ ${home}` === 'Dallas Mavericks @ Boston Celtics');
    const line = (game?.markets.find(({ market }) => market === 'total')?.lineHundredths ?? 0) / 100;
    const [shown, legs] = await talk([
      `celtics ml and celtics mavs over ${line} parlay`,
      'which leg has the most edge',
    ]);
    expect(shown?.left).toBe(150);
    expect(legs?.said).toMatch(/The bets side by side/);
    expect(legs?.left).toBe((shown?.left ?? 0) - 1);
  });
});

it('a teaser that is priced is one verdict, and charged as one', async () => {
  const [told] = await talk(['lions down to -2 and cowboys to +8.5 at -120, +ev or nah']);
  expect(told?.said).toMatch(/Both legs win/);
  expect(told?.left).toBe(149);
});

describe('a teaser of named teams', () => {
  it('takes another team, price or question, free', async () => {
    const [shown, other, price, keys] = await talk([
      '6 point teaser with the bills and packers',
      'swap the bills for the chiefs',
      'what does each leg need at -130',
      'is that a wong teaser',
    ]);
    expect(shown?.said).toMatch(/Buffalo Bills .*Green Bay Packers/s);
    expect(other?.said).toMatch(/Kansas City Chiefs .*Green Bay Packers/s);
    expect(price?.said).toMatch(/2 legs must win 75\.18%/);
    expect(keys?.said).toMatch(/Kansas City Chiefs .* crosses/);
    expect([other, price, keys].map((turn) => turn?.left)).toEqual([shown?.left, shown?.left, shown?.left]);
  });
});

describe('bets of two turns', () => {
  it('are what "the two" means', async () => {
    const [, , joined] = await talk(['is rockets ml good', 'what about celtics ml', 'parlay the two']);
    expect(joined?.said).toMatch(/Houston Rockets.*Boston Celtics/s);
  });
});

describe('the record', () => {
  it('is narrowed by a league, and told anew for the best of them, free', async () => {
    const [whole, league, best] = await talk(["how's your track record", 'just nfl', 'which sport are you best at']);
    expect(league?.said).toMatch(/of NFL (is|are) on the record/);
    expect(best?.said).toMatch(/graded once its game has ended/);
    expect([league?.left, best?.left]).toEqual([whole?.left, whole?.left]);
  });
});

describe('what is first in an order', () => {
  it.each([
    ['biggest underdog in the nba tonight', 'The longest price'],
    ['heaviest favorite on the board today', 'The shortest price'],
    ['which game has the highest total tonight', 'The highest line'],
  ])('is told free, and so is the next one: %s', async (message, order) => {
    const [first, second] = await talk([message, 'and the next one']);
    expect(first?.said).toContain(order);
    expect(second?.said).toContain(order);
    expect(second?.said).not.toBe(first?.said);
    expect(second?.left).toBe(first?.left);
  });

  it('is joined with the next one', async () => {
    const [, , joined, stake] = await talk([
      'biggest favorite today',
      'next one',
      'parlay em both',
      'what do i need for 100 to win',
    ]);
    expect(joined?.said).toMatch(/Florida Gators.*Houston Rockets/s);
    expect(stake?.said).toMatch(/wins? \$100\.00/);
    expect(stake?.left).toBe(joined?.left);
  });
});
