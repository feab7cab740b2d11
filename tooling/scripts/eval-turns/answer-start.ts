import type { Answered } from './answer-turns.ts';

/** How an answer begins, without ages of prices, which differ by the moment: what it comes to stands there. */
export const answerStart = (answered: Answered | undefined): string =>
  (answered?.text ?? '')
    .replace(/Written by[\s\S]*$/, '')
    .replace(/\d+ (s|min)\b/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, LONG);

const LONG = 300;
