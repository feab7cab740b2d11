import { type Fault, faultOf } from './sentence-fault.ts';

/** Stands in a sentence's own words where a reference was. */
export const SLOT = '\u25AE';

/** Control, format, direction and variation characters, and spaces of no ordinary kind. */
export const NOT_VISIBLE =
  /\p{C}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u3164|[\uFE00-\uFE0F]|\uFFA0/gu;

const PUNCTUATION = new Set([...' .,;:!?\'\u2019\u2018\u201C\u201D"()-\u2013\u2014\u2026/&@\u02BB', SLOT]);
const LETTER = /[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]/;
const FIGURE_SIGN = /[%\u2030$\u20AC\u00A3\u00A5\u00B0+\u2212\u00D7\u00F7\u00B1\u2248\u00BD\p{N}\p{Sc}]/u;

/** The first character that prose in English has no use for. */
export function checkCharacters(words: string): Fault | null {
  // A line that opens like this is an item of a list.
  if (/^\s*[-\u2013\u2014/&@.,;:!?]/.test(words)) return faultOf('markup', words);
  for (const character of words) {
    if (PUNCTUATION.has(character) || LETTER.test(character)) continue;
    if (FIGURE_SIGN.test(character)) return faultOf('bare_number', words);
    // A pattern with `g` keeps its place; `search` does not.
    if (character.search(NOT_VISIBLE) >= 0 || /\p{Z}/u.test(character)) return faultOf('hidden_character', words);
    if (/[\p{L}\p{M}]/u.test(character)) return faultOf('foreign_script', words);
    return faultOf('markup', words);
  }
  return null;
}
