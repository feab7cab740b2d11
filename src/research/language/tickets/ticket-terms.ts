import { formatAmerican } from '#engine/odds/format-american.ts';
import type { Asked } from '../calls/call.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

/**
 * Of what the parlay that is spoken of was asked to be: leagues, day, kinds of bets, prices, and the book where one was named. It holds
 * until another parlay is shown, whatever the messages since have said. Null: nothing of the kind.
 */
export function termsOf(previous: Reading | null): Reading | null {
  if (previous?.ticket !== true) return null;
  const { focus = [], heldTicket, intent } = previous;
  const before = heldTicket && isSameOrEdited(heldTicket.legs, focus) ? (heldTicket.asked ?? null) : null;
  const searched = intent === 'parlay' ? searchIn(previous) : null;
  const terms = searched ?? before ?? OPEN_READING;
  const asked = { ...terms, book: namedBook(previous, before) };
  return saysTerms(asked) ? asked : null;
}

/** What a parlay that was searched for was asked to be, however open that was. Null: its legs were named or joined. */
export function searchTerms(previous: Reading | null): Reading | null {
  const terms = termsOf(previous);
  if (terms?.intent === 'parlay') return terms;
  const isOpen = terms === null && previous?.ticket === true && previous.list === true && previous.intent === 'parlay';
  return isOpen ? { ...OPEN_READING, intent: 'parlay' } : null;
}

/** Another parlay of these terms, for a bettor of whom what was remembered still holds. */
export function searchOf(terms: Reading, previous: Reading | null): Asked {
  const memory = previous?.memory;
  return { kind: 'picks', reading: { ...terms, ...(memory && { memory }) }, refines: false };
}

/** About what the parlay was asked to pay, where a leg of it is exchanged for another. Null: nothing of the kind. */
export function targetBefore(previous: Reading | null): string | null {
  const { wholeMin = null, wholeMax = null, sameGame } = termsOf(previous) ?? {};
  if (wholeMin === null || wholeMax === null || sameGame === true) return null;
  const isAbout = (wholeMax - 1) / (wholeMin - 1) < WIDEST_ABOUT;
  return isAbout ? formatAmerican((wholeMin + wholeMax) / 2) : null;
}

/** So near are both ends of what is about one price; what is wider was named by both. */
const WIDEST_ABOUT = 1.9;

/** The book of a parlay where its writer named it; null: it stands where it pays most. */
export const bookNamed = (previous: Reading | null): string | null => termsOf(previous)?.book ?? null;

function namedBook({ book, books = [], ticketBook = null }: Reading, before: Reading | null): string | null {
  const named = [book, ...books, before?.book ?? null];
  return ticketBook !== null && named.includes(ticketBook) ? ticketBook : null;
}

/** What a search for a parlay asked for; null where its message says nothing of the kind, but how it spoke of the one before. */
function searchIn(previous: Reading): Reading | null {
  const { leagues, competitions, teams, players, markets, stats, side, window, excluded } = previous;
  const { minDecimal, maxDecimal, wholeMin = null, wholeMax = null, order, perLeague, sameGame } = previous;
  // Legs that were named are no search.
  if (sameGame !== true && teams.length + players.length > 1) return null;
  const search: Reading = {
    ...OPEN_READING,
    intent: 'parlay',
    ...{ leagues, teams, players, markets, side, window, minDecimal, maxDecimal, wholeMin, wholeMax },
    ...(competitions && { competitions }),
    ...(stats && { stats }),
    ...(excluded && { excluded }),
    ...(order && { order }),
    ...(perLeague === true && { perLeague }),
    ...(sameGame === true && { sameGame }),
  };
  return saysTerms(search) ? search : null;
}

const saysTerms = (asked: Reading): boolean =>
  [asked.leagues, asked.teams, asked.players, asked.markets, asked.stats ?? []].some(({ length }) => length > 0) ||
  [asked.side, asked.window, asked.minDecimal, asked.maxDecimal, asked.book].some((one) => one !== null) ||
  [asked.wholeMin, asked.wholeMax, asked.excluded, asked.order].some((one) => one != null) ||
  asked.sameGame === true;

/** An edit leaves a leg of it standing. */
const isSameOrEdited = (before: readonly BetFocus[], legs: readonly BetFocus[]): boolean =>
  before.some((one) =>
    legs.some(
      ({ eventId, market, side, player }) =>
        one.eventId === eventId && one.market === market && one.side === side && one.player === player,
    ),
  );
