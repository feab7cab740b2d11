import { flatShape, type GrowthShape, type IndependentBet, type SimultaneousGrowth } from './simultaneous-growth.ts';

/** Every way the bets can end: bit i of its index is set where bet i wins. */
type Ends = { nets: number[]; chances: Float64Array };

/**
 * Growth over all 2^n ways that n bets can end, one by one: exact, and for a dozen bets at most.
 *
 * Units: fractions of the bankroll to natural log growth.
 * Formula: sum over the ends of chance x ln(1 + sum f x), x = d - 1 or -1.
 * Source: definition (Kelly 1956 for many bets).
 */
export function growthByEnds(bets: readonly IndependentBet[]): SimultaneousGrowth {
  const ends = endsOf(bets);
  return { growthAt: (stakes) => growthAt(ends, stakes), shapeAt: (stakes) => shapeAt(ends, stakes) };
}

function endsOf(bets: readonly IndependentBet[]): Ends {
  const chances = new Float64Array(2 ** bets.length).fill(1);
  for (let end = 0; end < chances.length; end += 1) {
    for (const [i, { probability }] of bets.entries()) {
      chances[end] = (chances[end] ?? 0) * (end & (1 << i) ? probability : 1 - probability);
    }
  }
  return { nets: bets.map(({ decimal }) => decimal - 1), chances };
}

function growthAt({ nets, chances }: Ends, stakes: Float64Array): number {
  let growth = 0;
  for (let end = 0; end < chances.length; end += 1) {
    growth += (chances[end] ?? 0) * Math.log(wealthAt(nets, stakes, end));
  }
  return growth;
}

function shapeAt({ nets, chances }: Ends, stakes: Float64Array): GrowthShape {
  const shape = flatShape(nets.length);
  const gains = new Float64Array(nets.length);
  for (let end = 0; end < chances.length; end += 1) {
    const wealth = wealthAt(nets, stakes, end);
    for (let i = 0; i < nets.length; i += 1) gains[i] = netAt(nets, i, end) / wealth;
    addOuter(shape, gains, chances[end] ?? 0);
  }
  return shape;
}

function addOuter({ slope, curve }: GrowthShape, gains: Float64Array, chance: number): void {
  for (const [i, row] of curve.entries()) {
    const weighted = chance * (gains[i] ?? 0);
    slope[i] = (slope[i] ?? 0) + weighted;
    for (let j = 0; j <= i; j += 1) row[j] = (row[j] ?? 0) + weighted * (gains[j] ?? 0);
  }
}

/** What a unit on bet i brings at this end. */
const netAt = (nets: readonly number[], i: number, end: number): number => (end & (1 << i) ? (nets[i] ?? 0) : -1);

function wealthAt(nets: readonly number[], stakes: Float64Array, end: number): number {
  let wealth = 1;
  for (let i = 0; i < nets.length; i += 1) wealth += netAt(nets, i, end) * (stakes[i] ?? 0);
  return wealth;
}
