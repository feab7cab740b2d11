import type { BlocksContent } from '#contract/answer-content.ts';
import type { BlockKind, BlockOf } from '#contract/blocks.ts';

export type ToldBlocks = Pick<BlocksContent, 'blocks' | 'evidence'>;

export const blocksOf = <Kind extends BlockKind>({ blocks }: ToldBlocks, kind: Kind): BlockOf<Kind>[] =>
  blocks.filter((one): one is BlockOf<Kind> => one.kind === kind);

export function blockOf<Kind extends BlockKind>(told: ToldBlocks, kind: Kind): BlockOf<Kind> {
  const [found] = blocksOf(told, kind);
  if (!found) throw new Error(`no ${kind} in ${told.blocks.map((one) => one.kind).join(', ')}`);
  return found;
}

/** Every row of a table as it is read, lines before their prices. */
export const textsOf = ({ rows }: BlockOf<'table'>): string[][] =>
  rows.map(({ cells }) => cells.map(({ line, text }) => (line ? `${line} ${text}` : text)));

/** Money, percentages and American prices that stand in texts, each as it is written. */
export const figuresIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/[+-]?\$\d[\d,]*(?:\.\d+)?|[+-]?\d+(?:\.\d+)?%|(?<![\w.-])[+-]\d{3,}(?![\w.-])/g) ?? [];
