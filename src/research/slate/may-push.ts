import type { SlateMarket } from './slate.ts';

/** Whether a bet of the market may be returned, whole or in part: its line is no half point, so that it can be hit exactly. */
export const mayPush = ({ market, lineHundredths, outcomes }: SlateMarket): boolean =>
  mayPushAt(market, lineHundredths / 100) && !outcomes.includes('yes');

export const mayPushAt = (market: string, line: number): boolean =>
  /^(spread|total|prop:)/.test(market) && Math.abs(Math.round(line * 100)) % 100 !== 50;
