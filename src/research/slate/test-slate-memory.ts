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

/** Whole, so that no test changes what another reads of a slate that is made once for both. */
export function frozen<Value>(value: Value): Value {
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  if (!isPlain || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value as object)) frozen(part);
  return value;
}

/** A memory of so many things by their names; the one that was asked for the longest ago is forgotten first. */
export function lastMade<Value>(most: number): (name: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (name, make) => {
    const value = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, value);
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
    return value;
  };
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
