import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnalysisMode } from '#contract/analysis.ts';
import type { Reading } from '#research/language/reading.ts';
import type { Slate, SlateMarket } from '#research/slate/slate.ts';
import { footballSlate, NOW, testReading } from '#research/slate/test-slate.ts';
import { composeAnswer } from '#research/words/compose-answer.ts';
import { draftAnswer } from './draft-answer.ts';

const draftOf = (slate: Slate, reading: Partial<Reading> = {}, mode: AnalysisMode = 'regular') =>
  draftAnswer({ now: () => NOW, newId: randomUUID, movesOf: async () => [] }, slate, testReading(reading), mode);

const picksOf = async (slate: Slate, reading: Partial<Reading> = {}, mode: AnalysisMode = 'regular') =>
  (await draftOf(slate, reading, mode))?.drafts.map(({ pick }) => pick) ?? [];

const nfl = { leagues: ['NFL'] } as const;
const today = { label: 'today', fromMs: NOW.getTime(), toMs: NOW.getTime() + 8 * 3_600_000 };

describe('drafting an answer', () => {
  it('leads with the one real edge and offers at least three picks, each at a stored price', async () => {
    const slate = footballSlate();
    const picks = await picksOf(slate, nfl);
    expect(picks).toHaveLength(3);
    expect(picks[0]).toMatchObject({
      pick: 'Buffalo Bills +2.5',
      book: 'Betmgm',
      odds: '+105',
      market: 'spread',
      line: 2.5,
    });
    expect(picks[0]?.edge).toBeCloseTo((picks[0]?.fairProbability ?? 0) * 2.05 - 1, 12);
    const stored = new Set(slate.events.flatMap((e) => e.markets.flatMap((m) => m.quotes.flatMap((q) => q.decimals))));
    for (const pick of picks) expect(stored).toContain(pick.oddsDecimal);
  });

  it('changes the shown pick when one stored price changes', async () => {
    const before = await picksOf(footballSlate(), nfl);
    const slate = footballSlate();
    const spread = slate.events[0]?.markets[0] as SlateMarket;
    const changed: Slate = {
      ...slate,
      events: slate.events.map((event, i) =>
        i > 0
          ? event
          : {
              ...event,
              markets: [
                {
                  ...spread,
                  quotes: spread.quotes.map((q) => (q.bookKey === 'betmgm' ? { ...q, decimals: [1.87, 1.98] } : q)),
                },
                ...event.markets.slice(1),
              ],
            },
      ),
    };
    const after = await picksOf(changed, nfl);
    expect(after[0]?.oddsDecimal).not.toBe(before[0]?.oddsDecimal);
    expect(after[0]?.edge).toBeLessThan(before[0]?.edge ?? 0);
  });

  it('widens "today" with the next games and says so', async () => {
    const draft = await draftOf(footballSlate(), { ...nfl, markets: ['moneyline'], window: today });
    expect(draft?.drafts.length).toBeGreaterThanOrEqual(2);
    expect(draft?.notices.join(' ')).toMatch(/next games are added/);
    expect(draft?.drafts[0]?.pick.game).toBe('Buffalo Bills @ Kansas City Chiefs');
    expect(draft?.instead).toEqual([]);
  });

  it('says that no game of the league starts in the window, and shows the next', async () => {
    const draft = await draftOf(footballSlate(), {
      ...nfl,
      window: { label: 'today', fromMs: 0, toMs: NOW.getTime() },
    });
    expect(draft?.missing[0]).toBe(
      'No priced NFL game starts today (the next one is on Sunday, Nov 22); the next ones are shown.',
    );
    expect(draft?.drafts).toHaveLength(3);
    expect(draft?.considered).toBe(6);
  });

  it('says that a team has no game instead of inventing one', async () => {
    const draft = await draftOf(footballSlate(), {
      teams: [{ league: 'NBA', name: 'Los Angeles Lakers' }],
      leagues: ['NBA'],
    });
    expect(draft?.missing).toEqual([
      'No priced game of Los Angeles Lakers is on the slate; other NBA games are shown instead.',
    ]);
    expect(draft?.drafts.every(({ pick }) => pick.sport === 'NBA')).toBe(true);
  });

  it('takes the side and the market that were named, and fills up with nothing else', async () => {
    const picks = await picksOf(footballSlate(), {
      teams: [{ league: 'NFL', name: 'Buffalo Bills' }],
      markets: ['total'],
      side: 'over',
    });
    expect(picks.map(({ pick }) => pick)).toEqual(['Over 47.5']);
  });

  it('pins the side of the team that plays, where a nickname names two', async () => {
    const picks = await picksOf(footballSlate(), {
      teams: [
        { league: 'NFL', name: 'New York Giants' },
        { league: 'MLB', name: 'San Francisco Giants' },
      ],
      markets: ['spread'],
    });
    expect(picks[0]?.pick).toBe('New York Giants +7');
  });

  it('leads with the props of a named player, alone or with his team', async () => {
    const alone = await picksOf(footballSlate(), { players: ['Tatum'], leagues: ['NBA'] });
    expect(alone[0]?.pick).toMatch(/^Jayson Tatum (over|under) 27.5 points$/);
    const celtics = [{ league: 'NBA', name: 'Boston Celtics' }] as const;
    const other = await draftOf(footballSlate(), { players: ['Jaylen Brown'], teams: celtics, markets: ['prop'] });
    expect(other?.missing[0]).toBe('I have no price for Jaylen Brown.');
  });

  it('keeps to a competition that was named', async () => {
    expect(await draftOf(footballSlate(), { leagues: ['Soccer'], competitions: ['soccer_spain_la_liga'] })).toBeNull();
  });

  it('gives the number of picks that was asked for, and up to ten in pro mode', async () => {
    expect(await picksOf(footballSlate(), { count: 1 })).toHaveLength(1);
    // Eight bets are priced; the Chiefs to win would contradict the Bills' points.
    const pro = await picksOf(footballSlate(), {}, 'pro');
    expect(pro).toHaveLength(7);
    expect(pro.map(({ pick }) => pick)).not.toContain('Kansas City Chiefs moneyline');
  });

  it('holds the limits on odds for every pick', async () => {
    const picks = await picksOf(footballSlate(), { minDecimal: 2 });
    expect(picks.length).toBeGreaterThan(0);
    for (const pick of picks) expect(pick.oddsDecimal).toBeGreaterThanOrEqual(2);
  });

  it('answers nothing when nothing can fit', async () => {
    expect(await draftOf(footballSlate(), { minDecimal: 50 })).toBeNull();
    expect(await draftOf(footballSlate(), { leagues: ['MLB'] })).toBeNull();
  });

  it('never picks a game that has begun', async () => {
    const slate = footballSlate();
    const begun = { ...slate, events: slate.events.map((event) => ({ ...event, startsAt: NOW })) };
    expect(await draftOf(begun)).toBeNull();
  });

  it('never calls both sides of one market, however often it asks', async () => {
    const picks = await picksOf(footballSlate(), { teams: [{ league: 'NFL', name: 'Buffalo Bills' }], count: 10 });
    const bets = picks.map((pick) => `${pick.eventId}|${pick.market}`);
    expect(new Set(bets).size).toBe(bets.length);
  });

  it('builds a parlay of different games whose price is the product of its legs', async () => {
    const draft = await draftOf(footballSlate(), { intent: 'parlay', count: 3 });
    const legs = draft?.drafts.map(({ pick }) => pick) ?? [];
    expect(new Set(legs.map((leg) => leg.eventId)).size).toBe(3);
    expect(draft?.parlay?.totalOddsDecimal).toBeCloseTo(
      legs.reduce((p, leg) => p * leg.oddsDecimal, 1),
      9,
    );
    expect(draft?.parlay?.jointProbability).toBeCloseTo(
      legs.reduce((p, leg) => p * leg.fairProbability, 1),
      9,
    );
  });
});

it('fills a parlay of one game with no leg of another', async () => {
  const teams = [{ league: 'NFL', name: 'Buffalo Bills' }] as const;
  const picks = await picksOf(footballSlate(), { intent: 'parlay', count: 6, sameGame: true, teams: [...teams] });
  expect(picks.length).toBeGreaterThan(0);
  expect(new Set(picks.map(({ eventId }) => eventId)).size).toBe(1);
});

describe('composing an answer', () => {
  const compose = async (mode: AnalysisMode) => {
    const draft = await draftOf(footballSlate(), nfl, mode);
    if (!draft) throw new Error('no draft');
    return composeAnswer(draft, mode, 12);
  };

  it.each(['regular', 'pro'] as const)('streams exactly the prose that the %s answer holds', async (mode) => {
    const { content, deltas } = await compose(mode);
    const streamed = new Map<string, string>();
    for (const { field, text } of deltas) streamed.set(field, (streamed.get(field) ?? '') + text);
    const root = content as unknown as Record<string, unknown>;
    for (const [field, text] of streamed) {
      const value = field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root);
      expect(value).toBe(text);
    }
    expect(streamed.get('summary')).toBeTruthy();
    expect(streamed.get('mainBet.analysis')).toBeTruthy();
  });

  it('cites only sources that the pick carries, and leaves no reference open', async () => {
    const { content } = await compose('pro');
    for (const pick of [content.mainBet, ...content.additionalBets]) {
      const prose = [pick.analysis, pick.reasoning, pick.keyFactor, pick.riskFactor, pick.valueExplanation].join(' ');
      expect(prose).not.toMatch(/\{\{|\}\}|\[\[|undefined|NaN/);
      for (const [, mark] of prose.matchAll(/\[(\d+)\]/g))
        expect(Number(mark)).toBeLessThanOrEqual(pick.sources.length);
      expect(pick.sources.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('says demo over demo odds and nowhere over live ones', async () => {
    const demo = await compose('regular');
    expect(demo.content.dataSource.notice).toMatch(/^Demo data/);
    const draft = await draftOf(footballSlate('live'), nfl);
    if (!draft) throw new Error('no draft');
    const live = JSON.stringify(composeAnswer(draft, 'regular', 5).content);
    expect(live.toLowerCase()).not.toContain('demo');
  });
});

describe('the summary', () => {
  const summaryOf = async (reading: Partial<Reading>) => {
    const draft = await draftOf(footballSlate(), reading);
    if (!draft) throw new Error('no draft');
    return composeAnswer(draft, 'regular', 5).content.summary;
  };
  const chiefs = { teams: [{ league: 'NFL', name: 'Kansas City Chiefs' }], leagues: ['NFL'] } as const;

  it('says of the asked pick that it is no bet, and argues for no other', async () => {
    const summary = await summaryOf({ ...chiefs, markets: ['total'], side: 'over' });
    expect(summary).not.toContain('Buffalo Bills +2.5');
    expect(summary).toMatch(/^No bet: Over 47\.5 in Bills @ Chiefs is \S+ at best, an edge of -\S+%\. It would need /);
  });

  it('never argues for one side after the other was asked for', async () => {
    const draft = await draftOf(footballSlate(), { ...chiefs, markets: ['moneyline'], count: 5 });
    const picks = draft?.drafts.map(({ pick }) => pick.pick) ?? [];
    expect(picks[0]).toBe('Kansas City Chiefs moneyline');
    expect(picks).not.toContain('Buffalo Bills +2.5');
  });
});

describe('a named sportsbook', () => {
  it('is the only one that picks are taken at, while the others still set the fair price', async () => {
    const picks = await picksOf(footballSlate(), { ...nfl, book: 'Betmgm' });
    expect(picks.map(({ book }) => book)).toEqual(['Betmgm', 'Betmgm', 'Betmgm']);
    expect(picks[0]?.proof.books.length).toBeGreaterThan(5);
  });

  it('is said to be missing where none of its prices is stored', async () => {
    const draft = await draftOf(footballSlate(), { ...nfl, book: 'Kalshi' });
    expect(draft?.missing[0]).toBe('I have no prices for Kalshi; the best prices elsewhere are shown.');
    expect(draft?.drafts).toHaveLength(3);
  });
});
