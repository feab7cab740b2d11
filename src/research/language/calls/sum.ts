import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts, PriceAmount } from './amount.ts';
import type { Concept } from './concepts.ts';

/** What a calculation is read from. `hasSides`: somebody who plays is named, so that a bet may be meant and no sum. */
export type Sum = {
  tokens: readonly Token[];
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  hasSides: boolean;
};

/** What most bets on a line cost, where no price is named. */
export const STANDARD_PRICE = '-110';

const FAIR_REACH = 4;
const FAIR = /^(fair|true|vigless)$/;

/** Of several prices the one that is called fair: "+150, fair is +130". */
export const fairPriceOf = ({ tokens, amounts: { prices } }: Sum): PriceAmount | undefined =>
  prices.length < 2
    ? undefined
    : prices.find(({ from }) => {
        const before = tokens.slice(Math.max(0, from - FAIR_REACH), from);
        const last = before.findLastIndex(({ number }) => number !== null);
        return before.slice(last + 1).some(({ text }) => FAIR.test(text));
      });

/** The calculation, what is missing for it in a sentence, or null: it is not what is asked for. */
export type ReadSum = (sum: Sum) => Calculation | string | null;
