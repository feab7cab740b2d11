import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import { readAmounts } from './amounts.ts';
import { readCalculation } from './calculations.ts';
import { conceptsIn } from './concepts.ts';
import { readWords } from './read-words.ts';

/** What a question comes to as a sum by its words alone. */
export function asked(question: string, hasSides = false, before?: Calculation) {
  const tokens = readWords(question);
  return readCalculation({ tokens, amounts: readAmounts(tokens), says: conceptsIn(tokens), hasSides }, before);
}

export function calcsOf(question: string) {
  const found = asked(question);
  if (found?.kind !== 'calls') throw new Error(`no calculation in: ${question}`);
  return found.calls.map(({ input }) => CalculateInput.parse(input).calc);
}

export const times = (count: number, price: string) => Array<string>(count).fill(price);
