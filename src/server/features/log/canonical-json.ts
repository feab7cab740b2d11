export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * The one way to write a value (RFC 8785): names in the order of their UTF-16 units, no blanks, strings and numbers as
 * ECMAScript writes them, which is what the standard asks for.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('JSON has no such number.');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const names = Object.keys(value).sort(byUnits);
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const byUnits = (a: string, b: string): number => (a < b ? -1 : 1);
