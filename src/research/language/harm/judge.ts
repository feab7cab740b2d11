import { CHASING_SIGNS } from './chasing-signs.ts';
import { CONTROL_SIGNS } from './control-signs.ts';
import { CRISIS_SIGNS } from './crisis-signs.ts';
import { DENIALS } from './denial.ts';
import { GENERAL } from './general-talk.ts';
import { MASKS } from './masks.ts';
import { MIND_SIGNS } from './mind-signs.ts';
import { MONEY_SIGNS } from './money-signs.ts';
import { OTHERS_SIGNS } from './others-signs.ts';
import { OVER } from './past-trouble.ts';
import { blankMatches, indexRules, matchRules } from './rules.ts';
import { SPANISH_SIGNS } from './spanish-signs.ts';
import { isOwnDoing } from './subject.ts';
import { TEAM_TALK } from './team-talk.ts';
import type { Word } from './words.ts';

const CRISIS = indexRules(CRISIS_SIGNS);
const TROUBLE = indexRules([
  ...MONEY_SIGNS,
  ...CHASING_SIGNS,
  ...CONTROL_SIGNS,
  ...MIND_SIGNS,
  ...OTHERS_SIGNS,
  ...SPANISH_SIGNS,
]);
const TALK = indexRules([...MASKS, ...TEAM_TALK, ...GENERAL, ...OVER, ...DENIALS]);
/** Enough by its words alone. */
const ALONE = 2;
/** A sign stands unless the words around it are plainly those of a bet; several stand in more company. */
const WITH_SIGN = -2;
const WITH_SIGNS = -3.5;
/** Talk of suicide stands in more company: "is it suicide to lay ten with the Jets" is the talk of a bet all the same. */
const WITH_CRISIS = -3;

/** The words without ordinary betting talk. */
export const withoutTalk = (words: readonly Word[]): Word[] => blankMatches(TALK, words);

/** The rules that hold where ordinary betting talk was taken out, as they are written. */
export const findSigns = (words: readonly Word[]): string[] => [...new Set(hold(TROUBLE, words))];

/** The same for talk of suicide. */
export const findCrisis = (words: readonly Word[]): string[] => hold(CRISIS, words);

const hold = (index: typeof TROUBLE, words: readonly Word[]): string[] =>
  matchRules(index, words, (at) => isOwnDoing(words, at)).map(({ rule }) => rule.written);

/** What a message weighs. Formula: the sum of the weights of its features. */
export const weigh = (features: ReadonlySet<string>, weights: Readonly<Record<string, number>>): number =>
  [...features].reduce((sum, feature) => sum + (weights[feature] ?? 0), weights.bias ?? 0);

export const isCrisis = (weight: number, hasCrisis: boolean): boolean => hasCrisis && weight > WITH_CRISIS;

export const decide = (weight: number, signs: number): boolean =>
  weight > ALONE || (signs > 0 && weight > (signs > 1 ? WITH_SIGNS : WITH_SIGN));
