import { MOST_BETS } from '#contract/research/price-bets.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import { asksMoreThanValue } from './asks-which.ts';
import { betsOfChat, countIn } from './bets-of-chat.ts';
import { isOn } from './is-on.ts';

/** One of several is to be chosen. */
const CHOOSES =
  /\b(which|rather|prefer|(just|only) (take |play |bet |pick )?(one|1)|(pick|play|bet|take|choose) (just |only )?(one|1)|one (bet|play|pick|of)|of (the|those|these) (two|2)|(had|have|has|got|gotta|forced) (to )?(pick|choose|take|play|bet|go)|gun to (my|your|ur) head|lesser evil|least bad|(better|best|stronger|smarter|sharper) (one|bet|play|of|value)|who wins that|between (them|those|these|the two|em))\b/;
/** Of the whole slate, of books, of a parlay or of facts. */
const ELSE =
  /\b(books?|sportsbooks?|apps?|another|others?|else|today|tonight|tomorrow|week|weekend|board|slate|parlay|parlays|legs?|hedge|cash ?out|teaser|when|starts?|first|injur\w+|moved?|moves|sharps?|why|means?|is a|stake|units?|bankroll|best bets?|game is|games are)\b/;
const POINTS = /\b(it|that|this|that one|this one|the other( one)?|first one|them|those)\b/;
const MOST_WORDS = 16;

/**
 * "If you had to pick one of the two", "just one, which", "the 22.5 or that one": of bets that were judged one after another the better
 * one, free. Null: they were not judged, others are named, or something else is asked.
 */
export function chosenOfChat(read: Tagged): Asked | null {
  const { previous, plain, tokens, amounts, reading, slate, nowMs } = read;
  if (!previous || !CHOOSES.test(plain) || ELSE.test(plain) || asksMoreThanValue(plain)) return null;
  const isElse = amounts.prices.length + reading.leagues.length > 0 || amounts.money.some(({ isSure }) => isSure);
  if (isElse || tokens.length > MOST_WORDS) return null;
  const all = betsOfChat(previous, countIn(plain) ?? MOST_BETS, { events: slate.events, nowMs });
  const bets = meantOf(all, read);
  if (bets.length < 2 || bets.some(({ unjudged }) => unjudged === true)) return null;
  return {
    kind: 'calls',
    calls: [betsCall(bets, { ...previous, ticketBook: null })],
    assumed: [],
    explains: 'better',
  };
}

/** Those that are named by who they are on or by their line; with one of them the last one beside it; without a name the last two. */
function meantOf(all: readonly BetFocus[], { mentions, amounts, plain }: Tagged): readonly BetFocus[] {
  const lines = amounts.lines
    .filter(({ line, signed }) => signed || !Number.isInteger(line))
    .map(({ line }) => Math.abs(line));
  const isNamed = (bet: BetFocus): boolean =>
    mentions.some((mention) => isOn(bet, mention)) || lines.includes(Math.abs(bet.line ?? Number.NaN));
  const isAllOfChat =
    mentions.every((mention) => all.some((bet) => isOn(bet, mention))) &&
    lines.every((line) => all.some((bet) => Math.abs(bet.line ?? Number.NaN) === line));
  if (!isAllOfChat) return [];
  const named = all.filter(isNamed);
  if (named.length > 1) return named;
  const [one] = named;
  if (!one) return all.slice(-(countIn(plain) ?? 2));
  const last = all.findLast((bet) => bet !== one);
  return last && POINTS.test(plain) ? [one, last] : [];
}
