import type { Grade } from '../../../src/server/features/record/log/grade-pick.ts';
import type { LeafOf } from './leaf-shapes.ts';
import { isSameGrade } from './same-grade.ts';

/** Grades of before are not called wrong by the rule of after, and from here on nobody can choose the one of before. */
const UNTIL_MS = Date.parse('2026-11-28T00:00:00Z');

/**
 * Until then a moneyline outside soccer counted as one of regular time where a book of its close sold the draw, which the final score does
 * not decide. Of a first grade alone: a close that was added later turned no end of before.
 */
export function isOfOldRule(
  leaf: LeafOf<'grade'>,
  expected: Grade,
  result: LeafOf<'result'> | null,
  close: LeafOf<'close'> | null,
): boolean {
  if (leaf.replaces !== null || Date.parse(leaf.at) >= UNTIL_MS) return false;
  if (!result || result.sport.startsWith('soccer_')) return false;
  if (close?.market !== 'moneyline' || !close.outcomes.includes('draw')) return false;
  return isSameGrade(leaf, { ...expected, result: 'ungraded', reason: 'not_decided', profit: null });
}
