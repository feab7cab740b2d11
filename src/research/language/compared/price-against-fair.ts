import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import { percent, signedPercent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const MOST_WORDS = 14;
const ASKS =
  /\b(good|bad|better|worse|ok|okay|fine|worth|value|edge|ev|fair|steal|cheap|juiced|trash|beat|beats|take|bet)\b/;
const ELSE = /\b(hedge|kelly|parlay|boost|boosted|teaser|stake|need|needs|decimal|implied|close|closed|clv)\b/;

/** "So -102 is a bad price or good" behind prices without their margin: what it earns on each side of them, if that is what is fair. */
export function priceAgainstFair(read: Tagged): Asked | null {
  const { amounts, mentions, plain, tokens, previous, odds } = read;
  const sum = onlySum(previous, 'no_vig');
  const [price, ...others] = amounts.prices;
  const isElse = others.length + amounts.money.length + amounts.shares.length + mentions.length > 0;
  if (!sum || !price || isElse || tokens.length > MOST_WORDS || !ASKS.test(plain) || ELSE.test(plain)) return null;
  const { probabilities } = removeMargin(sum.prices.map(priceTextToDecimal));
  const sides = probabilities.map((chance, at) => {
    const own = sum.prices[at] ?? '';
    return {
      name: sum.sides?.[at] ?? `the ${own} side`,
      fair: `${odds(1 / chance)} is fair, ${percent(chance)}`,
      edge: chance * price.decimal - 1,
    };
  });
  const told = sides.map(({ name, fair, edge }) => `on ${name} (${fair}) it ${earns(edge)}`);
  const lead = sides.every(({ edge }) => edge > 0)
    ? `${price.text} beats the fair price on every side`
    : sides.some(({ edge }) => edge > 0)
      ? `It depends which side ${price.text} is on`
      : `${price.text} is short of the fair price on every side`;
  return say(`${lead}: ${told.join('; ')} on average. These chances are one market’s own prices with the vig out.`);
}

const earns = (edge: number): string => {
  const text = signedPercent(Math.abs(edge)).replace('+', '');
  return edge > 0 ? `makes you ${text}` : `costs you ${text}`;
};
