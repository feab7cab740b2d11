import { expectedValue } from '#engine/odds/expected-value.ts';
import { removeMarginPower } from '#engine/odds/power.ts';
import { verdictOf } from '#engine/picks/price-market.ts';
import { type OfferValue, priceOffer } from '#engine/picks/price-offer.ts';
import { dropReason, isRealOffer, pricesOf } from './admit-row.ts';
import { BacktestError } from './backtest-error.ts';
import { addToBand, type Band, emptyBand, type RatedBet } from './band.ts';
import type { Layout, Result } from './layout.ts';
import { opinionChances } from './opinion-chances.ts';
import { type Opinion, opinionsOf } from './opinions.ts';
import { type Progress, readRows } from './read-rows.ts';
import { recogniseLayout } from './recognise-layout.ts';

/** One opinion's bets by what the product would have called them. */
export type OpinionSheet = {
  opinion: Opinion;
  games: number;
  stars: Map<number, Band>;
  verdicts: Map<string, Band>;
  betsBySeason: Map<string, Band>;
};

export type Bands = { layout: Layout; rows: number; sheets: OpinionSheet[] };

/** Reads a file once and rates every offer with an edge by the product's own rule, keeping only sums. */
export async function runBands(path: string, asked?: string, onProgress: Progress = () => {}): Promise<Bands> {
  let bands: Bands | undefined;
  const onRow = (row: string[]) => {
    if (!bands) {
      bands = empty(recogniseLayout(row, asked));
      return;
    }
    bands.rows += 1;
    addRow(bands, row);
  };
  await readRows(path, onRow, onProgress);
  if (!bands) throw new BacktestError(`${path} holds no header.`);
  if (bands.rows === 0) throw new BacktestError(`${path} holds a header and no rows.`);
  return bands;
}

function empty(layout: Layout): Bands {
  const opinions = opinionsOf(layout.priceSets);
  if (opinions.length === 0) {
    throw new BacktestError(
      'Bands need a sharp close, an opinion and the best price of one moment: the sets psc, ps, avg, b365 and max of the soccer layouts.',
    );
  }
  const sheets = opinions.map((opinion) => ({
    opinion,
    games: 0,
    stars: new Map(),
    verdicts: new Map(),
    betsBySeason: new Map(),
  }));
  return { layout, rows: 0, sheets };
}

function addRow({ layout, sheets }: Bands, row: readonly string[]): void {
  const result = layout.result(row);
  const season = layout.season(row);
  const usable = new Map<string, number[]>();
  for (const set of layout.priceSets) {
    const decimals = pricesOf(set, row);
    if (decimals && isUsable(decimals, result)) usable.set(set.name, decimals);
  }
  const closes = new Map<string, readonly number[]>();
  for (const sheet of sheets) {
    const { voices, best, close } = sheet.opinion;
    const offer = usable.get(best);
    const closing = usable.get(close);
    const prices = voices.flatMap(({ set }) => [usable.get(set) ?? []]).filter(({ length }) => length > 0);
    if (!offer || !closing || prices.length < voices.length || typeof result !== 'number' || !isRealOffer(offer))
      continue;
    const closingChances = closes.get(close) ?? removeMarginPower(closing).probabilities;
    closes.set(close, closingChances);
    addGame(sheet, { prices, offer, closingChances, won: result, season });
  }
}

/** Best prices may leave no margin at all; that they are one offer is asked apart. */
const isUsable = (decimals: readonly number[], result: Result): boolean => dropReason(decimals, result) === null;

type Game = {
  prices: readonly (readonly number[])[];
  offer: readonly number[];
  closingChances: readonly number[];
  won: number;
  season: string;
};

function addGame(sheet: OpinionSheet, { prices, offer, closingChances, won, season }: Game): void {
  sheet.games += 1;
  const fair = opinionChances(sheet.opinion, prices);
  for (const [outcome, decimal] of offer.entries()) {
    // The file names one price an outcome, so that no second book can confirm a large edge.
    const value = priceOffer(fair, {
      outcome,
      decimal,
      ageSeconds: 0,
      leadSeconds: sheet.opinion.leadSeconds,
      rivalDecimals: [],
    });
    if (!value || value.edge <= 0) continue;
    const closing = expectedValue(closingChances[outcome] ?? 0, decimal);
    addBet(sheet, value, { ...ratedBet(value, decimal), won: outcome === won, closing }, season);
  }
}

const ratedBet = (value: OfferValue, decimal: number) => ({
  edge: value.edge,
  uncounted: expectedValue(value.consensusProbability, decimal),
  decimal,
  promised: value.edgePositiveProbability,
});

function addBet(sheet: OpinionSheet, value: OfferValue, bet: RatedBet, season: string): void {
  const verdict = verdictOf(value);
  addToBand(bandOf(sheet.stars, value.stars), bet);
  addToBand(bandOf(sheet.verdicts, verdict), bet);
  if (verdict === 'bet') addToBand(bandOf(sheet.betsBySeason, season), bet);
}

function bandOf<Key>(bands: Map<Key, Band>, key: Key): Band {
  const known = bands.get(key);
  if (known) return known;
  const band = emptyBand();
  bands.set(key, band);
  return band;
}
