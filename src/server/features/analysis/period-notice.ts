import type { Period, Reading } from '#engine/questions/reading.ts';

const PARTS: Readonly<Record<Period, string>> = {
  first_half: 'the first half',
  second_half: 'the second half',
  quarter: 'a single quarter',
  period: 'a single period',
  first_innings: 'the first innings',
  set: 'a single set',
  season: 'the whole season',
};

/**
 * A question about a part of a game, as one about the whole: no part has stored prices. A line or a price that was named
 * is the part's, and says nothing about the whole.
 */
export function wholeGame(asked: Reading): { reading: Reading; missing: string[] } {
  const { period = null, stats = [] } = asked;
  // A prop that only a part of the game has is told of as a prop.
  if (period === null || stats.includes('first_inning_runs')) return { reading: asked, missing: [] };
  const instead = period === 'season' ? 'single games are' : "the whole game's market is";
  return {
    reading: { ...asked, period: null, line: null, statedDecimal: null, alternate: false },
    missing: [`No price on ${PARTS[period]} is stored, so none is guessed; ${instead} shown instead.`],
  };
}
