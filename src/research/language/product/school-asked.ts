import { booksRanked } from '../boards/books-ranked.ts';
import { tellMatter } from '../calls/about-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { planWish } from '../wishes/plan-wish.ts';
import { saysCrowd } from './crowd-faded.ts';
import { isOfSchool, type ProductMatter } from './product-matter.ts';
import { likeliestMatter } from './read-product-matter.ts';
import { tellPlace } from './tell-place.ts';

/** How sure it has to be: whoever is named beside it may be whom a bet is asked on. */
const FEWEST_WORDS = 3;
const SURE = { atLarge: 0.25, open: 0.5, named: 0.6, behind: 0.8, matter: 0.5, surely: 0.8 };
/** A kind of bet as such, and whether it is any good: a search names which, when or how many. */
const KINDS =
  /\b(parlays|parleys|sgps|teasers|round robins|props|player props|favorites|favourites|underdogs|dogs|futures|totals|overs|unders|moneylines|spreads|longshots|live bets|boosts)\b/;
const WHETHER_GOOD =
  /\b(worth it|worthwhile|(good|bad|dumb|smart|terrible|great) (bets?|idea|move|play|thing)s?|dumb|stupid|smart|bad|rigged|scams?|traps?|suckers?|trash|garbage|waste|pointless|overrated|avoid|stay away|stick (to|with)|quit|legit|is (he|she) right|are (they|we) right|true|right or wrong|yay or nay|yes or no|in general|long term|long run|over time|overall)\b/;
const SEARCHES =
  /\b(any|best|top|give|gimme|build|make me|find|show|get me|want|need|tonight|today|tomorrow|this week\w*|legs?|legger|\d+)\b/;
/** "Any good parlays" wishes for some. */
const BEGS =
  /^(give me |gimme |i want |show me )?(\d+|one|two|three|four|five) (\w+ )?(picks|bets|plays|props|legs|overs|unders|dogs|favorites)\b|^(\w+ ){0,2}?(any|got any|gimme|give me|show me|find me|build( me)?|best|top|need|want) (\w+ ){0,3}?(parlays?|sgps?|teasers?|props?|favorites|underdogs|dogs|futures|totals|overs|unders|bets|picks|locks)( (for )?(you like|you got|out there|tonight|today|tomorrow|this weekend|on sunday|sunday|now))*$/;
const asksAtLarge = (plain: string): boolean => KINDS.test(plain) && WHETHER_GOOD.test(plain) && !SEARCHES.test(plain);

/** Which book to begin with is no matter of today's prices. */
const JOINS = /\b(sign(ing)? up|join|start(ing)? with|recommend|open an account|beginners?|newbies?|new)\b/;

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
  if (asksForPicks(read) || BEGS.test(read.plain)) return null;
  const of = matterIn(read);
  if (of === null) return null;
  const told = tellMatter(of, { tokens: written, amounts, reading });
  return of === 'which_book' ? (bookWished(read) ?? withPlace(told, read)) : told;
}

/** The books ranked where prices are asked for, or left out of a search: "gimme 3 picks, no FanDuel or Caesars". */
function bookWished(read: Tagged): Asked | null {
  const ranked = JOINS.test(read.plain) ? null : booksRanked(read);
  if (ranked !== null) return ranked;
  const wished = planWish(read);
  return wished?.kind === 'picks' && (wished.reading.excluded?.books ?? []).length > 0 ? wished : null;
}

function withPlace(told: Asked, { written, reading }: Tagged): Asked {
  const place = tellPlace('books', written, reading.memory?.state ?? null);
  return told.kind === 'calls' && place?.kind === 'calls' ? calls([...told.calls, ...place.calls]) : told;
}

/** "Nothing before 9pm, any sport, plus money, three picks": so many, with what they are to be, are wanted and no lesson. */
const asksForPicks = ({ reading, likeliest: { act, share } }: Tagged): boolean =>
  act === 'picks' &&
  share >= SURE_OF_PICKS &&
  reading.count !== null &&
  (reading.leagues.length > 0 || (reading.window ?? reading.minDecimal ?? reading.maxDecimal) !== null);
const SURE_OF_PICKS = 0.9;

function matterIn(read: Tagged): ProductMatter | null {
  const { written, hasNames, reading } = read;
  const isNamed = hasNames || reading.leagues.length > 0;
  const least = leastOf(read);
  const isAtLarge = least !== SURE.behind && !isNamed && asksAtLarge(read.plain);
  const { of, isProduct, share } = likeliestMatter(written, false, isAtLarge ? SURE.atLarge : least);
  const isSure = (isProduct >= least && share >= SURE.matter) || (isAtLarge && share >= SURE.surely);
  // On which side the crowd is of Sunday's games is known to nobody here.
  if (of === null || !isSure || (of === 'sayings' && isOfDay(reading) && saysCrowd(read.plain))) return null;
  // Of a game that runs no price is stored.
  if (of === 'live_idea' && hasNames) return null;
  return isOfSchool(of) || (isNamed && ALSO.has(of)) ? of : null;
}

const isOfDay = ({ leagues, window }: Tagged['reading']): boolean => leagues.length > 0 || window !== null;

function leastOf({ previous, hasNames }: Tagged): number {
  if ((previous?.focus ?? []).length > 0 || previous?.calculation != null) return SURE.behind;
  return hasNames ? SURE.named : SURE.open;
}
