import type { ParlayLeg } from '#contract/research/build-parlay.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';

/** A leg of a parlay on which no verdict is given: what it pays and what is fair, not whether that is worth a stake. */
export const unjudgedLeg = (leg: PricedBet): ParlayLeg => ({
  ...leg,
  edge: null,
  edgeText: null,
  verdict: null,
  passReason: null,
  confidence: null,
  units: null,
  stakeCents: null,
  worstDecimal: null,
  worstText: null,
});

export const isJudgedLeg = (leg: ParlayLeg): leg is PricedBet => leg.verdict !== null;
