import type { Token } from '#engine/names/tokenise.ts';

const MONTHS = 12;
const BEFORE_DATE = /^(on|for|this|next|til|until|from|games?|picks?|bets?|slate|card|match|matches|plays|fights?)$/;
const OF_PRICE = /^(odds|price|priced|prices|decimal|paying|pays)$/;

/** Whether two numbers with a stroke are a month and a day. */
export function isDate(tokens: readonly Token[], at: number): boolean {
  const [month, day] = tokens[at]?.pair ?? [0, 0];
  if (month < 1 || month > MONTHS || day < 1 || day > 31) return false;
  const before = tokens[at - 1]?.text ?? '';
  // "1/4 kelly" is a part of a stake.
  if (/^kellys?$/.test(tokens[at + 1]?.text ?? '')) return false;
  if (BEFORE_DATE.test(before)) return true;
  const isNearPrice = [at - 4, at - 3, at - 2, at - 1, at + 1].some((place) =>
    OF_PRICE.test(tokens[place]?.text ?? ''),
  );
  return before !== 'at' && !isNearPrice && (day > MONTHS || !isPriced(tokens, at));
}

/** "Arsenal 5/2 good?": the pair ends what is said of a bet. */
const isPriced = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 1];
  return (
    at > 0 && (after === undefined || after.afterBreak || /^(good|worth|fair|value|shot|on|is|or)$/.test(after.text))
  );
};

const DAY_OF = /^(games?|match|matches|card|slate|bets?|picks?|ones|nfl|nba|nhl|mlb|fights?)$/;
/** From here on it is the place of no pick in a list. */
const LEAST_ALONE = 11;

/** "The games on the 12th": a day of the month that is still ahead, by where it stands. Null: a place in a list, or no day. */
export function dayOfMonthAt(tokens: readonly Token[], at: number): number | null {
  const number = tokens[at]?.number;
  const [on, the] = [tokens[at - 2]?.text ?? '', tokens[at - 1]?.text];
  if (!number || !/^(st|nd|rd|th)$/.test(number.suffix) || the !== 'the' || !/^(on|for|of)$/.test(on)) return null;
  const isOf = number.value >= LEAST_ALONE || (on === 'on' && DAY_OF.test(tokens[at - 3]?.text ?? ''));
  const isEnd = tokens[at + 1] === undefined || tokens[at + 1]?.afterBreak === true || number.value >= LEAST_ALONE;
  return isOf && isEnd && Number.isInteger(number.value) && number.value >= 1 && number.value <= 31
    ? number.value
    : null;
}
