import { SEVERAL_IN_WORDS } from '../number-words.ts';

/** How a game ends, as a message supposes it: who wins by how many, or a score; and the message without it. */
export type SaidResult = {
  kind: 'margin' | 'score';
  /** The least and the most that a margin may be; of a score its two numbers. */
  numbers: readonly [number, number];
  isLoss: boolean;
  /** The words in which its winner may be named. */
  around: string;
  rest: string;
};

const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|(?:a )?(?:field goal|fg|touchdown|td))';
const MARGIN = new RegExp(
  `(?:\\b(win|wins|won|winning|lose|loses|lost|losing)\\b(?: (?:it|this|that|the game|outright))* )?\\bby (?:exactly |just |only |like |say )?${NUMBER}(?: ?(?:to|-|or|through) ?(\\d{1,2}))?\\b(?! ?(?:\\+|(?:or|and) (?:more|better|less|fewer|over|up)|plus|at least))(?: (?:points?|pts?|goals?|runs?))?`,
  'i',
);
const SCORE = /(?<![-+.\d/$])(\d{1,3}) ?[-–] ?(\d{1,3})(?![\d.]| ?(?:odds|to win))/;
/** What else stands between two numbers and a dash. */
const MOST_POINTS = 199;
/** Where the words on a result begin. */
const OPENS = /^.*(?:[.,;?!]|\b(?:if|when|and|say|but|what|happens|so|suppose|then|with)\b)/is;
const LOSES = /^los/i;

/** "If it's a 6 pt game": whoever wins it by so many. */
const CLOSE_GAME =
  /\b(?:it(?:'|’)?s|it is|it ends(?: up)?(?: as)?|thats|that's|as) an? (\d{1,2})[- ]?(?:points?|pts?|runs?|goals?) game\b/i;

/** The last of them; null: no result is supposed. */
export function resultSaid(given: string): SaidResult | null {
  const text = given.replace(CLOSE_GAME, 'somebody wins by $1');
  const margin = MARGIN.exec(text);
  const score = margin ? null : SCORE.exec(text);
  const found = margin ?? score;
  if (!found) return null;
  const before = text.slice(0, found.index);
  const start = OPENS.exec(before)?.[0].length ?? 0;
  const end = found.index + found[0].length;
  const behind = score
    ? (/^[^.,;?!]*?(?=[.,;?!]|\b(?:and|if|what|how|do|does|then)\b|$)/i.exec(text.slice(end))?.[0] ?? '')
    : '';
  const numbers = margin
    ? rangeOf(numberIn(margin[2] ?? ''), margin[3])
    : ([Number(score?.[1]), Number(score?.[2])] as const);
  if (numbers.some((one) => !(one >= 0 && one <= MOST_POINTS)) || (margin && numbers[0] === 0)) return null;
  return {
    kind: margin ? 'margin' : 'score',
    numbers,
    isLoss: LOSES.test(margin?.[1] ?? '') || (score !== null && /\blos(e|es|t|ing)\b/i.test(before.slice(start))),
    around: `${before.slice(start)} ${behind}`,
    rest: `${before.slice(0, start)} ${text.slice(end + behind.length)}`,
  };
}

const rangeOf = (low: number, high: string | undefined): readonly [number, number] => {
  const most = high === undefined ? low : Number(high);
  return [Math.min(low, most), Math.max(low, most)];
};

function numberIn(text: string): number {
  const lower = text.toLowerCase();
  if (/fg|field goal/.test(lower)) return 3;
  if (/td|touchdown/.test(lower)) return 7;
  return SEVERAL_IN_WORDS[lower] ?? (lower === 'one' ? 1 : Number(lower));
}
