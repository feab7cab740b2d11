import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Pick } from '#contract/analysis.ts';
import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import type { Fact } from '../slate/fact.ts';
import { NOW, testEvent, testReading, testSlate } from '../slate/test-slate.ts';
import type { PickDraft } from '../tools/best-bets/pick-draft.ts';
import { createChooser } from '../words/built-in-analyst/choose.ts';
import { writePick } from '../words/built-in-analyst/write-pick.ts';

const OVER_UNDER = ['over', 'under'] as const;
const ROOF = 'The game is played under a fixed roof, so the weather does not matter.';
const UNKNOWN = 'The weather at the venue is unknown.';

const weather = (text: string, numbers: Record<string, number>): Fact => ({
  id: 'w',
  eventId: 'g',
  kind: 'weather',
  team: '',
  player: '',
  text,
  numbers,
  sourceName: 'National Weather Service',
  sourceUrl: null,
  observedAt: NOW,
});

const about = (kind: Fact['kind'], team: string, at: number): Fact => ({
  ...weather(`${team} fact number ${at}.`, kind === 'injury' ? { out: 1 } : { wins: 4, games: 5 }),
  id: `${kind}-${team}-${at}`,
  kind,
  team,
});

async function draftsWith(fact: Fact, more: { sportKey?: string; facts?: Fact[] } = {}): Promise<PickDraft[]> {
  const event = testEvent('g', {
    home: 'Dallas Cowboys',
    away: 'New York Giants',
    ...(more.sportKey && { sportKey: more.sportKey, sportTitle: 'EPL' }),
    facts: [fact, ...(more.facts ?? [])],
    markets: [
      { market: 'total', outcomes: OVER_UNDER, line: 44, decimals: [1.95, 1.87] },
      { market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.7, 2.2] },
      {
        market: 'prop:player_pass_yds',
        outcomes: OVER_UNDER,
        line: 245.5,
        player: 'Dak Prescott',
        decimals: [1.9, 1.9],
      },
    ],
  });
  const draft = await draftAnswer(
    { now: () => NOW, newId: randomUUID, movesOf: async () => [] },
    testSlate([event], 'live'),
    testReading(),
    'pro',
  );
  return [...(draft?.drafts ?? [])];
}

const stancesOf = (drafts: readonly PickDraft[]): Map<Pick['market'], string | undefined> =>
  new Map(
    drafts.map(({ pick, evidence }) => [
      pick.market,
      evidence.items.find(({ values }) => values.kind === 'weather')?.values.stance,
    ]),
  );

const proseOf = (draft: PickDraft, depth: 'brief' | 'deep'): string =>
  Object.values(writePick(draft, depth, createChooser()))
    .flatMap((words) => (Array.isArray(words) ? words : Object.values(words).flat()))
    .join(' ');

describe('the weather beside a pick', () => {
  it('argues from a strong wind over an open field', async () => {
    const windy = await draftsWith(
      weather('Soldier Field expects wind up to 24 mph.', { temperatureF: 40, windMph: 24, rainPercent: 10 }),
    );
    const total = stancesOf(windy).get('total');
    expect(['for', 'against']).toContain(total);
    expect(stancesOf(windy).get('moneyline')).toBe('background');
  });

  it.each([
    ['a fixed roof', ROOF, {}],
    ['an unknown venue', UNKNOWN, {}],
    [
      'a roof that can be closed',
      'AT&T Stadium expects wind up to 30 mph and a chance of rain of 90%; the roof may be closed.',
      { windMph: 30, rainPercent: 90, retractableRoof: 1 },
    ],
  ])('makes no argument from it with %s', async (_, text, numbers) => {
    const drafts = await draftsWith(weather(text, numbers));
    expect(drafts.length).toBeGreaterThanOrEqual(3);
    expect([...stancesOf(drafts).values()]).toEqual(drafts.map(() => 'background'));
    for (const draft of drafts) {
      for (const depth of ['brief', 'deep'] as const) {
        const prose = proseOf(draft, depth);
        expect(prose).not.toMatch(/weather is (?:on its side|against it)|Conditions (?:favour|do)/);
        if (!text.includes('mph')) expect(prose).not.toMatch(/\bwind|\brain\b|forecast/i);
      }
    }
  });

  it('says in plain words what is no forecast', async () => {
    for (const text of [ROOF, UNKNOWN]) {
      const [total] = (await draftsWith(weather(text, {}))).filter(({ pick }) => pick.market === 'total');
      expect(total && proseOf(total, 'deep')).toContain(text);
    }
  });

  it('keeps it at hand beside full injury reports, form and meetings, and speaks of it last', async () => {
    const facts = ['Dallas Cowboys', 'New York Giants'].flatMap((team) => [
      about('injury', team, 1),
      about('injury', team, 2),
      about('injury', team, 3),
      about('form', team, 1),
    ]);
    const meetings = about('head_to_head', '', 1);
    const drafts = await draftsWith(weather(UNKNOWN, {}), { facts: [...facts, meetings] });
    const [total] = drafts.filter(({ pick }) => pick.market === 'total');
    const kinds = total?.evidence.items.flatMap(({ values }) => values.kind ?? []);
    expect(kinds).toEqual(['form', 'form', 'head_to_head', 'injury', 'injury', 'injury', 'injury', 'weather']);
    expect(total && proseOf(total, 'brief')).not.toContain(UNKNOWN);
  });
});
