import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJson, startTestProvider, type TestProvider } from '../odds-feed/the-odds-api/test-provider.ts';
import { createEspnResults } from '../results/espn-results.ts';
import { parseSeasonSeries } from './espn-client.ts';
import { type EspnLeague, espnLeagueOf } from './espn-leagues.ts';
import { parseGames } from './parse-games.ts';
import { parseInjuries } from './parse-injuries.ts';
import { ESPN_SOURCES, type Raw } from './test-espn-sources.ts';

function leagueOf(sportKey: string | undefined): EspnLeague {
  const league = espnLeagueOf(sportKey ?? '');
  if (!league) throw new Error(`no league of ${sportKey}`);
  return league;
}

type Row = { id: string; home: string; away: string; at: number; score: string; isFinal: boolean; detail: string };

const FINALS = ['STATUS_FINAL', 'STATUS_FULL_TIME', 'STATUS_FINAL_AET', 'STATUS_FINAL_PEN'];
/** How a game ended that took longer; every other final is plain. */
const LONGER: Readonly<Record<string, string>> = { 'Final/OT': 'F/OT', AET: 'F/AET', 'FT-Pens': 'F/PEN' };

/** As the adapter has it: null where no number is given. */
const points = (score: Raw): string => {
  const plain = score?.value ?? score ?? '';
  return plain === '' ? 'null' : String(Number(plain));
};

/** Written for this test alone: what a list of games says, straight from the answer. */
function rowsOf(body: Raw): Row[] {
  return body.events.map((event: Raw) => {
    const [game] = event.competitions;
    const side = (which: string) => game.competitors.find((one: Raw) => one.homeAway === which);
    const types = [event.status?.type, game.status?.type].filter(Boolean);
    return {
      id: event.id,
      home: side('home').team.displayName,
      away: side('away').team.displayName,
      at: Date.parse(game.date),
      score: `${points(side('home').score)}:${points(side('away').score)}`,
      isFinal: types.every((type: Raw) => type.completed && FINALS.includes(type.name)),
      detail: LONGER[types[0].shortDetail] ?? 'F',
    };
  });
}

const isOutForNow = ({ status, shortComment }: Raw): boolean =>
  /^(?:Injured Reserve|Suspension|\d+-Day-IL)$/.test(status) ||
  (status === 'Out' && !/is questionable|is doubtful|is probable/.test(shortComment));

for (const [title, source] of Object.entries(ESPN_SOURCES)) {
  describe.skipIf(!source.isPresent)(title, () => {
    it('are all read, or left out for a reason', () => {
      const { games, injuries, summary, bareSummary, notRead } = source;
      const known = [...Object.keys(games), ...injuries, summary, bareSummary, ...Object.keys(notRead)];
      expect([...new Set(known)].sort()).toEqual(source.names().sort());
    });

    it.each(Object.entries(source.games))(
      '%s of %s gives exactly the games that an independent reader finds',
      (name, sportKey) => {
        const body = source.read(name);
        const parsed = parseGames(body, leagueOf(sportKey));
        const found = parsed?.games.map((game) => ({
          id: game.id,
          home: game.home.name,
          away: game.away.name,
          at: game.startsAt.getTime(),
          score: `${game.home.score}:${game.away.score}`,
          isFinal: game.status.phase === 'final',
        }));
        expect(found).toEqual(rowsOf(body).map(({ detail: _detail, ...row }) => row));
        expect(parsed?.refused).toEqual({});
      },
    );

    it('hold as many games as were counted, over, postponed, and with a status that contradicts itself', () => {
      const games = Object.entries(source.games).flatMap(
        ([name, sportKey]) => parseGames(source.read(name), leagueOf(sportKey))?.games ?? [],
      );
      const phases = games.map(({ status }) => status.phase);
      const count = (phase: string) => phases.filter((one) => one === phase).length;
      expect({
        all: games.length,
        final: count('final'),
        postponed: count('postponed'),
        unclear: count('unclear'),
      }).toEqual(source.phases);
    });

    it.each(source.injuries)('%s gives every listed player in words of our own', (name) => {
      const body = source.read(name);
      const rows: Raw[] = body.injuries.flatMap((group: Raw) => group.injuries);
      const parsed = parseInjuries(body);
      const entries = parsed?.teams.flatMap((team) => team.entries) ?? [];
      const refused = Object.values(parsed?.refused ?? {}).reduce((sum, count) => sum + count, 0);
      expect(entries.length + refused).toBe(rows.length);
      expect(parsed?.refused).toEqual({});
      expect(parsed?.teams.map(({ team }) => team)).toEqual(
        body.injuries.map((group: Raw) => group.displayName ?? group.team.displayName),
      );
      expect(entries.map(({ player }) => player)).toEqual(rows.map((row) => row.athlete.displayName.normalize('NFC')));
      const places = rows.map((row) => String(row.details?.type ?? '').toLowerCase());
      for (const [at, entry] of entries.entries()) expect(entry.injury).toContain(places[at]);
      expect(entries.map(({ status }) => status.kind === 'out')).toEqual(rows.map(isOutForNow));
    });

    it('summaries give the season series game by game, and none where none is listed', () => {
      const nba = leagueOf('basketball_nba');
      const body = source.read(source.summary);
      const listed = body.seasonseries[0].events.map((event: Raw) => [
        event.id,
        event.statusType.completed ? 'final' : 'coming',
        ...event.competitors.map((side: Raw) => `${side.team.displayName} ${points(side.score)}`),
      ]);
      const found = parseSeasonSeries(body, nba)?.map(({ id, home, away, status }) => [
        id,
        status.phase,
        `${home.name} ${home.score}`,
        `${away.name} ${away.score}`,
      ]);
      expect(found).toEqual(listed);
      const bare = source.read(source.bareSummary);
      expect(parseSeasonSeries(bare, leagueOf('basketball_wnba'))).toEqual([]);
      expect(parseInjuries(bare)).toBeNull();
      const prose = Object.keys(source.notRead).find((name) => source.notRead[name] === 'prose') ?? '';
      expect(parseSeasonSeries(source.read(prose), nba)).toBeNull();
    });

    it('name no professional team that the odds provider does not, but for one that is misspelt', () => {
      const isKnown = source.knower();
      const names = Object.entries(source.games)
        .filter(([, sportKey]) => /nfl|nba|mlb|wnba|mls/.test(sportKey))
        .flatMap(([file, sportKey]) =>
          rowsOf(source.read(file)).flatMap(({ home, away }) => [home, away].map((name) => ({ sportKey, name }))),
        );
      const strangers = names.filter(({ sportKey, name }) => !isKnown(sportKey, name));
      expect(names.length).toBeGreaterThanOrEqual(source.leastNames);
      expect(strangers.map(({ name }) => name)).toEqual(source.misspelt);
    });

    describe('as results', () => {
      let provider: TestProvider;
      beforeAll(async () => {
        provider = await startTestProvider();
      });
      afterAll(() => provider.close());

      it.each(Object.entries(source.games))(
        '%s of %s settles every game that is over, with its score, and no other',
        async (name, sportKey) => {
          const body = source.read(name);
          const rows = rowsOf(body);
          provider.asked.length = 0;
          provider.answer = (_path, _request, response) => sendJson(response, body);
          // Every other game is one whose sides our source names the other way around.
          const events = rows.map((row, at) => ({
            id: row.id,
            sportKey,
            home: at % 2 ? row.away : row.home,
            away: at % 2 ? row.home : row.away,
            startsAt: new Date(row.at + 10 * 60_000),
          }));
          const results = createEspnResults({ baseUrl: provider.baseUrl, callsPerRun: 100 });
          const now = new Date(Math.max(...rows.map((row) => row.at)) + 6 * 3_600_000);
          const batch = await results.fetchResults(events, now, new AbortController().signal);
          const settled = batch.results.filter(({ status }) => status === 'final');
          const expected = rows.flatMap((row, at) => {
            const [home, away] = row.score.split(':');
            // A final without a score settles nothing.
            const isSettled = row.isFinal && home !== 'null' && away !== 'null';
            return isSettled ? [`${row.id} ${at % 2 ? `${away}:${home}` : row.score} ${row.detail}`] : [];
          });
          expect(settled.map((one) => `${one.eventId} ${one.homeScore}:${one.awayScore} ${one.detail}`).sort()).toEqual(
            expected.sort(),
          );
          expect(batch.unmatched).toEqual([]);
          const path = `/apis/site/v2/sports/${leagueOf(sportKey).path}/`;
          expect(provider.asked.length).toBeGreaterThan(0);
          expect(provider.asked.every((asked) => asked.startsWith(path))).toBe(true);
        },
      );
    });
  });
}
