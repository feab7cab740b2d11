import { betsReport } from './report.ts';
import { betsKey, RULES, type RuleRun, type RuleSheet, SIDES } from './run-rule.ts';
import { HALVES } from './split-half.ts';
import { count, held, percent, span, textTable } from './text-table.ts';

const COLUMNS = ['n', 'claimed', 'realised', '', 'gap', 'within 2 SE'];

/** The rule of today beside the one before it, for a reader at a terminal. */
export function renderRule({ layout, rows, sheets }: RuleRun, file: string): string {
  const heading = `${file}: layout ${layout.name}, ${count(rows)} rows.`;
  if (sheets.length === 0)
    return `${heading}\nIt holds no moment with an opinion and a better price beside it: no rule can bet here.`;
  return [
    heading,
    'Bets at the best price of a moment by the opinion of that moment; gap: realised minus claimed, 95 %.',
    ...sheets.flatMap((sheet) => ['', ...linesOf(sheet)]),
  ].join('\n');
}

function linesOf(sheet: RuleSheet): string[] {
  const rows = HALVES.flatMap((half) =>
    RULES.flatMap((rule) => SIDES.flatMap((side) => rowOf(sheet, [half, rule, side]))),
  );
  return [
    `${sheet.opinion.name}: ${count(sheet.games)} games`,
    ...textTable(['half', 'rule', 'side', ...COLUMNS], rows),
  ];
}

function rowOf({ bets }: RuleSheet, [half, rule, side]: [string, string, string]): string[][] {
  const found = bets.get(betsKey(half, rule, side));
  if (!found) return [];
  const report = betsReport(found);
  const [low, high] = report.intervals.gap ?? [null, null];
  const gap = low === null || high === null ? '' : `${percent(low)} to ${percent(high)}`;
  return [
    [
      half,
      rule,
      side,
      count(report.bets),
      percent(report.claimedEv),
      percent(report.realisedEv),
      span(report.intervals.realisedEv, percent),
      gap,
      held(report.claimHolds),
    ],
  ];
}
