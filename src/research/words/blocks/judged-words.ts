import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import type { Figure } from '#contract/research/quantities.ts';
import type { Bettor } from '../bettor.ts';
import { dollars, percent, unitsWords } from '../format.ts';
import { figure } from './figure.ts';

/** How the prices of a stated bet are told: whose they are, what they are worth, what is staked. */

/** The price that was named, then the best one, unless that is the same price as a bettor reads it. */
export function pricesOf({ atAsked, atBest }: PricedStatedBet): JudgedPrice[] {
  const isSameOffer = atAsked?.from === 'stored' && atAsked.bookKey === atBest?.bookKey;
  const isSame = isSameOffer || (atAsked !== null && atAsked.text === atBest?.text && isJudgedAlike(atAsked, atBest));
  return [atAsked, isSame ? null : atBest].filter((one) => one !== null);
}

const isJudgedAlike = (one: JudgedPrice, other: JudgedPrice): boolean =>
  one.verdict === other.verdict && one.passReason === other.passReason;

/** Said of rows of which some are valued with another chance than the books'. */
export const COUNTED =
  'Wins is the chance each price is judged by: it leaves out the book that offers the price, and counts an edge only as far as closing prices have backed such edges up. What all the books say is below it.';

/** The same under the prices of one bet, which have no such column. */
export const COUNTED_ALONE =
  'A price is judged without the book that offers it, and an edge counts only as far as closing prices have backed such edges up. What all the books say is below it.';

/** Whether a price is valued with another chance than what the books say of the bet. */
export const isCounted = (bet: PricedStatedBet, judged: JudgedPrice): boolean =>
  percent(judged.chances.win) !== percent(bet.chances.win);

/** What $100 on it makes or loses on average. */
export function perHundred(ev: number): Figure {
  const cents = Math.round(ev * 100_00);
  const sign = cents > 0 ? '+' : cents < 0 ? '-' : '';
  return figure('perHundred', 'Per $100', 'cents', cents, `${sign}${dollars(Math.abs(cents))}`);
}

/** `Yours`, `Yours at DraftKings`, `FanDuel`. */
export const whose = ({ from, book }: JudgedPrice): string =>
  from === 'stored' ? (book ?? 'Best') : book === null ? 'Yours' : `Yours at ${book}`;

type Staked = Pick<JudgedPrice, 'verdict' | 'units' | 'stakeCents'>;

export function stakeWords({ verdict, units, stakeCents }: Staked, { bankrollCents }: Bettor): string {
  if (verdict === 'pass' || units === 0) return 'nothing staked';
  if (stakeCents === null) return unitsWords(units);
  const of = bankrollCents === null ? '' : ` of ${dollars(bankrollCents)}`;
  return `${unitsWords(units)}, ${dollars(stakeCents)}${of}`;
}

/** Green only for what is worth a stake. */
export function toneOf({ ev, verdict }: Pick<JudgedPrice, 'ev' | 'verdict'>): { tone?: 'good' | 'bad' } {
  if (ev < 0) return { tone: 'bad' };
  return verdict === 'bet' || verdict === 'lean' ? { tone: 'good' } : {};
}
