import { BetRef } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { overround } from '#engine/odds/overround.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { findBooks } from '../../books/find-books.ts';
import { bookOf } from '../../books/registry.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { outcomeLabel, selectionLine } from '../../words/pick-label.ts';
import { shortGame } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { paidText } from './paid-text.ts';
import { sumOn } from './sum-on-bet.ts';

const ASKS =
  /\b(hold|holds|holding|vig|vigorish|juice|juiced|overround|margin|rake|(?:the|house|their|its|books?) take|take(?= (?:on|in|from) (?:the|that|this)\b))\b/;
const OF_ALL =
  /\b(lowest|cheapest|least|best|smallest|any|most|compare|which|without|no|strip|remove|out|fair|bankroll)\b/;
const SIDES = { moneyline: 'home', spread: 'home', total: 'over' } as const;
const KINDS = ['moneyline', 'spread', 'total'] as const;

/** "Whats the hold on Lions Jags at FanDuel": of each market that is meant, at that book. */
export function holdOfGame(read: Tagged): Asked | null {
  const cheaper = cheaperBook(read) ?? holdAcrossBooks(read);
  if (cheaper) return cheaper;
  const before = holdsBefore(read);
  const [said, ...others] = read.books;
  const book = said ?? before?.book;
  const isAsked = ASKS.test(read.plain) || (before !== null && goesOn(read));
  if (!isAsked || asksElse(read) || !book || others.length > 0) return null;
  const event = gameOf(read);
  if (!event || read.said.some(({ player, stats }) => player !== null || stats.length > 0)) return null;
  const named = KINDS.filter((kind) =>
    read.pieces.some(
      (piece) => piece.kind === 'market' && !piece.isTalk && piece.market === kind && !isLeft(read, piece.from),
    ),
  );
  const key = new Set(findBooks(book, read.slate.bookTitles).map((one) => one.key));
  const kinds = named.length > 0 ? named : (before?.kinds ?? KINDS);
  const told = kinds.flatMap((kind) => holdAt(event, kind, key, read.slate.bookTitles) ?? []);
  if (told.length === 0) return null;
  const bet = BetRef.safeParse({
    eventId: event.id,
    market: named[0] ?? 'moneyline',
    side: SIDES[named[0] ?? 'moneyline'],
  });
  return sumOn(told, bet.success ? bet.data : null);
}

const asksElse = ({ plain, amounts }: Tagged): boolean =>
  OF_ALL.test(plain) ||
  NOT_IT.test(plain) ||
  amounts.prices.length > 0 ||
  (PAYS.test(plain) && amounts.money.some(({ isSure }) => isSure));
const NOT_IT = /\bnot (the |that |a )?(hold|vig|juice|margin)\b/;
const PAYS = /\b(pays?|wins?|returns?|payout|profit)\b/;

const ACROSS =
  /\b(combined|two way|2 way|each side|both sides|opposite sides|best of (each|both)|across (the )?books)\b/;

/** "Pegula Muchova, best of each side and the combined hold": what the best prices of all books keep together, which its board tells. */
function holdAcrossBooks(read: Tagged): Asked | null {
  const { plain, amounts, mentions, books, pieces } = read;
  if (!ASKS.test(plain) || !ACROSS.test(plain) || amounts.prices.length + books.length > 0 || mentions.length === 0)
    return null;
  const event = gameOf(read);
  const market = KINDS.find((kind) => pieces.some((piece) => piece.kind === 'market' && piece.market === kind));
  return event && calls([boardCall({ eventId: event.id, market: market ?? 'moneyline' })]);
}

/** "That's the ML, I wanted the spread". */
const isLeft = ({ tokens }: Tagged, at: number): boolean =>
  /^(thats|that is|not|no)( just)?( the| on the)?$/.test(
    tokens
      .slice(Math.max(0, at - 2), at)
      .map(({ text }) => text)
      .join(' '),
  );

/** "Which of the two books is cheaper" behind the holds of both. */
function cheaperBook(read: Tagged): Asked | null {
  const [now, before] = [sumsOf(read.previous), read.previous?.earlierSums ?? []].map(meanHold);
  if (!now || !before || now.book === before.book || !/\b(cheaper|cheapest|lower|less)\b/.test(read.plain)) return null;
  const [less, more] = now.hold <= before.hold ? [now, before] : [before, now];
  return say(
    `${less.book} is cheaper: it holds ${percentOf(less.hold)} there on average, ${more.book} ${percentOf(more.hold)}.`,
  );
}

const percentOf = (share: number): string => `${(share * 100).toFixed(2)}%`;

function meanHold(sums: readonly Calculation[]): { book: string; hold: number } | null {
  const holds = sums.flatMap((sum) => (sum.kind === 'hold' && sum.bet ? [sum] : []));
  const book = /.* at (.+)$/.exec(holds.at(-1)?.bet ?? '')?.[1];
  const own = holds.filter(({ bet }) => bet?.endsWith(` at ${book}`));
  if (book === undefined || own.length === 0) return null;
  const total = own.reduce((sum, { prices }) => sum + overround(prices.map(priceTextToDecimal)).hold, 0);
  return { book, hold: total / own.length };
}

const MOST_WORDS = 9;

/** "Now Circa", "just the spread and total" behind such sums. */
const goesOn = ({ tokens, books, pieces, mentions }: Tagged): boolean =>
  tokens.length <= MOST_WORDS &&
  mentions.length === 0 &&
  (books.length > 0 || pieces.some((piece) => piece.kind === 'market' && !piece.isTalk));

function holdsBefore({
  previous,
  slate,
}: Tagged): { book: string | undefined; kinds: (typeof KINDS)[number][] } | null {
  const names = sumsOf(previous).flatMap((sum) => (sum.kind === 'hold' && sum.bet ? [sum.bet] : []));
  const [first] = names;
  if (first === undefined) return null;
  const book = [...slate.bookTitles.values()].find((title) => first.endsWith(` at ${title}`));
  return { book, kinds: KINDS.filter((kind) => names.some((name) => name.startsWith(`the ${kind} `))) };
}

function gameOf({ mentions, previous, slate, nowMs }: Tagged): SlateEvent | null {
  const ids = mentions.map(({ persons }) => new Set(persons.map(({ event }) => event.id)));
  const [first, second] = ids;
  const id = first ? [...first].find((one) => second?.has(one) ?? true) : previous?.focus?.[0]?.eventId;
  return slate.events.find((event) => event.id === id && event.startsAt.getTime() > nowMs) ?? null;
}

function holdAt(
  event: SlateEvent,
  kind: (typeof KINDS)[number],
  keys: ReadonlySet<string>,
  titles: ReadonlyMap<string, string>,
): Calculation | null {
  const own = event.markets.filter((one) => one.market === kind && one.quotes.some(({ bookKey }) => keys.has(bookKey)));
  const market = mainLine(own);
  const quote = market?.quotes.find(({ bookKey }) => keys.has(bookKey));
  if (!market || !quote) return null;
  const prices = quote.decimals.map(paidText);
  if (prices.length < 2) return null;
  return {
    kind: 'hold',
    bet: `${nameOf(event, market)} at ${titles.get(quote.bookKey) ?? bookOf(quote.bookKey).title}`,
    prices,
  };
}

function nameOf(event: SlateEvent, market: SlateMarket): string {
  const game = shortGame(gameLabel(event));
  const [side] = market.outcomes;
  const line = side ? selectionLine(market, side) : null;
  if (market.market === 'moneyline') return `the moneyline of ${game}`;
  const signed = line !== null && market.market === 'spread' && line > 0 ? `+${line}` : `${line}`;
  return `the ${market.market} of ${game} (${side ? outcomeLabel(event, side) : ''} ${signed})`;
}
