import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { shortTeam } from '../../words/short-names.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { type DrawChances, drawChances } from '../sums/draw-chances.ts';

export type DerivedKind = 'draw_no_bet' | 'double_chance';
/** `no`: of a double chance, that it is no draw. */
export type DerivedSide = 'home' | 'away' | 'no';

/**
 * A bet on how a game ends of which no book's price is stored, while what is fair for it follows from the three-way prices that are:
 * draw no bet, and a double chance.
 */
export type DerivedBet = {
  event: SlateEvent;
  kind: DerivedKind;
  side: DerivedSide;
  chances: DrawChances;
  /** What its writer is offered; null: nothing was named. */
  price: { text: string; decimal: number } | null;
};

/** Null: no draw of the game is sold, or what is fair for it is not known. */
export function derivedBet(bet: Omit<DerivedBet, 'chances'>, read: Tagged): DerivedBet | null {
  const chances = hasDrawPrice(bet.event) ? drawChances(bet.event, read) : null;
  return chances && { ...bet, chances };
}

export const derivedKind = (market: string | null): DerivedKind | null =>
  market === 'draw_no_bet' || market === 'double_chance' ? market : null;

export const isDerived = ({ market }: Pick<BetFocus, 'market'>): boolean => derivedKind(market) !== null;

/** The same where it was spoken of before. Null: that bet is another, or its game has begun. */
export function derivedOf(focus: BetFocus, read: Tagged): DerivedBet | null {
  const { market, side, price } = focus;
  const kind = derivedKind(market);
  const event = kind ? gameAhead(focus, { events: read.slate.events, nowMs: read.nowMs }) : null;
  if (!event || !kind || (side !== 'home' && side !== 'away' && side !== 'no')) return null;
  const decimal = price == null ? null : readPrice(price);
  const own = price != null && decimal !== null ? { text: price, decimal } : null;
  return derivedBet({ event, kind, side, price: own }, read);
}

export const focusOfDerived = ({ event, kind, side, price }: DerivedBet): BetFocus => ({
  eventId: event.id,
  market: kind,
  side,
  line: null,
  player: null,
  ...(price && { price: price.text }),
});

/** How often it wins, and how often the stake comes back. */
export function endsOf({ kind, side, chances }: DerivedBet): { win: number; back: number } {
  const { home, draw, away } = chances;
  if (side === 'no') return { win: home + away, back: 0 };
  return kind === 'draw_no_bet' ? { win: chances[side], back: draw } : { win: chances[side] + draw, back: 0 };
}

/** How often it wins where the stake does not come back, which is what a fair price pays for. */
export function fairChanceOf(bet: DerivedBet): number {
  const { win, back } = endsOf(bet);
  return win / (1 - back);
}

/** What a stake of one makes on average. */
export function worthAt(bet: DerivedBet, decimal: number): number {
  const { win, back } = endsOf(bet);
  return win * decimal + back - 1;
}

/** `Everton draw no bet`, `Everton or the draw`, `Everton or Newcastle United, so no draw`. */
export function nameOf({ event, kind, side }: DerivedBet): string {
  if (side === 'no') return `${shortTeam(event.home)} or ${shortTeam(event.away)}, so no draw`;
  const team = shortTeam(event[side]);
  return kind === 'draw_no_bet' ? `${team} draw no bet` : `${team} or the draw`;
}
