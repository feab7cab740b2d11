import type { BetRefDraft } from '#contract/research/bet.ts';
import { canBet } from '../../books/can-bet.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { dollars, list, plural } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { focusOf, isStored, type StoredBet, storedBet } from './stored-bet.ts';

const SPLITS =
  /\b(split|spread|divide|break)( \w+){0,3}? (up |out )?(in|into|over|across|between|on|among) (\d|\w+) (\w+ )?(bets?|books?|sportsbooks?|apps?|sites?|pieces|parts|tickets|slips|wagers)\b|\bsplit (it|that|this|them)?( up)?( (in|into) (two|2|half|halves|three|3))?$/;
const COUNT =
  /\b(?:in|into|over|across|between|on|among) (\d|one|two|three|four|five|six|half|halves|a few|several|different|multiple)\b/;
const ELSE = /\b(parlay\w*|legs?|robin|hedg\w*|each side|both sides|kelly|dutch\w*|arb\w*|middle\w*|games?)\b/;
const OVER_BOOKS =
  /\bover (\d|two|three|four|a few|several|different|multiple|more) (\w+ )?(books?|sportsbooks?|bets?|apps?|sites?)\b/;
const NO_TOTAL = { direction: null, market: null, line: null };
const MOST_PARTS = 6;

/**
 * "Split it in 2 bets", "100 on the Chiefs, should I split it over two books": one stake on one bet in parts, each at the next best book,
 * beside all of it at the best one. Null: no one bet with a stake is meant.
 */
export function splitStake(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  if (!SPLITS.test(plain) || ELSE.test(plain) || amounts.prices.length + amounts.shares.length > 0) return null;
  const ref = betOf(read);
  const bet = ref === null ? null : storedBet({ ...ref, price: null, book: null }, read);
  const stakeCents = stakeOf(read);
  if (bet === null || !isStored(bet) || stakeCents === undefined) return null;
  const parts = partsIn(plain);
  const prices = pricesOf(bet, read).slice(0, parts);
  return prices.length === 0
    ? null
    : {
        ...say(told(bet, prices, parts, stakeCents)),
        spoken: { ...keeping(read), focus: [focusOf(bet)], unjudged: true, list: false },
      };
}

const keeping = ({ previous }: Tagged) => {
  const sums = sumsOf(previous);
  return sums[0]?.kind === 'payout' ? { calculation: sums[0], sums } : {};
};

function betOf(read: Tagged): BetRefDraft | null {
  // "Over two books" is no side of a total.
  const said = namedBets(read).map((bet) => (OVER_BOOKS.test(read.plain) ? { ...bet, ...NO_TOTAL } : bet));
  const [named, ...others] = said;
  if (others.length > 0) return null;
  if (named) {
    const ref = refOf(named, read);
    return typeof ref === 'string' ? null : ref;
  }
  const { focus = [], ticket, list: isList } = read.previous ?? {};
  return focus.length === 1 && focus[0] && ticket !== true && isList !== true ? refOfFocus(focus[0]) : null;
}

function stakeOf({ amounts, previous }: Tagged): number | undefined {
  const said = amounts.money.find(({ isSure }) => isSure)?.cents;
  const before = sumsOf(previous).find((sum) => sum.kind === 'payout');
  return said ?? (before?.kind === 'payout' ? before.stakeCents : undefined) ?? previous?.saidStakeCents;
}

function partsIn(plain: string): number {
  const word = COUNT.exec(plain)?.[1];
  const count = word === undefined ? 2 : (NUMBER_WORDS[word] ?? Number(word));
  return Number.isInteger(count) && count > 1 ? Math.min(count, MOST_PARTS) : 2;
}

/** Where it can be bet, the best price first. */
function pricesOf({ ref }: StoredBet, read: Tagged): NonNullable<StoredBet['price']>[] {
  const { slate, bettor = ANY_BETTOR } = read;
  const books = [...slate.bookTitles].filter(([key]) => canBet(key, bettor)).map(([, title]) => title);
  return books
    .flatMap((book) => {
      const stored = storedBet({ ...ref, price: null, book }, read);
      return isStored(stored) && stored.price ? [stored.price] : [];
    })
    .toSorted((a, b) => b.decimal - a.decimal);
}

function told(
  { name }: StoredBet,
  prices: readonly NonNullable<StoredBet['price']>[],
  parts: number,
  stakeCents: number,
): string {
  const part = Math.floor(stakeCents / parts);
  const won = (decimal: number, cents: number): number => Math.floor(cents * (decimal - 1) + 1e-6);
  const [best] = prices;
  const each = prices.map(({ text, book, decimal }) => `${text} at ${book} wins ${dollars(won(decimal, part))}`);
  const lead = `${dollars(stakeCents)} on ${name} in ${plural(parts, 'bet')} is ${dollars(part)} each`;
  if (!best || prices.length < parts)
    return `${lead}: ${list(each)}. No other book where you can bet quotes it, so all of it at ${best?.book} comes to the same.`;
  const together = prices.reduce((all, { decimal }) => all + won(decimal, part), 0);
  const whole = won(best.decimal, stakeCents);
  const why =
    whole > together
      ? `All of it at ${best.book} wins ${dollars(whole)}, ${dollars(whole - together)} more: the chance is the same, so split it only where that book limits your stake.`
      : `All of it at ${best.book} wins the same: the chance is the same either way.`;
  return `${lead}: ${list(each)}, ${dollars(together)} together. ${why}`;
}
