/**
 * What somebody wrote, as it can be stored and shown in one line: without control characters and signs that nobody sees, half
 * pairs of letters, or more than one space.
 */
export const cleanText = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
