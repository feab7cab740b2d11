import type { ReadAnswer, ShownBlock } from '#contract/content/read-answer.ts';

const MARK = /\s*\[\d{1,2}\]/g;

/** What an answer holds, in a line; nothing of one that is plain text, which is read out whole where it stands. */
export function spokenAnswer({ plain, summary, picks, blocks }: ReadAnswer): string | undefined {
  if (plain !== undefined) return undefined;
  const [first] = picks;
  if (first) return `${picks.length} ${picks.length === 1 ? 'pick' : 'picks'}, first ${first.pick}`;
  const begins = blocks[0]?.kind === 'text' ? blocks[0].text : summary;
  const words = [begins, ...blocks.map(nameOf)].filter(Boolean);
  return words.length > 0 ? words.join(' ').replace(MARK, '') : undefined;
}

function nameOf(block: ShownBlock): string | undefined {
  if (block.kind === 'choices') return block.question;
  if (block.kind === 'table') return `Table: ${block.caption}.`;
  if (block.kind === 'verdict')
    return `${block.bet}: ${block.prices.map(({ label, verdict }) => `${label} ${verdict ?? 'not judged'}`).join(', ')}.`;
  return 'title' in block ? `${block.title}.` : undefined;
}
