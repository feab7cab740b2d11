/** A word or a number of a question. */
export type Token = {
  /** Lower case, without accents and apostrophes; a spelling slip may be corrected in it. */
  text: string;
  /** As written, without accents. */
  raw: string;
  number: NumberToken | null;
  /** The two numbers of `5/2` or `11/23`: a price or a date. */
  pair: readonly [number, number] | null;
  /** True when a sentence mark or a comma stands between this token and the one before. */
  afterBreak: boolean;
  /** On the first word of a range of days ("June 11" of "June 11-14"): the words of its first day and of its last. */
  through?: { first: readonly Token[]; last: readonly Token[] };
};

export type NumberToken = {
  value: number;
  sign: '+' | '-' | null;
  dollars: boolean;
  percent: boolean;
  /** Letters or a plus written right behind the digits: `k`, `u`, `st`, `ers`, `+`. */
  suffix: string;
  /** True for the second number of `3-1`. */
  afterDash: boolean;
};

/** Longer texts are cut: the product accepts 2,000 characters. */
const MAX_CHARACTERS = 4_000;

// A pair; or sign, dollar, digits and suffix of a number; or a word.
// Each alternative starts with another kind of character and repeats one class at a time: no backtracking.
const TOKEN =
  /(\d{1,3}\/\d{1,3})(?![\d/])|([+-]?)(\$?)(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)([a-z%]*\+?)|[a-z]+(?:['&][a-z]+)*|@/gi;
const BREAK = /[.,;:!?()\n|•]/;

/** The words and numbers of a text in order. Formula: one pass of a regular expression that never backtracks. */
export function tokenise(text: string): Token[] {
  const plain = foldCharacters(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_CHARACTERS);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(TOKEN)) {
    const gap = plain.slice(end, match.index);
    end = match.index + match[0].length;
    tokens.push({
      ...readToken(match, plain[match.index - 1] ?? ''),
      afterBreak: tokens.length > 0 && (BREAK.test(gap) || isSlash(gap, tokens.at(-1))),
    });
  }
  return tokens;
}

/** "Cubs -170 / Dream +4.5", "over 8/under 8": a slash of a list, and none of a name, a price or "w/". */
const isSlash = (gap: string, before: Token | undefined): boolean =>
  /\s[/+&]\s/.test(gap) || (gap.includes('/') && before?.number != null);

/** Words that thumbs write with a digit: its number is no amount. */
const DIGIT_WORDS: ReadonlyMap<string, string> = new Map([
  ['b4', 'before'],
  ['gr8', 'great'],
  ['str8', 'straight'],
  ['l8r', 'later'],
  ['m8', 'mate'],
  ['h8', 'hate'],
  ['4real', 'for real'],
  // No second half is cut off.
  ['h2h', 'head to head'],
]);
const SPELLED_WITH_DIGIT = new RegExp(`(?<![\\w.$+-])(?:${[...DIGIT_WORDS.keys()].join('|')})(?!\\w)`, 'gi');

/** One kind of accent, apostrophe, minus and half; letter case stays. */
const foldCharacters = (text: string): string =>
  (PLAIN.test(text) ? text : foldForeign(text))
    // No shots are counted of them.
    .replace(/\blong[ -](?=shots?\b)/gi, 'long')
    .replace(SPELLED_WITH_DIGIT, (word) => DIGIT_WORDS.get(word.toLowerCase()) ?? word)
    .replace(/\+\s?(?:and|or|\/|&|vs)\s?-(?!\d)/gi, ' plus minus odds ')
    .replace(/\+\s?(?=money|odds|ev\b)/gi, 'plus ');

/** Of these most texts are made: nothing of them is folded. */
const PLAIN = /^[ -_a-~\n]*$/;

const foldForeign = (text: string): string =>
  text
    .replaceAll('½', '.5')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02BC`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O');

function readToken(match: RegExpMatchArray, before: string): Omit<Token, 'afterBreak'> {
  const [raw, pair, sign = '', dollar, digits, suffix = ''] = match;
  if (pair !== undefined) return { raw, text: raw, number: null, pair: toPair(pair) };
  if (digits === undefined) return { raw, text: wordText(raw), number: null, pair: null };
  const dashed = sign === '-' && /\d/.test(before);
  const value = Number.parseFloat(digits.replaceAll(',', ''));
  const letters = suffix.toLowerCase();
  return {
    raw,
    text: `${digits.replaceAll(',', '')}${letters.replace(/[%+]/g, '')}`,
    number: {
      value: letters === 'k' ? value * 1000 : value,
      sign: dashed || sign === '' ? null : sign === '+' ? '+' : '-',
      dollars: dollar === '$',
      percent: letters.includes('%'),
      suffix: letters.replace('%', ''),
      afterDash: dashed,
    },
    pair: null,
  };
}

function toPair(text: string): readonly [number, number] {
  const [first = 0, second = 0] = text.split('/').map(Number);
  return [first, second];
}

const wordText = (raw: string): string => {
  if (raw === '@') return 'at';
  const lower = raw.toLowerCase();
  return (lower.endsWith("'s") ? lower.slice(0, -2) : lower).replaceAll("'", '');
};
