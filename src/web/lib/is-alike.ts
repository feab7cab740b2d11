/** Whether two values are the same, or objects whose fields are, so many levels down. */
export function isAlike(one: unknown, other: unknown, levels: number): boolean {
  if (Object.is(one, other)) return true;
  if (levels === 0 || !isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && isAlike(one[name], other[name], levels - 1));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
