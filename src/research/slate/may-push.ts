import type { SlateMarket } from './slate.ts';

/** Whether a bet of the market may be returned, whole or in part: its line is no half point, so that it can be hit exactly. */
export const mayPush = ({ market, lineHundredths, outcomes }: SlateMarket): boolean =>
  /^(spread|total|prop:)/.test(market) && Math.abs(lineHundredths) % 100 !== 50 && !outcomes.includes('yes');
