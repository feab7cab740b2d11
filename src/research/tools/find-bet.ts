import type { BetRef } from '#contract/research/bet.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { findBooks, type NamedBook } from '../books/find-books.ts';
import { gameLabel } from '../slate/leagues.ts';
import { mainLine } from '../slate/main-line.ts';
import type { Selection } from '../slate/price.ts';
import type { SlateEvent, SlateMarket, SlateQuote } from '../slate/slate.ts';
import { plural } from '../words/format.ts';
import { pickLabel, selectionLine } from '../words/pick-label.ts';
import { inShort, shortGame, shortTeam } from '../words/short-names.ts';
import { askFor, type FoundMarket, findMarket, isRefused, MOST_CHOICES, type Moment } from './find-market.ts';
import { refusal } from './outcome.ts';

/** Exactly the stored bet that was asked for. */
export type FoundBet = {
  event: SlateEvent;
  market: SlateMarket;
  side: Selection;
  /** The place of the side among the market's outcomes. */
  outcome: number;
  /** The book that was named; one that nobody here knows has its name for a key. */
  book: NamedBook | null;
  /** What that book quotes on this line; null also where a price was stated that needs no stored one. */
  quote: SlateQuote | null;
  /** What was left open and was filled in. */
  assumed: string[];
};

/** The stored bet, or what of it is not stored, by its name. Nothing that the reference gives is exchanged for another. */
export function findBet(ref: BetRef, moment: Moment): FoundBet | Refusal {
  const found = findMarket(ref, moment);
  return isRefused(found) ? found : findLine(ref, found, moment);
}

/** The line of a found market that was asked for, at the book that was asked for. */
export function findLine(ref: BetRef, found: FoundMarket, { slate }: Pick<Moment, 'slate'>): FoundBet | Refusal {
  const books = ref.book === null ? [] : findBooks(ref.book, slate.bookTitles);
  const isOpen = ref.line === null && found.lines.some((one) => selectionLine(one, found.side) !== null);
  const chosen = isOpen ? openLine(found, books) : namedLine(ref, found, books);
  if (isRefused(chosen)) return chosen;
  const { event, side } = found;
  const { market, assumed } = chosen;
  const outcome = market.outcomes.indexOf(side);
  const quote = bestQuote(market, outcome, books);
  if (ref.book !== null && !quote && ref.price === null) return bookMissing(ref, found, market, books);
  const known = books.find(({ key }) => key === quote?.bookKey) ?? books[0];
  const book = ref.book === null ? null : (known ?? { key: ref.book, title: ref.book });
  return { event, side, market, outcome, book, quote, assumed };
}

type ChosenLine = { market: SlateMarket; assumed: string[] };

/** The line that most books quote; where a book was named, of those that it quotes. */
function openLine({ lines, side, event }: FoundMarket, books: readonly NamedBook[]): ChosenLine {
  const quoted = lines.filter(({ quotes }) => quotes.some(({ bookKey }) => books.some(({ key }) => key === bookKey)));
  const market = mainLine(quoted.length > 0 ? quoted : lines);
  if (!market) throw new RangeError('a found market has at least one line');
  const label = pickLabel(event, market, side);
  return {
    market,
    assumed: [`No line was named; ${label} is the main one, at ${plural(market.quotes.length, 'book')}.`],
  };
}

/** "Ravens -3", where the Ravens get points: who is favored is said beside it. */
function otherWayRound({ market, line }: BetRef, { event, lines, side }: FoundMarket): string {
  const main = market === 'spread' ? mainLine(lines) : undefined;
  const own = main ? selectionLine(main, side) : null;
  if (line === null || own === null || own * line >= 0) return '';
  const [team, other] = side === 'home' ? [event.home, event.away] : [event.away, event.home];
  const [favored, dog] = own < 0 ? [team, other] : [other, team];
  const points = Math.abs(own);
  return ` It is the other way round: ${shortTeam(favored)} -${points} is the favorite’s line, and ${shortTeam(dog)} +${points} the underdog’s.`;
}

/** A line that is better than any is one that its writer may hold from before. */
function betterThanNow({ line, price }: BetRef, { lines, side }: FoundMarket): string {
  const main = mainLine(lines);
  const own = main ? selectionLine(main, side) : null;
  if (line === null || own === null || price === null) return '';
  const points = side === 'over' ? own - line : line - own;
  const signed = (number: number) => (main?.market === 'spread' && number > 0 ? `+${number}` : `${number}`);
  return points < 1
    ? ''
    : ` If you hold ${signed(line)} from before, it is ${plural(points, 'point')} better than the ${signed(own)} out there now.`;
}

function namedLine(ref: BetRef, found: FoundMarket, books: readonly NamedBook[]): ChosenLine | Refusal {
  const { event, lines, side } = found;
  const market = lines.find((one) => selectionLine(one, side) === ref.line);
  if (market) return { market, assumed: [] };
  const hasLines = lines.some((one) => selectionLine(one, side) !== null);
  const message = hasLines
    ? `No book here quotes ${inShort(wantedLabel(ref, found), gameLabel(event))} in ${shortGame(gameLabel(event))}${leftUnjudged(ref, books)}.${otherWayRound(ref, found)}${betterThanNow(ref, found)}`
    : `That bet in ${gameLabel(event)} is on no number, so ${ref.line} is not stored.`;
  return refusal('line_not_stored', message, {
    named: [`${ref.line}`],
    choices: nearest(ref, found).map((one) => askForLine(ref, found, one)),
  });
}

/** What else was named of it, so that nothing that was asked is passed over in silence. */
function leftUnjudged({ price, book }: BetRef, [known]: readonly NamedBook[]): string {
  const at = book === null ? '' : ` at ${known?.title ?? book}`;
  return price === null && at === '' ? '' : `, so ${price === null ? 'it' : `your ${price}`}${at} is not judged`;
}

/** The bet in words on the line that was asked for, stored or not. */
export function wantedLabel({ line }: Pick<BetRef, 'line'>, { event, side, lines }: FoundMarket): string {
  const [like] = lines;
  if (!like || line === null) return `${line}`;
  const sign = like.market === 'spread' && side === 'away' ? -1 : 1;
  return pickLabel(event, { ...like, lineHundredths: Math.round(sign * line * 100) }, side);
}

function nearest({ line }: BetRef, { lines, side }: FoundMarket): SlateMarket[] {
  const distance = (market: SlateMarket) => Math.abs((selectionLine(market, side) ?? 0) - (line ?? 0));
  return [...lines].sort((a, b) => distance(a) - distance(b)).slice(0, MOST_CHOICES);
}

/** The price was stated for the line that is not stored: it says nothing about another. */
const askForLine = (ref: BetRef, { event, side }: FoundMarket, market: SlateMarket) =>
  askFor(pickLabel(event, market, side), { ...ref, line: selectionLine(market, side), price: null });

/** Of books with one title, such as the regions of an exchange, the one that pays most. */
function bestQuote(market: SlateMarket, outcome: number, books: readonly NamedBook[]): SlateQuote | null {
  const price = ({ decimals }: SlateQuote) => decimals[outcome] ?? 0;
  const own = market.quotes.filter(({ bookKey }) => books.some(({ key }) => key === bookKey));
  return own.toSorted((a, b) => price(b) - price(a))[0] ?? null;
}

function bookMissing(
  ref: BetRef,
  { event, side }: FoundMarket,
  market: SlateMarket,
  books: readonly NamedBook[],
): Refusal {
  const label = pickLabel(event, market, side);
  const byKey = books.find(({ key }) => key === ref.book);
  const book = byKey?.title ?? `${ref.book}`;
  return refusal(
    'book_not_stored',
    `I have no price for ${book} on ${inShort(label, gameLabel(event))} in ${shortGame(gameLabel(event))}.`,
    {
      named: [`${ref.book}`],
      choices: [askFor(`${label} at the best book`, { ...ref, line: selectionLine(market, side), book: null })],
    },
  );
}
