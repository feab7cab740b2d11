import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { EntityText } from './entities.ts';
import { frameOf, type SureFrame } from './read-frame.ts';
import { betText, spokenOf } from './spoken-of.ts';

const SAME = /\bsame (?:way|thing|side|deal|idea|play|bet|direction|one)\b|\b(?:like|as good) too\b/i;
const KINDS: ReadonlySet<string> = new Set(['name', 'market']);

/**
 * "And Cade assists, same way?" behind a verdict: whether the same side is good of another. Null: nothing was judged, or it is not of one
 * other bet.
 */
export function sameWay(
  message: string,
  { entities }: EntityText,
  previous: Reading | null,
  known: Known,
): SureFrame | null {
  if (!SAME.test(message) || previous === null || previous.unjudged === true) return null;
  if (previous.list === true || previous.ticket === true) return null;
  const bet = spokenOf(previous, known)?.bet;
  const names = entities.filter(({ kind }) => kind === 'name');
  const [name, ...others] = names;
  if (!bet || !name || others.length > 0 || entities.some(({ kind }) => !KINDS.has(kind))) return null;
  const market = entities.find(({ kind }) => kind === 'market')?.text ?? betText.stat(bet.market) ?? bet.market;
  const side = bet.side === 'over' || bet.side === 'under' ? `${bet.side} ` : '';
  const frame = frameOf(`Is ${name.text} ${side}${market} a good bet?`, known);
  return frame?.want === 'judge' ? { ...frame, share: 1 } : null;
}
