import type { Token } from '#engine/names/tokenise.ts';
import { classShares, type Weights } from '../taught/shares.ts';
import { matterFeatures } from './matter-features.ts';
import { PRODUCT_MATTERS, type ProductMatter } from './product-matter.ts';
import weights from './product-weights.json' with { type: 'json' };

/** Longer messages are about bets. */
const MOST_WORDS = 28;
/** From which share on a message is about the product, and a matter the one that it is about. */
const SURE_OF_PRODUCT = 0.45;
const SURE_OF_MATTER = 0.3;

/** Whether a message is about the product, and which of its matters: two readers, taught by `npm run product:train`. */
export type ProductWeights = { product: Weights; matter: Weights };

/** The matter of the product or of the own account that a question is about, as far as its words tell. `behind`: it follows such a question. */
export function readProductMatter(tokens: readonly Token[], behind = false): ProductMatter | null {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  return matterOf(matterFeatures(tokens, behind), weights as ProductWeights);
}

export function matterOf(features: readonly string[], weights: ProductWeights): ProductMatter | null {
  if (productShare(features, weights) < SURE_OF_PRODUCT) return null;
  const [found] = classShares(features, weights.matter, PRODUCT_MATTERS);
  return found && found.share >= SURE_OF_MATTER ? found.of : null;
}

/** The likeliest matter, with how likely it is that the message is about the product, and about this matter of it. */
export type MatterShare = { of: ProductMatter | null; isProduct: number; share: number };

const NOTHING: MatterShare = { of: null, isProduct: 0, share: 0 };

/** The same with its shares, for who weighs them against what else the message says: of no matter where it is less likely than `least` to be about the product. */
export function likeliestMatter(tokens: readonly Token[], behind: boolean, least: number): MatterShare {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return NOTHING;
  const features = matterFeatures(tokens, behind);
  const isProduct = productShare(features, weights as ProductWeights);
  const [found] = isProduct < least ? [] : classShares(features, weights.matter as Weights, PRODUCT_MATTERS);
  return found ? { ...found, isProduct } : NOTHING;
}

/** How likely a message that is known to ask in general is to be about each matter, the likeliest first. */
export function matterShares(tokens: readonly Token[]): { of: ProductMatter; share: number }[] {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return [];
  return classShares(matterFeatures(tokens, false), weights.matter as Weights, PRODUCT_MATTERS);
}

const productShare = (features: readonly string[], { product }: ProductWeights): number =>
  classShares(features, product, [false, true]).find(({ of }) => of)?.share ?? 0;
