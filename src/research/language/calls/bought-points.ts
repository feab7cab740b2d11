import type { BetFocus } from '../reading.ts';

const BUYS =
  /\b(buy|buys|buying|bought|purchase|sell|selling)\b.*\b(half|hook|points?|pts?)\b|\b(take|get|grab|with) (the|that|a) (half|hook)\b/i;
const SELLS = /\b(sell|selling)\b/i;
const WHOLE_POINT = /\b(a|one|1|the|full|whole) (full |whole )?(point|pt)\b/i;
const HALF = 0.5;

/**
 * "Buy the half at -125?": the line that was spoken of, half a point better for its bettor, or a whole one. Of several lines of one
 * bet the worst is bought off. Null: nothing is bought, or what was spoken of has no line.
 */
export function boughtFrom(spoken: readonly BetFocus[], meant: BetFocus, text: string): BetFocus | null {
  if (!BUYS.test(text) || meant.line === null || !(isHigher(meant) || meant.side === 'over')) return null;
  const better = isHigher(meant) ? 1 : -1;
  const lines = spoken.flatMap((one) => (isSameBet(one, meant) && one.line !== null ? [one.line * better] : []));
  const points = WHOLE_POINT.test(text) && !/\bhalf\b/i.test(text) ? 1 : HALF;
  return { ...meant, line: (Math.min(...lines) + (SELLS.test(text) ? -points : points)) * better };
}

/** Whether a higher line is better for the bettor. */
const isHigher = ({ market, side }: BetFocus): boolean => market === 'spread' || side === 'under';

const isSameBet = (a: BetFocus, b: BetFocus): boolean =>
  a.eventId === b.eventId && a.market === b.market && a.side === b.side && a.player === b.player;
