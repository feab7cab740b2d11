import { readQuestion } from '../../../src/research/language/read-question.ts';
import type { Reading } from '../../../src/research/language/reading.ts';
import { type FieldResult, judgeFields } from './fields.ts';
import type { Question } from './question.ts';

export type Judged = { question: Question; results: FieldResult[] };
export type Tally = { right: number; of: number };
export type Evaluation = { judged: Judged[]; meanMs: number; slowestMs: number };

/**
 * Reads every question that stands for itself with the built-in reader and judges each of its fields; what one comes to that leans on
 * the question before is told by the turns of conversations.
 */
export function runEval(all: readonly Question[], clockMs: () => number): Evaluation {
  const questions = all.filter(({ previous }) => previous === undefined);
  // A server reads with warm code; the first pass is the compiler's.
  for (const question of questions) readOne(question);
  const judged: Judged[] = [];
  const timesMs: number[] = [];
  for (const question of questions) {
    const startedMs = clockMs();
    const reading = readOne(question);
    timesMs.push(clockMs() - startedMs);
    judged.push({ question, results: judgeFields(question, reading) });
  }
  const meanMs = timesMs.reduce((sum, time) => sum + time, 0) / timesMs.length;
  return { judged, meanMs, slowestMs: Math.max(...timesMs) };
}

const readOne = ({ text, now, timeZone }: Question): Reading =>
  readQuestion(text, { nowMs: Date.parse(now), timeZone, previous: null });

export function tally(judged: readonly Judged[], field: string): Tally {
  const results = judged.flatMap(({ results }) => results.filter((result) => result.field === field));
  return { right: results.filter(({ right }) => right).length, of: results.length };
}
