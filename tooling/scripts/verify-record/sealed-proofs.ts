import type { GradedPick } from './check-leaves.ts';

/** Somebody other than the log saw that its first `size` leaves were there at that time. */
export type Witness = { size: number; atMs: number };

/** How far the clocks of a log and of somebody who saw it may be apart. */
const CLOCKS_APART_MS = 60_000;

/** Who saw a leaf before it says that it was made shows that the log's times are made up, or the own clock is wrong. */
export const isBeforeItsLeaves = ({ size, atMs }: Witness, madeMs: readonly number[]): boolean =>
  atMs + CLOCKS_APART_MS < (madeMs[size - 1] ?? Number.NEGATIVE_INFINITY);

/** In milliseconds; of how many picks it is. */
export type Lags = { picks: number; median: number; p95: number; worst: number };

/** What was there later than this after it was shown could have been chosen by how its line moved meanwhile. */
const SEEN_WITHIN_MS = 30 * 60_000;

/** When somebody else saw each pick in the log; a function of the place of its hash. Null: nobody did. */
export function seenAt(witnesses: readonly Witness[]): (leaf: number) => number | null {
  const inOrder = witnesses.map((one) => ({ ...one })).sort((a, b) => a.size - b.size);
  // Who saw more leaves saw these too: from the end on, the earliest.
  let atMs = Number.POSITIVE_INFINITY;
  for (const one of inOrder.toReversed()) {
    atMs = Math.min(atMs, one.atMs);
    one.atMs = atMs;
  }
  return (leaf) => inOrder[firstBeyond(inOrder, leaf)]?.atMs ?? null;
}

function firstBeyond(inOrder: readonly Witness[], leaf: number): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((inOrder[middle]?.size ?? 0) > leaf) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Somebody else saw it before its game and soon after it was shown, so that neither the end nor the close chose it. */
export function isProven({ pick, sealedIn, startedMs }: GradedPick, seen: (leaf: number) => number | null): boolean {
  const atMs = seen(sealedIn);
  return atMs !== null && atMs <= startedMs && atMs - pick.shownAtMs <= SEEN_WITHIN_MS;
}

export function lagsOf(lags: readonly number[]): Lags | null {
  const inOrder = lags.toSorted((a, b) => a - b);
  const at = (share: number): number => inOrder[Math.ceil(share * inOrder.length) - 1] ?? 0;
  if (inOrder.length === 0) return null;
  return { picks: inOrder.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}
