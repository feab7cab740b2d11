import { confidence } from '#engine/odds/confidence.ts';
import { expectedValue } from '#engine/odds/expected-value.ts';
import type { FairChances } from '#engine/picks/fair-chances.ts';
import { verdictOf } from '#engine/picks/price-market.ts';
import { type OfferValue, priceOffer } from '#engine/picks/price-offer.ts';
import { dropReason, isRealOffer, pricesOf } from './admit-row.ts';
import { BacktestError } from './backtest-error.ts';
import { type Bets, noBets, placeBet } from './bets.ts';
import type { Layout } from './layout.ts';
import { opinionChances } from './opinion-chances.ts';
import { type Opinion, openingOpinions, opinionsOf } from './opinions.ts';
import { type Progress, readRows } from './read-rows.ts';
import { recogniseLayout } from './recognise-layout.ts';
import { halfOf } from './split-half.ts';

/** Who would have bet: the rule before agreement was asked, the one of today, and what the latter refuses of the former. */
export const RULES = ['before', 'today', 'refused', 'edge by power alone', 'edge by another method too'] as const;
export const SIDES = ['all', 'favourites', 'underdogs'] as const;

export type RuleSheet = { opinion: Opinion; games: number; bets: Map<string, Bets> };
export type RuleRun = { layout: Layout; rows: number; sheets: RuleSheet[] };

export const betsKey = (half: string, rule: string, side: string): string => `${half}|${rule}|${side}`;

/** Reads a file once and sets the rule of today beside the one before it, on both sides of the split. */
export async function runRule(path: string, asked?: string, onProgress: Progress = () => {}): Promise<RuleRun> {
  let run: RuleRun | undefined;
  await readRows(
    path,
    (row) => {
      if (run) addRow(run, row);
      else run = begin(recogniseLayout(row, asked));
    },
    onProgress,
  );
  if (!run) throw new BacktestError(`${path} holds no header.`);
  return run;
}

const begin = (layout: Layout): RuleRun => ({
  layout,
  rows: 0,
  sheets: [...opinionsOf(layout.priceSets), ...openingOpinions(layout.priceSets)].map((opinion) => ({
    opinion,
    games: 0,
    bets: new Map(),
  })),
});

function addRow(run: RuleRun, row: readonly string[]): void {
  run.rows += 1;
  const result = run.layout.result(row);
  const half = halfOf(run.layout, row);
  const usable = new Map<string, number[]>();
  for (const set of run.layout.priceSets) {
    const decimals = pricesOf(set, row);
    if (decimals && dropReason(decimals, result) === null) usable.set(set.name, decimals);
  }
  for (const sheet of run.sheets) {
    const { voices, best } = sheet.opinion;
    const offer = usable.get(best);
    const prices = voices.flatMap(({ set }) => [usable.get(set) ?? []]).filter(({ length }) => length > 0);
    if (!offer || prices.length < voices.length || typeof result !== 'number' || !isRealOffer(offer)) continue;
    sheet.games += 1;
    const fair = opinionChances(sheet.opinion, prices);
    for (const [outcome, decimal] of offer.entries()) addOffer(sheet, fair, { half, outcome, decimal, won: result });
  }
}

type OfferedBet = { half: string; outcome: number; decimal: number; won: number };

function addOffer(sheet: RuleSheet, fair: FairChances, { half, outcome, decimal, won }: OfferedBet): void {
  const { leadSeconds } = sheet.opinion;
  const value = priceOffer(fair, { outcome, decimal, ageSeconds: 0, leadSeconds, rivalDecimals: [] });
  if (!value || value.edge <= 0) return;
  const before = verdictBefore(fair, value, decimal) === 'bet';
  const today = verdictOf(value) === 'bet';
  const rules = [
    ...(before ? ['before'] : []),
    ...(today ? ['today'] : []),
    ...(before && !today ? ['refused'] : []),
    value.methodsDisagree ? 'edge by power alone' : 'edge by another method too',
  ];
  const side = value.fairProbability >= 0.5 ? 'favourites' : 'underdogs';
  for (const rule of rules) {
    for (const of of ['all', side])
      placeBet(betsOf(sheet, betsKey(half, rule, of)), value.edge, decimal, outcome === won);
  }
}

/** As it was before docs/adr/0023: no agreement asked, and the stake shrunk by the time to the start too. */
function verdictBefore(fair: FairChances, value: OfferValue, decimal: number) {
  const { fairProbability: probability, closeSd: sd, unconfirmed } = value;
  const { books, sharpBooks } = fair;
  const { stars, units } = confidence({ probability, decimal, sd }, { books, sharpBooks, ageSeconds: 0, unconfirmed });
  return verdictOf({ edge: expectedValue(probability, decimal), units, stars });
}

function betsOf({ bets }: RuleSheet, key: string): Bets {
  const known = bets.get(key);
  if (known) return known;
  const none = noBets();
  bets.set(key, none);
  return none;
}
