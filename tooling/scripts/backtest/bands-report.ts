import { wilson } from '#engine/record/wilson.ts';
import type { Band } from './band.ts';
import { type BetsReport, betsReport } from './report.ts';
import type { Bands, OpinionSheet } from './run-bands.ts';
import { type Interval, intervalOf, meanOf } from './running-mean.ts';

export type BandReport = BetsReport & {
  /** Before the part of the edge that is not counted. */
  uncountedEv: number | null;
  /** Value against the closing fair chance, and the share of bets where it is above zero beside the claimed one. */
  closingEv: number | null;
  closingInterval: Interval | null;
  confirmed: number | null;
  confirmedInterval: Interval | null;
  promised: number | null;
};

export type OpinionReport = {
  games: number;
  stars: Record<string, BandReport>;
  verdicts: Record<string, BandReport>;
  /** Of the verdict bet alone. */
  seasons: Record<string, BandReport>;
};

export type BandsReport = {
  dataset: { file: string; layout: string; rows: number };
  opinions: Record<string, OpinionReport>;
};

export function toBandsReport({ layout, rows, sheets }: Bands, file: string): BandsReport {
  return {
    dataset: { file, layout: layout.name, rows },
    opinions: Object.fromEntries(sheets.map((sheet) => [sheet.opinion.name, opinionReport(sheet)])),
  };
}

const VERDICTS = ['bet', 'lean', 'pass'];

function opinionReport({ games, stars, verdicts, betsBySeason }: OpinionSheet): OpinionReport {
  return {
    games,
    stars: Object.fromEntries([...stars].sort(([a], [b]) => a - b).map(([star, band]) => [star, bandReport(band)])),
    verdicts: Object.fromEntries(
      VERDICTS.flatMap((verdict) => {
        const band = verdicts.get(verdict);
        return band ? [[verdict, bandReport(band)]] : [];
      }),
    ),
    seasons: Object.fromEntries(
      [...betsBySeason].sort(([a], [b]) => (a < b ? -1 : 1)).map(([season, band]) => [season, bandReport(band)]),
    ),
  };
}

function bandReport({ bets, uncounted, closing, confirmed, promised }: Band): BandReport {
  const { n } = closing;
  const { low, high } = wilson(confirmed, Math.max(n, 1));
  return {
    ...betsReport(bets),
    uncountedEv: meanOf(uncounted),
    closingEv: meanOf(closing),
    closingInterval: intervalOf(closing),
    confirmed: n > 0 ? confirmed / n : null,
    confirmedInterval: n > 0 ? [low, high] : null,
    promised: meanOf(promised),
  };
}
