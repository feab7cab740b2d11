import type { MarketMoves } from '#contract/research/moves.ts';
import { formatOdds, formatPercent } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { type Measure, pointAt } from './movement.ts';

/** So many books fit in a line. */
const MOST_BOOKS = 4;

type Props = { moves: MarketMoves; measure: Measure; atMs: number; isNow: boolean };

/** What stood at one moment: all books together, then the ones that paid most. As high at each moment. */
export function MovementReadout({ moves, atMs, isNow }: Props) {
  const { oddsFormat, timeZone } = useReader();
  const consensus = moves.consensus.findLast(({ at }) => Date.parse(at) <= atMs);
  const books = moves.series
    .flatMap((series) => {
      const point = pointAt(series, atMs);
      return series.canBet && point?.decimal ? [{ series, point, decimal: point.decimal }] : [];
    })
    .filter(({ point }) => point.line === (consensus?.line ?? point.line))
    .sort((a, b) => b.decimal - a.decimal)
    .slice(0, MOST_BOOKS);
  return (
    <dl className="flex min-h-12 flex-wrap items-end gap-x-6 gap-y-2 max-sm:h-26 max-sm:content-start max-sm:overflow-hidden">
      <div className="min-w-0">
        <dt className="text-2xs text-faint">
          Fair, {isNow ? 'now' : formatMoment(new Date(atMs).toISOString(), timeZone)}
        </dt>
        <dd className="numeral font-semibold text-steel">
          {consensus ? (
            <>
              {consensus.line === null ? '' : `${signedLine(consensus.line, moves.market)} `}
              {formatOdds(oddsFormat, { decimal: 1 / consensus.chance })}{' '}
              <span className="font-normal text-caption text-faint">{formatPercent(consensus.chance)}</span>
            </>
          ) : (
            '–'
          )}
        </dd>
      </div>
      {books.map(({ series, point, decimal }) => (
        <div key={series.bookKey} className="min-w-0">
          <dt className="max-w-28 truncate text-2xs text-faint">{series.book}</dt>
          <dd className="numeral text-caption">{formatOdds(oddsFormat, { text: point.text ?? undefined, decimal })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A spread wears its sign, a total does not. */
export function signedLine(line: number, market: string): string {
  if (market !== 'spread') return String(line);
  if (line === 0) return 'PK';
  return line > 0 ? `+${line}` : `−${-line}`;
}
