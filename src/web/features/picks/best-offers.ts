import type { PickView } from '#contract/content/read-answer.ts';
import { decimalOf, type Price } from '../../lib/format-odds.ts';

/** A book where this bettor can have the bet, and what it pays there. */
export type Offer = { book: string; price: Price; link: string | undefined };

const SHOWN = 3;

/** The pick's own price, then the best others that can be taken. An older answer does not say of others whether they can. */
export function bestOffers(pick: PickView): Offer[] {
  const { book, odds, oddsDecimal, link, proof } = pick;
  if (book === undefined || odds === undefined) return [];
  const own: Offer = { book, price: { text: odds, decimal: oddsDecimal }, link };
  const others = (proof?.books ?? [])
    .filter(({ canTake, offered }) => canTake && !offered)
    .map(({ book: other, odds: texts, decimals, link: to }): Offer => {
      const at = proof?.picked ?? 0;
      return { book: other, price: { text: texts[at], decimal: decimals?.[at] }, link: to };
    })
    .sort((a, b) => (decimalOf(b.price) ?? 0) - (decimalOf(a.price) ?? 0));
  return [own, ...others].slice(0, SHOWN);
}
