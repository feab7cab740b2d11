import { logGrowth } from '../odds/log-growth.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import type { PricedOutcome, Verdict } from './market.ts';

export const MAX_PER_EVENT = 2;
const UNITS_PER_BANKROLL = 100;
const VERDICT_ORDER: Record<Verdict, number> = { bet: 0, lean: 1, pass: 2 };

/**
 * The picks to show, best first: bets, then leans, then the passes that come closest to an edge. One pick a market,
 * never two sides of one family, and few of one event unless there are too few others.
 *
 * Units: none of its own. `first`: what comes before all but whether a bet is worth a stake, where another order is asked for; with
 * `worthless` before that too.
 * Formula: verdict; stars; expected log growth at the advised units; for passes the edge alone; then ids.
 * Source: own design; growth is Kelly's.
 * Known bias: picks of one event depend on each other, which the limit per event only softens.
 * @throws OddsInputError for a count or limit that is not a whole number from 0 (limit: from 1).
 */
export function rankPicks(
  priced: readonly PricedOutcome[],
  options: { count: number; maxPerEvent?: number; first?: PickOrder; worthless?: boolean },
): PricedOutcome[] {
  const { count, maxPerEvent = MAX_PER_EVENT, first, worthless = false } = options;
  if (!(Number.isSafeInteger(count) && count >= 0)) throw new OddsInputError('count', 'must be a whole number from 0');
  if (!(Number.isSafeInteger(maxPerEvent) && maxPerEvent >= 1)) {
    throw new OddsInputError('maxPerEvent', 'must be a whole number from 1');
  }
  const ranked = priced.map(ranking).sort(first ? compareBy(first, worthless) : compare);
  const picked = new Picked();
  for (const limit of [maxPerEvent, Number.POSITIVE_INFINITY]) {
    for (const { pick } of ranked) {
      if (picked.size >= count) break;
      if (picked.allows(pick, limit)) picked.add(pick);
    }
  }
  return ranked.map(({ pick }) => pick).filter((pick) => picked.has(pick));
}

/**
 * The one to show of a few: what `rankPicks` puts first, found without putting the others in order.
 *
 * Units, formula, source and known bias: as `rankPicks`.
 */
export function bestPick(priced: readonly PricedOutcome[]): PricedOutcome | undefined {
  const [first, ...others] = priced;
  if (first === undefined || others.length === 0) return first;
  let best = ranking(first);
  for (const other of others) {
    const next = ranking(other);
    if (compare(next, best) < 0) best = next;
  }
  return best.pick;
}

/** Below 0: the first of the two comes first. */
export type PickOrder = (a: PricedOutcome, b: PricedOutcome) => number;

const compareBy =
  (first: PickOrder, worthless: boolean) =>
  (a: Ranked, b: Ranked): number =>
    (worthless ? 0 : Number(a.pick.verdict === 'pass') - Number(b.pick.verdict === 'pass')) ||
    first(a.pick, b.pick) ||
    compare(a, b);

type Ranked = { pick: PricedOutcome; growth: number };

const ranking = (pick: PricedOutcome): Ranked => ({ pick, growth: growthOf(pick) });

function growthOf(pick: PricedOutcome): number {
  return pick.verdict === 'pass' ? 0 : logGrowth(pick.fairProbability, pick.decimal, pick.units / UNITS_PER_BANKROLL);
}

function compare(a: Ranked, b: Ranked): number {
  const byVerdict = VERDICT_ORDER[a.pick.verdict] - VERDICT_ORDER[b.pick.verdict];
  if (byVerdict !== 0) return byVerdict;
  const byStars = a.pick.verdict === 'pass' ? 0 : b.pick.confidence - a.pick.confidence;
  return (
    byStars ||
    b.growth - a.growth ||
    b.pick.edge - a.pick.edge ||
    byText(a.pick.eventId, b.pick.eventId) ||
    byText(a.pick.marketId, b.pick.marketId) ||
    a.pick.outcome - b.pick.outcome
  );
}

/** By code units: the same on every machine, whatever its language. */
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** What has been picked so far, and what that rules out. */
class Picked {
  private readonly picks = new Set<PricedOutcome>();
  private readonly markets = new Set<string>();
  private readonly sides = new Map<string, string>();
  private readonly perEvent = new Map<string, number>();

  get size(): number {
    return this.picks.size;
  }

  has(pick: PricedOutcome): boolean {
    return this.picks.has(pick);
  }

  allows(pick: PricedOutcome, maxPerEvent: number): boolean {
    if (this.markets.has(pick.marketId)) return false;
    if ((this.perEvent.get(pick.eventId) ?? 0) >= maxPerEvent) return false;
    const taken = pick.family === undefined ? undefined : this.sides.get(pick.family);
    return taken === undefined || taken === pick.side;
  }

  add(pick: PricedOutcome): void {
    this.picks.add(pick);
    this.markets.add(pick.marketId);
    this.perEvent.set(pick.eventId, (this.perEvent.get(pick.eventId) ?? 0) + 1);
    if (pick.family !== undefined && pick.side !== undefined) this.sides.set(pick.family, pick.side);
  }
}
