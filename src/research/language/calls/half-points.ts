import type { Token } from '#engine/names/tokenise.ts';
import type { BetFocus } from '../reading.ts';
import type { Amounts, LineAmount, PriceAmount } from './amount.ts';

const HALF_POINT = /^\d{1,3}\.5$/;

/** "At 4.5?" of a bet that has a line is another line: decimal odds are written with two places. */
export function halfPointsAsLines(amounts: Amounts, tokens: readonly Token[], focus: readonly BetFocus[]): Amounts {
  const [bet] = focus;
  const isOfLine = bet !== undefined && bet.market !== 'moneyline' && amounts.prices.length === 1;
  const price = isOfLine ? amounts.prices.find(({ from }) => HALF_POINT.test(tokens[from]?.text ?? '')) : undefined;
  return price ? { ...amounts, prices: [], lines: [...amounts.lines, toLine(price)] } : amounts;
}

const toLine = ({ from, to, decimal }: PriceAmount): LineAmount => ({ from, to, line: decimal, signed: false });
