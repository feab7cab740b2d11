/** What a chat was told to forget: the key of a part that it remembered, and which of all its forgettings that was, from 1. */
export type Forgotten = { key: string; nth: number };

/** As any version saved them. */
export const readForgotten = (stored: unknown): Forgotten[] =>
  Array.isArray(stored) ? stored.filter(isForgotten) : [];

const isForgotten = (value: unknown): value is Forgotten =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'nth' in value &&
  typeof value.nth === 'number';

/** How many there were so far. */
export const forgetsOf = (forgotten: readonly Forgotten[]): number => forgotten.at(-1)?.nth ?? 0;

/** What was forgotten after so many: a question that was read before knows nothing of it, and its answer may be saved later. */
export const forgottenSince = (forgotten: readonly Forgotten[], forgets: number): string[] =>
  forgotten.filter(({ nth }) => nth > forgets).map(({ key }) => key);
