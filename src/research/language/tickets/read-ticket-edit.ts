import { findPhrases } from '#engine/names/phrase-index.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import type { BetFocus } from '../reading.ts';
import { changedLegs } from './changed-legs.ts';
import type { Edit } from './edit.ts';
import { editSpans } from './edit-spans.ts';
import { joinedBets } from './joined-bets.ts';
import { legWishes } from './leg-wishes.ts';
import { legOf, legsWanted, moreOf, takesAnyBook, ticketCall } from './ticket-call.ts';

/** Another parlay is asked for, and no other size of this one. */
const ANEW = /\b(give|gimme|build|new|another|best|find|sgp|same game|today|tonight|tomorrow)\b/;
/** One leg less, the one with the least edge; or one more. */
const FEWER = /\b(less|fewer|too many) (legs|teams)\b/;
const MORE = /\b(more|extra|not enough|too few) (legs|teams)\b/;
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
  if (spans) return changedLegs({ legs, spans, edit }) ?? resized(legs, edit);
  return resized(legs, edit) ?? (edit.mentions.length > 0 || /\bhedge/i.test(text) ? null : sameLegs(legs, edit));
}

/** "Make it 4 legs", "just the first 3": more are chosen, fewer are those that stand first. */
function resized(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, mentions } = edit;
  if (mentions.length > 0 || ANEW.test(plainText(tokens)) || findPhrases(LEAGUE_NAMES, tokens).length > 0) return null;
  if (FEWER.test(plainText(tokens))) return ticketCall(legs.map(legOf), { ...moreOf(edit), leaveOut: 'edge' });
  const size = MORE.test(plainText(tokens)) ? legs.length + 1 : legsWanted(tokens);
  if (size === null) return null;
  if (size === legs.length) return say(`That parlay has ${size} legs already, so nothing was changed.`);
  const kept = legs.slice(0, size).map(legOf);
  return ticketCall(kept, {
    ...moreOf(edit),
    ...(size > kept.length && { choose: { count: size, ...legWishes([], [], edit) } }),
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
  const isAnyBook = takesAnyBook(tokens);
  if (books.length === 1 && books[0] === previous?.ticketBook && amounts.prices.length === 0)
    return say(`That parlay stands at ${books[0]} already, so nothing was changed.`);
  const isOtherBook = books.length === 1 && amounts.prices.length === 0;
  return isOtherBook || isAnyBook ? ticketCall(legs.map(legOf), moreOf(edit)) : null;
}
