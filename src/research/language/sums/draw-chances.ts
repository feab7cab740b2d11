import { formatAmerican } from '#engine/odds/format-american.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { percent } from '../../words/format.ts';
import type { Tagged } from '../calls/tagged.ts';
import { offersOnMarket } from '../compared/market-of-bet.ts';

export type DrawChances = { home: number; draw: number; away: number };

/** The fair chances of the three ends of a game whose draw is sold. Null: it is not, or one of them is unknown. */
export function drawChances(event: SlateEvent, read: Tagged): DrawChances | null {
  const bet = { eventId: event.id, market: 'moneyline', side: 'home' as const, line: null, player: null };
  const ways = hasDrawPrice(event) ? offersOnMarket(bet, read) : [];
  const at = (side: keyof DrawChances) => ways.find((way) => way.side === side)?.chance ?? null;
  const [home, draw, away] = [at('home'), at('draw'), at('away')];
  return home === null || draw === null || away === null ? null : { home, draw, away };
}

export const fairAt = (chance: number): string => `${formatAmerican(1 / chance)} fair, ${percent(chance)}`;

/** A side without the draw, whose stake comes back on one, and with it. */
export const withoutDraw = (side: 'home' | 'away', { home, draw, away }: DrawChances): number =>
  (side === 'home' ? home : away) / (1 - draw);
export const orDraw = (side: 'home' | 'away', chances: DrawChances): number => chances[side] + chances.draw;
