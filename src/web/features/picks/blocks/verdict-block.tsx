import type { BlockOf } from '#contract/blocks.ts';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import type { OddsFormat } from '#contract/settings.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { formatStart } from '../../../lib/format-time.ts';
import { useReader } from '../../../lib/reader.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CitedText } from '../cited-text.tsx';
import { AlertButton } from '../track/alert-button.tsx';
import { alertableBet } from '../track/alertable.ts';
import { TrackButton } from '../track/track-button.tsx';
import { trackableBet } from '../track/trackable.ts';
import { VERDICTS } from '../verdict.ts';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';
import { figureText } from './cell-text.ts';
import { FigureList } from './figure-list.tsx';

type Judged = BlockOf<'verdict'>['prices'][number];

/** One stated bet: what it is worth at the price that was stated, and at the best there is. */
export function VerdictBlock({ block }: { block: ShownBlockOf<'verdict'> }) {
  const { bet, game, startsAt, prices, chance, figures, why, risk, note, sources } = block;
  const { oddsFormat, timeZone } = useReader();
  const cited = useSources();
  const words = [
    { name: 'Why', text: why },
    { name: 'Risk', text: risk },
  ].filter(({ text }) => text);
  return (
    <BlockCard title={bet} aside={<Aside block={block} />} note={note} sources={sources} cited={cited}>
      <p className="wrap-anywhere flex flex-wrap gap-x-2.5 px-4 py-2.5 text-caption text-muted sm:px-5">
        <span>{game}</span>{' '}
        {startsAt ? <time dateTime={startsAt}>{formatStart(startsAt, new Date(), timeZone)}</time> : null}
      </p>
      {prices.length > 0 ? (
        <DataTable
          look="card"
          caption={`What ${bet} is worth at each price`}
          columns={columnsOf({ block, format: oddsFormat })}
          rows={prices}
          idOf={(_, position) => position}
        />
      ) : null}
      <FigureList
        figures={[chance, ...figures]}
        phoneOnly={prices.length > 0 ? new Set([chance.key, ...IN_TABLE]) : undefined}
        write={(figure) => figureText(figure, oddsFormat)}
      />
      {words.length > 0 ? (
        <div className="flex flex-col gap-2.5 px-4 py-4 sm:px-5">
          {words.map(({ name, text = '' }) => (
            <p key={name} className="whitespace-pre-line break-words">
              <strong className="mr-1.5 font-semibold text-text">{name}</strong>
              <CitedText text={text} sources={sources} onCite={cited.show} />
            </p>
          ))}
        </div>
      ) : null}
    </BlockCard>
  );
}

/** What it comes to, the way into one's own bets, and into one's alerts. */
function Aside({ block }: { block: ShownBlockOf<'verdict'> }) {
  const alertable = alertableBet(block, Date.now());
  return (
    <span className="flex flex-wrap items-center gap-2">
      <VerdictTag of={block.prices[0]} />
      <TrackButton of={trackableBet(block)} />
      <AlertButton bets={alertable ? [alertable] : []} className="px-2.5 text-muted" />
    </span>
  );
}

const FIGURES = 'numeral whitespace-nowrap';

/** What stands in the table beside each price, where there is room for it, and is not said again below it. */
const IN_TABLE = new Set(['push', 'fair']);

type Shown = { block: ShownBlockOf<'verdict'>; format: OddsFormat };

function columnsOf({ block, format }: Shown): Column<Judged>[] {
  const { chance, figures, prices } = block;
  const ofBet = (key: string, label: string): Column<Judged>[] => {
    const figure = figures.find((one) => one.key === key);
    if (!figure) return [];
    return [{ key, label, align: 'right', from: 'sm', cellClass: FIGURES, cell: () => figureText(figure, format) }];
  };
  const toneOf = ({ edge, verdict }: Judged) =>
    edge.value < 0 ? 'text-red' : verdict === null || verdict === 'pass' ? 'text-muted' : 'text-edge';
  return [
    {
      key: 'label',
      label: 'Price',
      isRowHead: true,
      cellClass: 'min-w-28 max-w-56 break-words',
      cell: (judged) => (
        <>
          {judged === prices[0] ? judged.label : `Best there is: ${judged.label}`}{' '}
          <span className="numeral whitespace-nowrap font-semibold">{figureText(judged.price, format)}</span>
          <span className="block text-faint text-xs">{judgedWords(judged)}</span>
          {judged.chance ? (
            <span className="block text-faint text-xs sm:hidden">
              valued at {figureText(judged.chance, format)} to win
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: chance.key,
      label: 'Wins',
      align: 'right',
      from: 'sm',
      cellClass: FIGURES,
      cell: ({ chance: counted }) =>
        counted ? (
          <>
            {figureText(counted, format)}
            <span className="block text-faint text-xs">books say {figureText(chance, format)}</span>
          </>
        ) : (
          figureText(chance, format)
        ),
    },
    ...ofBet('push', 'Pushes'),
    ...ofBet('fair', 'Fair'),
    {
      key: 'edge',
      label: prices.every(({ perHundred }) => perHundred) ? 'Per $100' : 'Expected value',
      align: 'right',
      cellClass: (judged) => `${FIGURES} ${toneOf(judged)}`,
      cell: ({ perHundred, edge }) => withMinusSigns((perHundred ?? edge).text),
    },
  ];
}

/** `pass: no edge, nothing staked`. */
function judgedWords({ verdict, reason, stake }: Judged): string {
  const judged = [verdict ?? 'not judged', reason].filter(Boolean).join(': ');
  return [judged, stake?.text].filter(Boolean).join(', ');
}

function VerdictTag({ of: judged }: { of: Judged | undefined }) {
  if (!judged?.verdict) return null;
  const { word, tone, meaning } = VERDICTS[judged.verdict];
  return (
    <Tag tone={tone} title={meaning}>
      {word}
    </Tag>
  );
}
