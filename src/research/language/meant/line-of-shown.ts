import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { Frame } from './merged.ts';
import { spokenOf } from './spoken-of.ts';

const HALF = 0.5;

/** "At 9.5 would you" of a bet on a number: another number, and no decimal price. */
export function withLineOfShown<One extends Frame>(own: One, previous: Reading | null, known: Known): One {
  const [price, ...others] = own.placed.filter(({ role }) => role === 'price');
  const { part, value } = price?.entity ?? { part: null, value: null };
  if (!own.want.startsWith('it.') || !price || others.length > 0 || part?.kind !== 'number') return own;
  if (part.sign !== null || value === null || value % 1 !== HALF) return own;
  const line = previous && spokenOf(previous, known)?.bet?.line;
  if (line === null || line === undefined) return own;
  const placed = own.placed.map((one) =>
    one === price ? { role: 'line' as const, entity: { ...one.entity, text: `${value}` } } : one,
  );
  return { ...own, want: own.want === 'it.price' ? 'it.line' : own.want, placed };
}
