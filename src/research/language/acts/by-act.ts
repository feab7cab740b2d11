import { leagueOf } from '../../slate/leagues.ts';
import { boardOf } from '../calls/board-calls.ts';
import { type Asked, calculated, calls, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { betsCall } from '../lists/about-bet.ts';
import { moreOf as nextOf } from '../lists/more-of.ts';
import { bothOf, PARTS } from '../tickets/joined-bets.ts';
import { legWishes } from '../tickets/leg-wishes.ts';
import { FEWEST_LEGS, legOf, moreOf, ticketCall } from '../tickets/ticket-call.ts';
import { looseWish, saysKind, searchFor } from '../wishes/plan-wish.ts';
import type { Wish } from '../wishes/wish.ts';
import { aboutShown } from './about-shown.ts';
import type { Act } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { SURE_SHARE } from './read-act.ts';
import { scanWanted } from './scan-wanted.ts';
import { namesKind, placesOfKind } from './shown-of-kind.ts';
import type { AnyWanted } from './wanted-of.ts';

type Reader = (question: ActQuestion, elsewhere: boolean) => Asked | null;

/** From which share on a search is made, which may be charged; what is free is made from a lower one on. */
const SURE_OF_BETS = 0.7;

/**
 * What a message comes to by its act alone, where no rule knows its words: its parts fill in what they name, and what they leave open is
 * as it was shown. Null: a word of it may ask for something else, or there is nothing that it could be done with.
 */
export function byAct(any: AnyWanted | null): Asked | null {
  if (any === null) return null;
  const { question, share, elsewhere } = any;
  const isOfBets = SEARCHES_ANEW.has(question.act);
  return share < (isOfBets ? SURE_OF_BETS : SURE_SHARE) ? null : (BY_ACT[question.act]?.(question, elsewhere) ?? null);
}

/** What may search for other bets than those that were shown. */
export const SEARCHES_ANEW: ReadonlySet<Act> = new Set<Act>(['picks', 'parlay', 'more', 'change', 'add', 'join']);

const ofShown: Reader = (question, elsewhere) => (elsewhere ? notAmong(question) : aboutShown(question));

const BY_ACT: Readonly<Partial<Record<Act, Reader>>> = {
  why: ofShown,
  against: ofShown,
  sure: ofShown,
  play: (question, elsewhere) => (elsewhere ? null : aboutShown(question)),
  pays: paysAt,
  keep: keptOf,
  change: changedWish,
  picks: (question) => anew(question, { asks: true }),
  parlay: (question) => anew(question, { parlay: { sameGame: SAME_GAME.test(question.plain) } }),
  more: anotherBet,
  add: oneMoreLeg,
  join: joinedOrParted,
  compare: comparedAsIs,
  scan: ({ plain, market }) => scanWanted(plain, market),
  setting: () => say(WHAT_IS_KEPT),
};

const SAME_GAME = /\b(sgp|same game|this game|that game|this match|this fight)\b/;

/** "Why not the Commanders?" behind picks of others; "the ninth one" of three. */
function notAmong({ said, shown, market, previous, plain, reading }: ActQuestion): Asked | null {
  const [bet] = said;
  const [name] = (bet?.player ?? bet?.side)?.names ?? [];
  // "Whats the second one" of a search of which one was shown.
  if (!bet && shown.length === 1 && previous?.list === true && previous.ticket !== true && SECOND.test(plain))
    return nextOf(previous, 1, reading);
  if (!bet && shown.length > 0)
    return say(
      `There ${shown.length === 1 ? 'is one bet' : `are ${shown.length} bets`} here. Name one by its place or by its team.`,
    );
  if (!bet || name === undefined || shown.length === 0 || !previous) return null;
  const board = boardOf({ ...market, window: null, period: null, bets: [bet] });
  const among =
    previous.ticket === true ? 'on that parlay' : previous.list === true ? 'among those picks' : 'what was asked';
  const note = `${name} is not ${among}. These are the prices next to the fair ones; name the bet to get a verdict.`;
  return board?.kind === 'calls' ? calls(board.calls, [note, ...board.assumed]) : board;
}

const SECOND = /\b(?:second|2nd|number 2|runner ?up)\b/;

const CENTS = 100;

/** "20 gets me?": the number is a stake on what was told last. */
function paysAt({ previous, amounts, open, places }: ActQuestion): Asked | null {
  const told = sumsOf(previous).flatMap((sum) => (sum.kind === 'payout' ? [sum] : []));
  const [money, ...others] = amounts.money;
  const plain = amounts.lines.find(({ signed }) => !signed);
  const stakeCents = money?.cents ?? (plain && Math.round(plain.line * CENTS));
  if (others.length > 0 || stakeCents === undefined || amounts.prices.length > 0) return null;
  const meant = open || told.length === 1 ? told : places.flatMap((place) => told[place - 1] ?? []);
  return meant.length === 0 ? null : calculated(meant.map(({ price }) => ({ kind: 'payout', price, stakeCents })));
}

/** "Just the NBA ones": of what was shown those of that kind, as they were told. */
function keptOf(question: ActQuestion): Asked | null {
  const { previous, shown, slate } = question;
  const wish = looseWish(question);
  if (!wish || !previous || shown.length < 2 || !namesKind(wish) || restricts(wish)) return null;
  const places = placesOfKind(shown, wish, slate);
  if (places.length === 0)
    return say('None of those is that kind of bet, so nothing was left out. Ask for new ones of that kind.');
  const kept = places.flatMap((place) => shown[place - 1] ?? []);
  if (previous.ticket === true)
    return kept.length === shown.length ? null : ticketCall(kept.map(legOf), moreOf(question));
  if (previous.list === true) return { kind: 'about', about: { kind: 'places', places } };
  return previous.unjudged === true
    ? null
    : { kind: 'calls', calls: [betsCall(kept, previous)], assumed: [], explains: 'play' };
}

/** What the slate alone does not tell of a bet that was shown. */
const restricts = ({ wanted, prices, minEdge, minChance, minConfidence }: Wish): boolean =>
  wanted.books.length > 0 ||
  prices !== null ||
  minEdge !== undefined ||
  minChance !== undefined ||
  minConfidence !== undefined ||
  wanted.sides.some((side) => side === 'favorite' || side === 'underdog');

/** "With rebounds", "i said props not sides": the search before with what is named, whatever the words around it. */
function changedWish(question: ActQuestion): Asked | null {
  if (question.previous?.list !== true || question.mentions.length > 0) return null;
  const wish = looseWish(question);
  return wish && saysKind(wish) ? searchFor(question, { ...wish, only: true }) : null;
}

function anew(question: ActQuestion, as: Partial<Wish>): Asked | null {
  const wish = looseWish(question);
  return wish && searchFor({ ...question, previous: null }, { ...wish, ...as });
}

const OF_GAME = /\b(game|match|fight|matchup|in there|in it|there)\b/;

/** "Got another one" behind one bet: the best bets of its game or of its league. */
function anotherBet(question: ActQuestion): Asked | null {
  const { previous, shown, market, plain, mentions } = question;
  const [bet] = shown;
  const game = gameAhead(bet, market);
  const wish = looseWish(question);
  if (!wish || !game || mentions.length > 0 || previous?.list === true) return null;
  const isOfGame = OF_GAME.test(plain);
  const isNamed = wish.wanted.leagues.length > 0;
  const [league] = leagueNamesOf(game);
  const wanted = isOfGame || isNamed || !league ? wish.wanted : { ...wish.wanted, leagues: [league] };
  return searchFor(question, { ...wish, asks: true, more: false, thatGame: isOfGame, wanted });
}

const leagueNamesOf = ({ sportKey }: { sportKey: string }) => {
  const league = leagueOf(sportKey);
  return league ? [{ leagues: [league] }] : [];
};

/** "One more leg", "pair it with something": what is shown stays, and one is chosen to it. */
function oneMoreLeg(question: ActQuestion): Asked | null {
  const { previous, shown, market, mentions, said, tokens } = question;
  const isTicket = previous?.ticket === true;
  if (mentions.length + said.length > 0 || (!isTicket && shown.length !== 1)) return null;
  const kept = shown.filter((bet) => gameAhead(bet, market) !== null);
  const wishes = legWishes(
    tokens.map((_, at) => at),
    isTicket ? [] : kept,
    question,
  );
  return kept.length === 0 || wishes === null
    ? null
    : ticketCall(kept.map(legOf), { ...moreOf(question), choose: { count: kept.length + 1, ...wishes } });
}

/** "Combine", "1 2 and 5 on one slip"; "split it into singles": its legs by themselves. */
function joinedOrParted(question: ActQuestion, elsewhere: boolean): Asked | null {
  const { previous, shown, open, places, mentions } = question;
  if (!previous || mentions.length > 0 || elsewhere) return null;
  if (previous.ticket === true)
    return PARTS.test(question.plain)
      ? { kind: 'calls', calls: [betsCall(shown, { ...previous, ticket: false })], assumed: [], explains: 'play' }
      : null;
  const legs = open ? bothOf(previous) : places.flatMap((place) => shown[place - 1] ?? []);
  return legs.length < FEWEST_LEGS ? null : ticketCall(legs.map(legOf), moreOf(question));
}

/** Against no other bet: whether the parlay is worth it beside its legs. */
function comparedAsIs({ previous, shown, mentions, said }: ActQuestion): Asked | null {
  if (!previous || shown.length === 0 || mentions.length + said.length > 0) return null;
  if (previous.ticket === true)
    return { kind: 'calls', calls: [betsCall(shown, previous)], assumed: [], explains: 'play' };
  return shown.length === 1
    ? say('There is only one bet here so far. Compare it with which one? Name a team or player.')
    : null;
}

const WHAT_IS_KEPT =
  'That is not a chat setting. What I can remember here: your books, state, bankroll and unit ("I use DraftKings in Ohio, my unit is $20"), and rules for its picks ("no props", "nothing heavier than -150"). Odds format, time zone and limits are in Profile & Billing.';
