import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** A line of `tooling/evals/questions.jsonl` cannot be used; the message names it. */
export class QuestionsError extends Error {}

const names = z.array(z.string());
const nullable = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema));

/** What a person reads from the question. What is left out of a question for picks is not asked for. */
const Expectation = z.strictObject({
  /** Several where bettors would disagree. */
  intent: z.union([z.string(), names]),
  leagues: z.optional(names),
  teams: z.optional(names),
  players: z.optional(names),
  markets: z.optional(names),
  /** Local days `2026-11-21`, `2026-11-21/2026-11-22`, hours `+3h`; several, separated by `|`, where all are right. */
  window: nullable(z.string()),
  count: nullable(z.number()),
  minDecimal: nullable(z.number()),
  maxDecimal: nullable(z.number()),
  statedDecimal: nullable(z.number()),
  side: nullable(z.string()),
  line: nullable(z.number()),
  book: nullable(z.string()),
  bankroll: nullable(z.number()),
  unit: nullable(z.number()),
  term: nullable(z.string()),
  mentionsSuicide: z.optional(z.boolean()),
});
export type Expectation = z.infer<typeof Expectation>;

const Question = z.strictObject({
  id: z.string(),
  set: z.string(),
  text: z.string(),
  /** The question before, in the same session. */
  previous: z.optional(z.string()),
  now: z.iso.datetime(),
  timeZone: z.string(),
  expect: Expectation,
});
export type Question = z.infer<typeof Question>;

export async function readQuestions(path: string): Promise<Question[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new QuestionsError(`${path} could not be read: ${error.message}`);
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const questions = lines.map((line, at) => parseLine(line, `${path}, line ${at + 1}`));
  if (questions.length === 0) throw new QuestionsError(`${path} holds no question.`);
  const ids = new Set(questions.map(({ id }) => id));
  if (ids.size !== questions.length) throw new QuestionsError(`${path}: two questions have one id.`);
  return questions;
}

function parseLine(line: string, where: string): Question {
  try {
    return Question.parse(JSON.parse(line));
  } catch (error) {
    throw new QuestionsError(`${where}: ${(error as Error).message}`);
  }
}
