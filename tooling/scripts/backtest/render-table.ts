import type { BetsReport, MethodReport, Report, ScoreReport, SetReport } from './report.ts';
import { count, held, percent, span, textTable } from './text-table.ts';

/** The report for a reader at a terminal. */
export function renderTable({ dataset, priceSets, baselines }: Report): string {
  const { file, layout, rows, raggedRows } = dataset;
  const ragged = raggedRows > 0 ? `, ${count(raggedRows)} of another width than the header` : '';
  return [
    `${file}: layout ${layout}, ${count(rows)} rows${ragged}.`,
    'Every figure with its 95 % interval. Smaller log loss, Brier and RPS are better.',
    ...Object.entries(priceSets).flatMap(([name, set]) => ['', ...setLines(name, set)]),
    ...(baselines.elo ? ['', ...eloLines(baselines.elo)] : []),
  ].join('\n');
}

function setLines(name: string, set: SetReport): string[] {
  const reasons = Object.entries(set.droppedBy).filter(([, rows]) => rows > 0);
  const why = reasons.length > 0 ? ` (${reasons.map(([reason, rows]) => `${reason} ${count(rows)}`).join(', ')})` : '';
  const heading = `${name}: n ${count(set.n)}, dropped ${count(set.dropped)}${why}, without prices ${count(set.withoutPrices)}, mean margin ${percent(set.meanMargin)}`;
  if (set.n === 0) return [heading];
  const methods = Object.entries(set.methods);
  const scores = textTable(
    ['method', 'n', 'log loss', '', 'Brier', '', 'RPS', ''],
    methods.map(([method, report]) => [method, count(report.n), ...scoreCells(report)]),
  );
  return [heading, ...scores, ...calibrationLines(set), ...valueLines(set, methods)];
}

function valueLines(set: SetReport, methods: [string, MethodReport][]): string[] {
  if (set.bestPrices === null) return [];
  const rules: [string, BetsReport][] = set.rules
    ? [
        ['Kaunitz 2017', set.rules.kaunitz],
        ['  real offers only', set.rules.kaunitzRealOffers],
      ]
    : [];
  return [
    `  Betting ${set.bestPrices} where it beats the fair price:`,
    ...textTable(
      ['method', 'bets', 'claimed', '', 'realised', '', 'claim within 2 SE'],
      [...methods, ...rules].map(([method, report]) => [method, ...betCells(report)]),
    ),
    ...seasonLines(set),
  ];
}

function seasonLines({ methods }: SetReport): string[] {
  const seasons = Object.entries(methods.power?.seasons ?? {});
  if (seasons.length < 2) return [];
  return textTable(
    ['power by season', 'bets', 'claimed', '', 'realised', '', 'claim within 2 SE'],
    seasons.map(([season, report]) => [season === '' ? 'unknown' : season, ...betCells(report)]),
  );
}

function calibrationLines({ methods }: SetReport): string[] {
  const steps = methods.power?.calibration ?? [];
  return textTable(
    ['power calibration', 'n', 'claimed', 'came', ''],
    steps.map(({ from, to, n, claimed, came, interval }) => [
      `${Math.round(from * 100)}-${Math.round(to * 100)} %`,
      count(n),
      percent(claimed),
      percent(came),
      span(interval, percent),
    ]),
  );
}

const eloLines = (elo: ScoreReport): string[] => [
  'Elo baseline (K 20, home 65) on the same games as moneyline:',
  ...textTable(['method', 'n', 'log loss', '', 'Brier', '', 'RPS', ''], [['elo', count(elo.n), ...scoreCells(elo)]]),
];

const scoreCells = ({ logLoss, brier, rps, intervals }: Omit<ScoreReport, 'n' | 'calibration'>): string[] => [
  six(logLoss),
  span(intervals.logLoss, four),
  six(brier),
  span(intervals.brier, four),
  six(rps),
  span(intervals.rps, four),
];

const betCells = ({ bets, claimedEv, realisedEv, intervals, claimHolds }: BetsReport): string[] => [
  count(bets),
  percent(claimedEv),
  span(intervals.claimedEv, percent),
  percent(realisedEv),
  span(intervals.realisedEv, percent),
  held(claimHolds),
];

const six = (value: number | null): string => (value === null ? '-' : value.toFixed(6));
const four = (value: number): string => value.toFixed(4);
