import { readQuestion } from '../../../src/research/language/read-question.ts';
import type { Reading } from '../../../src/research/language/reading.ts';
import { type FieldResult, judgeFields } from './fields.ts';
import type { Question } from './question.ts';

export type Judged = { question: Question; results: FieldResult[] };
export type Tally = { right: number; of: number };
export type Evaluation = { judged: Judged[]; meanMs: number; slowestMs: number };

/** Reads every question with the built-in reader and judges each of its fields. */
export function runEval(questions: readonly Question[], clockMs: () => number): Evaluation {
  // A server reads with warm code; the first pass is the compiler's.
  for (const question of questions) readSession(question);
  const judged: Judged[] = [];
  const timesMs: number[] = [];
  for (const question of questions) {
    const startedMs = clockMs();
    const reading = readSession(question);
    timesMs.push((clockMs() - startedMs) / (question.previous === undefined ? 1 : 2));
    judged.push({ question, results: judgeFields(question, reading) });
  }
  const meanMs = timesMs.reduce((sum, time) => sum + time, 0) / timesMs.length;
  return { judged, meanMs, slowestMs: Math.max(...timesMs) };
}

function readSession({ text, previous, now, timeZone }: Question): Reading {
  const context = { nowMs: Date.parse(now), timeZone };
  const before = previous === undefined ? null : readQuestion(previous, { ...context, previous: null });
  return readQuestion(text, { ...context, previous: before });
}

export function tally(judged: readonly Judged[], field: string): Tally {
  const results = judged.flatMap(({ results }) => results.filter((result) => result.field === field));
  return { right: results.filter(({ right }) => right).length, of: results.length };
}
