import type { Tagged } from '../calls/tagged.ts';

const OF_IT = /^(theyre|its|hes|shes|were)$/;
const IS = /^(are|is)$/;
const IT = /^(they|it|he|she|we|ml|line|price)$/;
const BETWEEN = /^(now|up|down|to|at|like|about|around|currently|live)$/;

/**
 * "Have 100 on the Celtics at +150, now they're -200": what the bet that is held is at now, and no price of a hedge, which is on the
 * other side. Null: no last of several prices is told so.
 */
export function priceOfHeldNow({ tokens, amounts: { prices }, mentions }: Tagged): string | null {
  const last = prices.at(-1);
  if (!last || prices.length < 2) return null;
  let at = last.from - 1;
  while (at > 0 && BETWEEN.test(tokens[at]?.text ?? '')) at -= 1;
  const word = tokens[at]?.text ?? '';
  const isSaid = OF_IT.test(word) || (IS.test(word) && IT.test(tokens[at - 1]?.text ?? ''));
  // "-450 already".
  const isAlready = /^(already|live)$/.test(tokens[last.to]?.text ?? '');
  // Behind another name "they" may be those.
  return (isSaid || isAlready) && mentions.length < 2 ? last.text : null;
}

/** Where the bet itself is told to have moved, the price of its hedge is none of that moment. */
export function heldMoved(read: Tagged, hedge: string): string[] {
  const now = priceOfHeldNow(read);
  return now === null
    ? []
    : [
        `${now} is what your own side is at now; you hedge with ${hedge}, and the price of it here may be older than that. Name the one you see for the sum at it.`,
      ];
}
