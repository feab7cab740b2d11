import type { SlateEvent } from '../../slate/slate.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { sharedGames } from '../calls/shared-games.ts';
import type { Tagged } from '../calls/tagged.ts';

const VIG = /\b(vig|vigorish|juice|juicing|juices|hold|holds|margins?|overround|rake)\b/;
const RANKS =
  /\b(per|by|each|every|rank|sort|order|lowest|least|smallest|cheapest|low|who|whos|which|any|most|highest|hard|hardest|worst|avg|average)\b/;
const BY_ITSELF = /\b(no|without|minus|remove|strip) (the )?(vig|juice)\b|\b(free|out)\b/;
const BY_BOOK = /\b(books?|sportsbooks?|bookies?|apps?)\b|\b(who|whos|rank|sort|least|lowest|cheapest)\b/;
/** "Then whats the hold" behind a game. */
const BARE =
  /^((so|ok|then|and|well|but) )*(whats|what is|hows|how big is|how much is) (the|its|their) (hold|vig|juice|margin)( (on|of|for|in|there)( (it|that|this|here))?( (one|game))?)?( like)?$/;
const KINDS = ['moneyline', 'spread', 'total'] as const;

/** "Vig per book, rank em" of a game that is named or was spoken of: its books, the one that takes least first. Free. */
export function vigByBook(read: Tagged): Asked | null {
  const { plain, amounts, books, says, said, previous, pieces } = read;
  const isOfVig =
    BARE.test(plain) || (VIG.test(plain) && RANKS.test(plain) && BY_BOOK.test(plain) && !BY_ITSELF.test(plain));
  if (!isOfVig || amounts.prices.length + books.length > 0 || says.has('arbitrage')) return null;
  if (said.some(({ player, stats }) => player !== null || stats.length > 0)) return null;
  const event = gameOf(read);
  if (!event) return null;
  const [looked] = previous?.looked ?? [];
  const before =
    looked?.tool === 'show_board' && looked.input.eventId === event.id
      ? looked.input.market
      : (spokenMarket(read, event) ?? 'moneyline');
  const kinds = KINDS.filter((kind) =>
    pieces.some((piece) => piece.kind === 'market' && !piece.isTalk && piece.market === kind),
  );
  const markets = kinds.length > 0 ? kinds : [before];
  return calls(markets.map((market) => boardCall({ eventId: event.id, market, order: 'lowest_hold' })));
}

/** Of a bet that was judged its own market. */
const spokenMarket = ({ previous }: Tagged, { id }: SlateEvent): string | undefined =>
  previous?.focus?.find(({ eventId, player }) => eventId === id && player === null)?.market;

function gameOf({ mentions, previous, slate, nowMs, reading }: Tagged): SlateEvent | null {
  const [looked] = previous?.looked ?? [];
  const shown = looked?.tool === 'show_board' ? looked.input.eventId : previous?.focus?.[0]?.eventId;
  if (mentions.length > 0)
    return sharedGames(mentions.map(({ persons }) => persons.map(({ event }) => event)))[0] ?? null;
  const isElse = reading.leagues.length > 0 || reading.window !== null;
  return isElse ? null : (slate.events.find(({ id, startsAt }) => id === shown && startsAt.getTime() > nowMs) ?? null);
}
