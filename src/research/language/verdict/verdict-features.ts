import type { Token } from '#engine/names/tokenise.ts';
import type { After } from '../acts/act.ts';
import { actFeatures } from '../acts/act-features.ts';
import { plainText } from '../calls/plain-text.ts';
import { asksQuote, asksVerdict, asksWhoHas, shopsPrices } from '../calls/price-questions.ts';

const WAYS: readonly (readonly [string, (plain: string) => boolean])[] = [
  ['judges', asksVerdict],
  ['quotes', asksQuote],
  ['shops', shopsPrices],
  ['who has', asksWhoHas],
];
/** A way to ask tells more than a word. */
const COUNTS = 4;

/** What of a message tells whether it asks for a verdict: what tells its act, and the ways to ask that it has. */
export function verdictFeatures(tokens: readonly Token[], after: After): string[] {
  const plain = plainText(tokens);
  const ways = WAYS.flatMap(([name, has]) => (has(plain) ? [name] : []));
  return [
    ...actFeatures(tokens, after),
    ...ways.flatMap((way) => [
      `way:${after} ${way}`,
      ...Array.from({ length: COUNTS }, (_, count) => `way${count}:${way}`),
    ]),
  ];
}
