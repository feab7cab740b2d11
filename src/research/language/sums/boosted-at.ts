import type { Calculation } from '#contract/research/calculate.ts';
import { boostOf } from '../calls/bonus-calculations.ts';
import type { Sum } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

export type Boost = Extract<Calculation, { kind: 'boost' }>;

/** The boost that is told, at a price that is stored. Null: it is told in part. */
export function boostedAt(text: string, decimal: number, read: Tagged): Boost | null {
  const { amounts } = read;
  const end = read.tokens.length;
  const sum: Sum = {
    ...read,
    amounts: { ...amounts, prices: [{ from: end, to: end, text, decimal }] },
    hasSides: false,
  };
  const found = boostOf(sum);
  return found !== null && typeof found !== 'string' && 'kind' in found && found.kind === 'boost' ? found : null;
}
