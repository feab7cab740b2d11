import type { League } from '#engine/names/league.ts';
import { leagueOf } from './leagues.ts';
import type { SlateEvent } from './slate.ts';

/** What most US bettors follow comes first. */
const FOLLOWED: readonly (League | null)[] = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB', 'UFC', 'EPL', 'MLS'];

const rankOf = ({ sportKey }: SlateEvent): number => {
  const at = FOLLOWED.indexOf(leagueOf(sportKey));
  return at < 0 ? FOLLOWED.length : at;
};

/** The games ahead that have a moneyline, the most followed leagues first, each league by its starts. */
export const gamesOfNote = (events: readonly SlateEvent[], nowMs: number): SlateEvent[] =>
  events
    .filter(
      ({ startsAt, markets }) => startsAt.getTime() > nowMs && markets.some(({ market }) => market === 'moneyline'),
    )
    .sort((a, b) => rankOf(a) - rankOf(b) || a.startsAt.getTime() - b.startsAt.getTime());
