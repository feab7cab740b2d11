import type { Token } from '#engine/names/tokenise.ts';

const MONTHS =
  'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec'.split(
    ' ',
  );
const WEEKDAYS =
  'sunday|sun monday|mon tuesday|tues|tue wednesday|weds|wed thursday|thurs|thur|thu friday|fri saturday|sat'.split(
    ' ',
  );
/** "Day 6 months on" is no range of days, and "5/1 to 6/1" are two prices. */
const MOST_DAYS = 31;
const LAST_DAY = 31;
const DAYS_OF_MONTH = 31;
const WEEK = 7;

const month = `(?:${MONTHS.join('|')})`;
const weekday = `(?:${WEEKDAYS.join('|')})`;
const number = '\\d{1,2}(?:st|nd|rd|th)?';
const stroked = '\\d{1,2}/\\d{1,2}';
const dash = '([-\\u2010-\\u2015\\u2212]| [-\\u2010-\\u2015\\u2212] | ?& ?)';
/** A dash between two days is said as a word: "Jun 11-14", "6/11 - 6/14", "thu-sun". */
const OF_DATES = new RegExp(
  `\\b(${month}\\.? (${number})|${stroked})${dash}(?=(${month}\\.? ${number}|${stroked}|${number})\\b(?![./%]?\\d|[+-]))`,
  'gi',
);
const OF_WEEKDAYS = new RegExp(`\\b(${weekday})${dash}(?=${weekday}\\b)`, 'gi');
/** "11-14 June", "the 11th to the 14th of June": the month goes first. */
const MONTH_LAST = new RegExp(
  `\\b(?:the )?(${number})( ?(?:[-\\u2010-\\u2015]|to|thru|through|until|till|til|and) ?)(?:the )?(${number}) (?:of )?(${month})\\b(?! ?\\d)`,
  'gi',
);

/** A text whose ranges of days are said in one way: the month first, and a word between the two days. */
export const spelledDays = (text: string): string =>
  text
    .replace(MONTH_LAST, '$4 $1$2$3')
    .replace(OF_DATES, (whole, first: string, day: string | undefined, dashed: string, last: string) =>
      // "March 3-1" is a record.
      day !== undefined &&
      /^\d/.test(last) &&
      !last.includes('/') &&
      Number.parseInt(last, 10) <= Number.parseInt(day, 10)
        ? whole
        : `${first} ${wordOf(dashed)} `,
    )
    .replace(OF_WEEKDAYS, (_, first: string, dashed: string) => `${first} ${wordOf(dashed)} `);

const wordOf = (dashed: string): string => (dashed.includes('&') ? 'and' : 'through');

type Day =
  | { kind: 'date'; month: number; day: number; to: number; from: number }
  | { kind: 'weekday'; weekday: number; to: number; from: number }
  | { kind: 'near'; daysOn: number; to: number; from: number };

const NEAR = ['today|tday|2day', 'tomorrow|tmrw|tmw|tmr|tomo'];
const NIGHT = /^(tonight|tonite|2nite|tn)$/;

const THROUGH = /^(to|thru|through|until|till|til|and|or|n)$/;
/** "Saturday and Sunday" are both; "June 11 and 14" are two days with others between them. */
const ALSO = /^(and|or|n)$/;
const PART = /^(night|morning|afternoon|evening|nite)$/;

/** The words with each range of days as its first day, which holds both: no number of it is a price, a line or a record. */
export function withDayRanges(tokens: readonly Token[]): Token[] {
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const range = rangeAt(tokens, at);
    if (range) folded.push(...range.words);
    else folded.push(...tokens.slice(at, at + 1));
    at = range?.to ?? at + 1;
  }
  return folded;
}

function rangeAt(tokens: readonly Token[], at: number): { words: Token[]; to: number } | null {
  const first = dayAt(tokens, at, null);
  if (!first) return null;
  const part = PART.test(tokens[first.to]?.text ?? '') ? 1 : 0;
  const between = first.to + part;
  const joins = tokens[between]?.text ?? '';
  if (!THROUGH.test(joins) || tokens[between]?.afterBreak) return null;
  const isThe = tokens[between + 1]?.text === 'the';
  const last = dayAt(tokens, between + (isThe ? 2 : 1), first.kind === 'date' ? first.month : null);
  if (!last) return null;
  const days = daysBetween(first, last);
  const isAlso = ALSO.test(joins) && tokens[at - 1]?.text !== 'between';
  if (days === null || days < 1 || days > (isAlso ? 1 : MOST_DAYS)) return null;
  const partWord = part === 1 ? tokens.slice(first.to, between) : [];
  const opens = [...wordsOf(first, tokens), ...partWord];
  const words = opens.map((token, place) =>
    place === 0 ? { ...token, through: { first: opens, last: wordsOf(last, tokens) } } : token,
  );
  return { words, to: last.to };
}

/** `sameMonth`: of a day whose month was said before. */
function dayAt(tokens: readonly Token[], at: number, sameMonth: number | null): Day | null {
  const token = tokens[at];
  if (!token) return null;
  const weekdayOf = placeIn(WEEKDAYS, token.text.replace(/days$/, 'day'));
  if (weekdayOf !== null) return { kind: 'weekday', weekday: weekdayOf, from: at, to: at + 1 };
  const near = NIGHT.test(token.text) ? 0 : placeIn(NEAR, token.text);
  if (near !== null) return { kind: 'near', daysOn: near, from: at, to: at + 1 };
  const [monthOf, dayOf] = token.pair ?? [0, 0];
  if (isMonth(monthOf) && isDay(dayOf)) return { kind: 'date', month: monthOf, day: dayOf, from: at, to: at + 1 };
  const named = placeIn(MONTHS, token.text);
  const ofNamed = named === null ? null : dayNumber(tokens[at + 1]);
  if (named !== null && ofNamed !== null) return { kind: 'date', month: named + 1, day: ofNamed, from: at, to: at + 2 };
  const alone = sameMonth === null ? null : dayNumber(token);
  return alone === null || sameMonth === null
    ? null
    : { kind: 'date', month: sameMonth, day: alone, from: at, to: at + 1 };
}

const isMonth = (value: number): boolean => value >= 1 && value <= MONTHS.length;
const isDay = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= LAST_DAY;

function placeIn(names: readonly string[], word: string): number | null {
  const at = names.findIndex((each) => each.split('|').includes(word));
  return at < 0 ? null : at;
}

function dayNumber(token: Token | undefined): number | null {
  const said = token?.number;
  if (!said || said.sign || said.dollars || said.percent || !/^(st|nd|rd|th)?$/.test(said.suffix)) return null;
  return isDay(said.value) ? said.value : null;
}

/** Null: no range. Of a day that is near, only the clock knows how far the other one is. */
function daysBetween(first: Day, last: Day): number | null {
  if (first.kind === 'near') return last.kind === 'near' ? last.daysOn - first.daysOn : 2;
  if (first.kind === 'weekday' && last.kind === 'weekday') return (last.weekday - first.weekday + WEEK) % WEEK;
  if (first.kind !== 'date' || last.kind !== 'date') return null;
  const months = (last.month - first.month + MONTHS.length) % MONTHS.length;
  return months * DAYS_OF_MONTH + last.day - first.day;
}

/** The day in full words, as they are surely read: "sat" is also a verb. */
function wordsOf(day: Day, tokens: readonly Token[]): Token[] {
  const { raw, afterBreak } = tokens[day.from] ?? { raw: '', afterBreak: false };
  const word = (text: string): Token => ({ text, raw, number: null, pair: null, afterBreak });
  if (day.kind === 'near')
    return [word(NIGHT.test(tokens[day.from]?.text ?? '') ? 'tonight' : fullName(NEAR, day.daysOn))];
  if (day.kind === 'weekday') return [word(fullName(WEEKDAYS, day.weekday))];
  const value = { value: day.day, sign: null, dollars: false, percent: false, suffix: '', afterDash: false };
  return [
    word(fullName(MONTHS, day.month - 1)),
    { text: `${day.day}`, raw: `${day.day}`, number: value, pair: null, afterBreak: false },
  ];
}

const fullName = (names: readonly string[], at: number): string => names[at]?.split('|')[0] ?? '';
