import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import type { Asked, Call } from '../calls/call.ts';
import { calculated } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { isPaid, type Paid } from './outlay.ts';
import { asksPayout } from './pays-of-bet.ts';
import { isStored, storedBet } from './stored-bet.ts';

const MOST_WORDS = 12;
const TIMES: readonly (readonly [number, RegExp])[] = [
  [
    2,
    /\b(double|2x|twice) (it|that|them|this|those|the (stake|bet|money|amount)s?|up|down|as much|all)\b|^double$|\btwice (that|as much)\b/,
  ],
  [3, /\b(triple|3x) (it|that|them|this|those|the (stake|bet|money|amount)s?)\b|^triple$/],
  [
    0.5,
    /\b(half|halve) (it|that|them|this|those|of (it|that)|the (stake|bet|money|amount)s?|as much)\b|\bcut (it|that|them) in half\b/,
  ],
];
const TOGETHER = /\b(double|treble|parlay\w*|acca|together|one (slip|ticket|parlay|bet)|all in one)\b/;
const ELSE =
  /\b(hedg\w*|kelly|boost\w*|free ?bet|robin|teaser|cash|lose|loses|lost|if|when|best|worth|should|add|ev|how often|(need|have|has|gotta) (to )?(win|hit))\b/;

/**
 * What goes on from stakes that were told: "what do I win", "double it", "all three as a parlay for 25". The bets and what is on them are
 * those of the answer before, or the one bet that is spoken of with the stake that was said. Null: none of it.
 */
export function stakeAgain(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  const isElse = mentions.length + amounts.prices.length + amounts.shares.length > 0 || tokens.length > MOST_WORDS;
  if (isElse || ELSE.test(plain) || !previous) return null;
  const sums = sumsOf(previous);
  const paid = sums.filter(isPaid);
  const isOfStakes = paid.length > 0 && paid.length === sums.length;
  const joined = isOfStakes && paid.length > 1 && TOGETHER.test(plain) ? asOne(paid, read) : null;
  if (joined) return joined;
  if (tokens.some(({ number }) => number !== null)) return null;
  const times = TIMES.find(([, words]) => words.test(plain))?.[0];
  if (isOfStakes && times !== undefined)
    return onSame(
      paid.map((sum) => ({ ...sum, stakeCents: Math.round(sum.stakeCents * times) })),
      read,
    );
  if (!asksPayout(plain)) return null;
  return isOfStakes ? onSame(paid, read) : onSpoken(read);
}

/** The bets stay what is spoken of. */
function onSame(sums: readonly Calculation[], { previous }: Tagged): Asked {
  const focus = previous?.focus ?? [];
  const isOfThem = previous?.ticket !== true && focus.length === sums.length;
  const all: Call[] = sums.map((calc, at) => {
    const own = isOfThem ? focus[at] : undefined;
    const bet = own ? { ...refOfFocus(own), price: null, ...(own.book && { book: own.book }) } : null;
    return { tool: 'calculate', input: { calc, ...(bet && { bet }) } };
  });
  return { kind: 'calls', calls: all, assumed: [] };
}

/** "What do I win" of the one bet on screen, for what was said to be put on it. */
function onSpoken(read: Tagged): Asked | null {
  const { previous } = read;
  const [bet, ...others] = previous?.focus ?? [];
  const stakeCents = bet?.stakeCents ?? previous?.saidStakeCents;
  const isSpoken = previous?.list !== true && previous?.ticket !== true && others.length === 0;
  if (!bet || stakeCents === undefined || !isSpoken || sumsOf(previous).some(({ kind }) => kind !== 'payout'))
    return null;
  const stored = storedBet({ ...refOfFocus(bet), book: bet.book ?? null }, read);
  const price = bet.price ?? (isStored(stored) ? stored.price?.text : undefined);
  if (!isStored(stored) || price === undefined) return null;
  const calc: Calculation = { kind: 'payout', bet: stored.name, price, stakeCents };
  const at = bet.price == null && stored.price ? [`${price} at ${stored.price.book} is its best price now.`] : [];
  return { kind: 'calls', calls: [{ tool: 'calculate', input: { calc, bet: stored.ref } }], assumed: at };
}

/** The price of all of them together, by what each pays alone: no book is asked whether it joins them, and nothing is judged. */
function asOne(paid: readonly Paid[], read: Tagged): Asked | null {
  const [money, ...others] = moneyIn({ ...read, hasSides: false });
  if (others.length > 0) return null;
  const stakeCents = money?.cents ?? paid[0]?.stakeCents ?? 0;
  const decimal = paid.reduce((all, { price }) => all * priceTextToDecimal(price), 1);
  return calculated(
    [{ kind: 'parlay', prices: paid.map(({ price }) => price), stakeCents }],
    [
      `${paid.length === 2 ? 'Both' : `All ${paid.length}`} in one bet for ${dollars(stakeCents)}, beside the single bets: ${decimal.toFixed(2)} times the stake if every one wins. A parlay stands at one book, whose prices may be a little shorter.`,
    ],
  );
}
