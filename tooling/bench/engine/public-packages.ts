import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installAside } from '../../scripts/install-aside.ts';

/** The part of bet-brew 2.1.5 that does one of our jobs. */
export type BetBrew = {
  calculateAdjustedProbability: (market: { startingPrice: number; allOdds: readonly number[] }) => number;
  calculateBookmakerMargin: (market: { allOdds: readonly number[] }) => number;
  calculateEV: (bet: { stakedAmount: number; oddsTaken: number; startingPrice: number }) => number;
  calculateKellyBet: (bet: { oddsTaken: number; bankroll: number; probability: number }) => unknown;
  decimalToMoneyline: (decimal: number) => number;
  moneylineToDecimal: (moneyline: number) => number;
  fractionalToDecimal: (fraction: string) => number;
};

/** The part of oddslib 2.1.1 that does one of our jobs. */
export type OddsLib = {
  from: (
    format: string,
    value: number | string,
  ) => { to: (format: string, options?: { precision: number }) => unknown };
};

export type PublicPackages = { betBrew: BetBrew; oddslib: OddsLib };

/** What npm offers for these jobs; null, with the reason printed, where they can be neither found nor fetched. */
export function loadPublicPackages(root: string): PublicPackages | null {
  try {
    const packages = installAside(root, 'bench');
    const load = createRequire(import.meta.url);
    const brew = load(join(packages, 'bet-brew')) as { betBrew: () => BetBrew };
    return { betBrew: brew.betBrew(), oddslib: load(join(packages, 'oddslib')) as OddsLib };
  } catch (error) {
    console.log(`Without the public packages: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
