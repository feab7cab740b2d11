import type { PickView } from '#contract/content/read-answer.ts';
import { formatOdds, withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { BookLink } from './book-link.tsx';
import { isLimit } from './is-limit.ts';
import { PriceAge } from './price-age.tsx';

/** The bet and its price, big; under them where the price is, how old it is, and down to which price it holds. */
export function PriceLine({ pick, titleId }: { pick: PickView; titleId: string }) {
  const { oddsFormat } = useReader();
  // A pass is read calmly: it is there to be known, not to be taken.
  const weight = pick.verdict === 'pass' ? 'font-medium text-muted' : 'font-semibold';
  const place = [pick.market && marketName(pick.market), pick.book && `at ${pick.book}`].filter(Boolean);
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 id={titleId} className={classNames('break-words text-pick', weight)}>
          {withMinusSigns(pick.pick)}
        </h3>
        <p className="text-caption text-muted">
          {place.join(' · ')}
          {pick.priceAt === undefined ? null : (
            <>
              {place.length > 0 ? ', ' : ''}
              <PriceAge at={pick.priceAt} />
            </>
          )}
        </p>
        {pick.book && pick.verdict !== 'pass' ? (
          <p data-screen-only="" className="text-caption">
            <BookLink link={pick.link} book={pick.book} />
          </p>
        ) : null}
      </div>
      {pick.odds ? (
        <p className="shrink-0 text-right">
          <span className={classNames('numeral block text-pick', weight)}>
            <span className="sr-only">Odds </span>
            {formatOdds(oddsFormat, { text: pick.odds, decimal: pick.oddsDecimal })}
          </span>
          {isLimit(pick.worstOdds) ? (
            <span className="block text-caption text-muted">
              {pick.verdict === 'pass' ? 'needs' : 'good to'}{' '}
              <span className="numeral">
                {formatOdds(oddsFormat, { text: pick.worstOdds, decimal: pick.worstDecimal }, 'up')}
              </span>
            </span>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

const marketName = (market: string): string => market.charAt(0).toUpperCase() + market.slice(1);
