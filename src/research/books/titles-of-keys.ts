import { REGISTRY } from './registry.ts';

/** The titles of registered books, each once, in the order of their keys; what is not registered has none. */
export const titlesOfKeys = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => REGISTRY.get(key)?.title ?? [])),
];
