import type { Token } from '#engine/names/tokenise.ts';
import { hasPattern, indexPatterns, patternAt } from './word-patterns.ts';

const ASKED = indexPatterns([
  'place <3> bet|bets|wager|wagers|parlay',
  'place it|this|that for me',
  'put|wager <6> for me',
  'bet <1> on <4> for me',
  'bet $#|# <5> for me',
  'bet it|this|that|them for me',
  'make|submit <2> bet|wager|deposit <4> for me',
  'deposit $#|money',
  'withdraw $#|money|my',
  'cash out my',
  'take my bet|bets|wager',
  'can|could|will you bet|place|wager|deposit <6> for|on my|me|behalf|account',
  'log in|into <3> draftkings|fanduel|account|sportsbook',
]);
const ORDERS = indexPatterns([
  'bet|put|place|wager|throw|drop|lay|stake|toss|slap $#|# <3> on',
  'bet|put|place|wager|throw|drop|lay|stake|toss|slap <1> hundo|hunnid|hundred|fifty|twenty|dime|bill on',
]);
const OTHER_SENSES = indexPatterns(['should|would|could i <1> place', 'place to', 'best place', 'before i <1> place']);
const BEFORE_ORDER = /^(please|pls|you|u|just|now|ok|okay)$/;

/** Whether the product is asked to take a bet or money: it never does. */
export function asksToPlaceWager(tokens: readonly Token[]): boolean {
  if (hasPattern(OTHER_SENSES, tokens)) return false;
  if (hasPattern(ASKED, tokens)) return true;
  return tokens.some(
    (_, at) => (at === 0 || BEFORE_ORDER.test(tokens[at - 1]?.text ?? '')) && patternAt(ORDERS, tokens, at),
  );
}
