import type { BetFocus } from '../reading.ts';

/** The sides of one thing that were held against each other are one bet: the one that was told to be the better; else they are as they stand. */
export function asOneThing(bets: readonly BetFocus[], pointed: number | null | undefined): readonly BetFocus[] {
  const better = bets[(pointed ?? 0) - 1];
  return better && bets.every((one) => keyOf(one) === keyOf(better)) ? [better] : bets;
}

const keyOf = ({ eventId, market, player }: BetFocus): string => [eventId, market, player].join();
