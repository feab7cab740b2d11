import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';
import { FigureList } from './figure-list.tsx';

/** A sum that can be done again: what went in, what came out, and how. */
export function CalculationBlock({ block }: { block: ShownBlockOf<'calculation'> }) {
  const { title, inputs, figures, formula, notes, assumed, note, sources } = block;
  const said = [
    { name: 'How', text: formula },
    ...assumed.map((text) => ({ name: 'Assumed', text })),
    ...notes.map((text) => ({ name: undefined, text })),
  ];
  return (
    <BlockCard title={title} note={note} sources={sources} cited={useSources()}>
      <FigureList figures={inputs} />
      <FigureList figures={figures} isLarge />
      <div className="flex flex-col gap-1.5 px-4 py-3 text-caption text-muted sm:px-5">
        {said.map(({ name, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone.
          <p key={at} className="break-words">
            {name ? <strong className="mr-1.5 font-semibold text-text">{name}</strong> : null}
            {withMinusSigns(text)}
          </p>
        ))}
      </div>
    </BlockCard>
  );
}
