import type { BetRefDraft } from '#contract/research/bet.ts';
import { meet } from '../calls/bet-parts.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { editSpans } from './edit-spans.ts';
import { joinedLegs } from './joined-legs.ts';
import { lastTicket } from './last-ticket.ts';
import { type LegDay, legDays } from './leg-days.ts';
import { FEWEST_LEGS, legOf, legsWanted, type TicketMore, ticketCall } from './ticket-call.ts';
import { asksPriceOnly, stakeIn, wholePrice } from './ticket-words.ts';

/** Words that make one bet of several. */
const JOINS =
  /\b(parlays?|parlayed|parlaying|parley|parly|acca|accumulator|treble|sgps?|combos?|combine|together|multi|(as|in|on) one|(one|same) (slip|ticket))\b|\bdouble\b(?! (chance|double|doubles|my|your|up|check|down|or|the|digits?))/;
const NOT_JOINED = /\b(not|no|without)( a| any)? parlays?\b|\b(separate|separately|singles?|straights?)\b/;
/** What is chosen of the games that are named. */
const SEARCHES = /\b(best|build|find|any|games?|good|safe|suggest|recommend)\b/;
/** A ticket that is running, and no wish for one. */
const HOLDS = /\b(i(ve| have)( got)?|i got|got a|have a|already (hit|won)|leg left|legs? hit|won already)\b/;
const OTHERS = ['teaser', 'hedge', 'round_robin', 'cash_out', 'free_bet', 'boost'] as const;
/** "Parlay that with the Packers": what was spoken of is the other leg. */
const LEANS =
  /\b(parlay|parlaying|combine|pair|join|put|link|throw|tie|double|stick|do) (it|that|this|them|those|these|both)\b/;

/**
 * Several bets that are named as one, or one beside what was spoken of: one parlay, each leg with its own market and day. Null: they are
 * not joined, or they are held against each other.
 */
export function namedParlay(read: Tagged): Asked | null {
  const { plain, said, previous } = read;
  if (!joins(read) || isElse(read) || (lastTicket(previous) && changesTicket(read))) return null;
  const stated = said.filter(hasSubject).flatMap((bet) => parted(bet, read));
  const kept = stated.length > 0 && LEANS.test(plain) && previous?.ticket !== true ? spokenOf(previous) : [];
  if (stated.length === 0 || stated.length + kept.length < FEWEST_LEGS) return null;
  if (kept.length === 0 && stated.every((bet) => !saysBet(bet)) && SEARCHES.test(plain)) return null;
  const refs = refsOf(stated, read);
  if ('kind' in refs) return refs;
  const legs = joinedLegs(kept.map(legOf), refs.refs);
  if (legs.length < FEWEST_LEGS) return null;
  return ticketCall(legs, moreIn(read, legs.length));
}

/** Bets that are held against each other or apart, or something else that is done with several. */
const isElse = ({ plain, says, tokens }: Tagged): boolean =>
  NOT_JOINED.test(plain) ||
  HOLDS.test(plain) ||
  OTHERS.some((one) => says.has(one)) ||
  tokens.some(({ text }) => text === 'or') ||
  /\bwhich\b/.test(plain);

function moreIn(read: Tagged, legs: number): TicketMore {
  const { books } = read;
  const count = legsWanted(read.tokens) ?? 0;
  const price = wholePrice(read);
  const stakeCents = stakeIn(read);
  return {
    ...(books[0] && { book: books[0] }),
    ...(stakeCents !== null && { stakeCents }),
    ...(count > legs && { choose: { count } }),
    ...(price !== null ? { price } : asksPriceOnly(read) && { priceOnly: true }),
  };
}

/** A parlay was asked for before, and is named again. */
const joins = ({ plain, previous }: Tagged): boolean =>
  JOINS.test(plain) ||
  ((previous?.intent === 'parlay' || previous?.ticket === true) &&
    /^(yes|yeah|ya|yea|no|nah|i said|i meant|i mean)\b/.test(plain));

/** "Add the Bills to the parlay" changes one. */
function changesTicket({ tokens, plain }: Tagged): boolean {
  const isNew = /\b(new|another|forget|start (again|over)|where did)\b/.test(plain);
  return !isNew && editSpans(tokens) !== null;
}

/** "Chelsea and Liverpool", "mystics + liberty": two sides that play others next are two bets. */
function parted(bet: StatedBet, { pieces }: Tagged): StatedBet[] {
  const { side, opponent, direction, market } = bet;
  if (!side || !opponent || direction !== null || market === 'total') return [bet];
  const between = pieces.filter(({ from }) => from > side.from && from < opponent.from);
  const isGame = between.some(
    (piece) => piece.kind === 'connector' && (piece.connector === 'versus' || piece.connector === 'beats'),
  );
  const isNext = side.persons[0]?.event === opponent.persons[0]?.event;
  if (isGame || (isNext && meet(side, opponent))) return [bet];
  return [
    { ...bet, opponent: null, line: null, price: null, market: market === 'moneyline' ? market : null },
    { ...bet, side: opponent, opponent: null },
  ];
}

/** What the answer before was about; of several bets on one thing the last. */
function spokenOf(previous: Reading | null): BetFocus[] {
  const { focus = [], pointed, list } = previous ?? {};
  const one = focus[(pointed ?? 0) - 1];
  if (one) return [one];
  if (list === true && focus.length > 1) return [];
  const last = new Map(focus.map((bet) => [`${bet.eventId}|${bet.player}`, bet]));
  return [...last.values()];
}

function refsOf(bets: readonly StatedBet[], read: Tagged): { refs: BetRefDraft[] } | Asked {
  const days = legDays(read.tokens, read.mentions, { nowMs: read.nowMs, zone: read.zone });
  const refs: BetRefDraft[] = [];
  for (const bet of bets) {
    const shown = saysBet(bet) ? null : legShown(bet.side ?? bet.player, read.previous);
    if (shown && days.length === 0) {
      refs.push(legOf(shown));
      continue;
    }
    const found = resolvedOn(bet, days, read);
    if ('missing' in found) return say(found.missing, found.choices);
    refs.push(...found.refs.slice(0, 1));
  }
  return { refs };
}

/** A name alone is the leg on it that the parlay had, or the bet on it of the list that was shown. */
const legShown = (mention: Mention | null, previous: Reading | null): BetFocus | null =>
  [...(lastTicket(previous)?.legs ?? []), ...(previous?.list === true ? (previous.focus ?? []) : [])].find((leg) =>
    mention?.persons.some(
      (person) =>
        person.event.id === leg.eventId &&
        (person.kind === 'player'
          ? leg.player === person.name
          : leg.player === null && (leg.side === person.selection || leg.market === 'total')),
    ),
  ) ?? null;

/** On its own day; a day that stands beside nobody holds for it where it plays then. */
function resolvedOn(bet: StatedBet, days: readonly LegDay[], { where }: Tagged) {
  const whom = [bet.side, bet.opponent, bet.player];
  const own = days.find(({ owner }) => owner !== null && whom.some((mention) => mention?.from === owner.from));
  const priced: StatedBet = { ...withMarket(bet), price: null, book: null };
  const on = (window: LegDay['window'] | null) => resolveBet(priced, { ...where, window, eventId: null });
  if (own) return on(own.window);
  const shared = days.find(({ isShared }) => isShared);
  const found = shared ? on(shared.window) : null;
  return found && 'refs' in found ? found : shared?.owner === null ? (found ?? on(null)) : on(null);
}

const withMarket = (bet: StatedBet): StatedBet =>
  saysBet(bet) || bet.player !== null ? bet : { ...bet, market: 'moneyline', backs: true };
