import type { RecordedPick } from '#contract/record.ts';
import { formatOdds, formatPercent, formatSignedPercent, formatUnits, withMinusSigns } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SportSign } from '../../ui/sport-sign.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';

const TONES: Readonly<Record<RecordedPick['verdict'], TagTone>> = { bet: 'edge', lean: 'steel', pass: 'neutral' };

/** Figures under figures. Where there is no room for it, what is secondary moves under the bet. `isToldDemo`: what stands above says it of all. */
export function RecordTable({ picks, isToldDemo = false }: { picks: readonly RecordedPick[]; isToldDemo?: boolean }) {
  const { oddsFormat } = useReader();
  const figure = (label: string, cell: Column<RecordedPick>['cell'], cellClass = 'numeral'): Column<RecordedPick> => ({
    key: label,
    label,
    align: 'right',
    cellClass,
    cell,
  });
  return (
    <Card className="overflow-hidden">
      <DataTable
        look="page"
        caption="Recorded picks, the latest games first"
        columns={[
          { key: 'pick', label: 'Pick', isRowHead: true, cell: (pick) => <Bet pick={pick} isToldDemo={isToldDemo} /> },
          {
            key: 'shown',
            label: 'Shown',
            from: 'lg',
            cellClass: 'whitespace-nowrap text-caption text-muted',
            cell: (pick) => <Times pick={pick} />,
          },
          { ...figure('Fair chance', ({ fairProbability }) => formatPercent(fairProbability)), from: 'md' },
          {
            ...figure(
              'Stake',
              ({ units }) => (units > 0 ? `${formatUnits(units)} u` : 'none'),
              'numeral whitespace-nowrap',
            ),
            from: 'md',
          },
          figure(
            'Odds',
            ({ odds: text, oddsDecimal: decimal }) => formatOdds(oddsFormat, { text, decimal }),
            'numeral font-semibold',
          ),
          {
            ...figure('Edge', ({ edge }) => formatSignedPercent(edge)),
            from: 'md',
            cellClass: (pick) => `numeral ${edgeColour(pick)}`,
          },
          {
            ...figure('Result', (pick) => <Result pick={pick} />, 'numeral max-md:pr-4'),
            headClass: 'max-md:pr-4',
          },
          { ...figure('Verdict', ({ verdict }) => <VerdictTag verdict={verdict} />, ''), from: 'md' },
        ]}
        rows={picks}
        idOf={({ id }) => id}
      />
    </Card>
  );
}

/** What it is on and where; on a phone with what stands in columns of their own elsewhere. */
function Bet({ pick, isToldDemo = false }: { pick: RecordedPick; isToldDemo?: boolean }) {
  const { timeZone } = useReader();
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2 text-caption text-muted">
        <SportSign sport={pick.sport} />
        {pick.sport}
        <span className="wrap-anywhere">{pick.game}</span>
      </span>
      <span className="wrap-anywhere block font-semibold text-body">{withMinusSigns(pick.pick)}</span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
        at {pick.book} {pick.priced === 'demo' && !isToldDemo ? <Tag tone="amber">Demo</Tag> : null}
        <span className="md:hidden">
          <VerdictTag verdict={pick.verdict} />
        </span>
        {pick.postMortem ? <span className="basis-full">{pick.postMortem}</span> : null}
        <time dateTime={pick.shownAt} className="lg:hidden">
          {formatMoment(pick.shownAt, timeZone)}
        </time>
      </span>
    </>
  );
}

function Times({ pick: { shownAt, startsAt } }: { pick: RecordedPick }) {
  const { timeZone } = useReader();
  return (
    <>
      <time dateTime={shownAt}>{formatMoment(shownAt, timeZone)}</time>
      <span className="block">starts {formatMoment(startsAt, timeZone)}</span>
    </>
  );
}

const RESULTS: Readonly<Record<NonNullable<RecordedPick['result']>, string>> = {
  win: 'Won',
  half_win: 'Half won',
  push: 'Pushed',
  void: 'Void',
  half_loss: 'Half lost',
  loss: 'Lost',
  ungraded: 'Ungraded',
};

/** A loss in the same colours as a win: the word and the sign tell them apart. */
function Result({ pick: { result, profit } }: { pick: RecordedPick }) {
  if (result === null) return <span className="font-sans text-muted">open</span>;
  return (
    <span className="whitespace-nowrap">
      <span className="font-sans">{RESULTS[result]}</span>
      {profit === null ? null : (
        <span className="block text-caption text-muted">
          {withMinusSigns(`${profit > 0 ? '+' : ''}${profit.toFixed(2)} u`)}
        </span>
      )}
    </span>
  );
}

const VerdictTag = ({ verdict }: Pick<RecordedPick, 'verdict'>) => <Tag tone={TONES[verdict]}>{verdict}</Tag>;

function edgeColour({ edge, verdict }: RecordedPick): string {
  if (verdict === 'pass') return 'text-muted';
  return edge > 0 ? 'text-edge' : 'text-red';
}
