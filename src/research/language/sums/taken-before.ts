import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { fairDecimalWithPush } from '#engine/odds/push.ts';
import { percent, plural } from '../../words/format.ts';
import type { Act } from '../acts/act.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calculated, calls, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { saysParlay } from '../calls/parlay-calls.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksExit } from '../held/exit-told.ts';
import { asksOfNumber, numberTold } from '../held/number-taken.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { heldNumbers } from './held-numbers.ts';
import { pricedAgainst } from './priced-against.ts';
import { numberAtBook } from './priced-at-book.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const ASKS_CLV =
  /\b(clv|closing line value|beat(ing)? (the (line|number|market|close)|it|them|that)( by)?|line value|(line|number|price|odds) (is )?now|where is (it|the line)|did (it|that|the \w+) get (better|worse)|(better|worse) than (when|what|the one) i|get better than|since i (bet|took|grabbed)|how (many|much) (points?|pts|cents|clv|line)( \w+){0,2} (did|have|do) i)\b/;
/** Whether it was a better number than there is: by yes or no, in points where it has a line. */
const BEATS =
  /\b(beat(ing)?|clv|closing line|how (many|much) (points?|pts|cents)|better than (now|the (line|market|close)))\b/;
/** "Bills -3 from Tuesday, what's it now": what the same side stands at. */
const NOW =
  /\b(whats?|what is) the current (number|line|price|odds)\b|\b(whats?|wheres?|hows?|what is|where is|how is) (it|that|this|mine|the (line|number|price|spread|total|odds|market))( \w+){0,2} (now|rn|today|currently|atm)\b|\b(now|rn) (its|it is|at) what\b|\b(whats?|what is|what are|wheres?|where are) (the |my )?(\w+ ){1,2}at(?= (i|ive|took|got|grabbed|have|had|now|rn|currently)\b|$)|\bwhats? (it )?now\b/;
const HELD =
  /\b(got|took|grabbed|holding|hold|locked|stuck with|sitting on|have) (\S+ ){1,5}(from|on|last|back|early|since|yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|earlier)\b|\b(i|ive|we) (have|had|got|took|take|bet|grabbed|hold|played|locked|own)\b|\b(my|mine)\b|\bi bet (it|them)\b|\bwhen i (took|bet|got)\b/;
/** "By how much in percent", "how far ahead am I" behind it: its figures once more. */
const HOW_FAR =
  /\b(percent(age)?|pct|how far|how much (better|worse|ahead|behind|up|down|by)|by how much|how (far )?(ahead|behind))\b/;
const asksHowFar = ({ plain, mentions, amounts, tokens }: Tagged): boolean =>
  HOW_FAR.test(plain) &&
  mentions.length + amounts.prices.length + amounts.money.length + amounts.lines.length === 0 &&
  tokens.length <= MOST_WORDS;
const MOST_WORDS = 9;
const CLOSED = /\b(closed|close[sd]? (at|was))\b/;
const FORECAST = /\b(close|closes|closing|end up|go to|move to|get to)\b/;
const THINKS = /\b(you think|u think|will|gonna|going to|expect|predict|guess|what does|where does|where will)\b/;

/** "I took it at -105" and nothing else tells of a bet that stands. */
const REPORTS =
  /^(so |well |just |ok |okay |alright |yo |hey )*((i|ive|we|weve)( just| already)? )?(took|take|grabbed|bet|placed|locked in|hammered|played|put|bought|got in on|have|had|got|hit)\b/;
const OWN = /^(so |well |just |ok |okay |alright |yo |hey )*(i|ive|we|weve|just) /;
/** What the price is that was not taken: "now its -120", "moved to -120". */
const PRICE_NOW =
  /\b(now|rn|currently)( (its|it is|theyre|they are|hes|shes|were|is|up|down|at|to|like|about|around|the (line|price|number)( is)?))* [+-]?\d|\b(its|it is|is|at) [+-]?\d[\d.]* (there |at \w+ )?(now|rn)\b|\b\d{3,4} (already|now|live)\b|\b(moved|went|dropped|gone|jumped|steamed|up|down) to [+-]?\d/;

/** Whether what was paid for it was a good price, of a bet that stands: "did I get hosed", "was that a good number". */
const ASKS_NUMBER =
  /\b(good|great|bad|decent|solid|fair|ok|okay|nice|right|terrible|awful|worse|better|best) (number|line|price|odds|deal|ticket|bet to have)\b|\b(hosed|ripped( off)?|robbed|fleeced|shafted|jobbed|overpa(id|y)|a steal)\b/;
const STANDS =
  /\b(did i|have i)\b|\b(took|grabbed|placed|locked in|hammered|bought|snagged|(?:i|ive|we|already|just) bet)\b|\b(got|have|had|holding)\b.*\b(from (last|this|mon|tues|wednes|thurs|fri|satur|sun|yesterday|earlier|when)\w*|last (week|night|month)|yesterday|earlier|days? ago|for \d+)\b|\b\d{3,} (this morning|earlier|last night|yesterday|overnight)\b/;
const LOOKS_AHEAD = /\b(should i|can i|could i|worth|is it still|still good|to bet|before i)\b/;

/** "I have colts +1 -105 from Tuesday, whats my clv": a bet that was made before, against what is quoted now. */
export function takenBefore(read: Tagged): Asked | null {
  const told = onlySum(read.previous, 'position');
  if (told && asksHowFar(read)) return calculated([told]);
  const forecast = forecastOf(read);
  if (forecast) return forecast;
  if (
    CLOSED.test(read.plain) ||
    asksExit(read) ||
    pricedAgainst(read) ||
    !(asksGoodness(read) || asksWorthNow(read) || reportsBet(read))
  )
    return null;
  const ref = takenRef(read);
  if (ref === null) return null;
  const bet = typeof ref === 'string' ? ref : storedBet(ref, read);
  if (isStored(bet)) return takenAt(bet, read);
  // What is wrong with its line is told where bets are judged.
  return asksOfNumber(read) ? null : lacks(bet);
}

function takenAt(bet: StoredBet, read: Tagged): Asked | null {
  const held = heldPrice(read, bet.ref);
  const [named, second] = read.amounts.prices;
  // "Now it's -120" names no price at which it was taken.
  // "Got +205, its +193 there now" names both.
  const isNow = held !== undefined && second === undefined && PRICE_NOW.test(read.plain);
  const price = isNow ? held : (named?.text ?? held);
  const saidNow = isNow ? named : PRICE_NOW.test(read.plain) ? second : undefined;
  const now = toldNow(bet, price, saidNow?.text, read);
  if (price === undefined && now.length > 0) return boardNow(bet, now);
  if (price === undefined)
    return !/\b(clv|closing line)\b/.test(read.plain)
      ? null
      : lacks(`What price did you take ${bet.name} at? For example: "${bet.name} at -110".`);
  const { nowBook, ...position } = positionOf(bet, price, read);
  const told = saidNow ? { nowBet: bet.name, nowPrice: saidNow.text } : { ...(nowBook && { nowBook }) };
  const goodness = asksGoodness(read) ? [numberTold(bet, price, read)] : [];
  return sumOn([{ ...position, ...told, ...stakeOf(read) }], { ...bet.ref, price }, [...goodness, ...now]);
}

function toldNow(bet: StoredBet, price: string | undefined, seen: string | undefined, read: Tagged): readonly string[] {
  const beaten =
    price !== undefined && BEATS.test(read.plain)
      ? [seen === undefined ? beatenPrice(bet, price, read.odds) : beatenSeen(bet, price, seen)]
      : [];
  return asksWhere(bet, read) ? standsNow(bet, read, beaten) : beaten;
}

const asksWhere = ({ line }: StoredBet, { plain }: Tagged): boolean =>
  NOW.test(plain) || (BEATS.test(plain) && line !== null);

const LOOKS_UP: ReadonlySet<string> = new Set(['show_board', 'price_bets', 'line_moves']);

/** "I took the Colts -2.5 -105, did I beat the close": of a bet that is made what it is worth is told, and no board and no verdict of it. */
export function ownNotLookedUp(read: Tagged, asked: Asked | null): Asked | null {
  const isOther = asked?.kind !== 'calls' || asked.calls.some(({ tool }) => !LOOKS_UP.has(tool));
  const own = namedBets(read).filter(({ price }) => price !== null);
  if (isOther || read.amounts.prices.length !== 1 || own.length !== 1 || saysParlay(read.tokens)) return asked;
  const isTaken = REPORTS.test(read.plain) && (ASKS_CLV.test(read.plain) || NOW.test(read.plain));
  return (isTaken ? takenBefore(read) : null) ?? asked;
}

const stakeOf = (read: Tagged): { stakeCents?: number } => {
  const { stakeCents } = heldNumbers(read);
  return stakeCents === undefined ? {} : { stakeCents };
};

/** One bet with its price, of which nothing is asked. */
const reportsBet = (read: Tagged): boolean =>
  REPORTS.test(read.plain) &&
  (OWN.test(read.plain) || hasStake(read)) &&
  !read.text.includes('?') &&
  !asksVerdict(read.plain) &&
  read.amounts.prices.length === 1 &&
  namedBets(read).length === 1 &&
  (TOOK.test(read.plain) || hasStake(read) || read.likeliest.act !== 'judge' || read.likeliest.share < SURE_OF_JUDGE) &&
  (!OTHER_ACTS.has(read.likeliest.act) || isBareHeld(read));
/** Who says what he has on it holds it. */
const hasStake = (read: Tagged): boolean => heldNumbers(read).stakeCents !== undefined && asksNothing(read);
/** No hedge, no sale and no worth of it. */
const asksNothing = ({ says, plain, text }: Tagged): boolean =>
  !text.includes('?') && !says.has('hedge') && !says.has('cash_out') && !HEDGES.test(plain);
const HEDGES =
  /\b(hedg\w*|lock|either way|no matter|whoever|same|even|cover|worth|sell|cash|get out|let it ride|half|how|should|what)\b/;
/** With nothing said that a sum is asked by. */
const isBareHeld = (read: Tagged): boolean => hasStake(read) && read.likeliest.act === 'calc' && read.says.size === 0;
/** "I have the Lions at -102" may ask for a verdict, "I took" does not. */
const TOOK = /\b(took|grabbed|bet|placed|locked in|hammered|played|put in|bought|got in on)\b/;
const SURE_OF_JUDGE = 0.7;
const OTHER_ACTS: ReadonlySet<Act> = new Set<Act>(['hedge', 'pays', 'calc', 'harm', 'parlay', 'join']);

const boardNow = ({ ref }: StoredBet, now: readonly string[]): Asked =>
  calls(
    [
      boardCall({
        eventId: ref.eventId,
        market: ref.market,
        side: ref.side,
        ...(ref.player !== null && { player: ref.player }),
        limit: ROWS,
      }),
    ],
    now,
  );

const ROWS = 12;

/**
 * Where the side stands that was taken, and by how much what was taken is better or worse. `beaten`: whether its
 * price was, which tells it better than the number of others.
 */
function standsNow(bet: StoredBet, read: Tagged, beaten: readonly string[]): string[] {
  const own = atNamedBook(bet, read);
  if (own) return own;
  const main = mainOf(bet, read);
  if (!main) return [...beaten];
  const at = main.price ? `, ${main.price.text} at ${main.price.book}` : '';
  if (main.line === null || bet.line === null)
    return beaten.length > 0 ? [...beaten] : [`${main.name} is at ${main.price?.text ?? 'no price'} now.`];
  const gap = (main.line - bet.line) * (bet.ref.side === 'over' ? -1 : 1);
  if (gap === 0) return [...beaten, `The line has not moved: most books still have ${main.name}${at}.`];
  const points = plural(Math.abs(gap), 'point');
  const byPoints = gap < 0 ? `Yes, by ${points} so far. ` : `No, you are ${points} behind so far. `;
  const words = `${points} ${gap > 0 ? 'worse' : 'better'} than that`;
  const first = beaten.length === 0 && BEATS.test(read.plain) ? byPoints : '';
  return [...beaten, `${first}Most books have ${main.name} now${at}. Your ${bet.short} is ${words}.`];
}

/** By the price of the same number now; by the fair one where nobody has that number any more. */
function beatenPrice({ name, win, push, price: now }: StoredBet, price: string, odds: Tagged['odds']): string {
  const fair = fairDecimalWithPush({ win, push, lose: 1 - win - push });
  const ratio = priceTextToDecimal(price) / (now?.decimal ?? fair) - 1;
  const by = percent(Math.abs(ratio));
  const stands = now
    ? `${name} is ${now.text} at ${now.book} now`
    : `${name} is worth ${odds(fair)} now, its fair price`;
  if (Math.abs(ratio) < SAME_PRICE) return `Neither so far: ${stands}, the price that you have.`;
  return ratio > 0
    ? `Yes, by ${by} so far: ${stands}, and your ${price} pays that much more.`
    : `No, you are ${by} behind so far: ${stands}, and you have ${price}.`;
}
const SAME_PRICE = 0.0005;

/** "Now they're -155 most places": by the price that its writer sees, with the best that is stored beside it. */
function beatenSeen({ name, price: now }: StoredBet, price: string, seen: string): string {
  const ratio = priceTextToDecimal(price) / priceTextToDecimal(seen) - 1;
  const stored = now && now.text !== seen ? ` The best stored here is ${now.text} at ${now.book}.` : '';
  const by = percent(Math.abs(ratio));
  if (Math.abs(ratio) < SAME_PRICE) return `Neither so far: ${seen} is the price that you have.${stored}`;
  return ratio > 0
    ? `Yes, by ${by} so far: ${name} is ${seen} where you look, and your ${price} pays that much more.${stored}`
    : `No, you are ${by} behind so far: ${name} is ${seen} where you look, and you have ${price}.${stored}`;
}

/** "At FD last week, where's that line now": what that book has, before what most have. */
function atNamedBook(bet: StoredBet, read: Tagged): string[] | null {
  const [book, ...others] = read.books;
  const there = book === undefined || others.length > 0 ? null : numberAtBook(bet.ref, book, read);
  if (!there || there.line === null || bet.line === null) return null;
  const now = `${there.price.book} has ${there.name} now, ${there.price.text}`;
  const gap = (there.line - bet.line) * (bet.ref.side === 'over' ? -1 : 1);
  if (gap === 0) return [`The line has not moved there: ${now}.`];
  return [`${now}. Your ${bet.short} is ${plural(Math.abs(gap), 'point')} ${gap > 0 ? 'worse' : 'better'} than that.`];
}

const asksWorthNow = (read: Tagged): boolean =>
  (tellsBoth(read) && asksNothing(read)) ||
  ((ASKS_CLV.test(read.plain) || (NOW.test(read.plain) && read.said.some(hasSubject))) &&
    (HELD.test(read.plain) || REPORTS.test(read.plain) || isHeld(read) || tellsBoth(read))) ||
  (sumsOf(read.previous).some(({ kind }) => kind === 'position') && (isJustBet(read) || PRICE_NOW.test(read.plain)));

/** How good the price of a bet that is made was, said with it or of it. */
const asksGoodness = (read: Tagged): boolean => asksOfNumber(read) || asksItsNumber(read);

const asksItsNumber = (read: Tagged): boolean =>
  ASKS_NUMBER.test(read.plain) &&
  STANDS.test(read.plain) &&
  !LOOKS_AHEAD.test(read.plain) &&
  !saysParlay(read.tokens) &&
  (read.amounts.prices.length === 1 ? namedBets(read).length > 0 : isHeld(read));

function takenRef(read: Tagged): BetRefDraft | string | null {
  const [named] = namedBets(read);
  if (named) return refOf({ ...named, book: null }, read);
  const [spoken] = read.previous?.focus ?? [];
  return spoken ? withLine(refOfFocus(spoken), read) : null;
}

/** "Bet Sterling +110, its +100 now": what was taken, and where it stands. */
const tellsBoth = ({ plain, amounts, said }: Tagged): boolean =>
  REPORTS.test(plain) && PRICE_NOW.test(plain) && amounts.prices.length === 2 && said.some(hasSubject);

/** "+1 at -105": the line that was taken of the side that was spoken of. */
function withLine(ref: BetRefDraft, { said }: Tagged): BetRefDraft {
  const line = said.find((bet) => bet.line?.signed === true)?.line?.line;
  return line === undefined || ref.player != null ? ref : { ...ref, market: 'spread', line };
}

/** "Colts +1 -105" alone behind such a sum is another bet of that kind. */
const isJustBet = (read: Tagged): boolean =>
  namedBets(read).length === 1 && read.amounts.prices.length === 1 && read.tokens.length <= 5;

/** The price at which the bet was taken that was spoken of; that of somebody else is none of this one's. */
function heldPrice({ previous }: Tagged, { eventId, side, player = null }: BetRefDraft): string | undefined {
  const [bet] = previous?.focus ?? [];
  if (bet && (bet.eventId !== eventId || bet.side !== side || bet.player !== player)) return undefined;
  const [sum] = sumsOf(previous);
  const own = sum && (sum.kind === 'hedge' || sum.kind === 'position') ? sum.price : undefined;
  return own ?? bet?.price ?? undefined;
}

/** Whether the bet that is named, or spoken of, has such a price. */
function isHeld(read: Tagged): boolean {
  const ref = takenRef(read);
  return ref !== null && typeof ref !== 'string' && heldPrice(read, ref) !== undefined;
}

type Position = Extract<Calculation, { kind: 'position' }>;

export function positionOf(bet: StoredBet, price: string, read: Tagged): Position {
  const now = bet.price ? bet : mainOf(bet, read);
  return {
    kind: 'position',
    bet: bet.name,
    price,
    win: bet.win,
    ...(bet.push > 0 && { pushChance: bet.push }),
    ...(now?.price && { nowBet: now.name, nowPrice: now.price.text, nowBook: now.price.book }),
  };
}

/** The line of that side that most books quote now. */
function mainOf({ ref }: StoredBet, read: Tagged): StoredBet | null {
  const main = storedBet({ ...ref, line: null, book: null }, read);
  return isStored(main) ? main : null;
}

/** "What does it close at, you think": nobody knows, and nothing is judged instead. */
function forecastOf({ plain, tokens }: Tagged): Asked | null {
  const isAsked = FORECAST.test(plain) && THINKS.test(plain) && /\b(close|closes|closing)\b/.test(plain);
  const isOther =
    /\bclosed\b/.test(plain) || tokens.some(({ text }) => /^(game|race|how|mean|means|clv|gonna|be|its)$/.test(text));
  return isAsked && !isOther
    ? say(
        'I do not forecast where a line closes; a guess would be worth nothing. I can show current prices and the fair price, and once you have the close I can work out your closing line value.',
      )
    : null;
}
