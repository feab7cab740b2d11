import { asksOpinion } from '../acts/about-answer.ts';
import type { Act } from '../acts/act.ts';
import { answerAct } from '../acts/answer-act.ts';
import { askAnew } from '../acts/ask-anew.ts';
import { byAct } from '../acts/by-act.ts';
import { wantedOf } from '../acts/wanted-of.ts';
import { stakeAsked } from '../money/stake-asked.ts';
import type { Intent, Reading } from '../reading.ts';
import { asksForVerdict, LEAST_ASKED } from '../verdict/asks-verdict.ts';
import { isBareWish } from '../verdict/bare-wish.ts';
import { boardsInstead, lookedAt } from '../verdict/boards-instead.ts';
import { asksEv } from '../verdict/ev-asked.ts';
import { FREE_ACTS, freeByActs } from '../verdict/free-by-acts.ts';
import { isNameless, plainlyAsks } from '../verdict/plainly-asks.ts';
import { remarkOn } from '../verdict/remarks.ts';
import { verdictWasAsked } from '../verdict/was-asked.ts';
import { asksBecomes } from './becomes-bet.ts';
import { type Asked, sayLost } from './call.ts';
import { eitherSide } from './compared-named.ts';
import { asksEither } from './either-outcome.ts';
import { flips } from './focus.ts';
import { isParlayFor } from './left-open.ts';
import { betsOf, isRefused } from './left-out.ts';
import { liftsBook } from './lifts-book.ts';
import { asksQuote, asksVerdict, shopsPrices } from './price-questions.ts';
import { saysBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';
import { asksTooLate } from './too-late.ts';

/** What is searched for where no calls were planned. */
const SEARCHES: ReadonlySet<Intent> = new Set<Intent>(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);
/** What asks for no other parlay. */
const NO_PARLAY: ReadonlySet<Act> = new Set<Act>([
  'react',
  'hedge',
  'product',
  'term',
  'facts',
  'when',
  'moves',
  'save',
  'outside',
]);
/** What is asked of a parlay that stands, and makes no other. */
const OF_TICKET: ReadonlySet<Act> = new Set<Act>(['why', 'against', 'sure', 'worst', 'rank']);
const SURE = 0.6;
const SURE_OF_TICKET = 0.5;

/**
 * A verdict costs a token: it is given to whoever asks for one. Who does not is told the same bets, games or prices free, beside a button
 * that asks for it. Null: it is asked for, or none would be given.
 */
export function unaskedVerdict(read: Tagged, asked: Asked | null): Asked | null {
  const remark = isCharged(read, asked) ? remarkOn(read, asked) : null;
  if (remark) return remark;
  const look = makes(asked, 'price_bets') && !isFree(asked) ? lookedAt(read, asked) : null;
  if (look) return look;
  if (isUnasked(read, asked)) return instead(read, asked);
  return isOfNoProp(read, asked) ? (boardsInstead(read, null) ?? WHICH) : unlikelyVerdict(read, asked);
}

/** By what its words most likely want. */
function unlikelyVerdict(read: Tagged, asked: Asked | null): Asked | null {
  if (makes(asked, 'build_parlay'))
    return isFree(asked) || flips(read.tokens) || !isOtherThanParlay(read) ? null : (ofShown(read) ?? WHICH);
  if (asked === null && read.previous?.ticket !== true && isParlayFor(read.reading)) return null;
  if (!isCharged(read, asked) || wishesForPicks(read, asked) || asksByItself(read) || asksOn(read)) return null;
  // Of the teased lines no board tells what is asked.
  if (isTeaser(asked) || asksForVerdict(read, leastOf(read, asked))) return null;
  const isOfFreeAct = FREE_ACTS.has(read.likeliest.act);
  return (
    (isOfFreeAct ? ofShown(read) : null) ?? freeByActs(read) ?? boardsInstead(read, asked) ?? ofShown(read) ?? WHICH
  );
}

/** Behind a question whether to bet something, another line, side or book of it, or another such bet, is asked about likewise. */
const asksOn = ({ previous, said, plain, after, topics }: Tagged): boolean =>
  previous !== null &&
  after === 'bet' &&
  verdictWasAsked(previous) &&
  said.length === 1 &&
  said.some((bet) => saysBet(bet) || bet.book !== null) &&
  !(shopsPrices(plain) || asksQuote(plain) || topics.has('best_price'));

/** A follow-up that names nothing is charged only where it asks in so many words for bets or a verdict, whatever its words are likely to want. */
const isUnasked = (read: Tagged, asked: Asked | null): boolean =>
  isCharged(read, asked) &&
  !isFree(asked) &&
  isNameless(read) &&
  !narrows(asked, read.previous) &&
  !(asked?.kind === 'picks' && asked.plainly === true) &&
  !plainlyAsks(read) &&
  !asksByItself(read);

/** "Too chalky", "no props" behind picks: the same search with another limit. */
function narrows(asked: Asked | null, previous: Reading | null): boolean {
  if (asked?.kind !== 'picks' || !asked.refines || previous?.list !== true) return false;
  const limitsOf = ({
    markets,
    minDecimal,
    maxDecimal,
    minConfidence,
    minEdge,
    minChance,
    excluded,
    memory,
  }: Reading) =>
    JSON.stringify([
      markets,
      minDecimal,
      maxDecimal,
      minConfidence ?? null,
      minEdge ?? null,
      minChance ?? null,
      excluded ?? null,
      memory?.wishes ?? null,
    ]);
  return limitsOf(asked.reading) !== limitsOf(previous);
}

/** Of whoever names nothing and asks for no bet: what he wants of what was shown, its prices, or that it was not understood. */
const instead = (read: Tagged, asked: Asked | null): Asked =>
  ofShown(read) ?? (asked?.kind === 'calls' ? boardsInstead(read, asked) : null) ?? WHICH;

/** "Best World Cup bets whenever they are" asks for bets, and not when games are. */
const BETS_WHENEVER =
  /\b(best|top|strongest|good|solid|safest) (\w+ ){0,3}(bets?|picks?|plays|wagers?)\b.*\b(whenever|no matter when|regardless of when|any ?time)\b/;

/** "Should I put something on Wolves": whether it is worth money. */
const SHOULD_I =
  /\b(should i|would you|would u) (just |really |even )?(put|throw|drop|stick|toss|lay|risk) (something|some|a (bit|little|few|couple|bet)|money|cash|anything|#?\d+)\b/;

/** What only a verdict tells, in whatever words. */
const asksByItself = (read: Tagged): boolean =>
  asksBecomes(read.plain) ||
  asksEv(read) ||
  BETS_WHENEVER.test(read.plain) ||
  (SHOULD_I.test(read.plain) && read.mentions.length > 0) ||
  asksOpinion(read) ||
  asksEither(read) ||
  stakeAsked(read) !== null ||
  eitherSide(read) !== null ||
  (read.previous !== null && asksTooLate(read.plain));

/** Props that are asked for are none of the sides of their game: "some player props for the Saints Dolphins game". */
const isOfNoProp = ({ plain }: Tagged, asked: Asked | null): boolean =>
  /\bprops?\b/.test(plain) &&
  !/\b(no|not|without|never) (\w+ )?props\b/.test(plain) &&
  makes(asked, 'price_bets') &&
  asked?.kind === 'calls' &&
  asked.calls.flatMap(betsOf).every(({ market }) => !market.startsWith('prop'));

/** What goes on from a list of picks asks for picks, and so does who says so. */
const wishesForPicks = (read: Tagged, asked: Asked | null): boolean =>
  asked?.kind === 'picks' &&
  (asked.refines ||
    asked.plainly === true ||
    asked.reading.intent === 'parlay' ||
    saysPicks(read.plain) ||
    isBareWish(read) ||
    liftsBook(read) ||
    read.mentions.some((mention) => isRefused(mention, read.tokens)));

export const saysPicks = (plain: string): boolean => PICKS.test(plain);
const PICKS = /\b(best|top \d+|picks|plays|lock|locks|apuesto|apuestas)\b/;

/** A bet at a price, or the other side of one that was judged, is asked about unless something else plainly is. */
function leastOf({ amounts, tokens, likeliest, plain, says }: Tagged, asked: Asked | null): number {
  // What Kelly stakes on a stored bet is the verdict on it.
  if (says.has('kelly')) return 0;
  if (flips(tokens) && !FREE_ACTS.has(likeliest.act)) return 0;
  if (amounts.prices.length > 0) return likeliest.act === 'judge' ? 0 : LEAST_OF_NAMED;
  const isNamed = asked?.kind === 'picks' && (asked.reading.count !== null || asksVerdict(plain));
  return isNamed || likeliest.act === 'stake' ? LEAST_OF_NAMED : LEAST_ASKED;
}
const LEAST_OF_NAMED = 0.1;

/** What it wants of what was shown or named, where that is free. */
function ofShown(read: Tagged): Asked | null {
  const { ofShown: shown, anew, any } = wantedOf(read);
  const instead = (shown && answerAct(shown.question)) ?? byAct(any) ?? (anew && askAnew(anew.question, false));
  return instead && !isCharged(read, instead) ? instead : null;
}

function isCharged({ reading }: Tagged, asked: Asked | null): boolean {
  if (asked === null) return SEARCHES.has(reading.intent) && reading.readBy !== 'model';
  return asked.kind === 'picks' || makes(asked, 'price_bets') || makes(asked, 'build_parlay');
}

/** What it pays, and no verdict. */
const isFree = (asked: Asked | null): boolean =>
  asked?.kind === 'calls' && asked.calls.every(({ input }) => 'priceOnly' in input);

const isTeaser = (asked: Asked | null): boolean =>
  asked?.kind === 'calls' && asked.calls.some(({ input }) => 'teaser' in input);

function isOtherThanParlay({ previous, likeliest: { act, share }, amounts, says, plain }: Tagged): boolean {
  // What somebody offers for the parlay that stands, "do i take it or is he ripping me off", asks for its verdict.
  if (previous?.ticket === true && amounts.prices.length === 1 && !says.has('hedge') && asksVerdict(plain))
    return false;
  const isOfTicket = previous?.ticket === true && OF_TICKET.has(act) && share >= SURE_OF_TICKET;
  return isOfTicket || (share >= SURE && NO_PARLAY.has(act));
}

const makes = (asked: Asked | null, which: 'price_bets' | 'build_parlay'): boolean =>
  asked?.kind === 'calls' && asked.explains === undefined && asked.calls.some(({ tool }) => tool === which);

const WHICH = sayLost(
  'I was not sure you wanted a verdict, so I gave none and nothing was charged. Ask "is it a bet?" or for picks to get one, or say what you want to know.',
);
