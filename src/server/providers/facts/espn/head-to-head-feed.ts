import type { Fact } from '#research/slate/fact.ts';
import type { EspnClient, SeenGames } from '../../espn/espn-client.ts';
import { espnLeagueOf } from '../../espn/espn-leagues.ts';
import { gamePage } from '../../espn/espn-pages.ts';
import type { EspnMatch } from '../../espn/join-espn-games.ts';
import type { EspnGame } from '../../espn/parse-games.ts';
import { type ProviderRun, requireAnything } from '../../provider-run.ts';
import type { FactsFeed } from '../facts.port.ts';
import { comingGames, SOURCE_NAME } from './coming-games.ts';
import { resultFor } from './form.ts';
import { matchByDay } from './match-by-day.ts';

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

type Meetings = { text: string; numbers: Record<string, number> };

type Side = { name: string; id: string };

/** The games of the two sides that are over, counted for the home side of the coming one; undefined without any. */
function meetingsBetween(games: readonly EspnGame[], home: Side, away: Side): Meetings | undefined {
  const met = games.filter(
    ({ status, ...game }) =>
      status.phase === 'final' &&
      new Set([game.home.id, game.away.id, home.id, away.id]).size === 2 &&
      resultFor({ status, ...game }, home.id) !== null,
  );
  const [only] = met;
  if (!only) return undefined;
  if (met.length === 1) return onlyMeeting(only, home, away);
  const homeWins = met.filter((game) => resultFor(game, home.id) === 'W').length;
  return {
    text: `${home.name} won ${homeWins} of ${met.length} meetings with ${away.name} this season.`,
    numbers: { meetings: met.length, homeWins, others: met.length - homeWins },
  };
}

/** One game is no record: it is told as what it was, without a count of wins that sentences would build on. */
function onlyMeeting(game: EspnGame, home: Side, away: Side): Meetings | undefined {
  const [own, other] =
    game.home.id === home.id ? [game.home.score, game.away.score] : [game.away.score, game.home.score];
  if (own === null || other === null) return undefined;
  const result = resultFor(game, home.id);
  const [winner, loser] = result === 'L' ? [away, home] : [home, away];
  const [more, less] = result === 'L' ? [other, own] : [own, other];
  const verb = result === 'D' ? 'drew with' : 'beat';
  return {
    text: `${winner.name} ${verb} ${loser.name} ${more}-${less} in their only meeting so far this season.`,
    numbers: { meetings: 1, homeScore: own, awayScore: other },
  };
}
