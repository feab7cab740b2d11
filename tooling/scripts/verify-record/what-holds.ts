import type { RecordSums } from '../../../src/engine/record/record-sums.ts';
import type { GradedPick, LeavesCheck } from './check-leaves.ts';
import { isProven, lagsOf, seenAt, type Witness } from './sealed-proofs.ts';
import { counted, sumUp } from './sum-up.ts';

/** What was counted on the way, in lines. */
export function whatHolds(leaves: LeavesCheck, witnesses: readonly Witness[]): string[] {
  const seen = seenAt(witnesses);
  return [
    `${leaves.picks} picks: ${leaves.revealed} shown, ${leaves.hidden} still hidden, ${leaves.graded} graded, ${leaves.corrections} corrections.`,
    `${leaves.waiting} shown picks have no grade yet.`,
    `${leaves.late} picks came into the log after their start or behind the end of their game, or not within 15 minutes of being shown: these prove nothing and count in no figure.`,
    unclosedWords(leaves),
    ...lagWords(leaves.shown, seen),
    ...(['live', 'demo'] as const).flatMap((odds) => recordWords(odds, leaves.shown, seen)),
  ];
}

/** An operator who leaves out the closes that speak against him does not leave them uncounted. */
function unclosedWords({ unclosed, revealed }: LeavesCheck): string {
  const share = revealed === 0 ? '' : ` (${((100 * unclosed) / revealed).toFixed(1)} %)`;
  return `${unclosed} of ${revealed} shown picks${share} have no close in the log: no closing-line value counts for them.`;
}

function lagWords(shown: readonly GradedPick[], seen: (leaf: number) => number | null): string[] {
  const sealed = shown.map(({ pick, sealedAtMs }) => sealedAtMs - pick.shownAtMs);
  const witnessed = shown.flatMap(({ pick, sealedIn }) => {
    const atMs = seen(sealedIn);
    return atMs === null ? [] : [atMs - pick.shownAtMs];
  });
  return [
    ...oneLag("From being shown to the log, by the log's own clock", sealed),
    ...oneLag('From being shown to the first time stamp or kept checkpoint', witnessed),
  ];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function oneLag(what: string, lags: readonly number[]): string[] {
  const found = lagsOf(lags);
  if (!found) return [];
  return [
    `${what}: half within ${seconds(found.median)}, 95 % within ${seconds(found.p95)}, at most ${seconds(found.worst)} (${found.picks} picks).`,
  ];
}

function recordWords(
  odds: 'live' | 'demo',
  shown: readonly GradedPick[],
  seen: (leaf: number) => number | null,
): string[] {
  const all = counted(shown, odds);
  const late = shown.filter(({ pick, isLate }) => isLate && pick.odds === odds && pick.verdict !== 'pass');
  const proven = all.filter((one) => isProven(one, seen));
  const graded = all.filter(({ grade }) => grade !== null).length;
  return [
    ...(graded === 0 ? [] : [`${odds}: ${sumWords(sumUp(all))}.`]),
    ...(graded === 0
      ? []
      : [
          `${odds}, proven: ${proven.length} of ${all.length} that count were seen in the log by somebody else before their start and within 30 minutes of being shown${proven.length === 0 ? '' : `: ${sumWords(sumUp(proven))}`}.`,
        ]),
    ...(late.length === 0 ? [] : [`${odds}, late, in none of these: ${sumWords(sumUp(late))}.`]),
  ];
}

const percent = (share: number): string => `${share < 0 ? '-' : '+'}${Math.abs(share * 100).toFixed(2)} %`;

function sumWords(sums: RecordSums): string {
  const flat = sums.flatStaked > 0 ? `, ${percent(sums.flatWon / sums.flatStaked)} at one unit each` : '';
  const units = sums.unitsStaked > 0 ? `, ${percent(sums.unitsWon / sums.unitsStaked)} at the stated units` : '';
  const clv =
    sums.fairCount > 0 ? `, closing-line value ${percent(sums.fairSum / sums.fairCount)} over ${sums.fairCount}` : '';
  return `${sums.won}-${sums.lost}-${sums.pushed}, ${sums.voided} void, ${sums.ungraded} ungraded${flat}${units}${clv}`;
}
