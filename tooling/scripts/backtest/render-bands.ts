import type { BandReport, BandsReport, OpinionReport } from './bands-report.ts';
import { count, held, percent, span, textTable } from './text-table.ts';

const COLUMNS = ['n', 'before', 'claimed', 'realised', '', 'within 2 SE', 'at the close', 'promised', 'confirmed'];

/** The bands for a reader at a terminal. */
export function renderBands({ dataset, opinions }: BandsReport): string {
  return [
    `${dataset.file}: layout ${dataset.layout}, ${count(dataset.rows)} rows, offers with an edge by the product's own rating.`,
    'before: edge over the consensus; claimed: the part that is counted; at the close: value against the fair close;',
    'promised and confirmed: chance that the close leaves an edge, and how often it did.',
    ...Object.entries(opinions).flatMap(([name, opinion]) => ['', ...opinionLines(name, opinion)]),
  ].join('\n');
}

function opinionLines(name: string, { games, stars, verdicts, seasons }: OpinionReport): string[] {
  const heading = `${name}: ${count(games)} games`;
  if (games === 0) return [heading];
  const rows = [
    ...Object.entries(stars).map(([star, band]) => row(`${star} of 5 stars`, band)),
    ...Object.entries(verdicts).map(([verdict, band]) => row(verdict, band)),
    ...Object.entries(seasons).map(([season, band]) => row(`  bet, ${season}`, band)),
  ];
  return [heading, ...textTable(['rating', ...COLUMNS], rows)];
}

const row = (name: string, band: BandReport): string[] => [
  name,
  count(band.bets),
  percent(band.uncountedEv),
  percent(band.claimedEv),
  percent(band.realisedEv),
  span(band.intervals.realisedEv, percent),
  held(band.claimHolds),
  percent(band.closingEv),
  percent(band.promised),
  percent(band.confirmed),
];
