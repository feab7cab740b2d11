import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format-time.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ratingsQuery } from './portal-queries.ts';

/** How many thumbs went up and down, and the questions of the newest down. */
export function AnswerRatings() {
  const { data, isError, refetch } = useQuery(ratingsQuery);
  if (isError) return <LoadFailed what="The ratings" onRetry={() => void refetch()} />;
  if (!data) return null;
  const { up, down, newestDown } = data;
  return (
    <div className="mb-4 text-caption">
      <p>
        Thumbs: <span className="numeral">{up}</span> up, <span className="numeral">{down}</span> down.
      </p>
      {newestDown.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-touch cursor-pointer content-center text-muted sm:min-h-8">
            The newest {newestDown.length} down
          </summary>
          <ul className="flex flex-col gap-1.5 pt-1">
            {newestDown.map(({ id, question, mode, createdAt }) => (
              <li key={id} className="wrap-anywhere">
                <span className="text-faint">
                  {formatMoment(createdAt)}, {mode}:
                </span>{' '}
                {question}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
