import type { League } from '#engine/names/league.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Piece } from '../calls/pieces.ts';
import { plainText } from '../calls/plain-text.ts';
import { hasSubject, readStatedBets, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import { timeOf } from '../calls/subject.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { editSpans } from './edit-spans.ts';
import { joinedBets } from './joined-bets.ts';
import { refsOf } from './leg-refs.ts';
import { hashPlaces, placesIn } from './places-in.ts';
import { legOf, legsWanted, type TicketMore, ticketCall } from './ticket-call.ts';

const WORST = /\b(worst|weakest|riskiest|shakiest|best|strongest|longest|shortest)\b/;
const ANY_BOOK = /\b(best|any|another|other|whatever|whichever) (book|sportsbook|price)\b/;
/** Another parlay is asked for, and no other size of this one. */
const ANEW = /\b(give|gimme|build|new|another|best|find|sgp|same game|today|tonight|tomorrow)\b/;
const MOST_WORDS = 20;

/**
 * The bets that were spoken of as one parlay; or that parlay with legs more, fewer or others, for a stake, or at a book. Null: something
 * else is asked. What is not named stays as it is, the book too.
 */
export function readTicketEdit(edit: Edit): Asked | null {
  const { previous, tokens, text } = edit;
  if (!previous || tokens.length > MOST_WORDS) return null;
  const joined = joinedBets(edit);
  if (joined) return joined;
  const legs = previous.ticket === true ? (previous.focus ?? []) : [];
  if (legs.length === 0) return null;
  const spans = editSpans(tokens);
  if (spans) return changed(legs, spans, edit) ?? resized(legs, edit);
  return resized(legs, edit) ?? (edit.mentions.length > 0 || /\bhedge/i.test(text) ? null : sameLegs(legs, edit));
}

/** At the book of before, unless another is named or any will do. */
function moreOf({ previous, books, tokens, amounts }: Edit): TicketMore {
  const [named] = books;
  const book = named ?? (ANY_BOOK.test(plainText(tokens)) ? null : (previous?.ticketBook ?? null));
  const stake = amounts.prices.length === 0 ? amounts.money.find(({ isSure }) => isSure) : undefined;
  return { ...(book && { book }), ...(stake && { stakeCents: stake.cents }) };
}

function changed(
  legs: readonly BetFocus[],
  { out, put, swaps }: NonNullable<ReturnType<typeof editSpans>>,
  edit: Edit,
): Asked | null {
  const { mentions, tokens, text, pieces, where, slate } = edit;
  const outWords = out.flatMap((at) => tokens[at] ?? []);
  const gone = mentions.filter(({ from }) => out.includes(from));
  const places = [...placesIn(outWords, legs.length), ...hashPlaces(text, legs.length)];
  const added = refsOf(betsIn(pieces, put), where);
  if ('kind' in added) return added;
  const left = legs.filter((leg, at) => !places.includes(at + 1) && !gone.some((mention) => isOn(leg, mention)));
  const isChanged = left.length < legs.length;
  if (!isChanged && gone.length > 0) return notOnIt(gone);
  if (!isChanged && added.refs.length === 0 && oneMore(legs, put, edit) === null)
    return WORST.test(plainText(tokens)) ? say('Which leg shall go? Name its team, or its number.') : null;
  const kept = [...left.map(legOf), ...added.refs];
  const size =
    legsWanted(tokens) ?? (swaps && added.refs.length === 0 ? legs.length : null) ?? oneMore(legs, put, edit);
  const others = legs.filter((leg) => !left.includes(leg));
  return ticketCall(kept, {
    ...moreOf(edit),
    ...(size !== null &&
      size > kept.length && { choose: { count: size, ...wishesOf(edit), ...withoutGames(others, slate.events) } }),
  });
}

/** "Add a 4th leg": one more, whichever it is. */
const oneMore = (legs: readonly BetFocus[], put: readonly number[], { tokens, mentions }: Edit): number | null =>
  mentions.length === 0 && put.some((at) => /^legs?$/.test(tokens[at]?.text ?? '')) ? legs.length + 1 : null;

/** What the parlay was asked to be of holds for a leg that is chosen later. */
const wishesOf = ({ previous }: Edit): { leagues?: League[]; from?: string; to?: string } => ({
  ...(previous?.leagues.length && { leagues: [...previous.leagues] }),
  ...timeOf({ window: previous?.window ?? null }),
});

/** A leg that was not wanted is not chosen again. */
function withoutGames(legs: readonly BetFocus[], events: readonly SlateEvent[]): { excludedTeams?: string[] } {
  const teams = legs.flatMap(({ eventId }) => {
    const event = events.find(({ id }) => id === eventId);
    return event ? [event.home, event.away] : [];
  });
  return teams.length > 0 ? { excludedTeams: teams } : {};
}

/** The stated bets whose words stand at these places; a name alone is to win. */
function betsIn(pieces: readonly Piece[], places: readonly number[]): StatedBet[] {
  const [from, to] = [Math.min(...places), Math.max(...places)];
  if (places.length === 0) return [];
  return readStatedBets(pieces.filter((piece) => piece.from >= from && piece.from <= to))
    .filter(hasSubject)
    .map((bet) => (saysBet(bet) ? bet : { ...bet, market: 'moneyline' }));
}

/** "Make it 4 legs", "just the first 3": more are chosen, fewer are those that stand first. */
function resized(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, mentions } = edit;
  if (mentions.length > 0 || ANEW.test(plainText(tokens)) || findPhrases(LEAGUE_NAMES, tokens).length > 0) return null;
  const size = legsWanted(tokens);
  if (size === null) return null;
  if (size === legs.length) return say(`That parlay has ${size} legs already, so nothing was changed.`);
  const kept = legs.slice(0, size).map(legOf);
  return ticketCall(kept, {
    ...moreOf(edit),
    ...(size > kept.length && { choose: { count: size, ...wishesOf(edit) } }),
  });
}

function sameLegs(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { previous, amounts, says, books, tokens } = edit;
  const [money, ...others] = amounts.money;
  const isStake = money && others.length === 0 && amounts.prices.length === 0 && (money.isSure || says.has('payout'));
  const told = previous?.calculation;
  // What its price pays was told already: no verdict is asked for anew.
  if (isStake && told?.kind === 'payout')
    return calls([
      { tool: 'calculate', input: { calc: { kind: 'payout', price: told.price, stakeCents: money.cents } } },
    ]);
  if (isStake) return ticketCall(legs.map(legOf), moreOf(edit));
  const isAnyBook = ANY_BOOK.test(plainText(tokens));
  if (books.length === 1 && books[0] === previous?.ticketBook && amounts.prices.length === 0)
    return say(`That parlay stands at ${books[0]} already, so nothing was changed.`);
  const isOtherBook = books.length === 1 && amounts.prices.length === 0;
  return isOtherBook || isAnyBook ? ticketCall(legs.map(legOf), moreOf(edit)) : null;
}

const notOnIt = (mentions: readonly Mention[]): Asked =>
  say(
    `${list(mentions.map(({ names }) => names[0] ?? '')) || 'That leg'} is not on that parlay, so nothing was changed.`,
  );

/** Of a game's sides the one that is bet on; a total is of both. */
const isOn = (leg: BetFocus, { persons }: Mention): boolean =>
  persons.some((person) => {
    if (person.event.id !== leg.eventId) return false;
    if (person.kind === 'player') return leg.player === person.name;
    const isSided = leg.market === 'moneyline' || leg.market === 'spread';
    return leg.player === null && (!isSided || leg.side === person.selection || leg.side === 'draw');
  });
