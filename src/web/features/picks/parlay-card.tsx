import { useId, useState } from 'react';
import type { ParlayView } from '#contract/content/read-answer.ts';
import { formatOdds, withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { CitedText } from './cited-text.tsx';
import { parlayFigures } from './parlay-figures.ts';
import { PickSources } from './pick-sources.tsx';

export function ParlayCard({ parlay }: { parlay: ParlayView }) {
  const id = useId();
  const { oddsFormat } = useReader();
  const [isOpen, setOpen] = useState(false);
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 sm:px-5">
        <h3 id={`${id}-title`} className="font-semibold text-caption">
          Parlay of {parlay.legs.length}
        </h3>
        <Tag tone="steel">All legs must win</Tag>
      </header>
      <div className="flex items-start justify-between gap-4 px-4 py-4 sm:px-5">
        <ol className="flex min-w-0 flex-col gap-1.5">
          {parlay.legs.map((leg, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: legs are told apart by their place alone.
            <li key={position} className="flex gap-2.5">
              <span className="numeral text-faint">{position + 1}</span>
              <span className="min-w-0 break-words font-medium">{withMinusSigns(leg)}</span>
            </li>
          ))}
        </ol>
        {parlay.totalOdds ? (
          <p className="numeral shrink-0 font-semibold text-pick">
            <span className="sr-only">Total odds </span>
            {formatOdds(oddsFormat, { text: parlay.totalOdds, decimal: parlay.totalOddsDecimal })}
          </p>
        ) : null}
      </div>
      <ParlayFigures parlay={parlay} />
      {parlay.correlation ? (
        <p className="px-4 py-3 text-muted sm:px-5">
          <CitedText text={parlay.correlation} sources={parlay.sources} onCite={() => setOpen(true)} />
        </p>
      ) : null}
      {parlay.sources.length > 0 ? (
        <div className="px-3.5 py-2.5">
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            className="text-muted"
            onClick={() => setOpen(!isOpen)}
          >
            Sources ({parlay.sources.length})
          </Button>
        </div>
      ) : null}
      {isOpen ? <PickSources sources={parlay.sources} id={id} of="the parlay" /> : null}
    </article>
  );
}

function ParlayFigures({ parlay }: { parlay: ParlayView }) {
  const { oddsFormat } = useReader();
  const figures = parlayFigures(parlay, oddsFormat);
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 divide-x divide-y divide-line">
      {figures.map(({ name, value, isGood }) => (
        <div key={name} className="px-4 py-3 sm:px-5">
          <dt className="text-faint text-xs">{name}</dt>
          <dd
            className={classNames(
              'numeral mt-1 font-semibold',
              isGood === true && 'text-edge',
              isGood === false && 'text-red',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
