import type { EspnClient, SeenGames } from '../../espn/espn-client.ts';
import { espnLeagueOf } from '../../espn/espn-leagues.ts';
import { gamePage } from '../../espn/espn-pages.ts';
import type { EspnMatch } from '../../espn/join-espn-games.ts';
import { type ProviderRun, requireAnything } from '../../provider-run.ts';
import type { Fact, FactsFeed } from '../facts.port.ts';
import { comingGames, SOURCE_NAME } from './coming-games.ts';
import { matchByDay } from './match-by-day.ts';
import { meetingsBetween } from './meetings.ts';

/** As with form: most of what a round needs is remembered. */
const EVERY_MS = 3_600_000;

/** What came of the earlier meetings of this season. */
export function createHeadToHeadFeed(client: EspnClient): FactsFeed {
  return {
    name: 'head_to_head',
    everyMs: EVERY_MS,
    async fetchFacts(events, now, signal) {
      const run = client.startRun(now, signal);
      const wanted = comingGames(events, now).filter(({ sportKey }) => espnLeagueOf(sportKey)?.meetingsFrom);
      const facts: Fact[] = [];
      const eventIds = new Set<string>();
      const unmatched = await matchByDay(client, run, wanted, async (match) => {
        const season = await seasonOf(client, run, match);
        if (!season) return;
        eventIds.add(match.event.id);
        facts.push(...factOf(match, season));
      });
      requireAnything(run);
      return { facts, covered: [{ kind: 'head_to_head', eventIds }], unmatched, failures: run.failures.list() };
    },
  };
}

const seasonOf = (
  client: EspnClient,
  run: ProviderRun,
  { league, game, home }: EspnMatch,
): Promise<SeenGames | null> =>
  league.meetingsFrom === 'summary' ? client.seasonSeries(run, league, game.id) : client.schedule(run, league, home.id);

function factOf({ event, league, game, home, away }: EspnMatch, { games, seenAt }: SeenGames): Fact[] {
  const earlier = games.filter(({ id, startsAt }) => id !== game.id && startsAt < event.startsAt);
  const meetings = meetingsBetween(earlier, { name: event.home, id: home.id }, { name: event.away, id: away.id });
  if (!meetings) return [];
  return [
    {
      id: `espn:head-to-head:${event.id}`,
      eventId: event.id,
      kind: 'head_to_head',
      team: '',
      player: '',
      text: meetings.text,
      numbers: meetings.numbers,
      sourceName: SOURCE_NAME,
      sourceUrl: gamePage(league, game),
      observedAt: seenAt,
    },
  ];
}
