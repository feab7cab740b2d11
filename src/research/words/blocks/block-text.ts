import type { Block, BlockOf } from '#contract/blocks.ts';
import type { Figure } from '#contract/research/quantities.ts';

/** A mark such as [1] is a place in a list of sources, which plain text does not carry along. */
const MARKS = / ?\[\d+\]/g;

/** A block as lines of plain text, for readers who see no screen. Figures stand as they are shown. */
export function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [unmarked(block.text)];
    case 'verdict':
      return verdictText(block);
    case 'table':
      return tableText(block);
    case 'calculation':
      return [
        block.title,
        `Inputs: ${figuresText(block.inputs)}.`,
        `Result: ${figuresText(block.figures)}.`,
        `How: ${block.formula}`,
        ...block.notes,
        ...noteOf(block),
      ];
    case 'series':
      return [`${block.title}: ${unmarked(block.text)}`];
    case 'facts':
      return [block.title, ...block.facts.map(factText), ...noteOf(block)];
    case 'choices':
      return [block.question, ...block.choices.map(({ words }) => `- ${words}`)];
    case 'picks':
    case 'parlay':
      // They stand whole beside the blocks.
      return [];
  }
}

function verdictText(block: BlockOf<'verdict'>): string[] {
  const prices = block.prices.map(({ label, price, edge, verdict, reason, stake }) => {
    const judged = verdict === null ? 'not judged' : verdict;
    return `- ${label}: ${[price.text, judged, `edge ${edge.text}`, stake && `stake ${stake.text}`, reason].filter(Boolean).join(', ')}`;
  });
  const words = [block.why, block.risk].filter((text) => text !== undefined).map(unmarked);
  return [
    `${block.bet} (${block.game}): fair chance ${block.chance.text}`,
    ...prices,
    ...(block.figures.length > 0 ? [`${figuresText(block.figures)}.`] : []),
    ...words,
    ...noteOf(block),
  ];
}

function tableText({ caption, columns, rows, total, note }: BlockOf<'table'>): string[] {
  const cells = rows.map((row) =>
    row.cells
      .map(({ text, line, detail }) => [line, text, detail && `(${detail})`].filter(Boolean).join(' '))
      .concat(row.mark ? [row.mark] : [])
      .join(' | '),
  );
  const head = columns.map(({ label }) => label).join(' | ');
  return [caption, head, ...cells, ...(total ? [total.text] : []), ...(note ? [unmarked(note)] : [])];
}

const factText = ({ text, sourceName, observedAt, effect }: BlockOf<'facts'>['facts'][number]): string =>
  `- ${unmarked(text)} (${sourceName}, ${observedAt})${effect ? ` ${effect}` : ''}`;

const figuresText = (figures: readonly Figure[]): string =>
  figures.map(({ label, text }) => `${label} ${text}`).join(', ');

const noteOf = ({ note }: { note?: string | undefined }): string[] => (note ? [unmarked(note)] : []);

const unmarked = (text: string): string => text.replace(MARKS, '');
