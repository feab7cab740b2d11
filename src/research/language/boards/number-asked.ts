import type { BetRefDraft } from '#contract/research/bet.ts';
import { bookOf } from '../../books/registry.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { list } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { homeLine } from '../calls/home-line.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { numberOf, type Offer, offersOf, up } from './numbers-on-offer.ts';

const BETTER_THAN =
  /\b(better|shorter|smaller|lower|higher|longer|more|less|fewer) (\w+ )?than\b|\b(beats?|beating)\b|\banything (under|over|below|above|shorter|lower)\b/;
const OUT_THERE =
  /\b(any|some)where\b|\bout there\b|\b(or|and) better\b|\b(still|is|are) (\w+ )?(available|around|up|left|findable)\b|\bleft$|\b(any(one|body| books?| other books?)?|do any others|does any other|who|whos|(which|what) (other )?(sports)?books?|where) (else )?(still )?(has|have|had|got|hanging|hang|offers?|offering|dealing|carry|carries|posts?|with|at|is it)\b|\bcan (i|you|u|we) (still )?(get|find)\b/;
/** "Is +110 the best i can get on Lions -4.5", "is that best of mkt" behind a number. */
const IS_BEST =
  /\b(is|thats|that) .*\bbest\b( (number|price|line|odds|one))?( (i|you|u|we|one) can (get|do|find|bet)| out there| available| of (the )?(mkt|market|board))/;
const ELSE =
  /\b(middle\w*|hedge\w*|arb\w*|parlay\w*|legs?|teaser\w*|buy|buying|mean|means|boost\w*|alert|notify|ping)\b/;
/** "Which book has the over" behind one with a number asks for prices, and not whether that number is out there. */
const WHICH_BOOK = /\b(which|what) (books?|apps?|sportsbooks?) (still )?(has|have|got)\b/;
/** "Who has the best price on Lions -4.5" asks who pays most on that number, and not whether it is there. */
const WHO_PAYS = /\b(who|whos|which|what)\b.*\b(best|worst|highest|lowest|longest) (price|prices|odds|payout|juice)\b/;
/** "Without laying more than -115" is a limit on the price. */
const AT_MOST = /\b(lay|laying|pay|paying) (any )?more than\b/;
const WHO = /\b(who|whos|which (book|app|sportsbook)s?|what books?|where)\b/;
const VERDICT = /\bbetter\b/g;

/**
 * "Any book have a better number than Lions +2.5", "Bills -2.5 or better", "Jets +3.5 anywhere": whether that number is out there, at
 * which price, else what is. Free. Null: no number is looked for.
 */
export function numberAsked(read: Tagged): Asked | null {
  const { plain, reading, amounts } = read;
  const isBeyond = BETTER_THAN.test(plain.replace(AT_MOST, ''));
  const isBest = IS_BEST.test(plain);
  if (!(isBeyond || isBest || isOutThere(read)) || ELSE.test(plain) || reading.intent === 'parlay') return null;
  if (
    amounts.prices.length > 1 ||
    amounts.money.some(({ isSure }) => isSure) ||
    asksVerdict(plain.replace(VERDICT, ''))
  )
    return null;
  const ref = betOf(read);
  const event = ref && read.slate.events.find(({ id }) => id === ref.eventId);
  if (!ref || ref.line == null || !event) return null;
  const { market, side, line, player } = ref;
  const wanted = { ...ref, line, isBeyond, least: leastOf(read, ref) };
  const offers = offersOf(event, ref, read);
  const told = { event, odds: read.odds };
  const words = offers.length === 0 ? [] : [isBest ? bestAnswer(wanted, offers, told) : answer(wanted, offers, told)];
  // Who has it is no question for yes or no: the book is the answer.
  const said = WHO.test(plain) ? words.map((one) => one.replace(/^Yes( at [^:]*)?: /, '')) : words;
  const isThere = !isBeyond && offers.some((offer) => offer.line === line);
  return calls(
    [
      boardCall({
        eventId: event.id,
        market,
        side,
        line: isThere ? homeLine(line, market, side) : undefined,
        ...(player && { player }),
      }),
    ],
    said,
  );
}

const isOutThere = ({ plain, said }: Tagged): boolean =>
  OUT_THERE.test(plain) &&
  !WHO_PAYS.test(plain) &&
  !(WHICH_BOOK.test(plain) && said.every(({ line }) => line === null));

/** The one bet with a number; a spread that is looked for below a number is still the spread. */
function betOf({ said, bets, leans, where, plain }: Tagged): BetRefDraft | null {
  const own = (leans ? bets : said).filter((bet) => hasSubject(bet) && bet.line !== null);
  const [bet, ...others] = own;
  if (!bet || others.length > 0) return null;
  const resolved = resolveBet(asSpread(bet, plain), { ...where, period: null });
  // A total of which no side is named has no better number.
  return 'missing' in resolved || resolved.refs.length > 1 ? null : (resolved.refs[0] ?? null);
}

const asSpread = (bet: StatedBet, plain: string): StatedBet =>
  bet.side !== null && bet.line?.signed === true && bet.market !== 'total' && BETTER_THAN.test(plain)
    ? { ...bet, direction: null, market: 'spread' }
    : bet;

type Wanted = BetRefDraft & { line: number; isBeyond: boolean; least: number | null };

/** "-115 or better", "w/o laying more than -115", "+3 at -110". */
function leastOf({ reading, plain, leans, previous }: Tagged, { price }: BetRefDraft): number | null {
  // "Who else has that" is asked at its price.
  const own = leans && THAT.test(plain) && previous?.focus?.length === 1 ? previous.focus[0]?.price : null;
  const said = price ?? own ?? null;
  return reading.minDecimal ?? (said === null ? null : readPrice(said));
}
const THAT = /\b(that|it|this|same)\b/;

function answer(wanted: Wanted, offers: readonly Offer[], told: { event: SlateEvent; odds: Tagged['odds'] }): string {
  const { line, isBeyond, least } = wanted;
  const name = (own: number) => numberOf(wanted, own, told.event);
  const at = ({ line: own, best }: Offer) => `${name(own)}, ${best.text} at ${best.book}`;
  const fits = offers.filter((offer) => (offer.line - line) * up(wanted) > (isBeyond ? STEP : -STEP));
  const paid = least === null ? fits : fits.filter(({ best }) => best.decimal >= least - STEP);
  const limit = least === null ? '' : ` at ${told.odds(least)} or better`;
  const [first, ...rest] = paid;
  const exact = paid.find((offer) => offer.line === line);
  if (exact) return `Yes${limit}: ${at(exact)}.${exact === first || !first ? '' : ` Better still is ${at(first)}.`}`;
  if (first)
    return `${isBeyond ? 'Yes' : `Nobody has ${name(line)}, but there is better`}${limit}: ${rest.length > 0 ? 'up to ' : ''}${at(first)}.`;
  const [dear] = fits.toSorted((a, b) => b.best.decimal - a.best.decimal);
  if (dear) return `No, not${limit}: what comes nearest is ${at(dear)}.`;
  const [top] = offers;
  return `No book where you can bet has ${isBeyond ? 'better than ' : ''}${name(line)}; the best number is ${top ? at(top) : ''}.${isBeyond ? '' : referencesAt(wanted, told.event)}`;
}

/** Books that count for the fair price alone, which have that number. */
function referencesAt({ market, side, player, line }: Wanted, { markets }: SlateEvent): string {
  const own = markets.filter(
    (one) => one.market === market && (player == null || one.player === player) && selectionLine(one, side) === line,
  );
  const books = [...new Set(own.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookOf(bookKey).title)))];
  return books.length === 0 ? '' : ` Only books where you cannot bet have it: ${list(books)}.`;
}

/** Of a number with its price whether anybody pays more on it; else whether there is a better number. */
function bestAnswer(wanted: Wanted, offers: readonly Offer[], { event }: { event: SlateEvent }): string {
  const at = ({ line, best }: Offer) => `${numberOf(wanted, line, event)}, ${best.text} at ${best.book}`;
  const exact = offers.find(({ line }) => line === wanted.line);
  const [top] = offers;
  if (wanted.least !== null && exact)
    return exact.best.decimal > wanted.least + STEP
      ? `No: there is ${at(exact)}.`
      : `Yes: nobody where you can bet pays more on ${numberOf(wanted, exact.line, event)}.`;
  const isBeaten = top && (top.line - wanted.line) * up(wanted) > STEP;
  return `${isBeaten ? 'No' : 'Yes'}: the best number you can bet is ${top ? at(top) : ''}.`;
}

const STEP = 0.001;
