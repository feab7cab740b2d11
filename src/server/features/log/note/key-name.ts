/**
 * C2SP signed-note: a key's name has no blank and no plus. Blanks and what no screen shows are written out, since what languages take for a
 * blank differs, so that no two readers of a note part ways. In the words of a regular expression.
 */
export const KEY_NAME =
  '[^\\u0000-\\u0020\\u007f-\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff+]+';
