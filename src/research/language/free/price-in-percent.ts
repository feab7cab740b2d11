import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const PERCENT = /%|\b(percents?|percentages?|pct|perc|probability|implied)\b/i;
const FILLER =
  /^(so|ok|okay|and|yo|hey|pls|please|what|whats|what's|is|are|the|a|an|as|in|into|to|of|for|me|how|much|many|does|do|would|be|mean|convert|turn|change|put|give|tell|price|odds|implied|chance|probability|win|prob|percents?|percentages?|pct|perc|terms|even|again|exactly|that|it|translate|translates?|equals?|equal|work|out|come|comes)$/;

/** "Whats +140 in percent", "-150 as a percentage": the chance that a price alone implies, whoever was spoken of. Null: anything else is said. */
export function priceInPercent({ text, tokens, amounts, mentions, books }: Tagged): Asked | null {
  const [price, ...others] = amounts.prices;
  const isElse = mentions.length + books.length + amounts.money.length + amounts.shares.length + others.length > 0;
  if (!price || isElse || !PERCENT.test(text)) return null;
  const isAlone = tokens.every(
    ({ text: word }, at) => (at >= price.from && at < price.to) || FILLER.test(word) || !/[\p{L}\p{N}]/u.test(word),
  );
  return isAlone ? calculated([{ kind: 'convert', price: price.text }]) : null;
}
