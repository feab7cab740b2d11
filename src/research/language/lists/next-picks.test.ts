import { beforeAll, describe, expect, it } from 'vitest';
import type { Slate } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
let slate: Slate;
let before: Reading;
beforeAll(async () => {
  const { slate: bare } = await demoTalk();
  const names = slateNames(bare);
  slate = { ...bare, names: () => names };
  const games = bare.events.filter(({ startsAt }) => startsAt.getTime() > NOW_MS).slice(0, 3);
  before = {
    ...OPEN_READING,
    leagues: ['MLB', 'NHL'],
    list: true,
    focus: games.map(({ id }) => ({ eventId: id, market: 'moneyline', side: 'home', line: null, player: null })),
  };
});

function wishOf(text: string, previous: Reading = before): Reading | null {
  const reading = readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous });
  const plan = planCalls({ text, reading, previous, slate, nowMs: NOW_MS, zone: zoneOf(ZONE) });
  return plan?.kind === 'picks' ? plan.reading : null;
}

describe('the next of a list', () => {
  it.each([
    ['ok 4 and 5', 2],
    ['whats number 4', 1],
    ['4th and 5th', 2],
    ['ok and whats the fourth one', 1],
    ['i meant u said 4 worth betting and showed 3. show me the 4th', 1],
    ['you said there were 5, show me the fifth one', 2],
  ])('%s', (text, count) => {
    expect(wishOf(text)).toMatchObject({ count, asksMore: true, leagues: ['MLB', 'NHL'] });
  });

  it('is none of those that were shown', () => {
    expect(wishOf('ok 2 and 3')?.asksMore ?? false).toBe(false);
  });

  it('is one more of what is named where another goes', () => {
    expect(wishOf('drop the nhl one and give me another mlb')).toMatchObject({
      count: 1,
      asksMore: true,
      leagues: ['MLB'],
    });
  });
});

describe('what puts a list right', () => {
  it.each([['what?? i just want hockey and baseball picks lol'], ['bro i just asked for nhl and mlb bets']])(
    'takes back nothing of it: %s',
    (text) => {
      expect(wishOf(text, { ...before, minDecimal: 2, book: 'FanDuel', count: 3 })).toMatchObject({
        minDecimal: 2,
        book: 'FanDuel',
        count: 3,
      });
    },
  );

  it.each([['lower your bar, give me the top 3, but not before 8'], ['relax the standards, and nothing before 8pm']])(
    'narrows it in time: %s',
    (text) => {
      const reading = wishOf(text, { ...before, minDecimal: 2, book: 'FanDuel' });
      expect(reading).toMatchObject({ minDecimal: 2, book: 'FanDuel', leagues: ['MLB', 'NHL'], minConfidence: null });
      expect(reading?.window?.label).toMatch(/^(tonight )?from 8/);
    },
  );

  it('goes on from it', () => {
    expect(wishOf('no i meant straight moneyline favorites')).toMatchObject({
      markets: ['moneyline'],
      side: 'favorite',
      leagues: ['MLB', 'NHL'],
    });
    const parlay: Reading = { ...before, intent: 'parlay', ticket: true, count: 2 };
    expect(wishOf('make it +250 or better still no lions', parlay)).toMatchObject({ intent: 'parlay', wholeMin: 3.5 });
  });
});
