import type { PricedOutcome } from '#engine/picks/market.ts';
import type { Fits, Slate, SlateEvent } from './slate.ts';
import { slateNames } from './slate-names.ts';

/** Many bettors with books of their own ask in one test. */
const KEPT = 16;

/**
 * The slate with a memory as the store gives it one, but of a single moment: what was worked out once for it is not
 * worked out again for the next question. A copy that a test changes remembers nothing.
 */
export function remembering(slate: Slate): Slate {
  for (const market of slate.events.flatMap(({ markets }) => markets)) {
    Object.defineProperty(market, 'pricings', { value: ofOneMoment<PricedOutcome[]>() });
  }
  let names: ReturnType<typeof slateNames> | undefined;
  const namesOf = () => {
    names ??= slateNames(slate);
    return names;
  };
  return Object.defineProperties(slate, { fits: { value: fitsOfOneMoment() }, names: { value: namesOf } });
}

function fitsOfOneMoment(): Fits {
  const ofGame = new WeakMap<SlateEvent, ReturnType<typeof ofOneMoment<readonly unknown[]>>>();
  return <Bet>(event: SlateEvent, wish: string, nowMs: number, find: () => readonly Bet[]) => {
    const kept = ofGame.get(event) ?? ofOneMoment();
    ofGame.set(event, kept);
    // Whoever wishes this finds bets of one kind.
    return kept(wish, nowMs, find) as readonly Bet[];
  };
}

function ofOneMoment<Value>(): (key: string, nowMs: number, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  let atMs = Number.NaN;
  return (key, nowMs, make) => {
    if (nowMs !== atMs || kept.size >= KEPT) kept.clear();
    atMs = nowMs;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    kept.set(key, value);
    return value;
  };
}
