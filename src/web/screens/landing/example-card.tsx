import type { ReactNode } from 'react';
import type { Pick, Source } from '#contract/analysis.ts';
import {
  formatAmerican,
  formatPercent,
  formatSignedPercent,
  formatUnits,
  withMinusSigns,
} from '../../lib/format-odds.ts';
import { Card } from '../../ui/card.tsx';
import { ChanceMeter } from '../../ui/chance-meter.tsx';
import { SportSign } from '../../ui/sport-sign.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { Tag } from '../../ui/tag.tsx';

const MARK = /\s*\[(\d+)\]/g;

/** The citation marks of a text that have a source, each once, in order. */
function citedNumbers(text: string, sourceCount: number): number[] {
  const numbers = [...text.matchAll(MARK)].map((match) => Number(match[1]));
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= sourceCount);
}

/** Prose whose marks such as [1] stand as raised numbers. */
function CitedText({ text, sources }: { text: string; sources: readonly Source[] }) {
  return withMinusSigns(text)
    .split(MARK)
    .map((part, index) => {
      // `split` with one group alternates prose and the group.
      if (index % 2 === 0) return part;
      const source = sources[Number(part) - 1];
      return source === undefined ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        <sup key={index} title={source.name} className="ml-px text-2xs text-steel">
          {part}
        </sup>
      );
    });
}

/** A priced pick as the hero. Light on purpose: the page is read before any script runs, and the card needs none. */
export function ExampleCard({ pick }: { pick: Pick }) {
  return (
    <Card className="w-full min-w-0 divide-y divide-line">
      <div className="flex items-start gap-2.5 px-4.5 py-3 text-caption">
        <SportSign sport={pick.sport} />
        <span className="text-muted">{pick.sport}</span>
        <h2 className="min-w-0 flex-1 text-caption">{pick.game}</h2>
        <Tag tone="amber">Example</Tag>
      </div>
      <PriceLine pick={pick} />
      <Figures pick={pick} />
      <Reasons pick={pick} />
    </Card>
  );
}

function PriceLine({ pick }: { pick: Pick }) {
  const paid = 1 / pick.oddsDecimal;
  return (
    <div className="flex flex-col gap-4 px-4.5 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold text-pick">{withMinusSigns(pick.pick)}</p>
          <p className="text-caption text-muted">
            {marketName(pick.market)} at {pick.book} · {pick.proof.books.length} books compared
          </p>
        </div>
        <div className="shrink-0 text-right">
          <p className="numeral font-semibold text-pick">{formatAmerican(pick.odds)}</p>
          <p className="text-caption text-muted">
            good to <span className="numeral">{formatAmerican(pick.worstOdds)}</span>
          </p>
        </div>
      </div>
      <div className="flex items-end gap-3 text-caption">
        <span className="whitespace-nowrap text-muted">
          you need <span className="numeral">{formatPercent(paid)}</span>
        </span>
        <ChanceMeter
          paid={paid}
          fair={pick.fairProbability}
          caption={`fair ${formatPercent(pick.fairProbability)}`}
          label={`The price asks for a chance of ${formatPercent(paid)}, the fair chance is ${formatPercent(pick.fairProbability)}`}
        />
        <span className={pick.edge > 0 ? 'whitespace-nowrap text-edge' : 'whitespace-nowrap text-red'}>
          edge <span className="numeral">{formatSignedPercent(pick.edge)}</span>
        </span>
      </div>
    </div>
  );
}

function Figures({ pick }: { pick: Pick }) {
  return (
    <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
      <Figure label="Fair price">{formatAmerican(pick.fairOdds)}</Figure>
      <Figure label="Fair chance">{formatPercent(pick.fairProbability)}</Figure>
      <Figure label="Stake">{formatUnits(pick.units)} u</Figure>
      <Figure label="Rating">
        <StarRating value={pick.confidence} className="py-1.5" />
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-4.5 py-3">
      <dt className="text-2xs text-faint">{label}</dt>
      <dd className="numeral font-medium text-sm">{children}</dd>
    </div>
  );
}

function Reasons({ pick }: { pick: Pick }) {
  const why = pick.analysis ?? pick.reasoning ?? pick.keyFactor;
  if (why === undefined && pick.riskFactor === undefined) return null;
  const cited = citedNumbers(`${why ?? ''} ${pick.riskFactor ?? ''}`, pick.sources.length);
  return (
    <div className="flex flex-col gap-2 px-4.5 py-4 text-text">
      {why === undefined ? null : (
        <p>
          <strong className="font-semibold">Why</strong> <CitedText text={why} sources={pick.sources} />
        </p>
      )}
      {pick.riskFactor === undefined ? null : (
        <p>
          <strong className="font-semibold">Risk</strong> <CitedText text={pick.riskFactor} sources={pick.sources} />
        </p>
      )}
      {cited.length === 0 ? null : (
        <p className="text-caption text-faint">
          {cited.map((number) => (
            <span key={number} className="mr-3 inline-block">
              <span className="text-steel">{number}</span> {pick.sources[number - 1]?.name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function marketName(market: string): string {
  return market.charAt(0).toUpperCase() + market.slice(1);
}
