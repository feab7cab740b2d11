import type { LimitUnit, LimitWindow } from '#contract/play-limits.ts';
import { dollars, plural } from './format.ts';

/** Windows roll back from now. */
export const spanWords: Readonly<Record<LimitWindow, string>> = {
  day: 'the last 24 hours',
  week: 'the last 7 days',
  month: 'the last 30 days',
};

/** An amount in whole tokens or cents. */
export const amountWords = (unit: LimitUnit, whole: number): string =>
  unit === 'tokens' ? plural(whole, 'token') : dollars(whole);

/** Whole tokens or cents of what a limit says in tokens or dollars. */
export const wholeOf = (unit: LimitUnit, amount: number): number =>
  Math.round(unit === 'tokens' ? amount : amount * 100);
