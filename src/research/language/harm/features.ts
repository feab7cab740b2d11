import { HINTS } from './hints.ts';
import { conceptsOf, indexRules, matchRules } from './rules.ts';
import { isOwnDoing } from './subject.ts';
import type { Word } from './words.ts';

const KINDS = HINTS.map(({ kind, rules }) => ({ kind, rules: new Set(rules) }));
const RULES = indexRules([...new Set(HINTS.flatMap(({ rules }) => rules))]);
const ME = /^(i|me|my|we|our|myself)$/;
const LARGE = 100;
const LENGTHS = [8, 14, 20];
const SELVES = [1, 2, 3, 5];

/** What of a message is weighed: its words, what they mean, its pairs of words, how long it is, how often it says "I". */
export function featuresOf(words: readonly Word[]): ReadonlySet<string> {
  const texts = words.map(plainOf);
  const selves = words.filter(({ text }) => ME.test(text)).length;
  const found = [...new Set(matchRules(RULES, words, (at) => isOwnDoing(words, at)).map(({ rule }) => rule.written))];
  const kinds = KINDS.flatMap(({ kind, rules }) => {
    const hints = found.filter((written) => rules.has(written)).length;
    return hints === 0 ? [] : hints === 1 ? [`h:${kind}`] : [`h:${kind}`, `h:${kind}+`];
  });
  return new Set([
    ...texts.map((text) => `w:${text}`),
    ...words.flatMap(({ text, named }) => (named ? [] : conceptsOf(text).map((concept) => `c:${concept}`))),
    ...texts.flatMap((text, at) => (at > 0 && !words[at]?.breakBefore ? [`b:${texts[at - 1]} ${text}`] : [])),
    ...kinds,
    ...LENGTHS.filter((length) => words.length > length).map((length) => `len>${length}`),
    ...SELVES.filter((count) => selves >= count).map((count) => `me>=${count}`),
  ]);
}

/** Names and numbers are alike whichever they are. */
function plainOf({ text, named, signs, value }: Word): string {
  if (named) return '<name>';
  if (signs.includes('$#')) return '<money>';
  if (signs.length === 0 || value === null) return text;
  return value >= LARGE && Number.isInteger(value) ? '<large>' : '<number>';
}
