import type { Calculation } from '#contract/research/calculate.ts';
import { placeIn } from './again.ts';
import { type Asked, calculated, say } from './call.ts';
import type { Tagged } from './tagged.ts';

const PUSHES = /\b(push|pushes|pushed|pushing|void|voids|voided|postponed|ppd|cancelled|canceled|scratched|refunded)\b/;
const WHOLE = 100_00;
const MOST_WORDS = 5;

type Said = Pick<Tagged, 'plain' | 'amounts' | 'tokens' | 'previous'>;

/** "And if a leg pushes": the parlay before without it, as most books settle one. Null: no leg of a parlay is said to be handed back. */
export function withoutPushed(before: Calculation, read: Said): Asked | null {
  if (before.kind !== 'parlay') return null;
  const { prices } = before;
  const said = placeSaid(prices, read);
  // Asked which leg that is, "the -130 one" names it.
  const isNamed = said !== null && read.tokens.length <= MOST_WORDS && read.previous?.asksWho === true;
  if (!PUSHES.test(read.plain) && !isNamed) return null;
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

const HITS =
  /\b(it|that|that one|that leg|the leg|he|she|they|all( of them)?) (actually |did |ended up )?(hit|hits|hitting|win|wins|won|cash|cashed|cashes|land|landed)\b|\b(didnt|doesnt|did not|does not|no|never) (push|void)(ed|es)?\b/;

/** "Nah it hit" behind a parlay without the leg that was to be handed back: all of its legs stand again. */
export function withPushUndone(
  before: readonly Calculation[],
  earlier: readonly Calculation[],
  plain: string,
): readonly Calculation[] {
  const [left, ...others] = before;
  const whole = earlier.at(-1);
  if (left?.kind !== 'parlay' || whole?.kind !== 'parlay' || others.length > 0 || !HITS.test(plain)) return before;
  const isLess =
    left.prices.length === whole.prices.length - 1 && left.prices.every((price) => whole.prices.includes(price));
  return isLess ? [whole] : before;
}

/** By its place, or by its price. */
function placeSaid(prices: readonly string[], { plain, amounts }: Said): number | null {
  const [price, ...others] = amounts.prices;
  const at = price && others.length === 0 ? prices.indexOf(price.text) : -1;
  return placeIn(prices, plain) ?? middleIn(prices, plain) ?? (at >= 0 ? at : null);
}

/** "The middle one" is in the middle of an odd number of legs. */
const middleIn = ({ length }: readonly string[], text: string): number | null =>
  length % 2 === 1 && /\b(middle|mid)\b/.test(text) ? (length - 1) / 2 : null;
