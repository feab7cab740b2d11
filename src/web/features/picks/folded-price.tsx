import type { PickView } from '#contract/content/read-answer.ts';
import { formatOdds, formatSignedPercent, withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { edgeColour } from './edge-colour.ts';
import { Start } from './pick-head.tsx';

/**
 * A folded pick in one line, in two where it is narrow: the bet, where, its price and its edge, so that ten of them can be compared at a
 * glance. Where there is room for it the start stands here, so that the head above is one line too.
 */
export function FoldedPrice({ pick, titleId }: { pick: PickView; titleId: string }) {
  const { edge } = pick;
  const { oddsFormat } = useReader();
  return (
    <div className="flex items-baseline justify-between gap-x-4 px-4 pb-3 sm:px-5">
      <div className="min-w-0 flex-1 text-caption text-muted">
        <h3
          id={titleId}
          className={classNames('mr-1 inline break-words font-semibold text-body', !isPass(pick) && 'text-text')}
        >
          {withMinusSigns(pick.pick)}
        </h3>{' '}
        {pick.book ? <span className="whitespace-nowrap @max-lg:block">at {pick.book}</span> : null}
        {pick.startsAt ? <Start startsAt={pick.startsAt} className="ml-2.5 whitespace-nowrap @max-xl:hidden" /> : null}
      </div>
      <p className="flex shrink-0 items-baseline gap-x-4 text-caption @max-lg:flex-col-reverse @max-lg:items-end">
        {edge === undefined ? null : (
          <span className={edgeColour(pick)}>
            {edge > 0 ? 'edge' : 'no edge'} <span className="numeral">{formatSignedPercent(edge)}</span>
          </span>
        )}
        {pick.odds ? (
          <span
            className={classNames('numeral min-w-12 text-right font-semibold text-body', isPass(pick) && 'text-muted')}
          >
            <span className="sr-only">Odds </span>
            {formatOdds(oddsFormat, { text: pick.odds, decimal: pick.oddsDecimal })}
          </span>
        ) : null}
      </p>
    </div>
  );
}

const isPass = (pick: PickView): boolean => pick.verdict === 'pass';
