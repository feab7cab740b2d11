import { useInfiniteQuery } from '@tanstack/react-query';
import type { LedgerLine } from '#contract/tokens.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ledgerQuery } from './ledger-queries.ts';

/** Every token that came or went, the newest first, each with its reason. */
export function LedgerList() {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(ledgerQuery);
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <Panel title="Token Ledger" lead="Every token that came or went, the newest first.">
      {isPending ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
      ) : null}
      {isError && !data ? <LoadFailed what="The ledger" onRetry={() => void refetch()} /> : null}
      {data && lines.length === 0 ? <p className="text-muted text-sm">No token has come or gone yet.</p> : null}
      {lines.length > 0 ? (
        <ol aria-label="Ledger lines" className="flex flex-col divide-y divide-line rounded-control border border-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      ) : null}
      {isFetchNextPageError ? <LoadFailed what="More lines" onRetry={() => void fetchNextPage()} /> : null}
      {hasNextPage && !isFetchNextPageError ? (
        <Button
          variant="outline"
          className="self-center"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show older lines'}
        </Button>
      ) : null}
    </Panel>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const { timeZone } = useReader();
  return (
    <li className="flex items-start gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-sm">
          {line.text}
          {line.isOpen ? (
            <Tag tone="steel" className="ml-2 align-middle">
              Running
            </Tag>
          ) : null}
        </p>
        {line.question === null ? null : (
          <p className="truncate text-caption text-muted" title={line.question}>
            {line.question}
          </p>
        )}
        <p className="text-caption text-faint">{formatMoment(line.at, timeZone)}</p>
      </div>
      <div className="shrink-0 text-right">
        <p className={classNames('numeral font-medium', line.tokens > 0 ? 'text-edge' : 'text-text')}>
          {signed(line.tokens)}
        </p>
        <p className="text-caption text-faint">
          <span className="sr-only">Balance after: </span>
          <span className="numeral">{line.balanceAfter}</span>
        </p>
      </div>
    </li>
  );
}

const signed = (tokens: number): string => (tokens > 0 ? `+${tokens}` : String(tokens).replace('-', '−'));
