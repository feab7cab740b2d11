import { leagueOf } from './leagues.ts';
import type { SlateEvent, SlateMarket } from './slate.ts';

/** Deviations of margin and total: those of `leagueScatter`, where it has none those of the nearest league. */
const SCATTER: Readonly<Record<string, readonly [number, number]>> = {
  NFL: [13.3, 13.3],
  NCAAF: [16, 16],
  NBA: [12, 17.7],
  WNBA: [10.8, 15.9],
  NCAAB: [10, 14.7],
  MLB: [4.3, 4.3],
  NHL: [2.5, 2.3],
};
/** Goals of soccer, games of tennis, rounds. */
const SMALL_SCATTER = [1.8, 1.7] as const;

/** About how far results scatter around a line, in points: to order by, never to price with. */
export function roughScatter(
  { sportKey }: Pick<SlateEvent, 'sportKey'>,
  { market, lineHundredths }: Pick<SlateMarket, 'market' | 'lineHundredths'>,
): number {
  const [margin, total] = SCATTER[leagueOf(sportKey) ?? ''] ?? SMALL_SCATTER;
  if (market === 'spread') return margin;
  return market === 'total' ? total : Math.sqrt(Math.max(1, lineHundredths / 100));
}
