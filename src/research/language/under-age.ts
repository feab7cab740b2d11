import type { Token } from '#engine/names/tokenise.ts';
import { readUnderAge } from './harm/read-age.ts';

/** Whether the writer says to be under 21: "I'm 19", "17 years old here", "I was born in 2008". Units: a calendar year. */
export const saysUnderAge = (tokens: readonly Token[], year: number): boolean => readUnderAge(tokens, year);
