import type { Outcome } from './run-attacks.ts';
import type { LegitOutcome } from './run-legit.ts';

const HEAD = ['family', 'replies', 'offered', 'kept', 'ungrounded', 'dropped by'];

export function renderAttacks(outcomes: readonly Outcome[]): string[] {
  const families = [...new Set(outcomes.map(({ attack }) => attack.family))];
  const rows = [
    ...families.map((family) =>
      row(
        family,
        outcomes.filter(({ attack }) => attack.family === family),
      ),
    ),
  ];
  return table([HEAD, ...rows, row('all', outcomes).slice(0, 5)]);
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function row(name: string, outcomes: readonly Outcome[]): string[] {
  const dropped = new Map<string, number>();
  for (const outcome of outcomes) {
    for (const [fault, n] of Object.entries(outcome.dropped)) dropped.set(fault, (dropped.get(fault) ?? 0) + n);
  }
  const kept = total(outcomes.map((outcome) => outcome.kept));
  const reasons = [...dropped].sort((a, b) => b[1] - a[1]).map(([fault, n]) => `${fault} ${n}`);
  const ungrounded = outcomes.filter(({ shown }) => shown.length > 0).length;
  const offered = kept + total([...dropped.values()]);
  return [name, `${outcomes.length}`, `${offered}`, `${kept}`, `${ungrounded}`, reasons.join(', ')];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

export const passed = ({ picks, refused }: LegitOutcome): boolean => picks > 0 && refused.length === 0;

export function renderLegit(outcomes: readonly LegitOutcome[]): string[] {
  const good = outcomes.filter(passed).length;
  const tried = total(outcomes.map(({ picks }) => picks));
  const share = ((100 * good) / outcomes.length).toFixed(1);
  return [
    `Grounded sentences: ${good} of ${outcomes.length} pass on every pick that they fit (${share} %; ${tried} sentences in all).`,
    ...outcomes
      .filter((outcome) => !passed(outcome))
      .map(({ legit, refused }) => `  refused ${legit.id}: ${refused[0] ?? 'fits no pick'}`),
  ];
}
