import { checkSentence } from '#engine/grounding/check-sentence.ts';
import type { Delta } from '#research/words/compose-answer.ts';
import { createEchoCheck } from './prompt-echo.ts';
import type { ModelField, PromptPick, Wanted } from './prompt-input.ts';
import type { SentenceLine } from './sentence-reader.ts';

/** A pick that the model is to write about, and where each of its fields stands in the answer. */
export type WritablePick = PromptPick & { pathOf: (field: ModelField) => string };

export type ModelProse = {
  /** Checks a sentence and sends it on; one that fails is counted and gone. */
  accept: (line: SentenceLine) => void;
  /** The fields of a pick that are still empty. */
  missing: (pick: WritablePick) => Wanted;
  /** What was written, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Why sentences were dropped, and how often, since the last call of this. */
  takeDropped: () => Readonly<Record<string, number>>;
};

/**
 * What a model has written so far, sentence by sentence. A text only grows, and each piece is sent as it is added, so that
 * what was streamed is what is saved. `prompts` are what the model was told, and is not to tell.
 */
export function createModelProse(
  { picks, prompts }: { picks: readonly WritablePick[]; prompts: readonly string[] },
  onDelta: (delta: Delta) => void,
): ModelProse {
  const byId = new Map(picks.map((pick) => [pick.id, pick]));
  const texts = new Map<string, string>();
  const counts = new Map<string, number>();
  const said = new Set<string>();
  const isEcho = createEchoCheck(prompts);
  let dropped: Record<string, number> = {};
  const drop = (why: string) => {
    dropped[why] = (dropped[why] ?? 0) + 1;
  };
  return {
    texts,
    accept: ({ pick: id, field, sentence }) => {
      const pick = byId.get(id);
      if (!pick) return drop('unknown_pick');
      const path = pick.pathOf(field);
      const count = counts.get(path) ?? 0;
      if (count >= (pick.wanted[field] ?? 0)) return drop('not_wanted');
      const checked = checkSentence(plainLine(sentence), pick.draft.evidence);
      if (!checked.ok) return drop(checked.fault);
      if (isEcho(sentence)) return drop('echo');
      if (said.has(checked.text)) return drop('repeated');
      said.add(checked.text);
      counts.set(path, count + 1);
      const before = texts.get(path);
      const text = before === undefined ? checked.text : ` ${checked.text}`;
      texts.set(path, (before ?? '') + text);
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

/** One line that can be stored; anything else that is odd about it is the check's to refuse. */
const plainLine = (sentence: string): string => sentence.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
