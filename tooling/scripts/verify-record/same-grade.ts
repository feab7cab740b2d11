import type { Grade } from '../../../src/server/features/record/log/grade-pick.ts';
import type { LeafOf } from './leaf-shapes.ts';

/** Of the larger of two figures, or of one: two programs add in other orders. */
const TOLERANCE = 1e-9;

export function isSameGrade(leaf: LeafOf<'grade'>, expected: Grade): boolean {
  if (leaf.result !== expected.result || leaf.reason !== expected.reason) return false;
  const pairs = [
    [leaf.profit, expected.profit],
    [leaf.close, expected.decimal],
    [leaf.fair, expected.fair],
    [leaf.clv, expected.clv],
    [leaf.clvFair, expected.clvFair],
  ] as const;
  return pairs.every(([a, b]) => (a === null || b === null ? a === b : isNear(a, b)));
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));
