import { lineResult } from '#engine/odds/line-result.ts';
import { capital } from '../../words/format.ts';
import { theTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { focusOfRef, namedBets, refOf } from './bets-said.ts';
import { isPaid } from './outlay.ts';
import { moneyOf, RESULTS, resultBy } from './score-result.ts';
import { type StatedResult, statedResult } from './stated-result.ts';
import { isStored, ownBet, type StoredBet } from './stored-bet.ts';

const SETTLES =
  /\b(if|say|suppose|final|score\w*|ends?|ended|result|do i|did i|does|did|am i|win|wins|lose|loses|cash|cashes|push|pushes|cover|covers|hit|hits)\b/;
const ELSE =
  /\b(should|worth|value|edge|ev|good bet|odds|price\w*|parlay|teaser|hedge|prob\w*|chance\w*|likely|how often|last (time|game|week|year|season)|record|bankroll|kelly)\b/;
/** "Jets 17 Chargers 20, what do I win": two stakes. */
const PAYS = /\b(what|whats|how much)\b.*\b(win|wins|pay|pays|get|make|makes|returns?|profit)\b/;
const MOST_WORDS = 26;
const MOST_BETS = 3;

/** "If its Jets 17 Chargers 20 does Jets +3.5 win", "Chargers win by 3, do I win": how that result settles the bets of that game. */
export function betSettled(read: Tagged): Asked | null {
  const { plain, tokens, previous, amounts } = read;
  const isElse = tokens.length > MOST_WORDS || ELSE.test(plain) || !SETTLES.test(plain) || PAYS.test(plain);
  if (isElse || amounts.prices.length + amounts.shares.length > 0) return null;
  const result = statedResult(read);
  const bets = result ? betsOf(result, read) : [];
  if (!result || bets.length === 0 || bets.length > MOST_BETS) return null;
  const paid = sumsOf(previous).find(isPaid);
  const told = bets.map((bet) => {
    const settled = settledBy(bet, result);
    return `${whyOf(bet, result)}${bet.name} ${RESULTS[settled]}${paid?.bet === bet.name ? moneyOf(settled, paid) : ''}.`;
  });
  return say([whenOf(result), ...told].join(' '), [], { focus: bets.map(({ ref }) => focusOfRef(ref)) });
}

/** The bets that the other words name, else the one of that game that was spoken of. */
function betsOf(result: StatedResult, read: Tagged): StoredBet[] {
  const isOfResult = (at: number) => result.spans.some(({ from, to }) => at >= from && at < to);
  const rest = read.tokens.filter((_, at) => !isOfResult(at)).map(({ raw }) => raw);
  const other = tag({ ...read, text: rest.join(' ') });
  const named = namedBets(other).flatMap((bet): BetFocus[] => {
    const ref = bet.market === null && bet.line === null ? null : refOf({ ...bet, book: null }, other, result.event.id);
    return ref === null || typeof ref === 'string' ? [] : [focusOfRef(ref)];
  });
  const totals = other.said.flatMap(({ side, direction, line }): BetFocus[] =>
    side === null && line !== null && (direction === 'over' || direction === 'under')
      ? [{ eventId: result.event.id, market: 'total', side: direction, line: line.line, player: null }]
      : [],
  );
  const said = [...named, ...totals];
  const { ticket, list, focus = [] } = read.previous ?? {};
  const spoken = ticket === true || list === true ? [] : focus;
  return (said.length > 0 ? said : spoken).flatMap((bet) => {
    const stored = isOfGame(bet, result) ? ownBet(bet, read) : '';
    return isStored(stored) ? [stored] : [];
  });
}

const isOfGame = ({ eventId, market }: BetFocus, { event, points }: StatedResult): boolean =>
  eventId === event.id && (market === 'moneyline' || market === 'spread' || (market === 'total' && points !== null));

const ownMargin = ({ ref }: StoredBet, { homeMargin }: StatedResult): number =>
  ref.side === 'home' ? homeMargin : -homeMargin;

function settledBy(bet: StoredBet, result: StatedResult) {
  const { homeMargin, points } = result;
  if (bet.ref.market !== 'total') return resultBy(bet, Math.abs(homeMargin), ownMargin(bet, result));
  const over = (points?.home ?? 0) + (points?.away ?? 0) - (bet.line ?? 0);
  return lineResult(bet.ref.side === 'over' ? over : -over);
}

/** "The Chargers win by 3, 20-17 against the Jets." */
function whenOf({ event, homeMargin, points }: StatedResult): string {
  if (homeMargin === 0) return `A tie at ${points?.home ?? 0}.`;
  const [first, second] = homeMargin > 0 ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const by = capital(`${theTeam(event[first])} win by ${Math.abs(homeMargin)}`);
  return points ? `${by}, ${points[first]}-${points[second]} against ${theTeam(event[second])}.` : `${by}.`;
}

/** What the line makes of that: "The Jets lose by 3; with 3.5 added to their score, ". */
function whyOf(bet: StoredBet, result: StatedResult): string {
  const { ref, line, event } = bet;
  const { points } = result;
  if (ref.market === 'total') return `That is ${(points?.home ?? 0) + (points?.away ?? 0)} points in all: `;
  if (ref.market !== 'spread' || line === null || line === 0 || (ref.side !== 'home' && ref.side !== 'away')) return '';
  const own = ownMargin(bet, result);
  const moved = line > 0 ? `ith ${line} added to their score, ` : `ith ${-line} taken off their score, `;
  return own < 0 ? `${capital(theTeam(event[ref.side]))} lose by ${-own}; w${moved}` : `W${moved}`;
}
