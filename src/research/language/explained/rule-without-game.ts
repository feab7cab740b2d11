import { type Asked, say } from '../calls/call.ts';
import { lookUp } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { settlingAsked } from '../product/settling-asked.ts';
import { calledEarly, inningsPlayed, type SettledKind } from './called-early.ts';

const OF_TOTAL = /\b(over|under|total|totals|ou|o u)\b/;
const OF_SPREAD = /\b(spread|run ?line|rl|puck ?line|handicap)\b/;
const OF_WINNER = /\b(ml|mls|moneylines?|money line|to win|winner|who wins)\b/;

/** The market that is named in so many words; null: none. */
export function kindNamed(plain: string): SettledKind | null {
  if (OF_WINNER.test(plain)) return 'moneyline';
  if (OF_TOTAL.test(plain)) return 'total';
  return OF_SPREAD.test(plain) ? 'spread' : null;
}

/** A bet of one's own. */
const OWN = /\b(had|have|got|my|our|i bet|bet|took|i took|played|i had|holding|ticket|slip|am i|do i|did i)\b/;
/** How it ends is asked, or what became of the game is told. */
const ENDS =
  /\b(paid|pays? (out|me)|void\w*|refund\w*|push\w*|settled?|graded?|no action|action|cash(es|ed)?|stands?|counts?|still (live|good|on)|money back|stake back|(do|did|does|will|would) (i|it|my \w+) (win|lose|get|hit|cash|count|stand)|what happens|off)\b/;
/** What is asked of a price or of a chance is no rule, and a parlay has rules of its own. */
const ELSE =
  /\b(payout|odds|prices?|chances?|likely|probab\w+|worth|value|good bet|should i|often|edge|hedge|parlays?|legs?|teasers?|strikeouts?|ks)\b/;
const PUT_OFF = /\b(postponed|ppd|rescheduled|rained out|cancell?ed)\b/;
const MOST_WORDS = 26;
/** The clock of another sport. */
const OTHER_CLOCK = /\b(quarter|qtr|half|halftime|set|sets|round|period|minutes?|mins?)\b/;
const BASEBALL = /\b(innings?|rain(ed|out|s)?|run ?line|rl|runs?|mlb|baseball|pitch(er|ers)?)\b/;
const OF_GAMES = new Set(['called_off', 'overtime', 'retired', 'soccer_rules', 'tennis_rules']);

/**
 * "Had over 8, game called in the 7th at 5-4, do I get paid": what becomes of a bet whose game is named by nobody. Null: its game is known
 * by name, or nothing of how it is settled is asked.
 */
export function ruleWithoutGame(read: Tagged): Asked | null {
  const { plain, mentions, tokens } = read;
  if (mentions.length > 0 || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  const kind = kindNamed(plain) ?? (read.amounts.lines.some(({ signed }) => signed) ? 'spread' : null);
  const isBaseball = !OTHER_CLOCK.test(plain) && (BASEBALL.test(plain) || inningsPlayed(plain) !== null);
  const early = isBaseball && kind !== null ? calledEarly(read, { kind, bet: null, isAgain: false }) : null;
  if (early !== null) return ruled('called_off', early);
  const of = OWN.test(plain) && (ENDS.test(plain) || PUT_OFF.test(plain)) ? settlingAsked(plain) : null;
  return of !== null && OF_GAMES.has(of) ? lookUp({ kind: 'about', of }) : null;
}

const ruled = (of: 'called_off', words: string): Asked =>
  say(`${words} Look into the house rules of your book, which decide it.`, [], { lookedUp: { kind: 'about', of } });
