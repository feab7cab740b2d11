import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { notQuoted } from './sum-on-bet.ts';

type Priced = StoredBet & { price: NonNullable<StoredBet['price']> };

const isPriced = (bet: StoredBet | string): bet is Priced => isStored(bet) && bet.price !== null;

/** The bet at one book on exactly its line; null: that book does not quote it. */
export function pricedAtBook(ref: BetRefDraft, book: string, read: Tagged): Priced | null {
  const bet = storedBet({ ...ref, price: null, book }, read);
  return isPriced(bet) ? bet : null;
}

/** The number that one book has on that side, whatever it is; null: it has none. */
export function numberAtBook(ref: BetRefDraft, book: string, read: Tagged): Priced | null {
  const bet = storedBet({ ...ref, line: null, price: null, book }, read);
  return isPriced(bet) ? bet : null;
}

/** "-118 at DraftKings is its price now; the best you can get is -110 at BetMGM." */
export function priceThere(bet: Priced, read: Tagged): string {
  const { text, book, decimal } = bet.price;
  const best = storedBet({ ...bet.ref, price: null, book: null }, read);
  const there = `${text} at ${book} is its price now on ${bet.name}`;
  if (!isPriced(best) || best.price.decimal <= decimal) return `${there}, and nobody where you can bet pays more.`;
  return `${there}; the best you can get is ${best.price.text} at ${best.price.book}.`;
}

/** "FanDuel does not quote Lions -1; it has Lions -1.5 at -102." */
export function notThere(bet: StoredBet, book: string, read: Tagged): string {
  const other = numberAtBook(bet.ref, book, read);
  return `${notQuoted(bet.name, book)}${other ? `; it has ${other.name} at ${other.price.text}` : ''}.`;
}
