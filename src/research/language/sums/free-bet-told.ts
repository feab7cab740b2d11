import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bestConversion, keptSum, otherPair } from './best-conversion.ts';
import { type FreeBet, keptOf } from './free-bet-pairs.ts';

/** "How much cash is that worth". */
const WORTH =
  /\b(how much|what|whats)\b( \w+){0,3} (is|s) (it|that|this|the free bet|the bonus|mine)( \w+){0,2} worth\b|\bworth (how much|what|in cash|on avg|on average)\b|\bcash value\b/;

/** Whether what comes back is money, and whether the free bet itself does. */
const CASH =
  /\b(cash|real money|actual money|withdraw\w*)\b|\b(do|will|would|does|can) (i|it|they|u|you) (get|keep|come|give|pay|return) .*\b(back|too|also|as well|stake)\b|\b(stake|it|that|\d+) (is |gets? |come[s]? )?(returned|back|refunded|included)\b|\bget the stake\b/;
const IF_RETURNED = /\b(if|when|but|say|suppose|and)\b.*\b(returned|comes? back|back|refunded|included)\b/;
const ASKS = /^(and |so |ok |but |wait )*(do|does|will|would|can|is|are)\b/;
const HEDGED = /\b(guarantee\w*|hedg\w*|lock\w*|for sure|either way|whoever wins|no matter)\b/;
/** Left alone, without its other side. */
export const NO_HEDGE =
  /\b(dont|do not|not|no|without|never|skip|skipping)( (a|the|any|to|wanna|want to))* ?hedg\w*|\bunhedged\b|\b(let it ride|leave it( alone)?|on its own|by itself)\b/;
const IF_WINS =
  /\b(what|how much|whats)\b.*\b(if|when) (it|that|this|they|he|she)( \w+)? ?(wins?|hits?|cash(es)?|comes in|lands?)\b|^(what|how much)( \w+){0,4} (win|net|pay|make|pocket|profit)( (on|off|from|if) (it|that|this))?$/;
const MOST_WORDS = 14;

/** What is asked of a free bet that was told: whether it pays in cash, what it would with its stake, and a longer price for it. */
export function freeBetTold(before: FreeBet, read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts } = read;
  if (mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS) return null;
  if (WORTH.test(plain)) return keeping(before, worthTold(before), read);
  if (CASH.test(plain) && !HEDGED.test(plain))
    return keeping(before, IF_RETURNED.test(plain) && !ASKS.test(plain) ? returned(before) : paidInCash(before), read);
  if (IF_WINS.test(plain) && !HEDGED.test(plain)) return keeping(before, ifItWins(before, read), read);
  if (IS_AT.test(plain) && read.books.length === 1)
    return bestConversion(read, amounts.money[0]?.cents ?? before.faceCents);
  return otherPair(read, before);
}

/** "Its actually on MGM": where it may be put. */
const IS_AT =
  /\b(its|it is|thats|this is|is|was|one|same|bet) (actually |really )?(on|at|for|from|with|a) (\w+ ?){1,2}$|\b(on|at) (\w+ ?){1,2} (not|instead)\b|\binstead$/;

/** What it wins, and what a hedge leaves of that. */
function ifItWins(before: FreeBet, { plain }: Tagged): string {
  const wins = Math.floor(before.faceCents * (priceTextToDecimal(before.price) - 1));
  const alone = `${dollars(wins)} if it wins at ${before.price}: the stake of a free bet does not come back, and nothing of your own is at risk.`;
  if (before.hedgePrice === undefined || NO_HEDGE.test(plain)) return alone;
  return `${alone} With the hedge you keep ${dollars(Math.floor(keptOf(before) * before.faceCents))} whoever wins.`;
}

function worthTold(before: FreeBet): string {
  const face = dollars(before.faceCents);
  const price = priceTextToDecimal(before.price);
  if (before.hedgePrice === undefined)
    return `At ${before.price} a ${face} free bet wins ${dollars(Math.floor(before.faceCents * (price - 1)))} when it hits and nothing when it does not; hedged, most of them are worth 65% to 80% of their face.`;
  const kept = keptOf(before);
  return `About ${dollars(Math.floor(kept * before.faceCents))} in cash, ${percent(kept)} of the ${face}: that is what stays whoever wins, with the hedge at ${before.hedgePrice}. Left unhedged it is worth about as much on average, but comes as ${dollars(Math.floor(before.faceCents * (price - 1)))} or nothing.`;
}

const keeping = (before: FreeBet, text: string, read: Tagged): Asked => say(text, [], keptSum(read, before));

function paidInCash({ faceCents, price, hedgePrice }: FreeBet): string {
  const wins = Math.floor(faceCents * (priceTextToDecimal(price) - 1));
  const hedged =
    hedgePrice === undefined
      ? ''
      : ' Hedged on the other side with your own money, what you keep is cash whichever wins.';
  return `The winnings are cash, the stake is not: at ${price} it pays ${dollars(wins)} if it hits, and the ${dollars(faceCents)} of the free bet itself does not come back. If it loses you lose nothing of your own.${hedged} Some books pay it out only after it is bet again, so read the terms.`;
}

/** As if it were money: its stake comes back as well. */
function returned({ faceCents, price, hedgePrice, others }: FreeBet): string {
  const pays = Math.floor(faceCents * priceTextToDecimal(price));
  const lead = `If its stake came back as well it would be as good as ${dollars(faceCents)} in cash: at ${price} it returns ${dollars(pays)} if it hits.`;
  if (hedgePrice === undefined || others?.length) return lead;
  const hedge = Math.round(pays / priceTextToDecimal(hedgePrice));
  return `${lead} ${dollars(hedge)} on the other side at ${hedgePrice} then leaves ${dollars(pays - hedge)} whichever wins.`;
}
