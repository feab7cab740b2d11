import { type CheckedSentence, checkSentence } from '#engine/grounding/check-sentence.ts';
import type { Delta } from '#research/words/compose-answer.ts';
import { foreignBook } from '#research/words/foreign-book.ts';
import { createEchoCheck } from './prompt-echo.ts';
import type { ModelField, PromptBlock, PromptPick, Wanted } from './prompt-input.ts';
import type { SentenceLine } from './sentence-reader.ts';

/** A pick that the model is to write about, and where each of its fields stands in the answer. */
export type WritablePick = PromptPick & { pathOf: (field: ModelField) => string };

/** The same of a block. `hasWords`: of a field that has words already, behind which others are put. */
export type WritableBlock = PromptBlock & {
  pathOf: (field: ModelField) => string;
  hasWords: (field: ModelField) => boolean;
};

export type ModelProse = {
  /** Checks a sentence and sends it on; one that fails is counted and gone. */
  accept: (line: SentenceLine) => void;
  /** Blocks that came while it was written. */
  add: (blocks: readonly WritableBlock[]) => void;
  /** The fields of a pick that are still empty. */
  missing: (pick: WritablePick) => Wanted;
  /** What was written, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Why sentences were dropped, and how often, since the last call of this. */
  takeDropped: () => Readonly<Record<string, number>>;
};

type Writable = {
  wanted: Wanted;
  pathOf: (field: ModelField) => string;
  check: (sentence: string) => CheckedSentence;
  hasWords: (field: ModelField) => boolean;
};

/**
 * What a model has written so far, sentence by sentence. A text only grows, and each piece is sent as it is added, so that
 * what was streamed is what is saved. `prompts` are what the model was told, and is not to tell.
 */
export function createModelProse(
  { picks, prompts }: { picks: readonly WritablePick[]; prompts: readonly string[] },
  onDelta: (delta: Delta) => void,
): ModelProse {
  const byId = new Map(picks.map((pick) => [pick.id, ofPick(pick)]));
  const texts = new Map<string, string>();
  const counts = new Map<string, number>();
  const said = new Set<string>();
  const isEcho = createEchoCheck(prompts);
  let dropped: Record<string, number> = {};
  const drop = (why: string) => {
    dropped[why] = (dropped[why] ?? 0) + 1;
  };
  const readLine = (about: Writable, sentence: string): { text: string } | { why: string } => {
    const checked = about.check(plainLine(sentence));
    if (!checked.ok) return { why: checked.fault };
    if (isEcho(sentence)) return { why: 'echo' };
    return said.has(checked.text) ? { why: 'repeated' } : checked;
  };
  return {
    texts,
    add: (blocks) => {
      for (const block of blocks) byId.set(block.id, ofBlock(block));
    },
    accept: ({ of: id, field, sentence }) => {
      const about = byId.get(id);
      if (!about) return drop('unknown_pick');
      const path = about.pathOf(field);
      const count = counts.get(path) ?? 0;
      if (count >= (about.wanted[field] ?? 0)) return drop('not_wanted');
      const checked = readLine(about, sentence);
      if ('why' in checked) return drop(checked.why);
      said.add(checked.text);
      counts.set(path, count + 1);
      const before = texts.get(path) ?? '';
      const text = before === '' && !about.hasWords(field) ? checked.text : ` ${checked.text}`;
      texts.set(path, before + text);
      onDelta({ field: path, text });
    },
    missing: (pick) =>
      Object.fromEntries(
        Object.entries(pick.wanted).filter(([field]) => !texts.has(pick.pathOf(field as ModelField))),
      ) satisfies Wanted,
    takeDropped: () => {
      const taken = dropped;
      dropped = {};
      return taken;
    },
  };
}

const ofPick = ({ wanted, pathOf, draft }: WritablePick): Writable => ({
  wanted,
  pathOf,
  check: (sentence) => {
    const book = foreignBook(sentence, draft.evidence.items);
    return book === undefined
      ? checkSentence(sentence, draft.evidence)
      : { ok: false, fault: 'foreign_name', detail: book };
  },
  hasWords: () => false,
});

const ofBlock = ({ wanted, pathOf, hasWords, block }: WritableBlock): Writable => ({
  wanted,
  pathOf,
  check: block.check,
  hasWords,
});

/** One line that can be stored; anything else that is odd about it is the check's to refuse. */
const plainLine = (sentence: string): string => sentence.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
