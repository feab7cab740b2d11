import type { Calculation } from '#contract/research/calculate.ts';
import { placeIn } from './again.ts';
import { type Asked, calculated, say } from './call.ts';
import type { Tagged } from './tagged.ts';

const PUSHES = /\b(push|pushes|pushed|pushing|void|voids|voided|postponed|ppd|cancelled|canceled|scratched|refunded)\b/;
const WHOLE = 100_00;
const MOST_WORDS = 5;

type Said = Pick<Tagged, 'plain' | 'amounts' | 'tokens' | 'previous'>;

/** "And if a leg pushes": the parlay before without it, as most books settle one. Null: no leg of a parlay is said to be handed back. */
export function withoutPushed(before: Calculation, { plain: text, amounts, tokens, previous }: Said): Asked | null {
  if (before.kind !== 'parlay') return null;
  const { prices } = before;
  const price = amounts.prices.length === 1 ? prices.indexOf(amounts.prices[0]?.text ?? '') : -1;
  const said = placeIn(prices, text) ?? middleIn(prices, text) ?? (price >= 0 ? price : null);
  // Asked which leg that is, "the -130 one" names it.
  const isNamed = said !== null && tokens.length <= MOST_WORDS && previous?.asksWho === true;
  if (!PUSHES.test(text) && !isNamed) return null;
  const place = said ?? (new Set(prices).size === 1 ? prices.length - 1 : null);
  if (place === null)
    return say(
      'Most books take a leg that pushes out of a parlay and pay the rest. What is left depends on which one it is.',
      prices.map((price, at) => `If leg ${at + 1} pushes (${price})`),
    );
  const left = prices.filter((_, at) => at !== place);
  const [only] = left;
  const calc: Calculation | null =
    left.length > 1
      ? { ...before, prices: left, chances: undefined }
      : only === undefined
        ? null
        : { kind: 'payout', price: only, stakeCents: before.stakeCents ?? WHOLE };
  return (
    calc && calculated([calc], [`Leg ${place + 1} (${prices[place]}) is taken out, as most books do with a push.`])
  );
}

/** "The middle one" is in the middle of an odd number of legs. */
const middleIn = ({ length }: readonly string[], text: string): number | null =>
  length % 2 === 1 && /\b(middle|mid)\b/.test(text) ? (length - 1) / 2 : null;
