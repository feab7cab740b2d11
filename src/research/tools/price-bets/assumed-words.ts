import type { BetRef } from '#contract/research/bet.ts';
import type { JudgedPrice } from '#contract/research/price-bets.ts';
import type { Push } from './line-models.ts';

const QUARTERS = 'A quarter line is two half stakes, so a half win counts as half a win and half a push.';

/** Which price stands in where neither a price nor a book was named. */
export function bookAssumed({ book, price }: BetRef, best: JudgedPrice | null): string[] {
  if (book !== null || price !== null || !best) return [];
  return [`No price or book was named; this is the best you can get: ${best.text} at ${best.book}.`];
}

/** What is taken for granted of the stake coming back on this line. */
export function pushAssumed({ chance, basis }: Push, line: number): string[] {
  const number = Math.abs(line);
  if (basis === 'unknown')
    return [`How often it lands on exactly ${number} is not known; the chances are those of a bet that is decided.`];
  return [
    ...(chance > 0 && !Number.isInteger(number * 2) ? [QUARTERS] : []),
    ...(basis === 'assumed' ? [`How often the stake comes back on ${number} is assumed, not measured.`] : []),
  ];
}

/** By how it begins, and what says it once of several bets. */
const SHARED: readonly (readonly [string, string])[] = [
  ['No price or book was named; ', 'No price or book was named, so each is at the best price you can get.'],
  ['No line was named; ', 'No line was named, so each is on the line most books have.'],
];

/** What was taken for granted of each bet, where the same was of several of them in words that tell it once. */
export function sharedAssumed(ofBets: readonly (readonly string[])[]): string[][] {
  const isOfSeveral = (head: string) => ofBets.filter((words) => words.some((one) => one.startsWith(head))).length > 1;
  const shared = SHARED.filter(([head]) => isOfSeveral(head));
  return ofBets.map((words) => words.map((one) => shared.find(([head]) => one.startsWith(head))?.[1] ?? one));
}
