import type { Figure } from '#contract/research/quantities.ts';

/** A sum as it was asked for: its kind, and every input by its name. */
export type Asked = Readonly<Record<string, unknown>>;

/** One input that can be written anew. `at`: its place in a list, such as the price of the second leg. */
export type CalculationField = { key: string; at: number | undefined; name: string; label: string; text: string };

const SHARES = new Set(['chance', 'chances', 'pushChance', 'share', 'fraction', 'boost', 'level']);
/** Words of which there is a choice of two, and nothing to write. */
const FIXED = new Set(['kind', 'of']);

/** The inputs of a sum by the names that its answer gives them. */
export function fieldsOf(asked: Asked, inputs: readonly Figure[]): CalculationField[] {
  return Object.entries(asked).flatMap(([key, value]) => {
    if (FIXED.has(key)) return [];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one, place) => {
      if (typeof one !== 'string' && typeof one !== 'number') return [];
      const at = Array.isArray(value) ? place : undefined;
      const name = at === undefined ? key : `${key.replace(/s$/, '')}${at + 1}`;
      const label = inputs.find((input) => input.key === name)?.label ?? wordsOf(name);
      return [{ key, at, name, label, text: textOf(key, one) }];
    });
  });
}

/** The sum with what was written in place of one input; null for what is no number where one belongs. */
export function withInput(asked: Asked, { key, at }: CalculationField, text: string): Asked | null {
  const before = asked[key];
  const old = Array.isArray(before) && at !== undefined ? before[at] : before;
  const value = typeof old === 'string' ? text.trim() : numberOf(key, text);
  if (value === '' || value === null) return null;
  return { ...asked, [key]: Array.isArray(before) ? before.map((one, place) => (place === at ? value : one)) : value };
}

const isMoney = (key: string): boolean => key.endsWith('Cents');

function textOf(key: string, value: string | number): string {
  if (typeof value === 'string') return value;
  if (isMoney(key)) return `$${(value / 100).toFixed(2)}`;
  return SHARES.has(key) ? `${Number((value * 100).toFixed(4))}%` : String(value);
}

function numberOf(key: string, text: string): number | null {
  const bare = text.replace(/[$%,\s]/g, '');
  const number = Number(bare);
  if (bare === '' || Number.isNaN(number)) return null;
  if (isMoney(key)) return Math.round(number * 100);
  return SHARES.has(key) ? Number((number / 100).toFixed(8)) : number;
}

/** `hedgePrice` -> `Hedge price`. */
function wordsOf(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replace(/([A-Z]|\d+)/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
