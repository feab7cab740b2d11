const APART =
  /\b(\d{1,3}) ?(?:cents?|c)\b(?: \w+)? (worse|shorter|lower|less|better|longer|higher|more)\b|\b(worse|shorter|better|longer) by (\d{1,3}) ?(?:cents?|c)\b/i;
const LONGER = /better|longer|higher|more/i;
/** What costs more is no better price. */
const DEARER = /\b(?:costs?|juice|vig|pay(?:ing)?|lay(?:ing)?)\b/i;
/** What a price does: it drops or rises by so many cents. */
const MOVES =
  /\b(drop|fall|slip|shorten|worsen|tighten|dip|sink|go(?:es)? down|los|rise|climb|lengthen|improve|go(?:es)? up|come(?:s)? down)\w*(?: (?:by|down|up|another|like|about|maybe))* (\d{1,3}) ?(?:cents?|c)\b/i;
const RISES = /^(?:rise|climb|lengthen|improve|go(?:es)? up)/i;

/** By how many cents worse a price is supposed to be, less than 0 for better: "20 cents worse", "if it drops 10 cents". Null: by none. */
export function centsApart(message: string): number | null {
  const [, cents, how, ofBy, centsBy] = APART.exec(message) ?? [];
  const apart = Number(cents ?? centsBy);
  if (apart > 0) return LONGER.test(how ?? ofBy ?? '') && !DEARER.test(message) ? -apart : apart;
  const [, verb = '', moved] = MOVES.exec(message) ?? [];
  return Number(moved) > 0 ? Number(moved) * (RISES.test(verb) ? -1 : 1) : null;
}
