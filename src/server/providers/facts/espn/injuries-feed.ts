import { foldName } from '#engine/names/fold-name.ts';
import { namesOf } from '#engine/names/league-names.ts';
import type { Fact } from '#research/slate/fact.ts';
import type { EspnClient } from '../../espn/espn-client.ts';
import { type EspnLeague, espnLeagueOf } from '../../espn/espn-leagues.ts';
import { injuriesPage } from '../../espn/espn-pages.ts';
import type { InjuryEntry, ParsedInjuries, TeamInjuries } from '../../espn/parse-injuries.ts';
import { eachOf, requireAnything } from '../../provider-run.ts';
import type { FactEvent, FactsBatch, FactsFeed, UnmatchedName } from '../facts.port.ts';
import { comingGames, notAfter, SOURCE_NAME } from './coming-games.ts';

const EVERY_MS = 15 * 60_000;
/** The newest reports; a long list of those who have been away for months is in every price already. */
const PLAYERS_PER_SIDE = 8;

/** Who is hurt on either side of the coming games: one report for each league that is about to play. */
export function createInjuriesFeed(client: EspnClient): FactsFeed {
  return {
    name: 'injuries',
    everyMs: EVERY_MS,
    async fetchFacts(events, now, signal) {
      const run = client.startRun(now, signal);
      const coming = comingGames(events, now);
      const leagues = [...new Set(coming.map(({ sportKey }) => espnLeagueOf(sportKey)))].flatMap((league) =>
        league?.hasInjuryReport ? [league] : [],
      );
      const batch: FactsBatch = { facts: [], covered: [], unmatched: [], failures: [] };
      await eachOf(leagues, async (league) => {
        const report = await client.injuries(run, league);
        // Nobody hurt in a whole league is taken for a report that did not come.
        if (!report || report.teams.length === 0) return;
        const games = coming.filter(({ sportKey }) => sportKey === league.sportKey);
        const found = injuryFacts(league, games, report, now);
        batch.facts.push(...found.facts);
        batch.covered.push({ kind: 'injury', eventIds: found.covered });
        batch.unmatched.push(...found.unmatched);
      });
      requireAnything(run);
      return { ...batch, failures: run.failures.list() };
    },
  };
}

function injuryFacts(
  league: EspnLeague,
  games: readonly FactEvent[],
  report: ParsedInjuries,
  now: Date,
): { facts: Fact[]; covered: Set<string>; unmatched: UnmatchedName[] } {
  const { keyOf, knows } = namesOf(league.sportKey);
  const listed = groupByTeam(report.teams, keyOf);
  const playing = new Set(games.flatMap(({ home, away }) => [keyOf(home), keyOf(away)]));
  const strangers = report.teams.filter(({ team }) => !knows(team) && !playing.has(keyOf(team)));
  const facts: Fact[] = [];
  const covered = new Set<string>();
  for (const game of games) {
    const sides = [game.home, game.away].map((team) => ({ team, entries: listed.get(keyOf(team) ?? '') }));
    for (const { team, entries = [] } of sides) facts.push(...sideFacts(league, game, team, entries, report, now));
    // A side without entries may be the one whose name is not known: then its last facts stay.
    if (strangers.length === 0 || sides.every(({ entries }) => entries !== undefined)) covered.add(game.id);
  }
  const unmatched = strangers.map(({ team }) => ({ sportKey: league.sportKey, kind: 'team' as const, name: team }));
  return { facts, covered, unmatched };
}

function groupByTeam(
  teams: readonly TeamInjuries[],
  keyOf: (name: string) => string | null,
): ReadonlyMap<string, InjuryEntry[]> {
  const byTeam = new Map<string, InjuryEntry[]>();
  for (const { team, entries } of teams) {
    const key = keyOf(team);
    if (key !== null) byTeam.set(key, [...(byTeam.get(key) ?? []), ...entries]);
  }
  return byTeam;
}

function sideFacts(
  league: EspnLeague,
  game: FactEvent,
  team: string,
  entries: readonly InjuryEntry[],
  report: ParsedInjuries,
  now: Date,
): Fact[] {
  const side = team === game.home ? 'home' : 'away';
  const newest = [...entries].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, PLAYERS_PER_SIDE);
  return newest.map((entry) => ({
    id: `espn:injury:${game.id}:${side}:${foldName(entry.player).replaceAll(' ', '-')}`,
    eventId: game.id,
    kind: 'injury',
    team,
    player: entry.player,
    text: sentenceOf(entry),
    numbers: numbersOf(entry),
    sourceName: SOURCE_NAME,
    sourceUrl: injuriesPage(league),
    observedAt: notAfter(entry.reportedAt ?? report.reportedAt ?? now, now),
  }));
}

const timeOf = ({ reportedAt }: InjuryEntry): number => reportedAt?.getTime() ?? 0;

const sentenceOf = ({ player, position, status, injury }: InjuryEntry): string =>
  `${player}${position && ` (${position})`} ${status.words}${injury && `: ${injury}`}.`;

/** `out` counts who is missing; for somebody doubtful it is left open, as his sentence says. */
function numbersOf({ status }: InjuryEntry): Record<string, number> {
  if (status.kind === 'doubtful') return { doubtful: 1, ...status.numbers };
  const is = (kind: typeof status.kind) => (status.kind === kind ? 1 : 0);
  return { out: is('out'), questionable: is('questionable'), ...status.numbers };
}
