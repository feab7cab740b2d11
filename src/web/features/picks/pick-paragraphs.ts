import type { LooseWords, PickView } from '#contract/content/read-answer.ts';

/** The reasoning, in the order in which a bettor asks: why, what decides it, what speaks against it, what the price is worth. */
export function pickParagraphs(said: LooseWords | PickView): { name: string; text: string }[] {
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
