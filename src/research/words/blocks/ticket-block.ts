import { type BlockOf, MOST_ROWS } from '#contract/blocks.ts';
import type { BookTotal, Parlay, ParlayLeg } from '#contract/research/build-parlay.ts';
import type { Figure } from '#contract/research/quantities.ts';
import { OWN_PRICE, type Ticket, type TicketTotal } from '#contract/ticket.ts';
import { isJudgedLeg } from '../../tools/build-parlay/judged-leg.ts';
import { payoutCents, SAMPLE_STAKE_CENTS } from '../../tools/build-parlay/payout-cents.ts';
import { ANY_BETTOR, writeOdds } from '../bettor.ts';
import { dollars } from '../format.ts';
import { doubtsOf } from './doubts.ts';
import { figure } from './figure.ts';
import type { Told } from './told.ts';

/** A parlay as the card that it is read as: its price and what it is worth, its legs, every other book that takes them all. */
export function ticketBlock(parlay: Parlay, told: Told): BlockOf<'parlay'> {
  const evidenceIds = [...new Set(parlay.legs.flatMap(({ evidenceIds: of }) => of))];
  return { kind: 'parlay', id: idOf(parlay), ticket: ticketOf(parlay, told), evidenceIds };
}

/** The same legs at the same book are the same ticket. */
const idOf = ({ bookKey, legs }: Parlay): string =>
  [bookKey, ...legs.map(({ eventId, market, side, player, line }) => [eventId, market, side, player, line].join(':'))]
    .join('|')
    .slice(0, MOST_ID_LETTERS);

const MOST_ID_LETTERS = 400;

function ticketOf(parlay: Parlay, told: Told): Ticket {
  const { legs, sameGame, dependence, whole } = parlay;
  const { edge, edgeText } = whole ?? parlay;
  // At a price of the bettor's own that is what it pays, and nothing else.
  const returns = whole ? returnsAt(whole.decimal, parlay.stakeCents) : returnsOf(parlay, parlay.decimal);
  const price = whole
    ? figure(OWN_PRICE, 'Your price', 'decimal_odds', whole.decimal, whole.text)
    : figure('price', sameGame ? 'Product of the prices' : 'Pays', 'decimal_odds', parlay.decimal, parlay.text);
  return {
    book: parlay.book,
    legs: legs.map((leg) => legOf(leg, told)),
    price,
    isPaid: whole !== null || !sameGame,
    ...(returns && { returns }),
    chance: figure('chance', `All ${legs.length} win`, 'chance', parlay.fairChance, parlay.fairChanceText),
    fair: figure('fair', 'Fair together', 'decimal_odds', parlay.fairDecimal, parlay.fairText),
    edge: edge === null || edgeText === null ? null : figure('edge', 'Edge', 'rate', edge, edgeText),
    verdict: parlay.verdict,
    reason: parlay.verdictReason,
    // What makes an edge less sure is no caveat of a price.
    notes: [dependence, ...parlay.notes, ...doubtsOf(legs.filter(isJudgedLeg), ({ pick }) => pick)],
    otherBooks: booksOf(parlay)
      .slice(0, MOST_ROWS)
      .map((total) => totalOf(total, parlay)),
  };
}

/** At a price of the bettor's own the book that it is named with is one of those which pay another. */
function booksOf({ whole, sameGame, legs, otherBooks, bookKey, book, decimal, text }: Parlay): readonly BookTotal[] {
  if (whole === null) return otherBooks;
  const isOneBook = legs.every((leg) => leg.book === book);
  return sameGame ? [] : [...(isOneBook ? [{ bookKey, book, decimal, text, payoutCents: null }] : []), ...otherBooks];
}

/** A leg of a parlay that was not judged is not either: its price stands beside the fair one. */
function legOf(leg: ParlayLeg, { nowMs }: Told): Ticket['legs'][number] {
  const { fairDecimal, fairText, fairChance, fairChanceText, decimal } = leg;
  return {
    pick: leg.pick,
    sport: leg.league,
    game: leg.game,
    startsAt: leg.startsAt,
    book: leg.book,
    odds: writeOdds(ANY_BETTOR, decimal),
    oddsDecimal: decimal,
    priceAt: new Date(nowMs - leg.ageSeconds * 1_000).toISOString(),
    fair: figure('fair', 'Fair price', 'decimal_odds', fairDecimal, fairText),
    chance: figure('chance', 'Fair chance', 'chance', fairChance, fairChanceText),
    ...(isJudgedLeg(leg) && {
      edge: figure('edge', 'Edge', 'rate', leg.edge, leg.edgeText),
      verdict: leg.verdict,
      ...(leg.passReason !== null && { reason: leg.passReason }),
      confidence: leg.confidence,
    }),
    evidenceIds: leg.evidenceIds,
  };
}

function totalOf({ book, decimal, text }: BookTotal, parlay: Parlay): TicketTotal {
  const returns = returnsOf(parlay, decimal);
  return { book, price: figure('price', 'Pays', 'decimal_odds', decimal, text), ...(returns && { returns }) };
}

/** Of the stake that was named, else of a small one. What a book pays for legs of one game is not known. */
const returnsOf = ({ stakeCents, sameGame }: Parlay, decimal: number): Figure | null =>
  sameGame ? null : returnsAt(decimal, stakeCents);

function returnsAt(decimal: number, stakeCents: number | null): Figure | null {
  const stake = stakeCents ?? SAMPLE_STAKE_CENTS;
  const cents = payoutCents(stake, decimal);
  if (cents === null) return null;
  const label = stake % 100 === 0 ? `$${(stake / 100).toLocaleString('en-US')} pays` : `${dollars(stake)} pays`;
  return figure('returns', label, 'cents', cents, dollars(cents));
}
