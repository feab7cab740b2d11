import type { Act } from '../acts/act.ts';
import type { ProductMatter } from '../product/product-matter.ts';
import { likeliestMatter, type MatterShare } from '../product/read-product-matter.ts';
import { onlyTerm } from '../read-term.ts';
import { asksForOwnStop } from '../self-exclusion.ts';
import { tellMatter } from './about-calls.ts';
import type { Asked } from './call.ts';
import type { Tagged } from './tagged.ts';

/** Asked in the same words whatever was shown before, and whoever or whatever price is named beside it. */
const ANYWHERE: ReadonlySet<ProductMatter> = new Set<ProductMatter>([
  'age',
  'balance',
  'bet_limits',
  'bet_size',
  'book_limits',
  'cannot',
  'charges',
  'cost',
  'data',
  'favorites',
  'free',
  'key_numbers',
  'legal',
  'no_play',
  'odds_signs',
  'pictures',
  'placing',
  'prices',
  'pushes',
  'ratings',
  'record',
  'states',
  'subscription',
  'tax',
  'tracking',
]);
/** What a message may seem to want that asks one of these. */
const NEAR: ReadonlySet<Act> = new Set<Act>(['product', 'term', 'doubt', 'react', 'harm', 'outside', 'setting']);
/** What asks for something to be done or worked out, whatever it is called. */
const DOES: ReadonlySet<Act> = new Set<Act>(['save', 'calc', 'picks', 'parlay', 'scan', 'games', 'hedge']);

const SURE_OF_MATTER = 0.6;
const PLAIN_MATTER = 0.9;
const PLAIN = 0.3;
const LIKELY = 0.5;
const SURE = 0.75;
const SURER = 0.9;
const SURE_OF_ACT = 0.6;

/**
 * A question about betting in general, about what was charged or about this product, behind whatever was shown and with whatever bet
 * it names beside: it judges nothing. Null: it is none that is sure.
 */
export function readGeneral(read: Tagged): Asked | null {
  const { written, tokens, previous } = read;
  if (onlyTerm(tokens) !== null || asksForOwnStop(tokens)) return null;
  const told = { ...read, tokens: written };
  if (asksWhichIsFavored(read)) return tellMatter('odds_signs', told);
  const before = previous?.lookedUp ?? null;
  const found = likeliestMatter(written, before !== null && before.kind !== 'term', PLAIN);
  if (found.of === null || !ANYWHERE.has(found.of) || !isSure(found, read)) return null;
  if (isOfGames(found.of, read)) return null;
  const isOfTracking = before?.kind === 'about' ? before.of === 'tracking' : previous?.tracked != null;
  if (found.of === 'placing' && isOfTracking) return tellMatter('tracking', told);
  // What was charged is told with what is left.
  const isCharge = found.of === 'balance' && /\b(charged?|charging|cost|took)\b/.test(read.plain);
  return tellMatter(isCharge ? 'charges' : found.of, told);
}

/**
 * The record of a team is none of ours, where to bet it asks for its prices, and who is favored "of everybody today" is listed and no
 * word explained.
 */
function isOfGames(of: ProductMatter, { plain, hasNames, reading, amounts, previous }: Tagged): boolean {
  // How much to put on a bet that is named, or was shown, is worked out of it.
  if (of === 'bet_size')
    return (
      (reading.intent === 'bankroll' && reading.bankroll != null) ||
      hasNames ||
      amounts.prices.length > 0 ||
      (previous?.focus?.length ?? 0) > 0
    );
  if (of === 'favorites') return reading.window !== null || reading.leagues.length > 0;
  return hasNames && (of === 'record' || (of === 'placing' && /^(\w+ )?where\b/.test(plain)));
}

/** "You gave me +150 and -169, which one is the favorite": the odds say it. */
const asksWhichIsFavored = ({ plain, amounts }: Tagged): boolean =>
  amounts.prices.length > 1 &&
  !/\b(hold|vig|no ?vig|juice|margin|devig|fair|ev|chance|prob\w*)\b/.test(plain) &&
  /\b(which|who|whos|whats|what)\b.*\b(favou?rite|favou?red|fav|underdog|dog)\b/.test(plain);

/** The surer it is that something else is wanted, the surer must this be. */
function isSure({ isProduct, share }: MatterShare, { likeliest: { act, share: sure }, amounts }: Tagged): boolean {
  if (share < SURE_OF_MATTER) return false;
  const isElse = sure >= SURE_OF_ACT && sure > isProduct && !NEAR.has(act);
  if (!isElse) return isProduct >= (share >= PLAIN_MATTER ? PLAIN : LIKELY);
  // Nothing is worked out of no numbers.
  const does = DOES.has(act) && (act !== 'calc' || amounts.prices.length + amounts.money.length > 0);
  return isProduct >= (does ? SURER : SURE);
}
