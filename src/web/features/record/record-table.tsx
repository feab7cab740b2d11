import type { RecordedPick } from '#contract/record.ts';
import { formatOdds, formatPercent, formatSignedPercent, formatUnits, withMinusSigns } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { sportEmoji } from '../../lib/sport-emoji.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';

const TONES: Readonly<Record<RecordedPick['verdict'], TagTone>> = { bet: 'edge', lean: 'steel', pass: 'neutral' };
const HEAD = 'px-2 py-2.5 font-normal text-2xs text-faint last:pr-4 first:pl-4 sm:px-3 sm:first:pl-6 sm:last:pr-6';
const CELL = 'px-2 py-3 align-top last:pr-4 first:pl-4 sm:px-3 sm:first:pl-6 sm:last:pr-6';
const WIDE = 'max-md:hidden';

const WIDEST = 'max-lg:hidden';

/** Figures under figures. Where there is no room for it, what is secondary moves under the bet. */
export function RecordTable({ picks }: { picks: readonly RecordedPick[] }) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-sm">
        <caption className="sr-only">Recorded picks, the newest first</caption>
        <thead className="border-line border-b text-left">
          <tr>
            <th scope="col" className={HEAD}>
              Pick
            </th>
            <th scope="col" className={classNames(HEAD, WIDEST)}>
              Shown
            </th>
            <th scope="col" className={classNames(HEAD, WIDE, 'text-right')}>
              Fair chance
            </th>
            <th scope="col" className={classNames(HEAD, WIDE, 'text-right')}>
              Stake
            </th>
            <th scope="col" className={classNames(HEAD, 'text-right')}>
              Odds
            </th>
            <th scope="col" className={classNames(HEAD, 'text-right max-md:pr-4')}>
              Edge
            </th>
            <th scope="col" className={classNames(HEAD, WIDE, 'text-right')}>
              Verdict
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {picks.map((pick) => (
            <Row key={pick.id} pick={pick} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ pick }: { pick: RecordedPick }) {
  const { oddsFormat, timeZone } = useReader();
  const shown = formatMoment(pick.shownAt, timeZone);
  const odds = { text: pick.odds, decimal: pick.oddsDecimal };
  return (
    <tr>
      <th scope="row" className={classNames(CELL, 'text-left font-normal')}>
        <span className="flex flex-wrap items-baseline gap-x-2 text-caption text-muted">
          <span aria-hidden="true">{sportEmoji(pick.sport)}</span>
          {pick.sport}
          <span className="wrap-anywhere">{pick.game}</span>
        </span>
        <span className="wrap-anywhere block font-semibold text-body">{withMinusSigns(pick.pick)}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
          at {pick.book} {pick.priced === 'demo' ? <Tag tone="amber">Demo</Tag> : null}
          <span className="md:hidden">
            <VerdictTag verdict={pick.verdict} />
          </span>
          <time dateTime={pick.shownAt} className="lg:hidden">
            {shown}
          </time>
        </span>
      </th>
      <td className={classNames(CELL, WIDEST, 'whitespace-nowrap text-caption text-muted')}>
        <time dateTime={pick.shownAt}>{shown}</time>
        <span className="block">starts {formatMoment(pick.startsAt, timeZone)}</span>
      </td>
      <td className={classNames(CELL, WIDE, 'numeral text-right')}>{formatPercent(pick.fairProbability)}</td>
      <td className={classNames(CELL, WIDE, 'numeral whitespace-nowrap text-right')}>{formatUnits(pick.units)} u</td>
      <td className={classNames(CELL, 'numeral text-right font-semibold')}>{formatOdds(oddsFormat, odds)}</td>
      <td className={classNames(CELL, 'numeral text-right max-md:pr-4', edgeColour(pick))}>
        {formatSignedPercent(pick.edge)}
      </td>
      <td className={classNames(CELL, WIDE, 'text-right')}>
        <VerdictTag verdict={pick.verdict} />
      </td>
    </tr>
  );
}

const VerdictTag = ({ verdict }: Pick<RecordedPick, 'verdict'>) => <Tag tone={TONES[verdict]}>{verdict}</Tag>;

function edgeColour({ edge, verdict }: RecordedPick): string {
  if (verdict === 'pass') return 'text-muted';
  return edge > 0 ? 'text-edge' : 'text-red';
}
