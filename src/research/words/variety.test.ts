import { beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisMode } from '#contract/analysis.ts';
import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import type { FollowedPrice } from '../../server/features/turns/gather-moves.ts';
import { createDemoFacts } from '../../server/providers/facts/demo-facts.ts';
import { createDemoFeed } from '../../server/providers/odds-feed/demo/demo-feed.ts';
import { readQuestion } from '../language/read-question.ts';
import type { PriceMove, Slate } from '../slate/slate.ts';
import { slateOf } from '../slate/test-demo-slate.ts';
import { recordedSlates } from '../slate/test-recorded-slate.ts';
import { composeAnswer } from './compose-answer.ts';
import { allOf, type Said } from './test-said-of-pick.ts';

const QUESTIONS = [
  'NFL picks',
  'NBA tonight',
  'Best Value',
  'Player Props',
  'NHL tomorrow',
  'MLB Today',
  'EPL this weekend',
  'UFC picks',
  'tennis picks today',
  'unders this weekend',
] as const;
const DEMO_SLATES = 18;
const FIRST = Date.UTC(2026, 0, 3, 15, 20);
const STEP_MS = (18 * 24 + 7) * 3_600_000;
const TOP = 3;

type Heard = Said & { slate: string; answer: number; place: number };
const said: Heard[] = [];
let answers = 0;

/** A drift in one direction or the other, at every book. */
const moves =
  (now: Date, sign: number) =>
  async (prices: readonly FollowedPrice[]): Promise<PriceMove[][]> =>
    prices.map(({ candidate: { market, priced } }) =>
      [3, 2, 1].map((ago, at) => ({
        at: new Date(now.getTime() - ago * 5_000_000),
        lineHundredths: market.lineHundredths,
        oddsDecimal: priced.decimal + (at - 2) * 0.03 * sign,
      })),
    );

async function listen(name: string, slate: Slate, now: Date, questions: readonly [AnalysisMode, string][]) {
  for (const [mode, question] of questions) {
    const reading = readQuestion(question, { nowMs: now.getTime(), timeZone: 'America/New_York', previous: null });
    let id = 0;
    const newId = () => `00000000-0000-4000-8000-${String(++id).padStart(12, '0')}`;
    const deps = { now: () => now, newId, movesOf: moves(now, answers % 2 === 0 ? 1 : -1) };
    const draft = await draftAnswer(deps, slate, reading, mode);
    if (!draft) continue;
    answers += 1;
    const { content } = composeAnswer(draft, mode, 5);
    for (const [place, pick] of [content.mainBet, ...content.additionalBets].entries()) {
      said.push(...allOf(pick).map((one) => ({ slate: name, answer: answers, place, ...one })));
    }
  }
}

const counted = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const recorded = recordedSlates();

beforeAll(async () => {
  for (let i = 0; i < DEMO_SLATES; i += 1) {
    const now = new Date(FIRST + i * STEP_MS);
    const seed = 1_000 + i;
    const slate = await slateOf(createDemoFeed({ seed }), createDemoFacts({ seed }), now);
    const question = (by: number) => QUESTIONS[(i + by) % QUESTIONS.length] ?? 'Best Value';
    await listen(`demo ${i}`, slate, now, [
      ['pro', question(0)],
      ['regular', question(3)],
      ['regular', question(6)],
    ]);
  }
  for (const { name, slate, now } of recorded) {
    await listen(name, slate, now, [
      ['pro', 'best bets'],
      ['regular', 'best totals'],
    ]);
  }
}, 300_000);

describe(`the prose over ${DEMO_SLATES} demo slates and ${recorded.length} recorded ones`, () => {
  it('is heard of every slate', () => {
    expect(new Set(said.map(({ slate }) => slate)).size).toBe(DEMO_SLATES + recorded.length);
    expect(said.length).toBeGreaterThan(2_000);
  });

  it('makes no case for a bet in the words of another slate', () => {
    const cases = [...counted(said, ({ answer, place }) => `${answer} ${place}`).values()].map((sentences) => ({
      slate: sentences[0]?.slate,
      opening: sentences[0]?.text ?? '',
    }));
    const shared = [...counted(cases, ({ opening }) => opening)].filter(
      ([, where]) => new Set(where.map(({ slate }) => slate)).size > 1,
    );
    expect(cases.length).toBeGreaterThan(200);
    expect(shared.map(([opening]) => opening)).toEqual([]);
  });

  it('uses no way to say a thing twice among the first three picks of an answer', () => {
    const top = said.filter(({ place }) => place < TOP);
    const repeated = [...counted(top, ({ answer, form }) => `${answer} ${form}`)].filter(
      ([, where]) => where.length > 1,
    );
    expect(repeated.map(([way]) => way)).toEqual([]);
  });

  it('leans on no way to say a thing', () => {
    const ways = [...counted(said, ({ form }) => form)].map(([way, where]) => [where.length, way] as const);
    const most = ways.toSorted((a, b) => b[0] - a[0]).slice(0, 3);
    for (const [count, way] of most) expect([way, count / said.length < 0.02]).toEqual([way, true]);
  });

  it('is written as one writes', () => {
    const slips = said.filter(({ text }) =>
      /^(?!bet365)[a-z]| {2}|\.\.|(?<![\d.])1 (?:books|points|units|moves|times|games|hours|minutes)\b|\b[Aa] (?!one)[aeio]\w|\b[Aa]n [bcdfgjklmnpqrstvwxz]\w/.test(
        text,
      ),
    );
    expect(slips.map(({ text }) => text)).toEqual([]);
  });
});
