import * as z from 'zod';
import { ObjectScanner } from './object-scanner.ts';
import { MODEL_FIELDS, type ModelField } from './prompt-input.ts';

/** `of`: the id of the pick or block that it is about. */
export type SentenceLine = { of: string; field: ModelField; sentence: string };

export type SentenceReader = {
  /** Takes the next piece of a reply; answers with the sentences that it completes. */
  read: (piece: string) => SentenceLine[];
  /** Objects that were not a sentence in the agreed form, so far. */
  readonly malformed: number;
};

const LONGEST_SENTENCE = 600;
/** A reply at the largest limit of tokens is far shorter; what comes after is not read. */
const LONGEST_REPLY = 120_000;

/** Other names that models give to the field of the argument. */
const FIELD_NAMES = new Map<string, ModelField>([
  ...MODEL_FIELDS.map((field) => [field, field] as const),
  ['analysis', 'why'],
  ['reasoning', 'why'],
]);

const Line = z.object({
  pick: z.string().max(20).optional(),
  block: z.string().max(20).optional(),
  field: z.string().max(40),
  sentence: z.string().min(1).max(LONGEST_SENTENCE),
});

/**
 * Finds the sentences in a reply while it arrives: each innermost JSON object is tried, so that a fence, a list or an
 * object around the lines loses nothing.
 */
export function createSentenceReader(): SentenceReader {
  const scanner = new ObjectScanner();
  let misshapen = 0;
  let length = 0;
  return {
    read: (piece) => {
      const lines: SentenceLine[] = [];
      for (const character of piece.slice(0, Math.max(0, LONGEST_REPLY - length))) {
        const object = scanner.take(character);
        if (object === null) continue;
        const line = parseLine(object);
        if (line) lines.push(line);
        else misshapen += 1;
      }
      length += piece.length;
      return lines;
    },
    get malformed() {
      return scanner.broken + misshapen;
    },
  };
}

function parseLine(text: string): SentenceLine | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = Line.safeParse(value);
  const field = parsed.success ? FIELD_NAMES.get(parsed.data.field) : undefined;
  if (!parsed.success || !field) return null;
  const { pick, block, sentence } = parsed.data;
  const of = pick ?? block;
  return of === undefined ? null : { of, field, sentence };
}
