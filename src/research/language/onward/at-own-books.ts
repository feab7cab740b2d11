import { REGISTRY } from '../../books/registry.ts';
import { list } from '../../words/format.ts';
import { boardCall } from '../calls/board-calls.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls } from '../calls/call.ts';
import { readTold } from '../calls/memory.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { isAsked, marketOf, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { againstOf } from '../sums/other-side.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { isChatter, isPlainWord } from '../wishes/plain-words.ts';

/**
 * "I only got DK and MGM" behind a scan: it is made once more, over the books that are remembered from here on. "I only have FanDuel,
 * what's it there" behind prices or a bet: its prices at those.
 */
export function atOwnBooks(read: Tagged): Asked | null {
  const { written, tokens, reading, previous } = read;
  const own = readTold(written, reading)?.books;
  const asked = own && own.as !== 'now' ? paysBestOf(read, titlesOf(reading.memory?.sportsbooks ?? own.keys)) : null;
  if (asked) return asked;
  if (
    !previous ||
    !own ||
    own.as === 'now' ||
    !tokens.every((token) => isPlainWord(token.text) || isChatter(token.text))
  )
    return null;
  const keys = reading.memory?.sportsbooks ?? own.keys;
  const titles = titlesOf(keys);
  const [scan] = previous.looked ?? [];
  const noted = titles.length > 0 ? [`Noted: you bet at ${list(titles)}.`] : [];
  if (scan?.tool === 'scan_prices') {
    const { books: _, offset: __, ...input } = scan.input;
    return calls([{ tool: 'scan_prices', input }], noted);
  }
  return tokens.length > 0 && titles.length > 0
    ? pricesAt(titles, { ...previous, ...hedgeSpokenOf(read) }, noted)
    : null;
}

const titlesOf = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => REGISTRY.get(key)?.title ?? [])),
];

const WHICH_PAYS =
  /\b(which|who|whos|where|wheres|what)\b.*\b(pays?|paying|best (price|odds|number|line|payout)|better (price|odds|number|line|payout)|highest|most|cheapest)\b/;

/** "I got DK, FanDuel and MGM, which one pays best on USA Paraguay": those books side by side on a game that is named. */
function paysBestOf(read: Tagged, books: string[]): Asked | null {
  if (!WHICH_PAYS.test(read.plain) || books.length < 2 || read.amounts.prices.length > 0) return null;
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
