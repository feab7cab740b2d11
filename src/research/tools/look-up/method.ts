import type { Figure } from '#contract/research/quantities.ts';
import { americanToDecimal } from '#engine/odds/american.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';

/** How a figure is made: in words that end in an example, with its formula. The example's figures are computed where it is told. */
export type Method = { title: string; text: string; formula: string; figures: Figure[] };

export type Explain = (bettor: Bettor) => Method;

/** The prices of the examples. */
export const MINUS_110 = americanToDecimal(-110);
export const EVEN = americanToDecimal(100);

export const oddsOf =
  (bettor: Bettor) =>
  (decimal: number): string =>
    writeOdds(bettor, decimal);
