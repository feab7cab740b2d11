import type { BlockOf } from '#contract/blocks.ts';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import type { OddsFormat } from '#contract/settings.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { formatStart } from '../../../lib/format-time.ts';
import { useReader } from '../../../lib/reader.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CitedText } from '../cited-text.tsx';
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
    <BlockCard title={bet} aside={<VerdictTag of={prices[0]} />} note={note} sources={sources} cited={cited}>
      <p className="wrap-anywhere px-4 py-2.5 text-caption text-muted sm:px-5">
        {game}
        {startsAt ? (
          <time dateTime={startsAt} className="ml-2.5">
            {formatStart(startsAt, new Date(), timeZone)}
          </time>
        ) : null}
      </p>
      {prices.length > 0 ? (
        <DataTable
          look="card"
          caption={`What ${bet} is worth at each price`}
          columns={columnsOf(oddsFormat)}
          rows={prices}
          idOf={(_, position) => position}
        />
      ) : null}
      <FigureList figures={[chance, ...figures]} write={(figure) => figureText(figure, oddsFormat)} />
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

const FIGURES = 'numeral whitespace-nowrap';

const columnsOf = (format: OddsFormat): Column<Judged>[] => [
  { key: 'label', label: 'Price', isRowHead: true, cellClass: 'max-w-56 break-words', cell: ({ label }) => label },
  {
    key: 'price',
    label: 'Odds',
    align: 'right',
    cellClass: `${FIGURES} font-semibold`,
    cell: ({ price }) => figureText(price, format),
  },
  {
    key: 'edge',
    label: 'Expected value',
    align: 'right',
    cellClass: ({ edge, verdict }) =>
      `${FIGURES} ${edge.value < 0 ? 'text-red' : verdict === null || verdict === 'pass' ? 'text-muted' : 'text-edge'}`,
    cell: ({ edge }) => withMinusSigns(edge.text),
  },
  {
    key: 'verdict',
    label: 'Verdict',
    align: 'right',
    cell: (judged) => (
      <>
        <VerdictTag of={judged} />
        <Small words={judged.reason} />
        <Small words={judged.stake?.text} />
      </>
    ),
  },
];

const Small = ({ words }: { words: string | undefined }) =>
  words ? <span className="block text-faint text-xs">{words}</span> : null;

function VerdictTag({ of: judged }: { of: Judged | undefined }) {
  if (!judged?.verdict) return null;
  const { word, tone, meaning } = VERDICTS[judged.verdict];
  return (
    <Tag tone={tone} title={meaning}>
      {word}
    </Tag>
  );
}
