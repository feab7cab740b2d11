const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * What somebody sent, as it can be kept and read back the same: PostgreSQL refuses the character U+0000, and half a
 * surrogate pair is no UTF-8.
 */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(LONE_SURROGATE, '\ufffd').trim();
