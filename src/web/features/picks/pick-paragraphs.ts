import type { LooseWords, PickView } from '#contract/content/read-answer.ts';
import { cutSentences } from '../../lib/cut-sentences.ts';

type Paragraph = { name: string; text: string };

/** The reasoning, in the order in which a bettor asks: why, what decides it, what speaks against it, what the price is worth. */
export function pickParagraphs(said: LooseWords | PickView): Paragraph[] {
  const why = said.analysis ?? said.reasoning;
  // The key factor is often the sentence that the reasoning rests on: it is not said twice.
  const key =
    why !== undefined && said.keyFactor !== undefined && why.includes(said.keyFactor) ? undefined : said.keyFactor;
  const all = [
    { name: 'Why', text: why },
    { name: 'Key', text: key },
    { name: 'Risk', text: said.riskFactor },
    { name: 'Value', text: said.valueExplanation },
    { name: 'Bankroll', text: said.bankrollRecommendation },
  ];
  return all.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}

/** So many sentences of a paragraph are read on the card; what the card says in figures is not read at first. */
const SENTENCES: Readonly<Record<string, number>> = { Why: 2, Risk: 1 };

/** Why and what could sink it, in three sentences, and all the rest. */
export function cutParagraphs(said: PickView): { first: Paragraph[]; rest: Paragraph[] } {
  const first: Paragraph[] = [];
  const rest: Paragraph[] = [];
  for (const { name, text } of pickParagraphs(said)) {
    const [shown, folded] = cutSentences(text, SENTENCES[name] ?? 0);
    if (shown) first.push({ name, text: shown });
    if (folded) rest.push({ name, text: folded });
  }
  return { first, rest };
}
