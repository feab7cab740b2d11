import { useId, useState } from 'react';
import type { DataSourceView, ParlayView, PickView } from '#contract/content/read-answer.ts';
import { formatOdds, withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { CitedText } from './cited-text.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { parlayFigures } from './parlay-figures.ts';
import { PickCard } from './pick-card.tsx';
import { PickSources } from './pick-sources.tsx';

type Props = {
  parlay: ParlayView;
  /** Its legs as picks, each of which opens; absent: in words. */
  legs?: readonly PickView[];
  dataSource?: DataSourceView | undefined;
  isWriting?: boolean;
};

/** A parlay at one book: what it pays, its legs, and what they are worth together. */
export function ParlayCard({ parlay, legs = [], dataSource, isWriting = false }: Props) {
  const id = useId();
  const { oddsFormat } = useReader();
  const [isOpen, setOpen] = useState(false);
  const figures = parlayFigures(parlay, oddsFormat).map(({ name, value, isGood }) => ({
    name,
    value: <span className={classNames('numeral font-semibold', TONES[String(isGood)])}>{value}</span>,
  }));
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="@container min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
        <h3 id={`${id}-title`} className="font-semibold text-caption">
          Parlay of {parlay.legs.length}
          {parlay.book ? <span className="ml-2 font-normal text-muted">at {parlay.book}</span> : null}
        </h3>
        <span className="flex items-center gap-1.5">
          {dataSource?.odds === 'demo' ? <Tag tone="amber">Demo</Tag> : null}
          <Tag tone="steel">All legs must win</Tag>
        </span>
      </header>
      {parlay.totalOdds ? (
        <p className="flex items-baseline justify-between gap-4 px-4 py-3 sm:px-5">
          <span className="text-caption text-muted">Total odds</span>
          <span className="numeral font-semibold text-pick">
            {formatOdds(oddsFormat, { text: parlay.totalOdds, decimal: parlay.totalOddsDecimal })}
          </span>
        </p>
      ) : null}
      <ol className="divide-y divide-line">
        {legs.length > 0
          ? legs.map((leg, position) => (
              <li key={leg.id ?? position}>
                <PickCard pick={leg} dataSource={dataSource} isWriting={isWriting} folds="row" />
              </li>
            ))
          : parlay.legs.map((leg, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: legs are told apart by their place alone.
              <li key={position} className="flex gap-3 px-4 py-2.5 sm:px-5">
                <span className="numeral text-faint">{position + 1}</span>
                <span className="min-w-0 break-words font-medium">{withMinusSigns(leg)}</span>
              </li>
            ))}
      </ol>
      {figures.length > 0 ? <FigureStrip figures={figures} /> : null}
      {parlay.correlation ? (
        <p className="px-4 py-3 text-caption text-muted sm:px-5">
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

const TONES: Readonly<Record<string, string>> = { true: 'text-edge', false: 'text-red' };
