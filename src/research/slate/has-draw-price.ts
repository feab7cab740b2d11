import type { SlateEvent } from './slate.ts';

/** Whether books sell the draw of a game. */
export const hasDrawPrice = ({ markets }: Pick<SlateEvent, 'markets'>): boolean =>
  markets.some(({ market, outcomes }) => market === 'moneyline' && outcomes.includes('draw'));
