import { PRODUCT_MATTERS, type ProductMatter } from '#research/language/product/product-matter.ts';
import type { ProductWeights } from '#research/language/product/read-product-matter.ts';
import { type Learnt, learn, toWeights } from '../teach/learn.ts';

/** `matter` is null where a line is about bets or about something else. */
export type Example = { features: readonly string[]; matter: ProductMatter | null };

const OF_PRODUCT = { classes: 2, rare: 3, rounds: 120, step: 0.4, penalty: 1.5 };
const OF_MATTER = { classes: PRODUCT_MATTERS.length, rare: 2, rounds: 100, step: 0.4, penalty: 0.3 };
/** There are fewer lines of the product than of other talk. */
const PRODUCT_COUNTS = 3;
const SMALLEST = { product: 30, matter: 20 };

/** What each feature weighs for a line to be about the product, and for each matter of it. */
export function learnMatters(examples: readonly Example[]): ProductWeights {
  const product = examples.map(({ features, matter }) =>
    matter === null ? { features, of: 0 } : { features, of: 1, counts: PRODUCT_COUNTS },
  );
  const matters = examples.flatMap(({ features, matter }) =>
    matter === null ? [] : [{ features, of: PRODUCT_MATTERS.indexOf(matter) }],
  );
  return {
    product: toWeights(learn(product, OF_PRODUCT).map(toDifference), SMALLEST.product),
    matter: toWeights(learn(matters, OF_MATTER), SMALLEST.matter),
  };
}

/** Of two classes only how far the second is ahead tells. */
const toDifference = ({ name, row }: Learnt): Learnt => ({
  name,
  row: Float64Array.of(0, (row[1] ?? 0) - (row[0] ?? 0)),
});
