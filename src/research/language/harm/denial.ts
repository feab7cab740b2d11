import { indexRules, matchRules } from './rules.ts';
import type { Word } from './words.ts';

/** What a writer says who was taken for one in trouble and is not. */
export const DENIALS: readonly string[] = [
  'not in <1> trouble',
  'not have <1> a|any|the <1> problem|problems|issue|issues',
  'not need <1> help|helpline|hotline|therapy',
  'not an addict',
  'not addicted|struggling|suffering',
  'misread|misunderstood',
  'got me <1> wrong',
  'why <4> helpline|hotline',
  'turn|switch|shut|get rid <3> helpline|hotline|warning|message',
  'stop <2> sending|showing|giving <3> helpline|hotline|warning|message',
];
const INDEX = indexRules(DENIALS);

export const deniesTrouble = (words: readonly Word[]): boolean => matchRules(INDEX, words, () => true).length > 0;
