import type { Pick } from '#contract/analysis.ts';

const percents = (value: number): string[] => [(Math.abs(value) * 100).toFixed(1), `${Math.abs(value) * 100}`];
const tokens = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** The numbers of a text about a pick that neither its sources nor its figures hold. */
export function numbersOutsideEvidence(pick: Pick, prose: string): string[] {
  const { proof } = pick;
  const used = [
    ...new Map(proof.books.toSorted((a, b) => a.weight - b.weight).map((book) => [book.family, book])).values(),
  ].filter(({ weight }) => weight > 0);
  const held = new Set([
    ...pick.sources.flatMap(({ text, name }) => tokens(`${text} ${name}`)),
    ...[pick.pick, pick.game, pick.book, pick.odds, pick.fairOdds, pick.worstOdds, `${pick.units}`].flatMap(tokens),
    ...proof.books.flatMap((book) => [
      ...book.odds.flatMap(tokens),
      ...tokens(book.book),
      ...percents(book.margin),
      ...percents(book.fairProbability ?? 0),
      ...percents((book.fairProbability ?? 0) * pick.oddsDecimal - 1),
    ]),
    ...[pick.fairProbability, 1 - pick.fairProbability, pick.edge, 1 / pick.oddsDecimal].flatMap(percents),
    ...[pick.fairProbability - 1 / pick.oddsDecimal].flatMap(percents),
    ...[proof.fairProbabilitySd, proof.edgePositiveProbability, 1 - proof.edgePositiveProbability, proof.kelly].flatMap(
      percents,
    ),
    ...[proof.methodRange.low, proof.methodRange.high].flatMap(percents),
    `${used.length}`,
    `${used.filter((book) => (book.fairProbability ?? 0) * pick.oddsDecimal > 1).length}`,
    `${used.filter((book) => (book.fairProbability ?? 0) * pick.oddsDecimal <= 1).length}`,
    // "better than 99%", "less than 1%"
    '99',
    '1',
    ...ages(pick),
  ]);
  return tokens(prose.replace(/ \[\d+\]/g, '')).filter((number) => !held.has(number));
}

function ages(pick: Pick): string[] {
  const seconds = pick.proof.books.find((book) => book.offered)?.ageSeconds ?? 0;
  return [seconds, seconds / 60, seconds / 3600].flatMap((value) => [`${Math.round(value)}`, `${Math.floor(value)}`]);
}
