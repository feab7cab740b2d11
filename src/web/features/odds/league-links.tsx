import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { OddsBoard } from '#contract/odds-board.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { boardPath, type MainMarket } from './odds-place.ts';

type Props = { leagues: OddsBoard['leagues'] | undefined; shown: string | null; market: MainMarket | null };

/** The leagues with priced games; on phones they scroll sideways in their own row. */
export function LeagueLinks({ leagues, shown, market }: Props) {
  const row = useRef<HTMLElement>(null);
  const isThere = leagues !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the league that is shown.
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [shown, isThere]);
  if (!leagues)
    return (
      <div className="flex h-touch items-center gap-2 sm:h-9">
        {['first', 'second', 'third'].map((link) => (
          <Skeleton key={link} className="h-8 w-20 rounded-full" />
        ))}
      </div>
    );
  return (
    <nav
      ref={row}
      aria-label="Leagues"
      className="scroll-hint-x relative [--hint-ground:var(--color-bg)] -mx-4 min-w-0 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-1.5">
        {leagues.map(({ league, games }) => (
          <li key={league} className="shrink-0">
            <Link
              href={boardPath({ league, market })}
              replace
              aria-current={league === shown ? 'page' : undefined}
              className={classNames(
                'flex h-touch items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm -outline-offset-2 transition-colors sm:h-9',
                league === shown
                  ? 'border-outline bg-raised text-text'
                  : 'border-transparent text-muted hover:bg-raised hover:text-text',
              )}
            >
              {`${league} `}
              <span className="numeral text-faint text-xs">
                {games}
                <span className="sr-only"> {games === 1 ? 'game' : 'games'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
