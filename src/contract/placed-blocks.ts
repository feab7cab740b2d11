import { BLOCK_WORDS, type Block } from './blocks.ts';
import type { BlockEvent, DeltaEvent } from './stream.ts';

/** The blocks of an answer that is being streamed, in reading order. A place may still be empty. */
export type PlacedBlocks = readonly BlockEvent[];

const FIELD = /^blocks\.(\d+)\.(\w+)$/;

export const isBlockField = (field: string): boolean => FIELD.test(field);

/** A block in its place, instead of the one that stood there. */
export const withBlock = (blocks: PlacedBlocks, event: BlockEvent): BlockEvent[] =>
  [...blocks.filter(({ at }) => at !== event.at), event].sort((a, b) => a.at - b.at);

/** Words appended to a field of a block; words for what is not there are dropped. */
export function withBlockWords(blocks: PlacedBlocks, { field, text }: DeltaEvent): PlacedBlocks {
  const [, place, name = ''] = FIELD.exec(field) ?? [];
  return blocks.map((placed) => {
    const { at, block } = placed;
    // Nothing said leaves a field as it was, also one that is not there yet.
    if (text === '' || at !== Number(place) || !wordsOf(block).includes(name)) return placed;
    return { ...placed, block: { ...block, [name]: `${wordsIn(block, name)}${text}` } };
  });
}

/**
 * The words that make a later block of an earlier one, a delta for each field that grew; null where more of it changed, so that it
 * has to be sent whole. `isSame` compares what is not words.
 */
export function wordsBetween(
  earlier: BlockEvent,
  { at, block }: BlockEvent,
  isSame: (one: unknown, other: unknown) => boolean,
): DeltaEvent[] | null {
  const fields = wordsOf(block);
  if (!isSame(withoutWords(earlier.block), withoutWords(block))) return null;
  const grown = fields.map((name) => ({ name, from: wordsIn(earlier.block, name), to: wordsIn(block, name) }));
  if (grown.some(({ from, to }) => !to.startsWith(from))) return null;
  return grown.flatMap(({ name, from, to }) =>
    from === to ? [] : [{ field: `blocks.${at}.${name}`, text: to.slice(from.length) }],
  );
}

const wordsOf = ({ kind }: Block): readonly string[] => BLOCK_WORDS[kind];

const wordsIn = (block: Block, name: string): string => {
  const words = Object.entries(block).find(([key]) => key === name)?.[1];
  return typeof words === 'string' ? words : '';
};

const withoutWords = (block: Block): object =>
  Object.fromEntries(
    Object.entries(block).filter(([key, value]) => value !== undefined && !wordsOf(block).includes(key)),
  );
