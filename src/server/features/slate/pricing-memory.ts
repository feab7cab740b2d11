import type { PricedOutcome } from '#engine/picks/market.ts';
import type { Fits, Pricings, SlateEvent } from '#research/slate/slate.ts';

/**
 * How long a market's pricing may be used again, and what was found among such pricings: ages shift by twice this much at most,
 * five seconds, which no rule notices.
 */
const REUSE_MS = 2_500;
/** By the books that can be bet at: few bettors have the same ones, so no market keeps more than this. */
const PRICINGS_KEPT = 8;
/** Of one game. Questions about everything there is are the ones that many ask. */
const WISHES_KEPT = 16;

type Kept<Value> = { atMs: number; value: Value };

/** One market's memory. A slate's markets never change, so that a crowd of questions over one slate prices each market once. */
export const createPricings = (): Pricings => keepLately<PricedOutcome[]>(PRICINGS_KEPT);

/** One slate's memory of what fits: the crowd looks at each line of a game once. */
export function createFits(): Fits {
  const ofGame = new WeakMap<SlateEvent, ReturnType<typeof keepLately<readonly unknown[]>>>();
  return <Bet>(event: SlateEvent, wish: string, nowMs: number, find: () => readonly Bet[]) => {
    const kept = ofGame.get(event) ?? keepLately(WISHES_KEPT);
    ofGame.set(event, kept);
    // Whoever wishes this finds bets of one kind.
    return kept(wish, nowMs, find) as readonly Bet[];
  };
}

function keepLately<Value>(most: number): (key: string, nowMs: number, make: () => Value) => Value {
  const kept = new Map<string, Kept<Value>>();
  return (key, nowMs, make) => {
    const last = kept.get(key);
    if (last && nowMs >= last.atMs && nowMs - last.atMs < REUSE_MS) return last.value;
    const value = make();
    kept.delete(key);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - most))) kept.delete(oldest);
    kept.set(key, { atMs: nowMs, value });
    return value;
  };
}
