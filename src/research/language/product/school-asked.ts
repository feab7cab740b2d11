import { tellMatter } from '../calls/about-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { planWish } from '../wishes/plan-wish.ts';
import { isOfSchool, type ProductMatter } from './product-matter.ts';
import { likeliestMatter } from './read-product-matter.ts';
import { tellPlace } from './tell-place.ts';

/** How sure it has to be: whoever is named beside it may be whom a bet is asked on. */
const FEWEST_WORDS = 3;
const SURE = { open: 0.5, named: 0.62, behind: 0.8, matter: 0.5 };

/** Of these the reader of the product answers where nobody is named. */
const ALSO: ReadonlySet<ProductMatter> = new Set<ProductMatter>(['bet_size', 'favorites', 'guarantee']);

/**
 * What is asked of betting in general: "is it better to bet now or wait", "my buddy says always take the over in prime time". It is free,
 * whatever game is named in passing. Null: a bet, a price or a sum is asked for.
 */
export function schoolAsked(read: Tagged): Asked | null {
  const { written, amounts, reading } = read;
  const hasSigned = amounts.lines.some(({ signed }) => signed);
  // "Parlays" alone wishes for one.
  if (hasSigned || amounts.prices.length + amounts.shares.length > 0 || written.length < FEWEST_WORDS) return null;
  if (asksForPicks(read)) return null;
  const of = matterIn(read);
  if (of === null) return null;
  // "Gimme 3 picks, no FanDuel or Caesars": books that are left out of a search.
  const wished = of === 'which_book' ? planWish(read) : null;
  if (wished?.kind === 'picks' && (wished.reading.excluded?.books ?? []).length > 0) return wished;
  const told = tellMatter(of, { tokens: written, amounts, reading });
  const place = of === 'which_book' ? tellPlace('books', written, reading.memory?.state ?? null) : null;
  return told.kind === 'calls' && place?.kind === 'calls' ? calls([...told.calls, ...place.calls]) : told;
}

/** "Nothing before 9pm, any sport, plus money, three picks": so many, with what they are to be, are wanted and no lesson. */
const asksForPicks = ({ reading, likeliest: { act, share } }: Tagged): boolean =>
  act === 'picks' &&
  share >= SURE_OF_PICKS &&
  reading.count !== null &&
  (reading.window ?? reading.minDecimal ?? reading.maxDecimal) !== null;
const SURE_OF_PICKS = 0.9;

function matterIn({ written, hasNames, reading, previous }: Tagged): ProductMatter | null {
  const isBehind = previous !== null && ((previous.focus ?? []).length > 0 || previous.calculation != null);
  const least = isBehind ? SURE.behind : hasNames ? SURE.named : SURE.open;
  const { of, isProduct, share } = likeliestMatter(written, false, least);
  if (of === null || isProduct < least || share < SURE.matter) return null;
  const isNamed = hasNames || reading.leagues.length > 0;
  return isOfSchool(of) || (isNamed && ALSO.has(of)) ? of : null;
}
