import type { Asked } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeSaid } from '../held/another-held.ts';
import { namedBets, refOf } from './bets-said.ts';
import { notThere, pricedAtBook } from './priced-at-book.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const MOST_WORDS = 12;

/**
 * "Knicks -1 at -116, 50 bucks", "Chargers -3.5 at DK, 60" behind what another bet pays: one bet with its stake and no question is asked what it
 * pays, free, and is no bet put forward to be judged.
 */
export function paidBehindPayouts(read: Tagged, asked: Asked | null): Asked | null {
  const isJudged = asked?.kind === 'calls' && asked.calls.every(({ tool }) => tool === 'price_bets');
  const isBehind = sumsOf(read.previous).some(({ kind }) => kind === 'payout');
  const isAtPrice = read.amounts.prices.length === 1 && stakeSaid(read) !== undefined;
  if (
    !isJudged ||
    !(isBehind || isAtPrice) ||
    read.previous?.ticket === true ||
    asksVerdict(read.plain) ||
    read.text.includes('?') ||
    read.tokens.length > MOST_WORDS
  )
    return asked;
  const [named, ...others] = namedBets(read);
  const stakeCents = stakeLeft(read);
  return (named && others.length === 0 && stakeCents !== null ? paidOn(named, stakeCents, read) : null) ?? asked;
}

function paidOn(named: StatedBet, stakeCents: number, read: Tagged): Asked | null {
  const ref = refOf({ ...named, book: null }, read);
  const [book] = read.books;
  if (typeof ref === 'string') return null;
  const there = book === undefined ? null : pricedAtBook(ref, book, read);
  const bet = there ?? storedBet({ ...ref, price: null }, read);
  const price = named.price ?? (isStored(bet) ? bet.price?.text : undefined);
  if (!isStored(bet) || price === undefined) return null;
  return sumOn([{ kind: 'payout', bet: bet.name, price, stakeCents }], bet.ref, [
    ...(book !== undefined && !there ? [notThere(bet, book, read)] : []),
    ...(named.price === null && bet.price
      ? [`${price} at ${bet.price.book} is ${there ? 'its' : 'the best'} price now.`]
      : []),
  ]);
}

/** The one sum of money; a number that is neither a line of the bet nor its price is one here. */
function stakeLeft({ amounts, said }: Tagged): number | null {
  const lines = new Set(said.flatMap(({ line }) => (line?.signed ? [Math.abs(line.line) * 100] : [])));
  const money = amounts.money.filter(({ cents, isSure }) => isSure || !lines.has(cents));
  const [first, ...others] = money;
  return first && others.length === 0 ? first.cents : null;
}
