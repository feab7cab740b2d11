import type { BetsReport, Report, ScoreReport } from './report.ts';
import type { Interval } from './running-mean.ts';

type Cell = string | number | null;

const HEAD = ['price_set', 'method', 'measure', 'scope', 'n', 'value', 'low', 'high'];

/** The report as one long table: a row for each figure, with its n and 95 % interval. */
export function renderCsv({ priceSets, baselines }: Report): string {
  const rows: Cell[][] = [HEAD];
  for (const [name, set] of Object.entries(priceSets)) {
    rows.push([name, '', 'meanMargin', 'all', set.n, set.meanMargin, null, null]);
    for (const [method, report] of Object.entries(set.methods)) {
      rows.push(...scoreRows([name, method], report), ...betRows([name, method], 'all', report));
      for (const [season, bets] of Object.entries(report.seasons)) rows.push(...betRows([name, method], season, bets));
    }
    for (const [rule, bets] of Object.entries(set.rules ?? {})) rows.push(...betRows([name, rule], 'all', bets));
  }
  if (baselines.elo) rows.push(...scoreRows(['', 'elo'], baselines.elo));
  return `${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

function scoreRows(of: [string, string], report: ScoreReport): Cell[][] {
  const { n, logLoss, brier, rps, intervals, calibration } = report;
  return [
    [...of, 'logLoss', 'all', n, logLoss, ...ends(intervals.logLoss)],
    [...of, 'brier', 'all', n, brier, ...ends(intervals.brier)],
    [...of, 'rps', 'all', n, rps, ...ends(intervals.rps)],
    ...calibration.flatMap((step) => {
      const scope = `${step.from.toFixed(2)}-${step.to.toFixed(2)}`;
      return [
        [...of, 'calibrationClaimed', scope, step.n, step.claimed, null, null],
        [...of, 'calibrationCame', scope, step.n, step.came, ...step.interval],
      ];
    }),
  ];
}

function betRows(
  of: [string, string],
  scope: string,
  { bets, claimedEv, realisedEv, intervals }: BetsReport,
): Cell[][] {
  if (bets === 0) return [];
  return [
    [...of, 'claimedEv', scope, bets, claimedEv, ...ends(intervals.claimedEv)],
    [...of, 'realisedEv', scope, bets, realisedEv, ...ends(intervals.realisedEv)],
  ];
}

const ends = (interval: Interval | null): Cell[] => interval ?? [null, null];

function writeCell(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
