import type { BetRefDraft } from '#contract/research/bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { outcomeLabel, pickLabel, selectionLine } from '../../words/pick-label.ts';
import { inShort, shortGame, shortTeam } from '../../words/short-names.ts';
import { type Asked, calls } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { type NoVig, noVigOfBooks } from './no-vig-of-books.ts';
import { paidText } from './paid-text.ts';
import { lacks } from './sum-on-bet.ts';

const MARGIN = '(vig|vigorish|juice|margin|hold)';
const ASKS = new RegExp(
  `\\b(no ?vig|novig|vig ?free|vigless|de ?vig\\w*|(without|w ?o|with o|wo|minus|no|strip\\w*|remov\\w*|take (out|off|away)) (the |their |its )?${MARGIN}|${MARGIN} (out|off|removed|stripped))\\b`,
);
/** "True odds of the Kings at FanDuel"; whether some price is above them is another question. */
const FAIR =
  /\b(whats|what is|what are|what|give me|show me|tell me|get me|work out) (is |are )?(the )?(fair|true|real) (odds|price|prices|line|chance|chances|prob\w*)\b/;
const JUDGES = /\b(worth|good|should|bet it|value|edge|ev|above|better|best|beat|take it|any book|all books)\b/;
const MOST_WORDS = 16;

/**
 * "No vig on the Kings at FanDuel", "devig the Jets at DK": that book's own prices of one market without their margin, whom it names
 * first. Free. Null: no book is named, or its prices are.
 */
export function noVigAtBook(read: Tagged): Asked | null {
  const books = booksAsked(read);
  if (books.length === 0 || books.length > MOST_BOOKS) return null;
  const ref = betMeant(read);
  if (ref === null) return null;
  if (typeof ref === 'string') return lacks(ref);
  const event = read.slate.events.find(({ id }) => id === ref.eventId);
  if (!event || event.startsAt.getTime() <= read.nowMs) return null;
  const sums = books.map((book) => sumAt(event, ref, book, read));
  const found = sums.filter((sum) => typeof sum !== 'string');
  const missing = sums.filter((sum) => typeof sum === 'string');
  if (found.length > FEW_BOOKS) return noVigOfBooks(found, { ref, wantsDraw: DRAW.test(read.plain), missing });
  return found.length === 0
    ? lacks(missing.join(' '))
    : calls(
        found.map((calc) => ({ tool: 'calculate' as const, input: { calc, bet: { ...ref, line: ref.line ?? null } } })),
        missing,
      );
}
const DRAW = /\b(draws?|tie)\b/;
const MOST_ON = 12;
const MOST_BOOKS = 3;
/** Of so many each is worked out in full. */
const FEW_BOOKS = 2;

/** Of whose margin that is asked; nobody: it is not. */
function booksAsked(read: Tagged): readonly string[] {
  const { plain, tokens, amounts, previous } = read;
  const before = sumsOf(previous).find((sum): sum is NoVig => sum.kind === 'no_vig' && sum.bet !== undefined);
  const asks = ASKS.test(plain) || (FAIR.test(plain) && !JUDGES.test(plain));
  const goesOn = before !== undefined && tokens.length <= MOST_ON && !JUDGES.test(plain);
  if (amounts.prices.length > 0 || tokens.length > MOST_WORDS || !(asks || goesOn)) return [];
  // "Do it for FD too": beside those of before.
  if (read.books.length > 0)
    return before && ALSO.test(plain) ? [...new Set([...booksTold(read), ...read.books])] : read.books;
  return asks && before ? booksBefore(read) : [];
}

/** "The no vig at those two": both of before; else the first. */
const booksBefore = (read: Tagged): string[] => booksTold(read).slice(0, SEVERAL.test(read.plain) ? MOST_BOOKS : 1);
const ALSO = /\b(too|also|as well)\b/;

const booksTold = ({ previous, slate }: Tagged): string[] =>
  sumsOf(previous).flatMap((sum) =>
    sum.kind === 'no_vig' ? [...slate.bookTitles.values()].filter((title) => sum.bet?.endsWith(` at ${title}`)) : [],
  );
const SEVERAL = /\b(those|both|these|them|two|three|2|3)\b/;

/** "Same but at BetMGM and FanDuel" behind the margin of one book: of each of these. */
export function noVigOn(read: Tagged): Asked | null {
  const isBehind = sumsOf(read.previous).some((sum) => sum.kind === 'no_vig' && sum.bet !== undefined);
  return isBehind && !ELSE.test(read.plain) ? noVigAtBook(read) : null;
}
const ELSE = /\b(holds?|boards?|all|every|kelly|prices?|shop|move[ds]?|total|spread|moneyline|ml)\b/;

/** Who is named, of the game and on the market that was spoken of where that is his; else what was spoken of itself. */
function betMeant(read: Tagged): BetRefDraft | string | null {
  const [focus] = read.previous?.focus ?? [];
  const [named] = namedBets(read);
  if (!named) return focus && read.mentions.length === 0 ? bare(refOfFocus(focus)) : null;
  const own = focus ? refOf({ ...named, book: null, price: null }, read, focus.eventId) : null;
  const isOfGame = own !== null && typeof own !== 'string' && own.eventId === focus?.eventId;
  const ref = isOfGame ? own : refOf({ ...named, book: null, price: null }, read);
  if (typeof ref === 'string') return ref;
  const saysKind = named.market !== null || named.line !== null || named.direction !== null || named.player !== null;
  const isSide = ref.side === 'home' || ref.side === 'away';
  if (!isOfGame || saysKind || focus?.market !== 'spread' || !isSide) return bare(ref);
  return { ...bare(ref), market: 'spread', line: null };
}

const bare = ({ price: _, book: __, named: ___, ...ref }: BetRefDraft): BetRefDraft => ref;

function sumAt(event: SlateEvent, ref: BetRefDraft, book: string, { slate }: Tagged): NoVig | string {
  const titles = findBooks(book, slate.bookTitles);
  const keys = new Set(titles.map(({ key }) => key));
  const lines = event.markets.filter(
    ({ market, player, quotes }) =>
      market === ref.market && player === (ref.player ?? '') && quotes.some(({ bookKey }) => keys.has(bookKey)),
  );
  const onLine = ref.line == null ? [] : lines.filter((one) => selectionLine(one, ref.side) === ref.line);
  const market = mainLine(ref.line == null ? lines : onLine);
  const quote = market?.quotes.find(({ bookKey }) => keys.has(bookKey));
  const title = slate.bookTitles.get(quote?.bookKey ?? '') ?? titles[0]?.title ?? book;
  if (!market || !quote || quote.decimals.length < 2) return nothingAt(event, ref, title, lines);
  const order = market.outcomes.map((side, at) => ({ side, at })).sort((a, b) => rank(a.side, ref) - rank(b.side, ref));
  return {
    kind: 'no_vig',
    bet: `${marketName(event, market)} at ${title}`,
    sides: order.map(({ side }) => sideName(event, market, side)),
    prices: order.flatMap(({ at }) => (quote.decimals[at] === undefined ? [] : [paidText(quote.decimals[at])])),
  };
}

const rank = (side: Selection, ref: BetRefDraft): number => (side === ref.side ? 0 : 1);

function nothingAt(event: SlateEvent, ref: BetRefDraft, title: string, lines: readonly SlateMarket[]): string {
  const game = shortGame(gameLabel(event));
  const has = lines.map((line) => sideName(event, line, ref.side)).slice(0, 3);
  return has.length > 0 && ref.line != null
    ? `${title} does not have that line in ${game}, so there is no margin of its to take off; it has ${list(has)}.`
    : `${title} has no prices on that in ${game}, so there is no margin of its to take off.`;
}

function sideName(event: SlateEvent, market: SlateMarket, side: Selection): string {
  if (market.market === 'moneyline') return side === 'draw' ? 'the draw' : shortTeam(outcomeLabel(event, side));
  return inShort(pickLabel(event, market, side), gameLabel(event));
}

function marketName(event: SlateEvent, market: SlateMarket): string {
  const game = shortGame(gameLabel(event));
  return market.market === 'moneyline' || market.market === 'spread' || market.market === 'total'
    ? `the ${market.market} of ${game}`
    : `${market.player} in ${game}`;
}
