import type { PickView } from '#contract/content/read-answer.ts';
import { formatOdds, withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { isLimit } from './is-limit.ts';
import { PriceAge } from './price-age.tsx';

/** The bet and its price, big; under them what kind of bet it is, how old the price is, and down to which one it holds. */
export function PriceLine({ pick, titleId }: { pick: PickView; titleId: string }) {
  const { oddsFormat } = useReader();
  // A pass is read calmly: it is there to be known, not to be taken.
  const weight = pick.verdict === 'pass' ? 'font-medium text-muted' : 'font-semibold';
  const kind = pick.market && marketName(pick.market);
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 id={titleId} className={classNames('break-words text-pick', weight)}>
          {withMinusSigns(pick.pick)}
        </h3>
        <p className="text-caption text-muted">
          {kind}
          {pick.priceAt === undefined ? null : (
            <>
              {kind ? ', price ' : 'Price '}
              <PriceAge at={pick.priceAt} />
            </>
          )}
        </p>
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
