import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import { readQuestion } from '../language/read-question.ts';
import type { Reading } from '../language/reading.ts';
import { footballSlate, NOW, type TestMarket, testEvent, testReading, testSlate } from '../slate/test-slate.ts';
import { composeAnswer } from './compose-answer.ts';

const SIDES = ['home', 'away'] as const;
/** Of the other lines; fewer than quote the main one. */
const BOOKS = ['pinnacle', 'betmgm', 'caesars', 'fanduel'];
const OVER_UNDER = ['over', 'under'] as const;
const prop = (market: string, player: string, line: number, more: Partial<TestMarket> = {}): TestMarket => ({
  market: `prop:${market}`,
  outcomes: OVER_UNDER,
  player,
  line,
  decimals: [1.9, 1.9],
  ...more,
});

const slate = () =>
  testSlate([
    testEvent('g1', {
      home: 'Kansas City Chiefs',
      away: 'Buffalo Bills',
      markets: [
        { market: 'moneyline', outcomes: SIDES, decimals: [1.7, 2.2] },
        { market: 'spread', outcomes: SIDES, line: -2.5, decimals: [1.91, 1.91] },
        { market: 'spread', outcomes: SIDES, line: 12.5, decimals: [1.2, 4.5], books: BOOKS },
        { market: 'spread', outcomes: SIDES, line: -9.5, decimals: [3.4, 1.3], books: BOOKS },
        { market: 'total', outcomes: OVER_UNDER, line: 47.5, decimals: [1.91, 1.91] },
        prop('player_reception_yds', 'Travis Kelce', 61.5),
        prop('player_receptions', 'Travis Kelce', 5.5, { except: { betmgm: [2.05, 1.75] } }),
        { market: 'prop:player_anytime_td', outcomes: ['yes', 'no'], player: 'Travis Kelce', decimals: [2.4, 1.55] },
      ],
    }),
    testEvent('g2', {
      home: 'New York Jets',
      away: 'Miami Dolphins',
      inHours: 6,
      markets: [
        { market: 'moneyline', outcomes: SIDES, decimals: [1.9, 1.9] },
        { market: 'total', outcomes: OVER_UNDER, line: 44, decimals: [1.9, 1.9] },
      ],
    }),
  ]);

async function ask(text: string, changes: Partial<Reading> = {}, prices = slate()) {
  const context = { nowMs: NOW.getTime(), timeZone: 'America/New_York', previous: null };
  const reading = { ...readQuestion(text, context), ...changes };
  const deps = { now: () => NOW, newId: randomUUID, movesOf: async () => [] };
  const draft = await draftAnswer(deps, prices, reading, 'regular');
  if (!draft) throw new Error('no draft');
  const { content } = composeAnswer(draft, 'regular', 5);
  const picks = [content.mainBet, ...content.additionalBets];
  return { summary: content.summary, picks, labels: picks.map(({ pick }) => pick), parlay: content.parlay };
}

describe('a part of a game', () => {
  it.each([
    ['chiefs first half spread', 'the first half'],
    ['chiefs 1st quarter moneyline', 'a single quarter'],
    ['chiefs second half over', 'the second half'],
    ['nfl first half picks', 'the first half'],
  ])('%s: is said to have no price before anything else', async (text, part) => {
    const { summary } = await ask(text);
    expect(summary).toMatch(new RegExp(`^I have no price on ${part}; the whole game's market is shown instead\\.`));
  });

  it('has a line and a price of its own, which judge nothing of the whole game', async () => {
    const { summary, picks } = await ask('chiefs first half -2.5 at +150 good?');
    expect(summary).toMatch(/^I have no price on the first half/);
    expect(summary).not.toMatch(/\+150|Check that number/);
    expect(picks[0]?.market).toBe('spread');
  });

  it('is not said of the whole game, and the season is no game', async () => {
    expect((await ask('chiefs spread')).summary).not.toMatch(/No price/);
    expect((await ask('chiefs to win the super bowl')).summary).toMatch(
      /^I have no price on the whole season; single games are shown instead\./,
    );
  });
});

describe('what a prop counts', () => {
  it('is what is shown first where it is priced', async () => {
    expect((await ask('travis kelce receiving yards')).labels[0]).toMatch(/receiving yards$/);
    expect((await ask('travis kelce receptions')).labels[0]).toMatch(/receptions$/);
    expect((await ask('kelce to score a td')).labels[0]).toBe('Travis Kelce anytime touchdown: Yes');
  });

  it('is said to be unpriced where it is not, and is not judged by another number', async () => {
    const { summary } = await ask('travis kelce rushing yards over 20.5 at +300?');
    expect(summary).toMatch(
      /^I have no price on rushing yards for Travis Kelce, so what else is priced is shown instead/,
    );
    expect(summary).not.toMatch(/\+300/);
  });
});

describe('another line', () => {
  it('that nobody offers is answered by the nearest', async () => {
    const { summary, labels } = await ask('chiefs -10.5');
    expect(summary).toMatch(/^No book offers Kansas City Chiefs -10\.5; the nearest line that is priced is shown\./);
    expect(labels[0]).toBe('Kansas City Chiefs -9.5');
  });

  it('without a number is one that is not the main one', async () => {
    expect((await ask('chiefs alt spread')).labels[0]).toMatch(/^Kansas City Chiefs (\+12|-9)\.5$/);
    const { summary, labels } = await ask('jets game alternate total');
    expect(summary).toMatch(/^I have no alternate line for this, so the main line is shown\./);
    expect(labels[0]).toMatch(/^(Over|Under) 44$/);
  });
});

describe('a parlay', () => {
  it('keeps to the price of the whole that was asked for', async () => {
    const { parlay, summary } = await ask('2 leg nfl parlay under +270');
    expect(parlay?.totalOddsDecimal).toBeLessThanOrEqual(3.7);
    expect(summary).toContain('The legs are chosen to keep the whole at +270 or less.');
  });

  it('with a pass in it is no bet, whatever the product says', async () => {
    const { summary, picks } = await ask('2 leg nfl parlay');
    expect(picks.some(({ verdict }) => verdict === 'pass')).toBe(true);
    expect(summary).toMatch(/it loses on average|no leg is worth a stake alone/);
  });
});

it('gives others when more are asked for', async () => {
  const nfl = { leagues: ['NFL'] as const, count: 2 };
  const first = await ask('nfl picks', testReading(nfl), footballSlate());
  const earlier = first.picks.map(({ eventId, pick }) => ({ eventId, pick }));
  const more = await ask('2 more', testReading({ ...nfl, asksMore: true, earlier }), footballSlate());
  expect(more.labels).toHaveLength(2);
  for (const label of more.labels) expect(first.labels).not.toContain(label);
});
