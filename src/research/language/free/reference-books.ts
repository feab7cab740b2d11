import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const REFERENCE = /\b(ref|reference|unbettable|not bettable) (books?|prices?)\b|\bbooks? (where )?i cant bet\b/;
const COUNTED =
  /\b(incl|include|included|includes|including|count|counts|counted|part of|in (the|that|your|ur) (fair|price|number|average)|use|used|uses|using|mean|means|why|what)\b/;

/** Whether books where nobody here can bet are part of what is told. Null: it is not asked. */
export function referenceBooks({ plain }: Tagged): Asked | null {
  return REFERENCE.test(plain) && COUNTED.test(plain) ? say(TOLD) : null;
}

const TOLD =
  'Yes: the fair price is made of every book that is stored, the reference books too, because their prices tell what a bet is worth. The best price never comes from them: you cannot bet there. Say "I only have DraftKings and FanDuel" and the best price is looked for at those alone.';
