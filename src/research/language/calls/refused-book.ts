import type { Token } from '#engine/names/tokenise.ts';
import { bookAt } from '../sportsbooks.ts';
import { plainText } from './plain-text.ts';

const MOST_WORDS = 6;
const REFUSES =
  /(^|\s)(no|not|without|except|excluding|besides|other than|(dont|do not|cant|cannot|never|didnt) (have|use|got|get|bet|want|like|play))( (on|at|in|with|to|an|a|account|any|the|on|for))*$/;

/** "I don't have Fanatics", "but not Bovada": the book that begins at a place is left out, and nothing is asked of it. */
export const isRefusedBook = (tokens: readonly Token[], at: number): boolean =>
  !isPutRight(tokens, at) &&
  (REFUSES.test(plainText(tokens.slice(Math.max(0, at - MOST_WORDS), at))) || isRefusedToo(tokens, at));

/** "I don't have Pinnacle or Circa": the second as the first. */
function isRefusedToo(tokens: readonly Token[], at: number): boolean {
  if (!/^n?or$/.test(tokens[at - 1]?.text ?? '')) return false;
  return [2, 3].some((back) => bookAt(tokens, at - back)?.to === at - 1 && isRefusedBook(tokens, at - back));
}

/** "No FanDuel, not Circa": the other one is left out, and "no" says that the answer was wrong. */
const isPutRight = (tokens: readonly Token[], at: number): boolean =>
  at === 1 && tokens[0]?.text === 'no' && /^\S+( \S+)? not \S+$/.test(plainText(tokens.slice(at)));
