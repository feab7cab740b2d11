/** Readers of single values in saved answers, which may hold anything: what is not of the kind is undefined. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A figure that may carry its name: "2 units", "1.5u", "4/5", "4 stars". */
export function figureOf(value: unknown): number | undefined {
  const figure = typeof value === 'string' ? FIGURE.exec(value)?.[1] : undefined;
  return numberOf(figure ?? value);
}

const FIGURE = /^\s*(\d*\.?\d+)\s*(?:u|units?|stars?|\/\s*5|(?:out )?of 5)\s*(?:stars?)?\s*$/i;

export const timeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** American odds always carry their sign, also where an old answer has them as a number. */
export function oddsOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{3,}$/.test(text) ? `+${text}` : text;
}

export function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item) => item !== undefined);
}

/** The named values that are there: a missing one is left out, not set to undefined. */
export function entriesOf<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value | undefined,
): Partial<Record<Name, Value>> {
  const found: Partial<Record<Name, Value>> = {};
  for (const name of names) {
    const value = read(name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}
