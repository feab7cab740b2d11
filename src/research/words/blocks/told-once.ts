import type { Block, TableRow } from '#contract/blocks.ts';

/** What several calls or parts of a message come to, each table and each sentence once; a table with its columns the other way round is the same. */
export function toldOnce(blocks: readonly Block[]): Block[] {
  const tables = new Set<string>();
  const others = new Set<string>();
  const sentences = new Set<string>();
  return blocks.filter((block) => {
    const [seen, key] =
      block.kind === 'table'
        ? [tables, `${block.caption}|${block.rows.map(rowKey).sort().join('\n')}`]
        : [others, JSON.stringify(block)];
    const parts = block.kind === 'text' && block.evidenceIds.length === 0 ? block.text.split(SENTENCE) : [];
    const isTold = seen.has(key) || (parts.length > 0 && parts.every((part) => sentences.has(part)));
    seen.add(key);
    for (const part of parts) sentences.add(part);
    return !isTold;
  });
}

const SENTENCE = /(?<=[.!?]) (?=[A-Z])/;

const rowKey = ({ cells }: TableRow): string =>
  cells
    .map(({ text, line = '' }) => `${line} ${text}`)
    .sort()
    .join('|');
