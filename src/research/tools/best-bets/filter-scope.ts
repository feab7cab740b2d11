import type { BetFilters } from '#contract/research/best-bets.ts';
import { coversSport } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';

/** Whether a game fits by id, league and time, whoever plays it. */
export function inScope(
  event: SlateEvent,
  input: Pick<BetFilters, 'eventIds' | 'leagues' | 'excludedLeagues' | 'from' | 'to'>,
): boolean {
  const { eventIds, leagues, excludedLeagues = [], from, to } = input;
  const at = event.startsAt.getTime();
  const covers = (league: (typeof excludedLeagues)[number]) => coversSport(league, event.sportKey);
  return (
    (!eventIds?.length || eventIds.includes(event.id)) &&
    (!leagues?.length || leagues.some(covers)) &&
    !excludedLeagues.some(covers) &&
    (from === undefined || at >= Date.parse(from)) &&
    (to === undefined || at < Date.parse(to))
  );
}
