import type { BetRef } from '#contract/research/bet.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { FoundMarket } from '../find-market.ts';

/** A side that gets this much more than nothing still wins or loses with who wins. */
const NEAR = 1;

/**
 * Who wins is the spread of 0: a side that gets half a point never wins less often than the side outright. It says something of the lines
 * between it and those that are quoted; a line on the other side of it is mostly one that is named for the other team.
 */
export function winnerBeside(
  { market, line }: BetRef & { line: number },
  { event, side, lines }: FoundMarket,
): readonly SlateMarket[] {
  const quoted = lines.flatMap((one) => selectionLine(one, side) ?? []);
  const isBetween = quoted.some((one) => Math.sign(one) === Math.sign(line) && Math.abs(one) > Math.abs(line));
  return market === 'spread' && (isBetween || Math.abs(line) <= NEAR)
    ? event.markets.filter((one) => one.market === 'moneyline' && one.outcomes.length === 2)
    : [];
}
