import { countIn, fairPriceOf, type ReadSum, type Sum, textOf, withNote } from './sum.ts';

/** What a book takes, and the prices without that. */

/** "Remove vig", "true probs": what is asked for without the usual words. */
const NO_VIG =
  /\b(remove|strip|minus|without|take (out|off)) (the )?(vig|juice|margin)\b|\b(true|fair|real) (probs?|probabilit\w+|chances?|odds|prices?|lines?)\b/;

export const noVigOf: ReadSum = (sum) => {
  const { says } = sum;
  if (!(says.has('no_vig') || NO_VIG.test(textOf(sum))) || says.has('ev') || isFairSaid(sum)) return null;
  // "Fair odds on a 6 leg parlay where each is -200": what they pay together is the answer to it.
  if (says.has('parlay') && countIn(sum, 'legs') !== undefined) return null;
  const markets = marketsIn(sum);
  if (markets.length > 0) return { calcs: markets.map((prices) => ({ kind: 'no_vig', prices })), notes: [] };
  return otherSideMissing(sum, 'No fair price', 'no vig');
};

export const holdOf: ReadSum = (sum) => {
  if (!sum.says.has('hold') && !isSameOnBoth(sum)) return keepsOn(sum);
  const markets = marketsIn(sum);
  if (markets.length > 0) return { calcs: markets.map((prices) => ({ kind: 'hold', prices })), notes: [] };
  return otherSideMissing(sum, 'No hold', 'hold on');
};

/** "-110 both sides" and nothing else: what the book keeps of it. */
const isSameOnBoth = (sum: Sum): boolean => {
  const [one, two, ...others] = sum.amounts.prices;
  if (!one || !two || others.length > 0 || OTHER_SUMS.some((other) => sum.says.has(other))) return false;
  return one === two || (!sum.hasSides && one.text === two.text && OF_MARKET.test(textOf(sum)));
};
/** "Is a -110/-110 market a fair coin flip". */
const OF_MARKET = /\b(market|coin ?flip|both|each side|either side|fair)\b/;

const KEEPS =
  /\b(books?|sportsbooks?|house|bookie|bookies|vegas|they) (really |actually )?(make|makes|keep|keeps|take|takes|earn|earns)\b/;

/** "How much does the book make on -110": that price on both sides. */
function keepsOn(sum: Sum): ReturnType<ReadSum> {
  const [price, ...others] = sum.amounts.prices;
  if (!price || others.length > 0 || sum.hasSides || !KEEPS.test(textOf(sum))) return null;
  return withNote({ kind: 'hold', prices: [price.text, price.text] }, `With ${price.text} on both sides.`);
}

/** The prices of a market; of two, where they are set against each other: "-115 -115 or -110 -110". */
function marketsIn({ tokens, amounts: { prices } }: Sum): string[][] {
  if (prices.length < 2) return [];
  const texts = prices.map(({ text }) => text);
  const [second, third] = [prices[1], prices[2]];
  const between = second && third ? tokens.slice(second.to, third.from) : [];
  const areTwo = prices.length === 4 && between.some(({ text }) => /^(than|vs|versus|or|against|compared)$/.test(text));
  return areTwo ? [texts.slice(0, 2), texts.slice(2)] : [texts];
}

/** "+110, fair is -105": the fair price is known, and is what the other one is set against. */
const isFairSaid = (sum: Sum): boolean => {
  const fair = fairPriceOf(sum);
  return (
    fair !== undefined && (fair !== sum.amounts.prices[0] || /\bfair( price| odds| line)? (is|was)\b/.test(textOf(sum)))
  );
};

/** A margin lies in all prices of a market together. */
function otherSideMissing({ says, hasSides, amounts }: Sum, what: string, words: string): string | null {
  const price = amounts.prices[0]?.text;
  // "Jets +4 at -130, worth the juice?" states a bet.
  const statesBet = amounts.lines.some(({ signed }) => signed);
  const asksElse = statesBet || amounts.shares.length > 0 || OTHER_SUMS.some((other) => says.has(other));
  return hasSides || price === undefined || asksElse
    ? null
    : `${what} can be worked out from one side alone, because the margin lies in the prices of all sides together: what does the other side pay? For example: "${words} ${price} / +100".`;
}

const OTHER_SUMS = ['convert', 'break_even', 'ev', 'kelly', 'payout'] as const;
