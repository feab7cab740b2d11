import { overround } from '#engine/odds/overround.ts';
import type { MarginMethod } from '#engine/odds/remove-margin.ts';
import { type DropReason, dropReason, isRealOffer, pricesOf, wholeOffer } from './admit-row.ts';
import { BacktestError } from './backtest-error.ts';
import { type Bets, noBets } from './bets.ts';
import { createElo } from './elo.ts';
import { fairChances } from './fair-chances.ts';
import { betByKaunitz, isAverage } from './kaunitz.ts';
import type { Layout, PriceColumns, Result } from './layout.ts';
import { addScores, betOnValue, emptySheet, type MethodSheet } from './method-sheet.ts';
import { type Progress, readRows } from './read-rows.ts';
import { recogniseLayout } from './recognise-layout.ts';
import { addTo, emptyMean, type RunningMean } from './running-mean.ts';

export const METHODS: readonly MarginMethod[] = ['multiplicative', 'additive', 'power', 'shin', 'odds_ratio', 'probit'];

export type SetSheet = {
  columns: PriceColumns;
  margin: RunningMean;
  dropped: Record<DropReason, number>;
  /** Rows without any price of this set. */
  withoutPrices: number;
  methods: Map<MarginMethod, MethodSheet>;
  /** Kaunitz's rule as published, and on rows whose best prices are a real offer; only for averages of books. */
  kaunitz: { published: Bets; realOffers: Bets } | null;
};

export type Backtest = {
  layout: Layout;
  rows: number;
  /** Rows with another number of columns than the header. */
  raggedRows: number;
  sets: SetSheet[];
  /** Scored on the games of the first set. */
  elo: MethodSheet | null;
};

/** Reads a file once and scores every set of prices under every method, keeping only sums. */
export async function runBacktest(path: string, asked?: string, onProgress: Progress = () => {}): Promise<Backtest> {
  let backtest: Backtest | undefined;
  let width = 0;
  const elo = createElo();
  const onRow = (row: string[]) => {
    if (!backtest) {
      width = row.length;
      backtest = empty(recogniseLayout(row, asked));
      return;
    }
    backtest.rows += 1;
    if (row.length !== width) backtest.raggedRows += 1;
    addRow(backtest, row, elo);
  };
  await readRows(path, onRow, onProgress);
  if (!backtest) throw new BacktestError(`${path} holds no header.`);
  if (backtest.rows === 0) throw new BacktestError(`${path} holds a header and no rows.`);
  return backtest;
}

function empty(layout: Layout): Backtest {
  const sets = layout.priceSets.map((columns) => ({
    columns,
    margin: emptyMean(),
    dropped: { price: 0, result: 0, tie: 0, margin: 0 },
    withoutPrices: 0,
    methods: new Map(METHODS.map((method) => [method, emptySheet()])),
    kaunitz: isAverage(columns.name) && columns.best !== null ? { published: noBets(), realOffers: noBets() } : null,
  }));
  return { layout, rows: 0, raggedRows: 0, sets, elo: layout.teamGame ? emptySheet() : null };
}

function addRow(backtest: Backtest, row: readonly string[], elo: ReturnType<typeof createElo>): void {
  const { layout, sets } = backtest;
  const result = layout.result(row);
  const season = layout.season(row);
  const prices = new Map(sets.map(({ columns }) => [columns.name, pricesOf(columns, row)]));
  let scored = false;
  for (const [place, sheet] of sets.entries()) {
    const decimals = prices.get(sheet.columns.name) ?? null;
    const won = admit(sheet, decimals, result);
    if (won === null || decimals === null) continue;
    if (place === 0) scored = true;
    const best = sheet.columns.best === null ? null : wholeOffer(prices.get(sheet.columns.best) ?? null);
    addGame(sheet, { decimals, best, won, season });
  }
  const game = layout.teamGame?.(row);
  if (!game) return;
  const chance = elo.play(game);
  if (scored && backtest.elo && typeof result === 'number') addScores(backtest.elo, [chance, 1 - chance], result);
}

/** The winner's index, or `null` after having counted why the row is not used. */
function admit(sheet: SetSheet, decimals: readonly number[] | null, result: Result): number | null {
  if (decimals === null) {
    sheet.withoutPrices += 1;
    return null;
  }
  const reason = dropReason(decimals, result);
  if (reason !== null) {
    sheet.dropped[reason] += 1;
    return null;
  }
  return typeof result === 'number' ? result : null;
}

type Game = { decimals: readonly number[]; best: readonly number[] | null; won: number; season: string };

function addGame(sheet: SetSheet, { decimals, best, won, season }: Game): void {
  addTo(sheet.margin, overround(decimals).margin);
  const taken = best && isRealOffer(best) ? best : null;
  for (const [method, account] of sheet.methods) {
    const fair = fairChances(decimals, method);
    if (fair === null) {
      account.refused += 1;
      continue;
    }
    addScores(account, fair, won);
    if (taken) betOnValue(account, fair, { decimals: taken, won, season });
  }
  if (!sheet.kaunitz || !best) return;
  betByKaunitz(sheet.kaunitz.published, { average: decimals, best, won });
  if (taken) betByKaunitz(sheet.kaunitz.realOffers, { average: decimals, best: taken, won });
}
