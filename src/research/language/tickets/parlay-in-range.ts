import type { Asked } from '../calls/call.ts';
import { saysParlay } from '../calls/parlay-calls.ts';
import type { Tagged } from '../calls/tagged.ts';

const ELSE =
  /\b(hedg\w*|lock|cash ?out|each|every|legs? (at|of|that|between|from)|no vig|ev|kelly|boost\w*|hit|won|left)\b/;

/** "A parlay that pays +300 to +500", "parlay between +300 and +500": what the whole is to pay at least and at most, and no prices of legs. */
export function parlayInRange({ tokens, plain, amounts, mentions, reading }: Tagged): Asked | null {
  const [one, other, ...more] = amounts.prices;
  const isElse = mentions.length + more.length + amounts.shares.length > 0 || ELSE.test(plain);
  if (!one || !other || isElse || !saysParlay(tokens) || other.from !== one.to + 1) return null;
  const [before = '', between = ''] = [tokens[one.from - 1]?.text, tokens[one.to]?.text];
  const isRange = /^(to|thru|through)$/.test(between) || (between === 'and' && before === 'between');
  const [wholeMin, wholeMax] = [one.decimal, other.decimal].sort((a, b) => a - b);
  if (!isRange || wholeMin === undefined || wholeMax === undefined) return null;
  const whole = {
    intent: 'parlay',
    wholeMin,
    wholeMax,
    minDecimal: null,
    maxDecimal: null,
    statedDecimal: null,
  } as const;
  return { kind: 'picks', reading: { ...reading, ...whole }, refines: false };
}
