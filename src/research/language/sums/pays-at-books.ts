import type { BetRefDraft } from '#contract/research/bet.ts';
import { titlesOfKeys } from '../../books/titles-of-keys.ts';
import { list } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { readTold } from '../calls/memory.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import { asksPayout, stakeIn } from './pays-of-bet.ts';
import { notThere, pricedAtBook } from './priced-at-book.ts';
import { lacks, notQuoted, sumOn } from './sum-on-bet.ts';

const MOST_WORDS = 26;
const ELSE = /\b(parlay|hedg\w*|boost\w*|kelly|teas\w*|both sides|each side|ml|moneyline|money line)\b/;

/**
 * "I only have FD and DK, which one for -3.5 and whats 60 pay": the bet on that line at the better of the books that are named, with what the
 * stake pays there. Null: no stake, no line or fewer than two books are named.
 */
export function paysAtBooks(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions } = read;
  const stake = asksPayout(plain) ? stakeIn(read, true) : null;
  const isElse = ELSE.test(plain) || asksVerdict(plain) || tokens.length > MOST_WORDS || amounts.prices.length > 0;
  const books = stake === null || isElse || mentions.length > 1 ? [] : booksNamed(read);
  const ref = books.length < 2 ? null : refMeant(books, read);
  if (stake === null || ref === null) return null;
  const priced = books
    .flatMap((book) => pricedAtBook(ref, book, read) ?? [])
    .toSorted((a, b) => b.price.decimal - a.price.decimal);
  const [best, ...others] = priced;
  if (!best) return lacks(`${notQuoted('that bet', list([...books]))}.`);
  const told = others.map(({ price }) => `${price.text} at ${price.book}`);
  const missing = books.filter((book) => !priced.some(({ price }) => price.book === book));
  const isEven = others.every(({ price }) => price.decimal === best.price.decimal);
  return sumOn([{ kind: 'payout', bet: best.name, price: best.price.text, ...stake }], best.ref, [
    isEven && told.length > 0
      ? `${best.name} is ${best.price.text} at ${list(priced.map(({ price }) => price.book))}, so either will do.`
      : `${best.price.book} for ${best.name}: ${best.price.text} there${told.length > 0 ? `, to ${list(told)}` : ''}.`,
    ...missing.map((book) => notThere(best, book, read)),
  ]);
}

/** Those of the message, whether they are its writer's own or not. */
function booksNamed({ books, written, reading }: Tagged): readonly string[] {
  const own = readTold(written, reading)?.books?.keys ?? [];
  return [...new Set([...books, ...titlesOfKeys(own)])];
}

/** Whoever is named with his line; else the side of the game that was shown which has that line at one of them. */
function refMeant(books: readonly string[], read: Tagged): BetRefDraft | null {
  const named = namedBets(read);
  if (named.length > 0) {
    const onLine = named.find((bet) => bet.line !== null);
    const ref = onLine ? refOf({ ...onLine, book: null }, read) : null;
    return ref === null || typeof ref === 'string' ? null : ref;
  }
  const line = read.amounts.lines.find(({ signed }) => signed)?.line;
  const [first, ...others] = [...new Set((read.previous?.focus ?? []).map(({ eventId }) => eventId))];
  if (line === undefined || first === undefined || others.length > 0) return null;
  const sides = (['home', 'away'] as const)
    .map((side): BetRefDraft => ({ eventId: first, market: 'spread', side, line, player: null }))
    .filter((ref) => books.some((book) => pricedAtBook(ref, book, read)));
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
