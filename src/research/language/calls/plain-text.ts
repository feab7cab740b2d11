import type { Token } from '#engine/names/tokenise.ts';

/** The words as they are compared, one space between them. */
export const plainText = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
