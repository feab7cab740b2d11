import type { DeepDive, OddsKind, Pick } from '#contract/analysis.ts';
import type { PickView } from './answer-view.ts';
import { DEEP_TOPICS } from './deep-topics.ts';
import type { Content } from './read-content.ts';
import { WORD_FIELDS } from './word-fields.ts';

type Draft = { picks: readonly Pick[]; odds: OddsKind | undefined; texts: Readonly<Record<string, string>> };

/** An answer that is still being written: its picks as they came, with the words that have arrived for each field so far. */
export function draftAnswer({ picks, odds, texts }: Draft): Content {
  if (picks.length === 0) return { kind: 'text', text: Object.values(texts).join('\n\n') };
  return {
    kind: 'analysis',
    analysis: {
      summary: texts.summary,
      picks: picks.map((pick, position) =>
        withWords(pick, texts, position === 0 ? 'mainBet' : `additionalBets.${position - 1}`),
      ),
      bestValue: texts.bestValue,
      bankrollRecommendation: texts.bankrollRecommendation,
      ...(odds && { dataSource: { odds } }),
    },
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
