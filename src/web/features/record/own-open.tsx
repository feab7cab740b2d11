import { queryOptions } from '@tanstack/react-query';
import { listOwnOpen, type OwnOpenPicks } from '#contract/record.ts';
import { read } from '../../lib/api.ts';
import { formatOdds, formatUnits, withMinusSigns } from '../../lib/format-odds.ts';
import { formatStart } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { Panel } from '../../ui/panel.tsx';
import { SportSign } from '../../ui/sport-sign.tsx';
import { Tag } from '../../ui/tag.tsx';

/** The reader's own picks that are not over. */
export const ownOpenQuery = queryOptions({
  queryKey: [listOwnOpen.path],
  queryFn: () => read(listOwnOpen),
  refetchOnMount: 'always',
});

/** Nothing stands here where there are none, or they cannot be read. */
export function OwnOpen({ data }: { data: OwnOpenPicks | undefined }) {
  if (!data || data.picks.length === 0) return null;
  return (
    <Panel
      title="Your open picks"
      lead="Only you see them until their games start; then they are public, like every other pick."
      layout="rows"
    >
      {data.picks.map((pick) => (
        <Row key={`${pick.game} ${pick.pick} ${pick.shownAt}`} pick={pick} />
      ))}
    </Panel>
  );
}

function Row({
  pick: { pick, game, sport, startsAt, book, odds, oddsDecimal, verdict, units, priced },
}: {
  pick: OwnOpenPicks['picks'][number];
}) {
  const { oddsFormat, timeZone } = useReader();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-caption text-muted">
          <SportSign sport={sport} />
          {sport}
          <span className="wrap-anywhere">{game}</span>
          <time dateTime={startsAt}>{formatStart(startsAt, new Date(), timeZone)}</time>
        </p>
        <p className="wrap-anywhere font-semibold">{withMinusSigns(pick)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
        {priced === 'demo' ? <Tag tone="amber">Demo</Tag> : null}
        <Tag tone={verdict === 'bet' ? 'edge' : 'steel'}>{verdict}</Tag>
        <span className="numeral sm:w-14 sm:text-right">{`${formatUnits(units)} u`}</span>
        <span className="sm:w-36">
          <b className="numeral font-semibold text-text">
            {formatOdds(oddsFormat, { text: odds, decimal: oddsDecimal })}
          </b>
          {` at ${book}`}
        </span>
      </p>
    </div>
  );
}
