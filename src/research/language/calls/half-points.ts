import type { Token } from '#engine/names/tokenise.ts';
import type { BetFocus } from '../reading.ts';
import type { Amounts, LineAmount, PriceAmount } from './amount.ts';

const HALF_POINT = /^\d{1,3}\.5$/;
const WHOLE = /^\d{2,3}$/;
/** How far from the line that was spoken of a whole number is still one of its game, and no price. */
const REACH = 0.25;

/** "At 4.5?", "the over at 37" of a bet that has a line is another line: decimal odds are written with two places. */
export function halfPointsAsLines(amounts: Amounts, tokens: readonly Token[], focus: readonly BetFocus[]): Amounts {
  const [bet] = focus;
  const isOfLine = bet !== undefined && bet.market !== 'moneyline' && amounts.prices.length === 1;
  const price = isOfLine ? amounts.prices.find((one) => isLine(one, tokens, bet)) : undefined;
  return price ? { ...amounts, prices: [], lines: [...amounts.lines, toLine(price)] } : amounts;
}

function isLine({ from, decimal }: PriceAmount, tokens: readonly Token[], { market, line }: BetFocus): boolean {
  const text = tokens[from]?.text ?? '';
  if (HALF_POINT.test(text)) return true;
  const isNear = line !== null && market !== 'spread' && Math.abs(decimal - line) <= line * REACH;
  return WHOLE.test(text) && isNear;
}

const toLine = ({ from, to, decimal }: PriceAmount): LineAmount => ({ from, to, line: decimal, signed: false });
