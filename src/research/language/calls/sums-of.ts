import type { Calculation } from '#contract/research/calculate.ts';
import type { Reading } from '../reading.ts';

/** The sums of the answer before. */
export const sumsOf = (previous: Reading | null): readonly Calculation[] =>
  previous?.sums?.length ? previous.sums : previous?.calculation ? [previous.calculation] : [];
