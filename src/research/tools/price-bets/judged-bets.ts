import type { JudgedPrice, PriceBetsResult } from '#contract/research/price-bets.ts';
import type { JudgedBet } from '../tool.ts';

/** The judged bets at the stored price that was asked about, else at the best one. A stated price is nobody's quote. */
export const judgedBets = ({ bets }: PriceBetsResult): JudgedBet[] =>
  bets.flatMap((bet) => {
    const price = bet.priced && bet.basis === 'quoted' ? [bet.atAsked, bet.atBest].find(isQuote) : undefined;
    if (!bet.priced || !price) return [];
    const { decimal, verdict, confidence, units, ev, chances } = price;
    const fairChance = chances.win / (chances.win + chances.lose);
    return [
      { ...bet, ...{ decimal, verdict, confidence, units, fairChance }, edge: ev, pick: bet.label, ...seen(price) },
    ];
  });

type Quote = JudgedPrice & { bookKey: string; verdict: NonNullable<JudgedPrice['verdict']> };

const isQuote = (price: JudgedPrice | null): price is Quote =>
  price?.from === 'stored' && price.bookKey !== null && price.verdict !== null;

const seen = ({ bookKey, ageSeconds }: Quote) => ({ bookKey, ageSeconds: ageSeconds ?? 0 });
