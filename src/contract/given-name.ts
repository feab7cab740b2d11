import * as z from 'zod/mini';

/** What somebody calls a thing of his: some words on one line. */
export const givenName = (maxLength: number) =>
  z
    .string({ error: 'name is required' })
    .check(
      z.trim(),
      z.minLength(1, 'name is required'),
      z.maxLength(maxLength, `name must be at most ${maxLength} characters`),
      z.regex(/^\P{C}*$/u, 'name holds a character that cannot be used'),
    );
