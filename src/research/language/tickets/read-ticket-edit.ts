import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Act } from '../acts/act.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import { LEAGUE_NAMES, type LeagueName } from '../leagues.ts';
import type { BetFocus } from '../reading.ts';
import { localTime } from '../time-zone.ts';
import { leaguesOf } from '../wishes/wish-reading.ts';
import { changedLegs } from './changed-legs.ts';
import type { Edit } from './edit.ts';
import { type EditSpans, editSpans, insteadSpans, placedSpans } from './edit-spans.ts';
import { inOtherMarket } from './in-other-market.ts';
import { isOfShown, joinedBets } from './joined-bets.ts';
import { backAtTicket } from './last-ticket.ts';
import { leagueOfLeg } from './league-of-leg.ts';
import { legWishes } from './leg-wishes.ts';
import { otherGame } from './other-game.ts';
import { wholeDecimal } from './taken-at.ts';
import { legOf, legsWanted, moreOf, takesAnyBook, ticketCall } from './ticket-call.ts';
import { searchOf, termsOf } from './ticket-terms.ts';

/** Another parlay is asked for, or a leg that was forgotten, and no other size of this one. */
const ANEW =
  /\b(give|gimme|build|new|another|best|find|sgp|same game|today|tonight|tomorrow|forgot|forgetting|missed)\b/;
/** One leg less, the one with the least edge; or one more. */
const FEWER = /\b(less|fewer|too many) (legs|teams)\b/;
const MORE = /\b(more|extra|not enough|too few) (legs|teams)\b/;
const MOST_WORDS = 20;

/**
 * The bets that were spoken of as one parlay; or that parlay with legs more, fewer or others, for a stake, or at a book. Null: something
 * else is asked. What is not named stays as it is, a book that was named too.
 */
export function readTicketEdit(asked: Edit): Asked | null {
  const edit = {
    ...asked,
    previous: backAtTicket(asked.previous, plainText(asked.tokens)),
    shown: asked.previous?.focus ?? [],
  };
  const { previous, tokens, text } = edit;
  if (!previous || tokens.length > MOST_WORDS || isElse(edit)) return null;
  const joined = joinedBets(edit);
  if (joined) return joined;
  const legs = previous.ticket === true ? (previous.focus ?? []) : [];
  if (legs.length === 0) return null;
  const spans = ASKS.test(plainText(tokens)) ? null : spansIn(edit);
  if (spans) return changedLegs({ legs, spans, edit }) ?? resized(legs, edit);
  return resized(legs, edit) ?? (edit.mentions.length > 0 || /\bhedge/i.test(text) ? null : sameLegs(legs, edit));
}

/** A change of the parlay that is said in so many words, whatever else the words may be. */
export function sureTicketEdit(asked: Edit): Asked | null {
  const edit = {
    ...asked,
    previous: backAtTicket(asked.previous, plainText(asked.tokens)),
    shown: asked.previous?.focus ?? [],
  };
  const { previous, tokens, likeliest } = edit;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  if (legs.length === 0 || tokens.length > MOST_WORDS || NO_EDIT.has(likeliest.act) || isElse(edit)) return null;
  if (ASKS.test(plainText(tokens))) return null;
  const other = inOtherMarket(legs, edit);
  if (other) return other;
  const spans = spansIn(edit);
  const changed = spans ? changedLegs({ legs, spans, edit }) : otherGame(legs, edit);
  const isTold = changed?.kind === 'say' && (changed.spoken?.openEdit != null || spans === null);
  return changed?.kind === 'calls' || isTold ? changed : null;
}

const spansIn = ({ tokens, mentions, previous }: Edit): EditSpans | null =>
  placedSpans(
    tokens,
    mentions.map(({ from }) => from),
  ) ??
  editSpans(tokens) ??
  (isOnGameOfLeg(mentions, previous) ? insteadSpans(tokens) : null);

const isOnGameOfLeg = (mentions: Edit['mentions'], previous: Edit['previous']): boolean =>
  mentions.length > 0 &&
  mentions.every(({ persons }) =>
    persons.some(({ event }) => previous?.focus?.some(({ eventId }) => eventId === event.id) === true),
  );

/** Another parlay is to be found, or money on it is to be made safe. */
const isElse = ({ tokens, says }: Edit): boolean =>
  says.has('hedge') || (NEW_ONE.test(plainText(tokens)) && !isOfShown(plainText(tokens)));
const NEW_ONE =
  /^(\w+ ){0,2}(\d|two|three|four|five|six) ?(leg|legs|legger|team|teamer|fold) (\w+ )?(parlay|acca)\b|\b(gimme|give me|build|make me|find)\b.*\b(parlay|acca|sgp)\b/;

/** "Did they lose the last one" changes nothing. */
const ASKS =
  /^(so |and |but |ok )?(did|do (you|u|i|we|they)|does|how (?!about|bout)|why|when|who|was|were|whats|is|are|what (?!if|about|bout))/;

const NO_EDIT: ReadonlySet<Act> = new Set<Act>([
  'pays',
  'hedge',
  'why',
  'sure',
  'against',
  'term',
  'product',
  'worst',
  'best',
]);

/** "Make it 4 legs", "just the first 3": more are chosen, fewer are those that stand first. */
export function resized(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, mentions } = edit;
  const named = findPhrases(LEAGUE_NAMES, tokens);
  const unwanted = named.filter(({ from }) => isUnwanted(tokens, from)).flatMap(({ values }) => values);
  const isElse = named.length > unwanted.length || ANEW.test(plainText(tokens));
  if (mentions.length > 0 || (isElse && !(unwanted.length === named.length && MAKES_IT.test(plainText(tokens)))))
    return null;
  if (FEWER.test(plainText(tokens))) return ticketCall(legs.map(legOf), { ...moreOf(edit), leaveOut: 'edge' });
  const size = MORE.test(plainText(tokens)) ? legs.length + 1 : legsWanted(tokens);
  if (size === null) return null;
  if (size !== null && unwanted.length > 0) return withoutLeagues(legs, size, unwanted, edit);
  // "Same 3 legs at Caesars" changes the book alone.
  if (size === legs.length && edit.books.length > 0) return null;
  if (size === legs.length) return say(`That parlay has ${size} legs already, so nothing was changed.`);
  const kept = legs.slice(0, size);
  return (
    searchedAnew(kept, size, edit) ??
    ticketCall(kept.map(legOf), {
      ...moreOf(edit),
      ...(size > kept.length && { choose: { count: size, ...legWishes([], [], edit) } }),
    })
  );
}

/** "At least +600 … make it 3 legs": where the first three of them pay less, three others are searched for that pay as much. */
function searchedAnew(kept: readonly BetFocus[], size: number, { previous, slate }: Edit): Asked | null {
  const terms = termsOf(previous);
  if (terms?.wholeMin == null || kept.length < size) return null;
  const whole = wholeDecimal(kept, previous?.ticketBook ?? null, slate);
  return whole >= terms.wholeMin ? null : searchOf({ ...terms, intent: 'parlay', count: size }, previous);
}

const isUnwanted = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => NOT.test(text));
const NOT = /^(no|not|nothin|nothing|none|without|w\/o|zero|except|minus)$/;
const MAKES_IT = /\b(make|turn|do) (it|that|this)\b/;

/** "Make it a 4 leg but nothing from the WNBA": what is of it goes, and the rest is chosen of others. */
function withoutLeagues(legs: readonly BetFocus[], size: number, unwanted: readonly LeagueName[], edit: Edit): Asked {
  const excludedLeagues = leaguesOf(unwanted, localTime(edit.nowMs, edit.zone).day);
  const isOut = (leg: BetFocus) => {
    const league = leagueOfLeg(leg, edit.slate.events);
    return league !== null && excludedLeagues.includes(league);
  };
  const kept = legs.filter((leg) => !isOut(leg)).slice(0, size);
  const { leagues: _, ...wishes } = legWishes([], legs.filter(isOut), edit) ?? {};
  return ticketCall(kept.map(legOf), {
    ...moreOf(edit),
    choose: { count: size, ...wishes, excludedLeagues: [...(wishes.excludedLeagues ?? []), ...excludedLeagues] },
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
