import { useQuery } from '@tanstack/react-query';
import { formatStart } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { SportSign } from '../../ui/sport-sign.tsx';
import { TonightPlaceholder } from './tonight-placeholder.tsx';
import { tonightQuery } from './tonight-queries.ts';

/** What is played next; a press asks for the best bet of the game. Where no game is known nothing is said. */
export function Tonight({ onAsk }: { onAsk: (question: string) => void }) {
  const { data, isPending } = useQuery(tonightQuery);
  const { timeZone } = useReader();
  if (isPending) return <TonightPlaceholder />;
  if (!data || data.length === 0) return null;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {data.map(({ league, games }) => (
        <section key={league} aria-label={`Next ${league} games`} className="min-w-0">
          <h3 className="flex items-center gap-2 text-caption text-muted">
            <SportSign sport={league} />
            {league}
          </h3>
          <ul className="mt-1 flex flex-col">
            {games.map(({ eventId, game, startsAt }) => (
              <li key={eventId}>
                <button
                  type="button"
                  title={`Asks: ${questionOf(game)}`}
                  onClick={() => onAsk(questionOf(game))}
                  className="-mx-2 flex min-h-touch w-[calc(100%+1rem)] flex-col justify-center rounded-control px-2 py-1 text-left transition-colors hover:bg-raised sm:min-h-9"
                >
                  <span className="w-full truncate text-caption text-text">{game}</span>
                  <time dateTime={startsAt} className="text-faint text-xs">
                    {formatStart(startsAt, new Date(), timeZone)}
                  </time>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const questionOf = (game: string): string => `Best bet in ${game}?`;
