import { expectedValue } from '#engine/odds/expected-value.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, percent, signedPercent } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { chanceIn } from '../calls/share-roles.ts';
import type { Tagged } from '../calls/tagged.ts';

type Offer = { stake: number; decimal: number; unit: '$' | 'u'; said: string };

const RISKS =
  /\b(?:risk(?:ing)?|lay(?:ing)?|bet(?:ting)?|put(?:ting)?)\s+\$?(\d+(?:\.\d+)?)\s?(u|units?)?\s+to\s+(?:win|make)\s+\$?(\d+(?:\.\d+)?)\s?(u|units?)?(?![\w.])/gi;
const AT_PRICE = /(?<![\w.])\$?(\d+(?:\.\d+)?)\s?(u|units?|bucks|dollars)?\s+(?:at|@)\s+([+-]\d{3,5})(?!\d)/gi;
const ASKS_PRICE = /\b(what|which|whats) (\w+ ){0,2}(price|odds|line)\b|\bodds\b/;

/**
 * "Risking 2.2u to win 2u vs 1u at +110, EV if it's 50%": a stake and what it is to win are a price. Each offer's average by the chance
 * that is said, side by side; alone it is that price. Null: none is told so.
 */
export function riskToWin({ text, plain, mentions, amounts, says, tokens }: Tagged): Asked | null {
  const risked = [...text.matchAll(RISKS)].map(
    ([said, stake, unit, win]): Offer => offer(Number(stake), 1 + Number(win) / Number(stake), unit, said),
  );
  const [first] = risked;
  if (!first || mentions.length > 0 || !Number.isFinite(first.decimal)) return null;
  const chance = chanceIn({ tokens, amounts, says, hasSides: false });
  if (chance === undefined)
    return ASKS_PRICE.test(plain) ? calculated([{ kind: 'convert', price: formatAmerican(first.decimal) }]) : null;
  const priced = [...text.matchAll(AT_PRICE)].map(
    ([said, stake, unit, price = '']): Offer => offer(Number(stake), priceTextToDecimal(price), unit, said),
  );
  const all = [...risked, ...priced];
  const told = all.map(
    (one) =>
      `${one.said.trim()} is ${formatAmerican(one.decimal)}, ${sized(evOf(one, chance), one.unit)} on average (${signedPercent(expectedValue(chance, one.decimal))} of the stake)`,
  );
  const [one, other] = all;
  const apart =
    one && other && all.length === 2 && one.unit === other.unit
      ? ` ${evOf(other, chance) >= evOf(one, chance) ? 'The second' : 'The first'} is better, by ${sized(Math.abs(evOf(other, chance) - evOf(one, chance)), one.unit).slice(1)} a bet.`
      : '';
  return say(`At ${percent(chance)} to win: ${told.join('; ')}.${apart}`);
}

const offer = (stake: number, decimal: number, unit: string | undefined, said: string): Offer => ({
  stake,
  decimal,
  unit: /^u/i.test(unit ?? '') ? 'u' : '$',
  said,
});

const evOf = ({ stake, decimal }: Offer, chance: number): number => stake * expectedValue(chance, decimal);

const sized = (amount: number, unit: Offer['unit']): string =>
  `${amount < 0 ? '-' : '+'}${unit === 'u' ? `${Math.abs(amount).toFixed(2)}u` : dollars(Math.round(Math.abs(amount) * 100))}`;
