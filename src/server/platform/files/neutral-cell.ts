/**
 * What a spreadsheet would run, or a sign that some strip before they look: `=`, `+`, `-`, `@`, their full-width
 * forms, and a tab, line break or NUL in front of anything.
 */
const RUNS = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|[\t\r\n\p{Cc}])/u;

/** An apostrophe in front makes a spreadsheet show the text as it is. */
export const neutralCell = (text: string): string => (RUNS.test(text) ? `'${text}` : text);
