import type { DeepDive, Pick } from '#contract/analysis.ts';
import { CONTENT_VERSION } from '#contract/answer-content.ts';
import type { PickView, ReadAnswer } from '#contract/content/read-answer.ts';
import { shownBlocks } from '#contract/content/shown-blocks.ts';
import { plainAnswer } from '#contract/content/upgrade-content.ts';
import { WORD_FIELDS } from '#contract/content/word-fields.ts';
import type { OddsKind } from '#contract/odds-kind.ts';
import type { PlacedBlocks } from '#contract/placed-blocks.ts';
import { DEEP_TOPICS } from './deep-topics.ts';

type Draft = {
  picks: readonly Pick[];
  odds: OddsKind | undefined;
  blocks: PlacedBlocks;
  texts: Readonly<Record<string, string>>;
};

/** An answer that is still being written: its picks and blocks as they came, with the words that have arrived for each field so far. */
export function draftAnswer(draft: Draft): ReadAnswer {
  const { odds, texts } = draft;
  if (draft.picks.length === 0 && draft.blocks.length === 0) return plainAnswer(Object.values(texts).join('\n\n'));
  const picks = draft.picks.map((pick, position) =>
    withWords(pick, texts, position === 0 ? 'mainBet' : `additionalBets.${position - 1}`),
  );
  return {
    version: CONTENT_VERSION,
    summary: texts.summary,
    picks,
    blocks: shownBlocks(
      draft.blocks.map(({ block }) => block),
      {
        picks,
        evidence: draft.blocks.flatMap(({ evidence = [] }) => evidence.map((source) => ({ id: source.id, source }))),
      },
    ),
    bestValue: texts.bestValue,
    bankrollRecommendation: texts.bankrollRecommendation,
    ...(odds && { dataSource: { odds } }),
  };
}

function withWords(pick: Pick, texts: Readonly<Record<string, string>>, path: string): PickView {
  const words: Partial<Record<(typeof WORD_FIELDS)[number], string>> = {};
  for (const name of WORD_FIELDS) {
    const text = texts[`${path}.${name}`];
    if (text !== undefined) words[name] = text;
  }
  const deepDive: DeepDive = {};
  for (const { topic } of DEEP_TOPICS) {
    const text = texts[`${path}.deepDive.${topic}`];
    if (text !== undefined) deepDive[topic] = text;
  }
  return { ...pick, ...words, ...(Object.keys(deepDive).length > 0 && { deepDive }) };
}
