import { readPrice } from '../tools/stated-prices.ts';
import { marketKind } from '../words/pick-label.ts';
import { type CallFault, callFault } from './call-fault.ts';
import type { Said } from './said.ts';

/** One bet of a call as the slate names it. */
export type ReadBet = {
  eventId: string;
  market: string;
  side: 'home' | 'away' | 'draw' | 'over' | 'under' | 'yes' | 'no';
  player: string | null;
  line: number | null;
  price: string | null;
  book: string | null;
};

const TURNS = /\b(other|opposite|against|fade|flip|instead|rather|opponent|both|either|which|who|vs|versus|or)\b/;

/** Whether every part of the bet is as the question names it, or as it was spoken of; what nobody named stays open. */
export function faultOfBet(bet: ReadBet, said: Said): CallFault | null {
  return faultOfSide(bet, said) ?? faultOfLine(bet, said) ?? faultOfPrice(bet, said) ?? faultOfBook(bet, said);
}

const isOfSide = ({ market }: ReadBet): boolean => market === 'moneyline' || market === 'spread';

function faultOfSide(bet: ReadBet, said: Said): CallFault | null {
  const { side, eventId, player, market } = bet;
  const kind = marketKind(market);
  if (said.markets.size > 0 && ![...said.markets].some((named) => named === kind))
    return callFault('swapped', `${kind} is not the market that the question names`);
  if (said.players.size > 0 && kind === 'prop' && (player === null || !said.players.has(player)))
    return callFault('swapped', `${player ?? 'nobody'} is not the player that the question names`);
  if (said.players.size > 0 && said.sides.size === 0 && kind !== 'prop' && !isBetweenPersons(bet, said))
    return callFault('swapped', 'the question names a player');
  if (!isOfSide(bet)) return faultOfDirection(bet, said);
  const named = said.sides.get(eventId);
  if (named?.size === 1 && !named.has(side as 'home' | 'away') && !(side === 'draw' && said.directions.has('draw')))
    return callFault('swapped', 'the question names the other side');
  const spoken = said.spoken.filter((one) => one.eventId === eventId && (one.side === 'home' || one.side === 'away'));
  if (
    named === undefined &&
    spoken.length > 0 &&
    !TURNS.test(said.tagged.plain) &&
    !spoken.some((one) => one.side === side)
  )
    return callFault('swapped', 'the other side was spoken of');
  return null;
}

/** In a fight or a match whoever plays is a side. */
const isBetweenPersons = ({ eventId }: ReadBet, { tagged }: Said): boolean =>
  tagged.mentions.some(({ persons }) => persons.some((one) => one.event.id === eventId && one.kind === 'side'));

function faultOfDirection({ side, eventId, market, player }: ReadBet, said: Said): CallFault | null {
  const [only, ...others] = [...said.directions].filter((one) => one !== 'draw');
  if (only !== undefined && others.length === 0 && side !== only)
    return callFault('swapped', `the question says ${only}`);
  const spoken = said.spoken.filter((one) => one.eventId === eventId && one.market === market && one.player === player);
  if (
    only === undefined &&
    spoken.length > 0 &&
    !TURNS.test(said.tagged.plain) &&
    !spoken.some((one) => one.side === side)
  )
    return callFault('swapped', 'the other side was spoken of');
  return null;
}

function faultOfLine({ line, eventId, market }: ReadBet, said: Said): CallFault | null {
  if (line === null) return null;
  const isSaid = said.lines.some((one) => (one.signed ? one.line === line : Math.abs(one.line) === Math.abs(line)));
  const isSpoken = said.spoken.some((one) => one.eventId === eventId && one.market === market && one.line === line);
  if (isSaid || (isSpoken && said.lines.length === 0)) return null;
  return callFault(said.lines.length > 0 ? 'swapped' : 'not_named', `the line ${line}`);
}

const SAME_PRICE = 0.0051;

export const isSaidPrice = (price: string, { prices }: Pick<Said, 'prices'>): boolean => {
  const decimal = readPrice(price);
  return decimal !== null && prices.some((one) => Math.abs(one - decimal) < SAME_PRICE);
};

function faultOfPrice({ price, eventId }: ReadBet, said: Said): CallFault | null {
  if (price === null || isSaidPrice(price, said)) return null;
  const decimal = readPrice(price);
  const isSpoken = said.spoken.some(
    (one) => one.eventId === eventId && one.price != null && Math.abs(Number(one.price) - (decimal ?? 0)) < SAME_PRICE,
  );
  if (isSpoken && said.prices.length === 0) return null;
  return callFault(said.prices.length > 0 ? 'swapped' : 'not_named', `the price ${price}`);
}

/** Books that the question names, or that the bettor said before to have. */
export function isSaidBook(book: string, { tagged }: Pick<Said, 'tagged'>): boolean {
  const wanted = book.toLowerCase();
  const { reading, previous, books, slate } = tagged;
  const keys = [...(reading.memory?.sportsbooks ?? []), ...(reading.memory?.also ?? [])];
  const titles = [
    ...books,
    ...(reading.books ?? []),
    reading.book ?? '',
    previous?.ticketBook ?? '',
    ...keys,
    ...keys.map((key) => slate.bookTitles.get(key) ?? ''),
  ];
  return titles.some((title) => title.toLowerCase() === wanted);
}

const faultOfBook = ({ book }: ReadBet, said: Said): CallFault | null =>
  book === null || isSaidBook(book, said)
    ? null
    : callFault(said.tagged.books.length > 0 ? 'swapped' : 'not_named', `the book ${book}`);

/** Whether bets that are to be judged together leave out a line, a price, a book or somebody whom the question names. */
export function faultOfOmission(bets: readonly ReadBet[], said: Said, book: string | null = null): CallFault | null {
  const { tagged, lines, prices } = said;
  const missed = tagged.mentions.find(
    ({ persons }) =>
      persons.length > 0 && !persons.some(({ event }) => bets.some(({ eventId }) => eventId === event.id)),
  );
  if (missed) return callFault('swapped', `${missed.names[0] ?? 'somebody'} is left out`);
  const lost = lines.find(
    ({ line }) => !bets.some((bet) => bet.line !== null && Math.abs(bet.line) === Math.abs(line)),
  );
  if (lost) return callFault('swapped', `the line ${lost.line} is left out`);
  const unpriced = prices.find(
    (price) => !bets.some((bet) => bet.price !== null && Math.abs((readPrice(bet.price) ?? 0) - price) < SAME_PRICE),
  );
  if (unpriced !== undefined) return callFault('swapped', 'a price that the question names is left out');
  const named = tagged.books.find(
    (title) =>
      book?.toLowerCase() !== title.toLowerCase() &&
      !bets.some((bet) => bet.book?.toLowerCase() === title.toLowerCase()),
  );
  return named ? callFault('swapped', `the book ${named} is left out`) : null;
}
