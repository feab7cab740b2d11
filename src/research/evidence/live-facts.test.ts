import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pick } from '#contract/analysis.ts';
import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import { espnGame, espnInjury, FINAL, idOf } from '../../server/providers/espn/test-espn-payloads.ts';
import { createEspnFacts } from '../../server/providers/facts/espn/espn-facts.ts';
import {
  sendJson,
  startTestProvider,
  type TestProvider,
} from '../../server/providers/odds-feed/the-odds-api/test-provider.ts';
import type { Fact } from '../slate/fact.ts';
import type { Slate } from '../slate/slate.ts';
import { footballSlate, NOW, testReading } from '../slate/test-slate.ts';
import { composeAnswer } from '../words/compose-answer.ts';
import { numbersOutsideEvidence } from '../words/test-prose-numbers.ts';

const [home, away] = ['Kansas City Chiefs', 'Buffalo Bills'];
const never = new AbortController().signal;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

const played = (at: number, side: string, score: [number, number]) =>
  espnGame({
    id: `${idOf(side)}${at}`,
    date: `2026-10-0${at}T17:00Z`,
    home: side,
    away: 'Denver Broncos',
    score,
    type: FINAL,
  });

const meeting = (id: string, winner: string) => ({
  id,
  date: `2026-09-1${id}T17:00:00Z`,
  statusType: FINAL,
  competitors: [home, away].map((name, index) => ({
    homeAway: index === 0 ? 'home' : 'away',
    team: { id: idOf(name), displayName: name },
    score: name === winner ? '27' : '20',
  })),
});

/** What ESPN would say of the slate's first game: many of the Chiefs hurt, the Bills in the better form. */
async function liveFacts(): Promise<Fact[]> {
  const hurt = (count: number, status: string, from = 0) =>
    Array.from({ length: count }, (_, at) =>
      espnInjury(`Some Player${'ABCDEFGHIJKLMNOP'[at + from]}`, { status, date: `2026-11-1${at}T20:00Z` }),
    );
  const answers: Record<string, unknown> = {
    injuries: {
      injuries: [
        { displayName: home, injuries: [...hurt(7, 'Out'), ...hurt(2, 'Questionable', 8)] },
        { displayName: away, injuries: hurt(1, 'Doubtful', 11) },
      ],
    },
    scoreboard: { events: [espnGame({ id: '77', date: '2026-11-22T20:00Z', home, away })] },
    [`teams/${idOf(home)}/schedule`]: {
      events: [1, 2, 3, 4, 5].map((at) => played(at, home, at === 1 ? [30, 3] : [3, 30])),
    },
    [`teams/${idOf(away)}/schedule`]: {
      events: [1, 2, 3, 4, 5].map((at) => played(at, away, at === 1 ? [3, 30] : [30, 3])),
    },
    summary: {
      header: {},
      seasonseries: [
        {
          events: [meeting('1', away), meeting('2', home), meeting('3', away), meeting('4', away), meeting('5', away)],
        },
      ],
    },
  };
  provider.answer = (path, _request, response) => sendJson(response, answers[path.split('/nfl/')[1] ?? ''] ?? {});
  const event = { id: 'g1', sportKey: 'americanfootball_nfl', home, away, startsAt: new Date('2026-11-22T20:00:00Z') };
  const facts: Fact[] = [];
  for (const feed of createEspnFacts({ baseUrl: provider.baseUrl })) {
    const batch = await feed.fetchFacts([event], NOW, never);
    expect(batch.failures).toEqual([]);
    facts.push(...batch.facts);
  }
  return facts;
}

async function answerWith(facts: Fact[]): Promise<Pick[]> {
  const slate = footballSlate('live');
  const withFacts: Slate = {
    ...slate,
    events: slate.events.map((event) => (event.id === 'g1' ? { ...event, facts } : event)),
  };
  const deps = { now: () => NOW, newId: randomUUID, movesOf: async () => [] };
  const draft = await draftAnswer(deps, withFacts, testReading({ leagues: ['NFL'] }), 'pro');
  if (!draft) throw new Error('no draft');
  const { content } = composeAnswer(draft, 'pro', 5);
  return [content.mainBet, ...content.additionalBets];
}

const proseOf = (pick: Pick): string =>
  JSON.stringify([pick.analysis, pick.reasoning, pick.riskFactor, pick.keyFactor]);

describe('live facts in an answer', () => {
  let facts: Fact[];
  let picks: Pick[];
  beforeAll(async () => {
    facts = await liveFacts();
    picks = (await answerWith(facts)).filter(({ game }) => game === `${away} @ ${home}`);
  });

  it('hold what sentences are built of', () => {
    const byKind = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind);
    expect(byKind('form').map(({ numbers }) => numbers)).toEqual([
      { games: 5, wins: 1, losses: 4 },
      { games: 5, wins: 4, losses: 1 },
    ]);
    expect(byKind('head_to_head').map(({ numbers }) => numbers)).toEqual([{ meetings: 5, homeWins: 1, others: 4 }]);
    expect(byKind('injury')).toHaveLength(9);
  });

  it('argue for the side that they favour and against the other', () => {
    const bills = picks.find(({ pick }) => pick === 'Buffalo Bills +2.5');
    expect(bills?.verdict).toBe('bet');
    const why = bills?.analysis ?? '';
    expect(why).toMatch(/Some Player\w \(QB\) is listed as out: right ankle sprain\./);
    // A short run of games and old meetings are in the price already: they are no reason for or against it.
    expect(why).not.toMatch(/of the last|meetings/);
    expect(JSON.stringify(bills?.riskFactor)).toMatch(/doubtful/);
  });

  it('show both sides’ injuries, two of each, with the page that they are from', () => {
    const bills = picks.find(({ pick }) => pick === 'Buffalo Bills +2.5');
    const injuries = bills?.sources.filter(({ text }) => text.includes('Some Player')) ?? [];
    expect(injuries).toHaveLength(3);
    for (const source of injuries)
      expect(source).toMatchObject({
        name: 'ESPN',
        url: 'https://www.espn.com/nfl/injuries',
        observedAt: expect.any(String),
      });
  });

  it('leave no number without its source and no reference open', () => {
    expect(picks.length).toBeGreaterThan(0);
    for (const pick of picks) {
      expect(numbersOutsideEvidence(pick, proseOf(pick))).toEqual([]);
      expect(proseOf(pick)).not.toMatch(/\{\{|\[\[|undefined|NaN/);
    }
  });
});
