import { useQuery } from '@tanstack/react-query';
import { type BetNow, priceAnswerNow } from '#contract/answer-now.ts';
import { read } from '../../lib/api.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { formatAge, formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { figureText } from './blocks/cell-text.ts';

/** The same bets at the prices of this moment, beside what was answered. */
export function AnswerNow({ messageId }: { messageId: string }) {
  const { oddsFormat, timeZone } = useReader();
  const { data, isError, refetch } = useQuery({
    queryKey: ['answer', messageId, 'now'],
    queryFn: () => read(priceAnswerNow, { messageId }),
    retry: false,
    gcTime: 0,
  });
  if (isError) return <LoadFailed what="The prices of now" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-28 w-full rounded-card" />;
  return (
    <section
      aria-label="The same bets now"
      className="min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      <p role="status" className="flex flex-wrap justify-between gap-x-3 px-4 py-3 text-caption sm:px-5">
        <strong className="font-semibold">The same bets now</strong>
        <span className="text-muted">prices of {formatMoment(data.asOf, timeZone)}, free</span>
      </p>
      <DataTable
        look="card"
        caption="Each bet of this answer, then and now"
        empty="This answer judged no bet."
        columns={columnsOf(oddsFormat)}
        rows={data.bets}
        idOf={(_, position) => position}
      />
    </section>
  );
}

const FIGURES = 'numeral whitespace-nowrap align-top';

function columnsOf(format: 'american' | 'decimal'): Column<BetNow>[] {
  return [
    {
      key: 'pick',
      label: 'Bet',
      isRowHead: true,
      cellClass: 'min-w-36 max-w-72 break-words align-top',
      cell: ({ pick, text }) => (
        <>
          {withMinusSigns(pick)}
          <span className="block text-faint text-xs">{withMinusSigns(text)}</span>
        </>
      ),
    },
    {
      key: 'then',
      label: 'At answer time',
      align: 'right',
      cellClass: FIGURES,
      cell: ({ answered }) => <Price text={figureText(answered.price, format)} of={answered} />,
    },
    {
      key: 'now',
      label: 'Now',
      align: 'right',
      cellClass: FIGURES,
      cell: ({ now }) =>
        now ? (
          <Price text={figureText(now.price, format)} of={now} age={`${formatAge(now.ageSeconds)} old`} />
        ) : (
          <span className="text-faint">gone</span>
        ),
    },
    {
      key: 'edge',
      label: 'Edge now',
      align: 'right',
      cellClass: ({ now }) =>
        `${FIGURES} ${now && now.edge.value > 0 && now.verdict !== 'pass' ? 'text-edge' : 'text-muted'}`,
      cell: ({ now }) =>
        now ? (
          <>
            {withMinusSigns(now.edge.text)}
            <span className="block font-sans text-faint text-xs">{now.reason ?? now.stake}</span>
          </>
        ) : (
          '–'
        ),
    },
  ];
}

type PriceProps = { text: string; of: { book: string; verdict: string }; age?: string };

const Price = ({ text, of: { book, verdict }, age }: PriceProps) => (
  <>
    <span className="font-semibold">{text}</span>
    <span className="block font-sans text-faint text-xs">{[book, verdict, age].filter(Boolean).join(', ')}</span>
  </>
);
