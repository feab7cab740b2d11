import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';
import { CalculationInputs } from './calculation-inputs.tsx';
import { FigureList } from './figure-list.tsx';
import { useCalculation } from './use-calculation.ts';

type Props = {
  block: ShownBlockOf<'calculation'>;
  /** What was said of it above its card, until another input makes that untrue. */
  lead?: string | undefined;
};

/** A sum that can be done again: what went in, what came out, and how. Its inputs can be written anew in their place. */
export function CalculationBlock({ block, lead }: Props) {
  const { title, note, sources } = block;
  const { worked, fields, answer, problem, change } = useCalculation(block);
  const { inputs, figures, formula, notes, assumed } = worked;
  const derived = inputs.filter(({ key }) => fields.every(({ name }) => name !== key));
  const said = [
    { name: 'How', text: formula },
    ...assumed.map((text) => ({ name: 'Assumed', text })),
    ...notes.map((text) => ({ name: undefined, text })),
  ];
  const card = (
    <BlockCard title={title} note={note} sources={sources} cited={useSources()}>
      {fields.length > 0 ? <CalculationInputs fields={fields} problem={problem} onChange={change} /> : null}
      <FigureList figures={derived} />
      <div className={problem ? 'opacity-55' : undefined}>
        <FigureList figures={figures} isLarge isResult />
      </div>
      <div className="flex flex-col gap-1.5 px-4 py-3 text-caption text-muted sm:px-5">
        {lead === undefined ? <Said text={answer} className="text-text" /> : null}
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
  if (lead === undefined) return card;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Said text={answer ?? lead} className="whitespace-pre-line leading-relaxed sm:text-base" />
      {card}
    </div>
  );
}

/** Told again by screen readers when it changes. */
const Said = ({ text, className }: { text: string | undefined; className: string }) => (
  <p role="status" className={`break-words empty:hidden ${className}`}>
    {text ? withMinusSigns(text) : null}
  </p>
);
