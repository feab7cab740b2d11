import { canonicalJson } from '../../../src/server/features/log/canonical-json.ts';

/** Whether `text`, of which `value` was read, is the one way to write it. A million leaves are asked: what is as usual is told at once. */
export function isCanonical(value: unknown, text: string): boolean {
  if (!text.includes('\\u') && hasNamesInOrder(value) && JSON.stringify(value) === text) return true;
  try {
    return canonicalJson(value as never) === text;
  } catch {
    return false;
  }
}

/** As they were read; names that are numbers come first in any order of writing, which the slower way sorts out. */
function hasNamesInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(hasNamesInOrder);
  let before: string | null = null;
  for (const [name, inner] of Object.entries(value)) {
    if ((before !== null && before > name) || !hasNamesInOrder(inner)) return false;
    before = name;
  }
  return true;
}
