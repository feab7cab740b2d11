import type { Token } from '#engine/names/tokenise.ts';
import type { NamedPart } from '../correct/named-parts.ts';
import { clockAt } from '../read-clock.ts';

/** "After 7" is an hour of a day, and "tomorrow" none. */
export const isHour = ({ from }: NamedPart, tokens: readonly Token[]): boolean => clockAt(tokens, from) !== null;
