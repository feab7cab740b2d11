/** The input of one case, as read from a file that anyone may have written. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a case expects the engine to answer, by the names of the file. */
export type Answer = (input: Fields) => Record<string, unknown>;

// A value of the wrong kind becomes one that the engine itself must refuse: NaN, an empty word, an empty list.

export const asFields = (value: unknown): Fields =>
  value !== null && typeof value === 'object' ? (value as Fields) : {};

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const number = (input: Fields, key: string): number => asNumber(input[key]);

export const numberOr = (input: Fields, key: string, absent: number): number =>
  input[key] === undefined ? absent : asNumber(input[key]);

export const numbers = (input: Fields, key: string): number[] => asList(input[key]).map(asNumber);

export const numberRows = (input: Fields, key: string): number[][] =>
  asList(input[key]).map((row) => asList(row).map(asNumber));

export const rows = (input: Fields, key: string): Fields[] => asList(input[key]).map(asFields);

/** The engine looks at its words itself, so a wrong one may pass the compiler here. */
export const word = <Word extends string>(input: Fields, key: string): Word => {
  const value = input[key];
  return (typeof value === 'string' ? value : '') as Word;
};
