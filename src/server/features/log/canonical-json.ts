export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * The one way to write a value (RFC 8785): names in the order of their UTF-16 units, no blanks, strings and numbers as
 * ECMAScript writes them, which is what the standard asks for.
 * @throws RangeError for a number or a text that the standard refuses
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('JSON has no such number.');
  if (typeof value === 'string') return canonicalText(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const names = Object.keys(value).sort(byUnits);
  return `{${names.map((name) => `${canonicalText(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}

/** Half of a pair stands for no letter, and what reads it may make another of it. */
function canonicalText(text: string): string {
  if (HALF_OF_A_PAIR.test(text)) throw new RangeError('JSON has no such text.');
  return JSON.stringify(text);
}
const HALF_OF_A_PAIR = /\p{Surrogate}/u;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const byUnits = (a: string, b: string): number => (a < b ? -1 : 1);
