import type { Reading } from '../reading.ts';

const ALONE =
  /^((?:ok|okay|so|and|but|hm+|well|no|nah|yeah)[\s,]+)*((?:what about|how about|what if (?:its|it's|it is|it was|i get|i got|they have)|at|try|make it|say|i meant|i mean)\s+)?(\d{1,3}(?:\.\d{1,2})?)\s*(?:then|tho|though|instead)?\s*[?!.]*$/i;
/** Nobody means a total of another game's size. */
const FARTHEST = 0.4;

/** "What if it's 41" behind over 41.5: another number of the total that was spoken of, on the side that was. */
export function lineAlone(text: string, previous: Reading | null): string {
  const [bet, ...others] = previous?.focus ?? [];
  const number = ALONE.exec(text.trim())?.[3];
  if (number === undefined || !bet || others.length > 0 || bet.market !== 'total' || bet.line == null) return text;
  const isNear = Math.abs(Number(number) - bet.line) <= FARTHEST * bet.line;
  return isNear && (bet.side === 'over' || bet.side === 'under') ? text.replace(number, `${bet.side} ${number}`) : text;
}
