import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from './amount.ts';
import type { Concept } from './concepts.ts';

/** What a calculation is read from. `hasSides`: somebody who plays is named, so that a bet may be meant and no sum. */
export type Sum = {
  tokens: readonly Token[];
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  hasSides: boolean;
};

/** The calculation, what is missing for it in a sentence, or null: it is not what is asked for. */
export type ReadSum = (sum: Sum) => Calculation | string | null;
