import { describe, expect, it } from 'vitest';
import { checkSentence } from '#engine/grounding/check-sentence.ts';
import type { EvidenceSet } from '#engine/grounding/evidence.ts';
import * as board from './board-sentences.ts';
import type { Way } from './choose.ts';
import { factSentences } from './fact-sentences.ts';
import { keySentences } from './key-sentences.ts';
import type { PickView } from './pick-view.ts';
import { priceSentences } from './price-sentences.ts';
import * as risks from './risk-sentences.ts';
import { stakeSentences } from './stake-sentences.ts';
import { sharpOnPass, supportSentences } from './support-sentences.ts';
import { turningPoints, valueSentences } from './value-sentences.ts';

const words = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, name]));
const item = (id: string, names: string) => ({ id, eventId: 'g', values: words(names) });
const form = 'text team wins games';

/** Every value that the analyst's evidence can hold, each standing for itself. */
const evidence: EvidenceSet = {
  eventId: 'g',
  items: [
    item('offer', 'book odds pick bet Bet side Side age implied needed game'),
    item(
      'market',
      'fair said saidOdds often lost fairOdds books backing edge shortfall gap doubt positive negative worst units share unit kelly doubters low high',
    ),
    item('sharp', 'book odds fair margin edge turn'),
    item('next', 'book odds list'),
    item('moves', 'book from to times since way'),
    item('form_own', form),
    item('form_opponent', form),
    item('head_to_head', 'text home away homeWins meetings'),
    item('injury_own', 'text'),
    item('weather', 'text'),
  ],
};

const base: PickView = {
  verdict: 'bet',
  edge: 0.03,
  league: 'NFL',
  kind: 'moneyline',
  selection: 'home',
  line: null,
  notes: [],
  clustered: true,
  backing: 1,
  leads: true,
  isBest: true,
  methodSpread: true,
  nearlyThere: true,
  capped: false,
  reachable: true,
  sharp: { takesLargeBets: true, thinMargin: true, backs: true, closeToMarket: true },
  has: () => true,
  value: () => '',
};
const cooler = { takesLargeBets: false, thinMargin: false, backs: false, closeToMarket: false };
const old = ['price_older_than_2_hours'];
/** With a unit of the bettor's own a stake is no share of his bankroll. */
const ofOwnUnit: PickView = { ...base, value: (_, key) => (key === 'share' ? undefined : '') };
const views: PickView[] = [
  base,
  ofOwnUnit,
  { ...ofOwnUnit, capped: true },
  { ...base, sharp: cooler },
  { ...base, capped: true },
  { ...base, verdict: 'lean' },
  { ...base, verdict: 'pass', edge: 0.01 },
  { ...base, verdict: 'pass', edge: 0.05, notes: old },
  { ...base, verdict: 'pass', edge: 0.01, reachable: false },
  { ...base, verdict: 'pass', edge: -0.02, reachable: false },
  { ...base, verdict: 'pass', edge: -0.02, sharp: cooler },
];
const textOf = (way: Way): string => (typeof way === 'string' ? way : way.text);

const pools: readonly (readonly Way[])[] = [
  ...views.flatMap((view) => [
    priceSentences(view),
    supportSentences(view).flat(),
    sharpOnPass(view),
    keySentences(view),
    valueSentences(view),
    stakeSentences(view),
    turningPoints(view),
    risks.ordinaryRisks(view),
  ]),
  ...Object.values(risks.NOTE_RISKS),
  board.BOOK_BY_BOOK,
  board.MOVED,
  risks.SHARP_DOUBTS,
  risks.DRIFTED,
];
const templates = [...new Set(pools.flat().map(textOf))];
const sentences = templates.flatMap((text) => text.split(/(?<=\.)\s+/));

describe("the built-in analyst's sentences", () => {
  it.each(sentences)('passes the check that a model is held to: %s', (sentence) => {
    expect(checkSentence(sentence, evidence)).toMatchObject({ ok: true });
  });

  it.each(templates)('carries a figure or a name of its own pick: %s', (template) => {
    expect(template).toMatch(/\{\{[\w.]+\}\}/);
  });

  it('has several ways to say what every pick says', () => {
    for (const view of views) {
      for (const ways of [priceSentences(view), valueSentences(view)]) expect(ways.length).toBeGreaterThan(1);
    }
    expect(priceSentences(base).length).toBeGreaterThanOrEqual(10);
  });

  it('knows several ways to lose for every verdict', () => {
    for (const view of views) {
      const held = risks.ordinaryRisks(view).filter((way) => typeof way === 'string' || way.when(view));
      expect(held.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('claims large bets of a book only where it is known for them', () => {
    const claimsFor = (view: PickView) =>
      supportSentences(view)
        .flat()
        .filter((way) => textOf(way).includes('biggest bets'));
    expect(claimsFor(base)).toHaveLength(1);
    expect(claimsFor({ ...base, sharp: { ...cooler, backs: true } })).toEqual([]);
  });

  it('falls back on what most books say where no sharp book backs a price that is not ahead', () => {
    const alone = { ...base, sharp: cooler, leads: false };
    for (const way of supportSentences(alone).flat()) expect(textOf(way)).toContain('{{market.backing}}');
  });

  it('quotes who is out and the weather with their citations, and no run of results', () => {
    const fact = (id: string, kind: string, stance: string) => ({
      id,
      eventId: 'g',
      values: { ...words('text team wins games home away meetings'), homeWins: 'text', kind, stance },
    });
    const items = [
      fact('form_own', 'form', 'for'),
      fact('injury_own', 'injury', 'against'),
      fact('head_to_head', 'head_to_head', 'against'),
      fact('weather', 'weather', 'for'),
    ];
    const writer = {
      chooser: { choose: (_: string, ways: readonly Way[]) => textOf(ways[0] ?? ''), plain: () => '' },
      seed: '',
      view: base,
    };
    const said = (['for', 'against'] as const).map((stance) => factSentences(items, { stance, most: 9 }, writer));
    expect(said.map((list) => list.length)).toEqual([1, 1]);
    for (const sentence of said.flat()) expect(checkSentence(sentence, evidence)).toMatchObject({ ok: true });
  });
});
