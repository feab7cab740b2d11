import { payout } from '#engine/odds/payout.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betMeantAt } from './bet-in-focus.ts';

/** Where a price stands on a screen: "the +125 next to it", "-110 in parentheses". */
const BESIDE =
  /\b(next to|beside|besides|alongside|right of|to the right|right by|behind|after|underneath|under|below) (it|that|them|him|this|the (line|spread|number|name|team))\b|\b(in|inside) (the )?(parenthes[ei]s|parens?|brackets)\b/;
/** Behind a number that was explained the price of the same bet: "and the -110?". */
const THEN = /^(and|so|ok|okay|then|now|what about|how about|whats?|what is|what does|is) .*\bthe\b/;
const MOST_THEN = 7;
const ELSE =
  /\b(worth|good|take|value|should|bet it|better|best|where|which|who|book|books|still|get|move|moved|smart|become|choose|prefer|if|or (less|more|better|longer|shorter))\b/;

/** "And the +125 next to it?": what that price stakes and wins, of the bet whose number was told. Null: no price is pointed at so. */
export function priceBeside(read: Tagged): Asked | null {
  const { plain, tokens, previous, amounts } = read;
  const [price, ...others] = amounts.prices;
  if (!price || !/^[+-]\d/.test(price.text) || others.length + amounts.money.length > 0 || ELSE.test(plain))
    return null;
  const isBeside = BESIDE.test(plain);
  const goesOn = previous?.want === 'ask.term' && THEN.test(plain) && tokens.length <= MOST_THEN;
  if (!isBeside && !goesOn) return null;
  const bet = betMeantAt(read);
  const spoken = bet && {
    focus: [{ ...bet.focus, price: price.text }],
    unjudged: true,
    ticket: false,
    list: false,
  };
  return say(priceWords(price, bet?.name ?? null), [], {
    ...spoken,
    calculation: { kind: 'break_even', price: price.text },
  });
}

const HUNDRED = 100_00;

function priceWords({ text, decimal }: { text: string; decimal: number }, of: string | null): string {
  const wins = dollars(payout(HUNDRED, decimal) - HUNDRED).replace('.00', '');
  const means = text.startsWith('-')
    ? `you risk $${text.slice(1)} for every $100 you want to win`
    : `a $100 bet that wins pays ${wins} on top of your stake`;
  return `${text} is the price${of === null ? '' : ` of ${of}`}: ${means}. It has to win ${percent(1 / decimal)} of the time to break even.`;
}
