import { titlesOfKeys } from '../../books/titles-of-keys.ts';
import { list } from '../../words/format.ts';
import { boardCall } from '../calls/board-calls.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, type Call, calls, say } from '../calls/call.ts';
import { readTold } from '../calls/memory.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { isAsked, marketOf, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { againstOf } from '../sums/other-side.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { isChatter, isPlainWord } from '../wishes/plain-words.ts';

/**
 * "I only got DK and MGM" behind a scan, prices or a judged bet: it is made once more over the books that are remembered from here on.
 * Behind a bet with a question for its price ("I only have FanDuel, what's it there") its prices at those.
 */
export function atOwnBooks(read: Tagged): Asked | null {
  const { written, tokens, reading, previous } = read;
  const ofOwn = onlyOwn(read) ?? (BEST_OF.test(read.plain) ? pricesOfNamed(read, [...read.books]) : null);
  if (ofOwn) return ofOwn;
  const own = readTold(written, reading)?.books;
  const asked =
    own && own.as !== 'now' ? paysBestOf(read, titlesOfKeys(reading.memory?.sportsbooks ?? own.keys)) : null;
  if (asked) return asked;
  if (
    !previous ||
    !own ||
    own.as === 'now' ||
    !tokens.every((token) => isPlainWord(token.text) || isChatter(token.text))
  )
    return null;
  const keys = reading.memory?.sportsbooks ?? own.keys;
  const titles = titlesOfKeys(keys);
  const noted = titles.length > 0 ? [`Noted: you bet at ${list(titles)}.`] : [];
  const scans = scansAnew(previous);
  if (scans.length > 0) return calls(scans, noted);
  if (titles.length === 0) return null;
  const spoken = { ...previous, ...hedgeSpokenOf(read) };
  return tokens.length === 0 ? toldAgain(titles, spoken, noted) : pricesAt(titles, spoken, noted);
}

/** Every scan that was shown, over the books where he can bet. */
const scansAnew = ({ looked = [] }: Reading): Call[] =>
  looked.flatMap((one) => {
    if (one.tool !== 'scan_prices') return [];
    const { books: _, offset: __, ...input } = one.input;
    return [{ tool: one.tool, input }];
  });

const MY_BOOKS =
  /^((ok|so|and|no|but|now|pls|please) )*((just|only|stick|limit it|keep it|at|on|with|using|use|to|for|from|show|do|run) )*(my|mine)( own)? (books|sportsbooks|apps)( (only|please|pls|i have|i use))*$/;
const WHICH_BOOKS =
  'I do not know your books yet. Which do you have? For example, "I have FanDuel and BetMGM"; then only their prices count.';

/** "Only my books" behind a scan: over those that are set or remembered; or which they are. */
function onlyOwn({ plain, previous, bettor }: Tagged): Asked | null {
  const scans = previous && MY_BOOKS.test(plain) ? scansAnew(previous) : [];
  if (scans.length === 0) return null;
  const own = titlesOfKeys(bettor?.sportsbooks ?? []);
  return own.length > 0
    ? calls(scans, [`At your books: ${list(own)}.`])
    : say(WHICH_BOOKS, [], { looked: previous?.looked ?? [] });
}

/** What was shown is shown at these books; what was judged is judged at them, free. Null: no prices were told. */
function toldAgain(books: string[], previous: Reading, noted: readonly string[]): Asked | null {
  const { looked = [], focus = [], ticket, unjudged } = previous;
  const boards = looked.flatMap((one) => (one.tool === 'show_board' ? [boardCall({ ...one.input, books })] : []));
  if (boards.length > 0 && boards.length === looked.length) return calls(boards, noted);
  if (looked.length > 0 || focus.length === 0 || unjudged === true) return null;
  const call = betsCall(
    focus.map((bet) => anywhere(bet, previous)),
    { ...previous, ticketBook: null },
  );
  const explains = ticket === true || focus.length === 1 ? 'play' : 'better';
  return { kind: 'calls', calls: [call], assumed: noted, explains };
}

/** A price that is his own stays; that of a pick, and a book that was named, may be of one that he does not have. */
const anywhere = (bet: BetFocus, { list }: Reading): BetFocus =>
  list === true || bet.price == null ? { ...bet, price: null, book: null } : bet;

const WHICH_PAYS =
  /\b(which|who|whos|where|wheres|what)\b.*\b(pays?|paying|best (price|odds|number|line|payout)|better (price|odds|number|line|payout)|highest|most|cheapest)\b/;

/** "I got DK, FanDuel and MGM, which one pays best on USA Paraguay": those books side by side on a game that is named. */
const paysBestOf = (read: Tagged, books: string[]): Asked | null =>
  WHICH_PAYS.test(read.plain) ? pricesOfNamed(read, books) : null;

/** "Arsenal best of DK, FD and MGM", where the books are what it is the best of. */
const BEST_OF =
  /\bbest (price |odds )?(of|at|between|among|out of|from|across) (my books |the )?(?!bets?\b|picks?\b)\w+/;

function pricesOfNamed(read: Tagged, books: string[]): Asked | null {
  if (books.length < 2 || read.amounts.prices.length > 0) return null;
  const asked = toMarketQuestion(read);
  const person = personOf(asked);
  if (!person || isAsked(person) || person.kind === 'player') return null;
  const market = marketOf(asked) ?? 'moneyline';
  const isOneSide = read.said.filter(hasSubject).every(({ opponent }) => opponent === null) && market !== 'total';
  const isOneNamed = new Set(read.mentions.flatMap(({ names }) => names)).size === 1;
  const side = isOneSide && isOneNamed ? { side: person.selection } : {};
  return calls([boardCall({ eventId: person.event.id, market, ...side, books })]);
}

/** Of the one board or bet that was shown. */
function pricesAt(books: string[], { looked = [], focus = [] }: Reading, noted: readonly string[]): Asked | null {
  const [board, ...boards] = looked;
  if (board?.tool === 'show_board' && boards.length === 0) return calls([boardCall({ ...board.input, books })], noted);
  const [bet, ...bets] = focus;
  return bet && bets.length === 0 ? calls([boardOnBet(bet, books)], noted) : null;
}

/** Behind a hedge its own bet is asked for, and not the one that is held. */
function hedgeSpokenOf(read: Tagged): { focus?: BetFocus[] } {
  const [held, ...others] = read.previous?.focus ?? [];
  const hedge = onlySum(read.previous, 'hedge');
  if (!hedge || hedge.others !== undefined || !held || others.length > 0) return {};
  const bet = storedBet({ ...refOfFocus(held), price: null }, read);
  const [ref] = isStored(bet) ? [againstOf(bet)].flat() : [];
  if (ref === undefined || typeof ref === 'string') return {};
  return { focus: [{ ...held, market: ref.market, side: ref.side, line: ref.line ?? null, price: null }] };
}
