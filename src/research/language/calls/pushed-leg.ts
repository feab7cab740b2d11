import type { Calculation } from '#contract/research/calculate.ts';
import { placeIn } from './again.ts';
import { type Asked, calculated, say } from './call.ts';

const PUSHES = /\b(push|pushes|pushed|pushing|void|voids|voided|postponed|ppd|cancelled|canceled|scratched|refunded)\b/;
const WHOLE = 100_00;

/** "And if a leg pushes": the parlay before without it, as most books settle one. Null: no leg of a parlay is said to be handed back. */
export function withoutPushed(before: Calculation, text: string): Asked | null {
  if (before.kind !== 'parlay' || !PUSHES.test(text)) return null;
  const { prices } = before;
  const said = placeIn(prices, text);
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
