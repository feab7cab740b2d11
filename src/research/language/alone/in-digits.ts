import { NUMBER_WORDS } from '../number-words.ts';

const ONES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(NUMBER_WORDS).filter(([, value]) => value < 10),
);
const TEENS: Readonly<Record<string, number>> = valuesFrom(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  10,
  1,
);
const TENS: Readonly<Record<string, number>> = valuesFrom(
  'twenty thirty forty fifty sixty seventy eighty ninety',
  20,
  10,
);
const ORDINALS: Readonly<Record<string, string>> = {
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
};
const MULTIPLES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000 };
const HUNDRED = 100;

function valuesFrom(words: string, from: number, step: number): Readonly<Record<string, number>> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, from + at * step]));
}

/** So much of something is an amount however small it is. */
const UNITS = /^(dollars?|bucks?|percent|cents?|units?|to)$/;
const MONEY = /^(dollars?|bucks?)$/;
/** "A hundred percent", "a thousand times": said, not counted. */
const IDIOM = /^(percent|times|slam|total|prix|scheme|final|canyon|rapids)$/;
const NAMED_SO = /^(niners|sixers)$/;
/** Which one of them, and no hundreds: "the top three, fifty on each". */
const WHICH = /^(top|best|last|first|next|pick|number|leg|game|week|of|these|those|any|every|other|under)$/;
const CLOCK = /^(am|pm|eastern|et|est|central|ct|pacific|pt)$/;
const CLOCK_BEFORE = /^(before|after|until|till|by|around|from|since)$/;
const SIDES = /^(over|under|o|u|getting|giving)$/;
const LINE_ENDS = /^(and|or|at|on|for|with|in|is|good|worth|points?|pts)$/;

type Word = { text: string; from: number; to: number };
type Written = { digits: string; words: number };

/** The same with its amounts in digits: "seventy five dollars at plus three twenty" is "75 dollars at plus 320", "two grand" is "2000". */
export function inDigits(message: string): string {
  if (!SPELLED.test(message)) return message;
  const words = wordsIn(message);
  let text = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    const written = writtenAt(words, at);
    const [first, last] = [words[at], words[at + (written?.words ?? 1) - 1]];
    if (!written || !first || !last) continue;
    text += message.slice(end, first.from) + written.digits;
    end = last.to;
    at += written.words - 1;
  }
  return text + message.slice(end);
}

const SPELLED = new RegExp(
  `\\b(?:${[...Object.keys(ONES), ...Object.keys(TEENS), ...Object.keys(TENS), ...Object.keys(MULTIPLES)].join('|')})\\b`,
  'i',
);

/** Words and numbers, each with its place; a mark between two is a word of its own, so that nothing is read across it. */
const wordsIn = (message: string): Word[] =>
  [...message.matchAll(/[a-z]+(?:['’][a-z]+)?|\d+(?:\.\d+)?|[^\sa-z0-9-]|-(?=\s)/gi)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    from: index,
    to: index + text.length,
  }));

function writtenAt(words: readonly Word[], at: number): Written | null {
  const texts = (place: number) => words[place]?.text ?? '';
  const next = (found: { words: number }) => texts(at + found.words);
  const many = multipleAt(texts, at);
  if (many) return IDIOM.test(next(many)) ? null : halved(many, texts, at);
  const pair = pairAt(texts, at);
  if (pair) return pair;
  const small = belowHundred(texts, at);
  if (!small || NAMED_SO.test(next(small))) return null;
  const ordinal = small.value >= 20 && small.value % 10 === 0 ? ORDINALS[next(small)] : undefined;
  if (ordinal) return { digits: `${small.value / 10}${ordinal}`, words: small.words + 1 };
  const decimal = decimalAt(texts, at, small);
  if (decimal) return decimal;
  const half = halved(small, texts, at);
  if (half.words > small.words) return half;
  const isSaidTwice = texts(at) === next(small) || texts(at) === texts(at - 1);
  return (small.value >= 10 && !isSaidTwice) || isAmount(small, texts, at) ? asWritten(small) : null;
}

type Found = { value: number; words: number };
type Texts = (place: number) => string;

const asWritten = ({ value, words }: Found): Written => ({ digits: `${value}`, words });

/** "Ten bucks", "over eight", "three to one": a small number that is counted or a line. */
function isAmount({ value, words }: Found, texts: Texts, at: number): boolean {
  const next = texts(at + words);
  if (next === 'to') return ONES[texts(at + words + 1)] !== undefined && (ONES[texts(at + words + 1)] ?? 0) < value;
  if (texts(at - 1) === 'to' && /^\d+$/.test(texts(at - 2)) === false && (ONES[texts(at - 2)] ?? 0) > value)
    return true;
  if (UNITS.test(next) && value > 1) return true;
  if (MONEY.test(next)) return true;
  return value > 1 && SIDES.test(texts(at - 1)) && (!/^[a-z]/.test(next) || LINE_ENDS.test(next));
}

/** "Seven", "fifteen", "sixty five". */
function belowHundred(texts: Texts, at: number): Found | null {
  const word = texts(at);
  const tens = TENS[word];
  const one = ONES[texts(at + 1)];
  if (tens !== undefined) return one === undefined ? { value: tens, words: 1 } : { value: tens + one, words: 2 };
  const value = TEENS[word] ?? ONES[word];
  return value === undefined ? null : { value, words: 1 };
}

/** "A hundred and ten", "twelve hundred", "two grand", "5 hundred". */
function multipleAt(texts: Texts, at: number): Found | null {
  const word = texts(at);
  const bare = word === 'hundred' ? { value: 1, words: 0 } : null;
  const digits = /^\d+(?:\.\d+)?$/.test(word) ? { value: Number(word), words: 1 } : null;
  const count = bare ?? (word === 'a' ? { value: 1, words: 1 } : (belowHundred(texts, at) ?? digits));
  const multiple = count && MULTIPLES[texts(at + count.words)];
  if (!count || !multiple) return null;
  const words = count.words + 1;
  const rest = restAt(texts, at + words, multiple);
  return { value: Math.round(count.value * multiple) + (rest?.value ?? 0), words: words + (rest?.words ?? 0) };
}

/** "... and ten", "... five hundred" behind a thousand; no other amount that follows, as in "a hundred on it and ten on them". */
function restAt(texts: Texts, at: number, above: number): Found | null {
  const and = texts(at) === 'and' ? 1 : 0;
  if (texts(at + and) === 'a') return null;
  const more = above > HUNDRED ? multipleAt(texts, at + and) : null;
  const rest = more ?? belowHundred(texts, at + and);
  return rest && rest.value < above ? { value: rest.value, words: rest.words + and } : null;
}

/** "Three twenty" and "one oh five": a price, or so many dollars; "one thirty eastern" is a time. */
function pairAt(texts: Texts, at: number): Written | null {
  const first = ONES[texts(at)];
  if (first === undefined || WHICH.test(texts(at - 1))) return null;
  const isOh = /^(oh|o)$/.test(texts(at + 1));
  const one = ONES[texts(at + 2)];
  const oh = isOh && one !== undefined ? { value: one, words: 2 } : null;
  const rest = oh ?? (ONES[texts(at + 1)] === undefined ? belowHundred(texts, at + 1) : null);
  if (!rest || NAMED_SO.test(texts(at + 1 + rest.words))) return null;
  const words = 1 + rest.words;
  const minutes = `${rest.value}`.padStart(2, '0');
  const isTime = CLOCK.test(texts(at + words)) || CLOCK_BEFORE.test(texts(at - 1));
  return { digits: isTime ? `${first}:${minutes}` : `${first}${minutes}`, words };
}

/** "Forty seven point five", "one point nine oh". */
function decimalAt(texts: Texts, at: number, whole: Found): Written | null {
  if (texts(at + whole.words) !== 'point') return null;
  const from = at + whole.words + 1;
  let digits = '';
  let words = 0;
  while (digits.length < 2) {
    const word = texts(from + words);
    const found = belowHundred(texts, from + words);
    const digit = /^(oh|o|zero)$/.test(word) ? '0' : found && `${found.value}`;
    if (!digit) break;
    digits += digit;
    words += found?.words ?? 1;
  }
  return digits === '' ? null : { digits: `${whole.value}.${digits}`, words: whole.words + 1 + words };
}

/** "Seventy one and a half", "three and a half points"; an hour and a half is a time. */
function halved(found: Found, texts: Texts, at: number): Written {
  const from = at + found.words;
  const isHalf = texts(from) === 'and' && texts(from + 1) === 'a' && texts(from + 2) === 'half';
  return isHalf && !/^(hours?|minutes?|weeks?|days?|months?|years?|point)$/.test(texts(from + 3))
    ? { digits: `${found.value + 0.5}`, words: found.words + 3 }
    : asWritten(found);
}
