import type { ShownBlock } from '#contract/content/read-answer.ts';
import { BetsTable } from './bets-table.tsx';
import { CalculationBlock } from './calculation-block.tsx';
import { ChoicesBlock } from './choices-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { SeriesBlock } from './series-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TextBlock } from './text-block.tsx';
import { VerdictBlock } from './verdict-block.tsx';

type Props = {
  block: Exclude<ShownBlock, { kind: 'picks' | 'parlay' }>;
  /** The words of a sum that it is shown with. */
  lead?: string | undefined;
};

/** One block of an answer; picks and parlays have cards of their own. A kind that is not known here shows nothing. */
export function BlockView({ block, lead }: Props) {
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} />;
    case 'verdict':
      return <VerdictBlock block={block} />;
    case 'table':
      return block.form === 'bets' ? <BetsTable block={block} /> : <TableBlock block={block} />;
    case 'calculation':
      return <CalculationBlock block={block} lead={lead} />;
    case 'series':
      return <SeriesBlock block={block} />;
    case 'facts':
      return <FactsBlock block={block} />;
    case 'choices':
      return <ChoicesBlock block={block} />;
    default:
      return null;
  }
}
