import type { PricedOutcome } from '#engine/picks/market.ts';
import type { PickOrder } from '#engine/picks/rank-picks.ts';
import type { BetOrder } from '../../language/reading.ts';

/** The orders in which bets may be asked for, the wanted one first. */
export const PICK_ORDERS: Readonly<Record<BetOrder, PickOrder>> = {
  edge: (a, b) => b.edge - a.edge,
  chance: (a, b) => winsOf(b) - winsOf(a),
  longest: (a, b) => b.decimal - a.decimal,
  shortest: (a, b) => a.decimal - b.decimal,
  confidence: (a, b) => b.confidence - a.confidence,
  start: (a, b) => a.startsAtMs - b.startsAtMs,
};

const winsOf = ({ fairProbability }: PricedOutcome): number => fairProbability;
