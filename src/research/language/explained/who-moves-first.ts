import { type Asked, calls, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';
import { movesOf } from '../shown/plan-spoken.ts';
import { spokenBet } from './bet-in-focus.ts';

const MOVES =
  '(move|moves|moved|moving|adjust|adjusts|adjusted|adjusting|react|reacts|reacted|reacting|update|updates|updated|updating|follow|follows)';
const SPEED =
  '(first|last|fastest|slowest|quickest|earliest|slow|slower|fast|faster|quick|quicker|early|late|lag|lags|lagging|behind)';
const ASKS = new RegExp(
  `\\b(who|whos|(which|what)( \\w+)? (book|books|sportsbook|sportsbooks|site|app|one|ones))\\b.*\\b(${MOVES}( (it|that|this|the (line|number|price|odds)|lines?|props?))? ${SPEED}(?! (one|few|\\d|game|pick))|${SPEED}\\b.*\\b(to|at) ${MOVES}|${SPEED} ${MOVES})\\b|\\b(slowest|fastest|quickest) (book|books|sportsbook)\\b|\\bdid (\\w+ ){1,4}${MOVES} (first|last(?! (night|week|month|few)))\\b`,
);
const ELSE = /\b(bet|best|worth|start|starts|starting|game|games|play|plays|disagree)\b/;
const NOT_KEPT =
  'How fast a book moves is not worked out here, so I cannot say which was first or which is slow. As a rule the sharp books, which take large bets from winning players, move first and retail books follow, on props later than on sides. What can be seen is which book stands apart from the others now: ask where books disagree most.';

/** "Which book is slowest to move", "who moved first, Pinny or the US books": no speed of books is kept. Of a game that is named its board is told. */
export const whoMovesFirst = ({ plain, amounts, mentions, where }: Tagged): Asked | null =>
  ASKS.test(plain) && !ELSE.test(plain) && amounts.prices.length === 0 && personsMeant(mentions, where).length === 0
    ? say(NOT_KEPT)
    : null;

const MOVED_MOST =
  /\b(who|(which|what)( \w+)? (book|books|sportsbook|site|app|one))\b.*\b(moved|moving|moves|changed|shifted|adjusted)( (it|that|this|their (line|number|price)|the (line|number|price|odds)))? (the )?(most|furthest|farthest|more|biggest|a lot)\b|\b(biggest|largest) move\b.*\b(book|site)\b|\b(book|site)\b.*\b(biggest|largest) move\b/;

/** "Which book moved the most" behind one bet: how each of them moved on it, or that no history of its prices is stored. */
export function whoMovedMost(read: Tagged): Asked | null {
  const bet = read.mentions.length === 0 && MOVED_MOST.test(read.plain) ? spokenBet(read) : null;
  return bet && calls([movesOf(bet)]);
}
