import type { Block } from '#contract/blocks.ts';
import { type BlockWords, evidenceOfBlock } from '#research/words/blocks/block-evidence.ts';
import type { WritableBlock } from './model/model-prose.ts';

/** A block as a model may write about it, by its place in the answer; null where its words are its own. */
export function writableBlock(block: Block, at: number): WritableBlock | null {
  const id = `b${at + 1}`;
  const evidence = evidenceOfBlock(block, id);
  if (!evidence) return null;
  const words = new Map(Object.entries(block));
  return {
    id,
    block: evidence,
    wanted: evidence.wanted,
    pathOf: (field) => `blocks.${at}.${field}`,
    hasWords: (field: string) => typeof words.get(field satisfies BlockWords | string) === 'string',
  };
}
