import type { BetRefDraft } from '#contract/research/bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Slate } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { BetFocus } from '../reading.ts';
import type { Asked } from './call.ts';
import type { Tagged } from './tagged.ts';

/** What asks for another place than that book. */
const ANY_BOOK =
  /\b(best|better|elsewhere|anywhere|any|all|every|other|another|which|what) (price|odds|number|books?|place|one|line)\b|\b(elsewhere|anywhere|market|consensus|best (i|you) can)\b/;

/**
 * "N just the moneyline?" behind a bet at DraftKings is at DraftKings: another bet of the game that was spoken of is at the book that was
 * named for it, where that has it. As it was where a book or a price is named, or several bets are asked for.
 */
export function atSpokenBook(asked: Asked, { previous, plain, books, amounts, slate }: Tagged): Asked {
  const [call, ...others] = asked.kind === 'calls' && asked.explains === undefined ? asked.calls : [];
  const [spoken, ...more] = previous?.ticket === true || previous?.list === true ? [] : (previous?.focus ?? []);
  if (asked.kind !== 'calls' || call?.tool !== 'price_bets' || others.length > 0 || !spoken?.book || more.length > 0)
    return asked;
  const bets = ('bets' in call.input ? call.input.bets : []) as readonly BetRefDraft[];
  const [bet, ...rest] = bets;
  const isOpen = books.length + amounts.prices.length === 0 && !ANY_BOOK.test(plain);
  if (!bet || rest.length > 0 || bet.book != null || bet.price != null || !isOpen || !isThere(bet, spoken, slate))
    return asked;
  const named: BetRefDraft['named'] = [...(bet.named ?? []), 'book'];
  return { ...asked, calls: [{ ...call, input: { ...call.input, bets: [{ ...bet, book: spoken.book, named }] } }] };
}

/** Whether the book of the bet before has this one of the same game: on its line, or on the one that most books have. */
function isThere(bet: BetRefDraft, { eventId, book }: BetFocus, { events, bookTitles }: Slate): boolean {
  if (bet.eventId !== eventId || (bet.period ?? 'full') !== 'full') return false;
  const markets = (events.find(({ id }) => id === eventId)?.markets ?? []).filter(
    ({ market, player }) => market === bet.market && player === (bet.player ?? ''),
  );
  const main = mainLine(markets);
  const own =
    bet.line == null
      ? markets.filter((one) => one === main)
      : markets.filter((one) => selectionLine(one, bet.side) === bet.line);
  const keys = new Set(findBooks(book ?? '', bookTitles).map(({ key }) => key));
  return own.some(({ quotes }) => quotes.some(({ bookKey }) => keys.has(bookKey)));
}
