import { readPrice } from '../../tools/stated-prices.ts';
import type { Reading } from '../reading.ts';

const SAME = /,?\s*\b(?:(?:at|for|with|w|and|is|still|but|on|the) )*same (?:price|odds|juice|vig|payout|money)\b/i;

/** "What about -7, same juice": the price that its writer named of the bet before. */
export function withSamePrice(text: string, previous: Reading | null, odds: (decimal: number) => string): string {
  const [bet, ...others] = previous?.focus ?? [];
  if (
    !bet?.price ||
    others.length > 0 ||
    previous?.ticket === true ||
    !SAME.test(text) ||
    !/\d|touchdown|goal/i.test(text)
  )
    return text;
  const decimal = readPrice(bet.price);
  return decimal === null ? text : text.replace(SAME, ` at ${odds(decimal)}`);
}
