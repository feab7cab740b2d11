import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

type Boost = Extract<Calculation, { kind: 'boost' }>;

const isBoost = (sum: Calculation): sum is Boost => sum.kind === 'boost';

const LONG =
  /\b(long(est)? ?shots?|long(er|est)? (odds|dogs?|underdogs?|prices?|lines?)|big(ger|gest)? (odds|dogs?|underdogs?|prices?|plus)|longest|underdogs?|dogs?|plus money|favou?rites?|favs?|chalk|short (odds|prices?))\b/;
const ASKS =
  /\b(better|best|worth more|more value|smarter|makes? sense|should (i|it)|good|use|save|always|every ?time|only|never|rule of thumb|strategy)\b/;
const FIND =
  /\b((which|what) (one|bet|longshot|dog|underdog|favorite|game|team)|find|give me|show me|any|tonight|today)\b/;
/** What a boost adds is shown at these. */
const SHOWN = ['-200', '+100', '+400'] as const;
const EXAMPLE_CENTS = 100_00;
/** "So always on the longest shot": a rule is asked after. */
const ALWAYS = /\b(always|every ?time|only|rule of thumb|automatically)\b/;
const LONGER = 'The longer price is the better one, on average, as long as it is near fair.';

/** "Is it better on a longshot" behind a boost, or of boosts as such: what it adds at fair prices of different length. */
export function boostOnLongshot({ plain, says, previous, mentions, amounts, reading }: Tagged): Asked | null {
  const before = [...sumsOf(previous), ...(previous?.earlierSums ?? [])].find(isBoost);
  const isOfBoost = says.has('boost') || /\bboosts?\b/.test(plain) || before !== undefined;
  if (!isOfBoost || !LONG.test(plain) || !ASKS.test(plain) || FIND.test(plain)) return null;
  if (mentions.length + amounts.prices.length > 0 || reading.leagues.length > 0) return null;
  const share = amounts.shares[0]?.share ?? before?.boost ?? null;
  const stakeCents = before?.stakeCents ?? EXAMPLE_CENTS;
  const why = 'A boost is paid on the winnings alone, so the longer the price, the more it adds';
  const risk =
    'A longshot loses far more often, though, and books take more margin on it, so only a price that is near fair keeps that.';
  const lead = ALWAYS.test(plain) ? 'Not always: on the longest price that is still near fair.' : LONGER;
  if (share === null) return say(`${lead} ${why}. ${risk}`);
  const worth = SHOWN.map((text) => {
    const decimal = priceTextToDecimal(text);
    return `${dollars(Math.round(((boostedDecimal(decimal, share) - decimal) / decimal) * stakeCents))} at ${text}`;
  });
  return say(
    `${lead} ${why}: where the price is fair, ${percent(share)} on ${dollars(stakeCents)} adds ${worth.slice(0, -1).join(', ')} and ${worth.at(-1)}. ${risk}`,
  );
}
