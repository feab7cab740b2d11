import * as z from 'zod/mini';
import { AnalysisContent, DataSource, Source } from './analysis.ts';
import { Block, MOST_BLOCKS } from './blocks.ts';
import { OddsFormat } from './settings.ts';

/** The JSON text of an assistant message without picks: a board, a sum, a judged bet, a question back. */
export const BlocksContent = z.object({
  version: z.optional(z.int()),
  summary: z.optional(z.string()),
  blocks: z.array(Block).check(z.minLength(1), z.maxLength(MOST_BLOCKS)),
  /** What the blocks cite. */
  evidence: z.optional(z.array(Source)),
  dataSource: z.optional(DataSource),
  /** Absent: as its reader has set it. */
  oddsFormat: z.optional(OddsFormat),
});
export type BlocksContent = z.infer<typeof BlocksContent>;

export const AnswerContent = z.union([AnalysisContent, BlocksContent]);
export type AnswerContent = z.infer<typeof AnswerContent>;

/** The form that is written today: 0 is plain text, 1 an analysis alone, 2 has blocks. */
export const CONTENT_VERSION = 2;

export const CONTENT_MAX_BYTES = 64 * 1024;

/**
 * An answer as it is saved. The proofs of its picks are not counted: how long they are is a matter of how many books there
 * are, not of the answer.
 * @throws RangeError beyond `CONTENT_MAX_BYTES`.
 */
export function contentText(content: AnswerContent): string {
  const saved = content.blocks ? { ...content, version: CONTENT_VERSION } : content;
  const text = JSON.stringify(saved);
  // What is short with its proofs, whatever its letters, is short without them.
  if (text.length * BYTES_A_LETTER_MAX <= CONTENT_MAX_BYTES) return text;
  const bytes = utf8Bytes(JSON.stringify(saved, (key, value: unknown) => (key === 'proof' ? undefined : value)));
  if (bytes > CONTENT_MAX_BYTES) throw new RangeError(`an answer of ${bytes} bytes is longer than one may be`);
  return text;
}

const BYTES_A_LETTER_MAX = 3;

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Two units of a pair make four bytes; JSON has no half of one.
    const isPaired = unit >= 0xd800 && unit < 0xe000;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isPaired ? 2 : BYTES_A_LETTER_MAX;
  }
  return bytes;
}
