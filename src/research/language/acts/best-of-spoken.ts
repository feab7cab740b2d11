import type { Asked } from '../calls/call.ts';
import { isBetOn } from '../calls/is-bet-on.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import { afterOf, spokenBets, wereJudged } from './after.ts';

const MOST_WORDS = 9;
const ONE =
  /\b(one pick|1 pick|just one|just 1|only one|pick one|choose one|one bet|one side|one play|just (the|a|your) (side|total|spread|ml|moneyline|winner|pick)|narrow it down|which one|which (of )?(them|those|these)|if you had to|if u had to|gun to (your|ur) head|the best one)\b/;
/** Asks for others. */
const OTHERS = /\b(another|other|others|else|more|next|any|all|every|each|tonight|today|tomorrow|board|slate|game)\b/;
const MARKETS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(side|sides)\b/, ['moneyline', 'spread']],
  [/\b(spread|ats|points)\b/, ['spread']],
  [/\b(ml|moneyline|winner|outright)\b/, ['moneyline']],
  [/\b(total|over|under)\b/, ['total']],
];

/** "Just the side. one pick" behind the bets of one game: which of these, and no bet of another game. */
export function bestOfSpoken({ plain, tokens, previous, mentions, reading, amounts, said }: Tagged): Asked | null {
  const focus = spokenBets(previous);
  const isOpen = mentions.length + reading.leagues.length + amounts.prices.length + amounts.lines.length === 0;
  if (!previous || !isOpen || tokens.length > MOST_WORDS || said.some(({ stats }) => stats.length > 0)) return null;
  if (!ONE.test(plain) || OTHERS.test(plain) || !isOfOneGame(focus)) return null;
  if (previous.list === true || previous.ticket === true || !wereJudged(afterOf(previous), previous)) return null;
  const kinds = MARKETS.find(([words]) => words.test(plain))?.[1];
  const meant = kinds ? focus.filter(({ market }) => kinds.includes(market)) : focus;
  if (meant.length === 0) return null;
  const calls = [betsCall(meant, previous)];
  return { kind: 'calls', calls, assumed: [], explains: meant.length > 1 ? 'better' : 'play' };
}

/** "Why -3 over -2.5? it's a worse number" behind these two: how they compare, and neither anew. */
export function whyOverOther({ plain, previous, amounts, likeliest }: Tagged): Asked | null {
  const focus = spokenBets(previous);
  if (!previous || !WHY.test(plain) || likeliest.act !== 'why' || amounts.prices.length > 0) return null;
  if (previous.list === true || previous.ticket === true || !wereJudged(afterOf(previous), previous)) return null;
  const isShown = ({ line }: { line: number }) => focus.some((bet) => Math.abs(bet.line ?? 0) === Math.abs(line));
  if (amounts.lines.length < 2 || focus.length < 2 || !amounts.lines.every(isShown)) return null;
  return { kind: 'calls', calls: [betsCall(focus, previous)], assumed: [], explains: 'better' };
}

const WHY = /\b(why|how come|how can|how is|how does)\b/;

const CASE_FOR = /\b(case|argument|argue|reasons?) (for|to (bet|take|like|back))\b|\bsell me on\b/;

/** "Make the case for the Chargers" behind bets of which some are on them: why that one, free. */
export function caseFor({ plain, previous, mentions }: Tagged): Asked | null {
  const [named, ...others] = mentions;
  if (!previous || !named || others.length > 0 || !CASE_FOR.test(plain) || previous.ticket === true) return null;
  if (previous.list === true || !wereJudged(afterOf(previous), previous)) return null;
  const [own] = spokenBets(previous).filter((bet) => named.persons.some((person) => isBetOn(bet, person)));
  return own ? { kind: 'calls', calls: [betsCall([own], previous)], assumed: [], explains: 'why' } : null;
}

const isOfOneGame = (focus: readonly BetFocus[]): boolean =>
  focus.length > 1 && new Set(focus.map(({ eventId }) => eventId)).size === 1;
