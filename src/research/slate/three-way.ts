import type { EventInfo } from './stored-slate.ts';

/**
 * The result of a game after regular time, draw included, as books outside soccer sell it: another bet than the final result, and another
 * market wherever a bet is kept.
 */
export const THREE_WAY = 'three_way';

export const isSoccer = ({ sportKey }: Pick<EventInfo, 'sportKey'>): boolean => sportKey.startsWith('soccer_');

/** The market of a bet as it is kept: in the slate the winner of a game is a moneyline, whatever may win. */
export const keptMarket = (
  event: Pick<EventInfo, 'sportKey'>,
  { market, outcomes }: { market: string; outcomes: readonly string[] },
): string => (market === 'moneyline' && outcomes.includes('draw') && !isSoccer(event) ? THREE_WAY : market);

/** The market in whose prices a kept bet is found. */
export const pricedMarket = (kept: string): string => (kept === THREE_WAY ? 'moneyline' : kept);
