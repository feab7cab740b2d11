import { CalculateInput } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import { percent } from '../../words/format.ts';
import { type Asked, type Call, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';

/** What stands beside a side and is no name of it. */
const NO_NAME =
  /^(no|vig|juice|line|lines|for|on|of|the|and|vs|v|versus|or|at|is|are|was|with|without|fair|true|real|odds|price|prices|priced|prob\w*|chances?|value|margin|hold|devig|devigged|what|whats|how|much|remove|take|out|off|calc|calculate|find|me|give|gimme|get|if|a|an|so|then|do|can|you|u|i|have|got|its|it|game|market|book|please|pls|by|from|they|side|sides|one|two|both|each|other|another|spread|total|ml|moneyline|which|hang|hangs|hanging|has|had|posts|posted|offers|lists|shows|goes|comes|came|comeback|come|back|know|theres|baked|juiced|moved|opened|if|just|think|fav|favs|faves?|favorites?|dogs?|underdogs?|team|teams|these|those|this|that|now|three|way|threeway|again|redo|same|also|but|ok|okay|hey|yo)$/;
const MOST_OF_NAME = 4;
const MOST_LETTERS = 40;

/** "No vig on Jets +3.5 -115, Chargers -3.5 -105": its sides are called as they were, in the order of their prices. */
export function withSidesNamed(read: Tagged, asked: Asked | null): Asked | null {
  return asked?.kind === 'calls' ? { ...asked, calls: asked.calls.map((call) => withSides(call, read)) } : asked;
}

function withSides(call: Call, { amounts: { prices }, tokens }: Tagged): Call {
  const calc = call.tool === 'calculate' ? CalculateInput.safeParse(call.input).data?.calc : undefined;
  if (calc?.kind !== 'no_vig' || calc.sides !== undefined) return call;
  if (prices.length !== calc.prices.length || prices.some(({ text }, at) => text !== calc.prices[at])) return call;
  const sides = prices.map(({ from }, at) => nameOf(tokens.slice(prices[at - 1]?.to ?? 0, from)));
  const isNamed = sides.every((side) => side !== null) && new Set(sides).size === sides.length;
  return isNamed ? { ...call, input: { ...call.input, calc: { ...calc, sides } } } : call;
}

function nameOf(tokens: Tagged['tokens']): string | null {
  const words = tokens.flatMap(({ text, raw }) => (NO_NAME.test(text) ? [] : [raw]));
  const name = words
    .map((word) => (/^[a-z]/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(' ');
  const isName = /[a-z]/i.test(name) && words.length <= MOST_OF_NAME && name.length <= MOST_LETTERS;
  return isName ? name : null;
}

const ASKS =
  /^(?:(?:and|so|ok|but|wait) )*(?:which|what|whats|who|whos)(?: (?:one|side|number|price|team))?(?: (?:is|was|are|s))?(?: (?:for|on|the|of))*(?: (?:price|number|chance|one) (?:for|on|of)(?: the)?)? (.+?)(?: (?:one|side|number|price))?$/;
const MOST_WORDS = 9;

/** "Which one is the Jets", "which is the 51.2" behind prices without their margin: the side that is meant, with what is fair on it. */
export function sideOfNoVig({ plain, tokens, previous, odds }: Tagged): Asked | null {
  const sum = onlySum(previous, 'no_vig');
  const asked = tokens.length <= MOST_WORDS ? ASKS.exec(plain)?.[1] : undefined;
  if (!sum || asked === undefined) return null;
  const { probabilities } = removeMargin(sum.prices.map(priceTextToDecimal));
  const sides = probabilities.map((chance, at) => ({
    name: sum.sides?.[at] ?? `the ${sum.prices[at]} side`,
    chance,
    price: sum.prices[at] ?? '',
  }));
  const found = sides.filter((side) => isCalled(asked, side, odds(1 / side.chance)));
  const [side, ...others] = found;
  if (!side || others.length > 0) return null;
  const name = side.name.charAt(0).toUpperCase() + side.name.slice(1);
  return say(
    `${name}: ${percent(side.chance)} with the vig out, so ${odds(1 / side.chance)} is fair against its ${side.price}.`,
    [],
    {
      calculation: sum,
      sums: [sum],
    },
  );
}

function isCalled(
  asked: string,
  { name, chance, price }: { name: string; chance: number; price: string },
  fair: string,
): boolean {
  const number = /^[+-]?\d+(?:\.\d+)?/.exec(asked)?.[0];
  if (number !== undefined && /^[+-]?\d+(?:\.\d+)? ?(percent|pct)?$/.test(asked)) {
    const shown = [percent(chance).replace('%', ''), String(Math.round(chance * 100)), fair, price];
    return shown.includes(number);
  }
  const words = name.toLowerCase().split(' ');
  return asked.split(' ').every((word) => words.includes(word));
}
