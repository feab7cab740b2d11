import type { Figure } from '#contract/research/quantities.ts';

/** A sum as it was asked for: its kind, and every input by its name. */
export type Asked = Readonly<Record<string, unknown>>;

/**
 * One input that can be written anew. `at`: its place in a list, such as the price of the second leg. `isName`: it says what something
 * is called; another name would give the same sum.
 */
export type CalculationField = {
  key: string;
  at: number | undefined;
  name: string;
  label: string;
  text: string;
  isName: boolean;
};

const SHARES = new Set([
  ...['chance', 'chances', 'win', 'pushChance', 'pushes'],
  ...['share', 'fraction', 'boost', 'level', 'commission'],
]);
/** What is written as text in a sum is a price or a name. */
const NAMES = /^(?:legs|sides|teams)$|[bB]et$|[bB]ook$/;
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
      return [{ key, at, name, label, text: textOf(key, one), isName: typeof one === 'string' && NAMES.test(key) }];
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

/** As it is read: the sum itself keeps every digit of what is not written anew. */
function textOf(key: string, value: string | number): string {
  if (typeof value === 'string') return value;
  if (isMoney(key)) return `$${(value / 100).toFixed(2)}`;
  return SHARES.has(key) ? percentOf(value) : String(Number(value.toFixed(2)));
}

/** One decimal says too little of what nearly never comes. */
function percentOf(share: number): string {
  const isFine = share !== 0 && Math.abs(share) < 0.0005;
  return `${isFine ? Number((share * 100).toPrecision(2)) : (share * 100).toFixed(1)}%`;
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
