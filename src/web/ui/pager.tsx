import { Button } from './button.tsx';

type Props = {
  /** What is counted, such as "users". */
  what: string;
  offset: number;
  limit: number;
  total: number;
  onMove: (offset: number) => void;
};

/** Where in a long list this page stands, and the way to its neighbours. */
export function Pager({ what, offset, limit, total, onMove }: Props) {
  const last = Math.min(offset + limit, total);
  return (
    <nav aria-label={`Pages of ${what}`} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-caption text-muted" aria-live="polite">
        {total === 0 ? `No ${what}` : `${(offset + 1).toLocaleString('en-US')}–${last.toLocaleString('en-US')}`}
        {total === 0 ? null : ` of ${total.toLocaleString('en-US')} ${what}`}
      </p>
      {total > limit ? (
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={offset === 0}
            onClick={() => onMove(Math.max(0, offset - limit))}
          >
            Previous
          </Button>
          <Button variant="outline" size="sm" disabled={last >= total} onClick={() => onMove(offset + limit)}>
            Next
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
