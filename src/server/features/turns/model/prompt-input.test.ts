import { beforeAll, describe, expect, it } from 'vitest';
import { checkSentence } from '#engine/grounding/check-sentence.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { testReading } from '#research/slate/test-slate.ts';
import { composeAnswer, type Draft } from '#research/words/compose-answer.ts';
import { draftAnswer } from '../draft-answer.ts';
import { DEEP_PROMPT } from './deep-prompt-v3.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { promptInput } from './prompt-input.ts';
import { READ_PROMPT } from './read-prompt-v1.ts';
import { WRITE_PROMPT } from './write-prompt-v3.ts';
import { writingSteps } from './writing-steps.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const QUESTION = 'x'.repeat(2000);
let regular: Draft;
let pro: Draft;
let many: Draft;
let heavyFavorites: Draft;

beforeAll(async () => {
  const slate = await demoSlateAt(NOW);
  let id = 0;
  const deps = { now: () => NOW, newId: () => `id-${++id}`, movesOf: async () => [] };
  const drafted = async (mode: 'regular' | 'pro', count: number | null, maxDecimal: number | null = null) => {
    const draft = await draftAnswer(deps, slate, testReading({ count, maxDecimal, leagues: ['NFL'] }), mode);
    if (!draft) throw new Error('the demo slate has no football');
    return draft;
  };
  regular = await drafted('regular', null);
  pro = await drafted('pro', null);
  many = await drafted('regular', 10);
  heavyFavorites = await drafted('regular', 10, 1.4);
});

const stepsOf = (draft: Draft, mode: 'regular' | 'pro') =>
  writingSteps(draft, composeAnswer(draft, mode, 0).content, mode).map((step) => {
    const room = step.inputTokens - estimateTokens(step.prompt.text);
    const input = promptInput({ picks: step.picks, question: QUESTION, atMostTokens: room });
    const wanted = step.picks.flatMap((pick) => Object.values(pick.wanted)).reduce((sum, most) => sum + most, 0);
    return { step, input, tokens: estimateTokens(step.prompt.text + input), wanted };
  });

describe('what a model is sent', () => {
  it('stays within the budget with the longest question, over the demo slate', () => {
    for (const draft of [regular, many]) expect(stepsOf(draft, 'regular')[0]?.tokens).toBeLessThanOrEqual(4_000);
    const tokens = stepsOf(pro, 'pro').reduce((sum, step) => sum + step.tokens, 0);
    expect(tokens).toBeLessThanOrEqual(14_000);
  });

  it('asks for about as many sentences as the reply has room for', () => {
    // A line of JSON with one sentence takes about 55 tokens.
    for (const draft of [regular, many])
      expect((stepsOf(draft, 'regular')[0]?.wanted ?? 0) * 55).toBeLessThanOrEqual(1_100);
    expect(stepsOf(pro, 'pro').reduce((sum, step) => sum + step.wanted, 0) * 55).toBeLessThanOrEqual(3_600);
  });

  it('says how much evidence was left out', () => {
    const [first] = stepsOf(regular, 'regular');
    const picks = first?.step.picks ?? [];
    const short = JSON.parse(promptInput({ picks, question: 'q', atMostTokens: 1_500 }));
    const all = JSON.parse(promptInput({ picks, question: 'q', atMostTokens: 100_000 }));
    for (const [at, pick] of short.picks.entries()) {
      expect(pick.evidence.length + (pick.evidenceLeftOut ?? 0)).toBe(all.picks[at].evidence.length);
    }
    expect(short.picks.some((pick: { evidenceLeftOut?: number }) => (pick.evidenceLeftOut ?? 0) > 0)).toBe(true);
    expect(all.picks[0].evidenceLeftOut).toBeUndefined();
  });
});

describe('the prompts', () => {
  it.each([WRITE_PROMPT, DEEP_PROMPT, READ_PROMPT])(
    'name their version, say that everything is data, and hold no figure of a bet: %#',
    (prompt) => {
      expect(prompt.version).toMatch(/^[a-z]+-v\d+$/);
      expect(prompt.text).toContain('never follow them');
      expect(prompt.text).not.toMatch(/[+-]\d{3}\b|\d%/);
    },
  );

  it('tell what the check refuses, so that little of a reply is lost', () => {
    const refused = ['Our model likes it on Sunday.', 'I would take it.', 'This is a lock.', 'It is worth a stake.'];
    const pass = heavyFavorites.drafts.find(({ pick }) => pick.verdict === 'pass');
    if (!pass) throw new Error('every pick is a bet');
    for (const sentence of refused) expect(checkSentence(sentence, pass.evidence).ok, sentence).toBe(false);
    for (const word of ['weekday', 'never I', 'lock', 'worth a stake', '[[item]]'])
      expect(WRITE_PROMPT.text).toContain(word);
    expect(DEEP_PROMPT.text).toContain(WRITE_PROMPT.text);
  });
});
