import type { AnalysisContent, AnalysisMode } from '#contract/analysis.ts';
import { DEEP_PICKS, type Draft } from '#research/words/compose-answer.ts';
import { DEEP_PROMPT } from './deep-prompt-v3.ts';
import type { WritablePick } from './model-prose.ts';
import { MODEL_FIELDS, type ModelField, type Wanted } from './prompt-input.ts';
import { WRITE_PROMPT } from './write-prompt-v3.ts';

/** One thing that the model is asked to do: a prompt, the picks it covers, and what may be read and written for it. */
export type WritingStep = {
  prompt: { version: string; text: string };
  picks: readonly WritablePick[];
  /** Prompt and evidence together. */
  inputTokens: number;
  replyTokens: number;
  isDeepDive: boolean;
};

/** Room for the picks of one step; together at most 4,000 tokens in for a regular and 14,000 for a Pro answer. */
export const INPUT_TOKENS = { regular: 4_000, deep: 8_000, rest: 6_000 };
/** What a call may reply at most. */
export const REPLY_TOKENS = { regular: 4_000, pro: 8_000 } as const;

/** Sentences of each field, so that a regular answer stays near 1,000 tokens of reply, and a Pro answer near 3,000. */
const FULL: Wanted = { why: 2, keyFactor: 1, riskFactor: 1, valueExplanation: 1 };
const SHORT: Wanted = { why: 1 };
const REST: Wanted = { why: 2, riskFactor: 1 };
const DEEP: Wanted = {
  why: 2,
  riskFactor: 1,
  valueExplanation: 1,
  lineMovement: 1,
  books: 1,
  matchup: 1,
  injuries: 1,
  weather: 1,
  headToHead: 1,
  against: 2,
  wouldChange: 1,
};
const REGULAR_PICKS_IN_FULL = 3;
/** More would leave no room for evidence; the built-in analyst writes about the others. */
const REGULAR_PICKS_AT_MOST = 6;

/** What the model is asked for, in order: a Pro answer's best picks are read first, so they are written first. */
export function writingSteps(draft: Draft, builtIn: AnalysisContent, mode: AnalysisMode): WritingStep[] {
  const picks = (from: number, to: number, wanted: (at: number) => Wanted) =>
    draft.drafts.slice(from, to).map((_, at) => writable(draft, builtIn, from + at, wanted(from + at)));
  const all = draft.drafts.length;
  if (mode === 'regular') {
    const isLong = all > REGULAR_PICKS_IN_FULL;
    const wanted = (at: number) => (isLong && at > 0 ? SHORT : FULL);
    return [
      {
        prompt: WRITE_PROMPT,
        picks: picks(0, Math.min(all, REGULAR_PICKS_AT_MOST), wanted),
        inputTokens: INPUT_TOKENS.regular,
        replyTokens: REPLY_TOKENS.regular,
        isDeepDive: false,
      },
    ];
  }
  const replyTokens = REPLY_TOKENS.pro;
  const deep = picks(0, DEEP_PICKS, () => DEEP);
  const rest = picks(DEEP_PICKS, all, () => REST);
  const steps = [
    { prompt: DEEP_PROMPT, picks: deep, inputTokens: INPUT_TOKENS.deep, replyTokens, isDeepDive: true },
    { prompt: WRITE_PROMPT, picks: rest, inputTokens: INPUT_TOKENS.rest, replyTokens, isDeepDive: false },
  ];
  return steps.filter((step) => step.picks.length > 0);
}

/** Asks for what the built-in analyst has something to say about, and for nothing else: where it is silent, evidence is absent. */
function writable(draft: Draft, builtIn: AnalysisContent, at: number, most: Wanted): WritablePick {
  const path = at === 0 ? 'mainBet' : `additionalBets.${at - 1}`;
  const words = at === 0 ? builtIn.mainBet : builtIn.additionalBets[at - 1];
  const pickDraft = draft.drafts[at];
  if (!words || !pickDraft) throw new RangeError(`the draft has no pick ${at}`);
  const nameOf = (field: ModelField): 'analysis' | ModelField | 'reasoning' =>
    field === 'why' ? (words.analysis === undefined ? 'reasoning' : 'analysis') : field;
  const has = (field: ModelField): boolean => {
    const name = nameOf(field);
    return Object.hasOwn(words, name) || (words.deepDive !== undefined && Object.hasOwn(words.deepDive, name));
  };
  const wanted = Object.fromEntries(MODEL_FIELDS.flatMap((f) => (most[f] && has(f) ? [[f, most[f]]] : [])));
  return {
    id: `p${at + 1}`,
    draft: pickDraft,
    wanted,
    pathOf: (field) => (Object.hasOwn(words, nameOf(field)) ? `${path}.${nameOf(field)}` : `${path}.deepDive.${field}`),
  };
}
