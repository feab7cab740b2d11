import { AGE_MASKS, AGE_SIGNS } from './age-signs.ts';
import { blankMatches, indexRules, matchRules } from './rules.ts';
import { isOwnDoing } from './subject.ts';
import type { Word } from './words.ts';

const MINIMUM_AGE = 21;
const SIGNS = indexRules(AGE_SIGNS);
const MASKS = indexRules(AGE_MASKS);

/** Whether the writer says to be under 21: "I'm 19", "17 years old here", "I was born in 2008". Units: a calendar year. */
export function saysUnderAge(written: readonly Word[], year: number): boolean {
  const words = blankMatches(MASKS, written);
  if (words.some((_, at) => saysBirthYear(words, at, year))) return true;
  return matchRules(SIGNS, words, (at) => isOwnDoing(words, at)).length > 0;
}

/** "I was born in 2008"; also "born 2008" where nobody else is spoken of. */
function saysBirthYear(words: readonly Word[], at: number, year: number): boolean {
  const born = words[at]?.value ?? 0;
  if (born > year || born <= year - MINIMUM_AGE) return false;
  const place = words[at - 1]?.text === 'in' ? at - 2 : at - 1;
  return words[place]?.text === 'born' && isOwnDoing(words, place);
}
