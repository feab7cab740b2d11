import { normalCdf } from '#engine/odds/normal-cdf.ts';
import type { DemoMarket } from './demo-market.ts';
import type { DemoFixture } from './demo-schedule.ts';
import { MLB_ROSTERS } from './rosters/baseball-rosters.ts';
import { NBA_ROSTERS } from './rosters/basketball-rosters.ts';
import { NFL_ROSTERS } from './rosters/football-rosters.ts';
import { NHL_ROSTERS } from './rosters/hockey-rosters.ts';
import { bell, hashText, mix } from './seeded-noise.ts';

/** A prop of the player on that place of the roster. `mean` is the league's, each player has an own level around it. */
type PropKind = { market: string; place: number; mean: number; levelSd: number; gameSd: number };

const SPORT_PROPS: Readonly<
  Record<string, { rosters: Readonly<Record<string, readonly string[]>>; kinds: readonly PropKind[] }>
> = {
  americanfootball_nfl: {
    rosters: NFL_ROSTERS,
    kinds: [
      { market: 'player_pass_yds', place: 0, mean: 232, levelSd: 22, gameSd: 62 },
      { market: 'player_rush_yds', place: 1, mean: 66, levelSd: 11, gameSd: 28 },
      { market: 'player_reception_yds', place: 2, mean: 64, levelSd: 11, gameSd: 29 },
      { market: 'player_receptions', place: 2, mean: 5.2, levelSd: 0.8, gameSd: 2.2 },
    ],
  },
  basketball_nba: {
    rosters: NBA_ROSTERS,
    kinds: [
      { market: 'player_points', place: 0, mean: 25.5, levelSd: 2.5, gameSd: 7.2 },
      { market: 'player_assists', place: 0, mean: 6, levelSd: 1.3, gameSd: 2.6 },
      { market: 'player_points', place: 1, mean: 19.5, levelSd: 2, gameSd: 6.4 },
      { market: 'player_rebounds', place: 1, mean: 7, levelSd: 1.6, gameSd: 2.9 },
    ],
  },
  baseball_mlb: {
    rosters: MLB_ROSTERS,
    kinds: [
      { market: 'pitcher_strikeouts', place: 0, mean: 5.9, levelSd: 0.8, gameSd: 2.2 },
      { market: 'batter_total_bases', place: 1, mean: 1.6, levelSd: 0.2, gameSd: 1.6 },
      { market: 'batter_hits', place: 2, mean: 0.8, levelSd: 0.1, gameSd: 0.9 },
    ],
  },
  icehockey_nhl: {
    rosters: NHL_ROSTERS,
    kinds: [
      { market: 'player_shots_on_goal', place: 0, mean: 3, levelSd: 0.5, gameSd: 1.7 },
      { market: 'player_points', place: 0, mean: 0.75, levelSd: 0.12, gameSd: 0.9 },
      { market: 'player_shots_on_goal', place: 1, mean: 2.6, levelSd: 0.4, gameSd: 1.6 },
    ],
  },
};

/** The player props of a fixture: over and under on half lines. */
export function demoProps(fixture: DemoFixture, seed: number): DemoMarket[] {
  const sport = SPORT_PROPS[fixture.sport.key];
  if (!sport) return [];
  return [fixture.away, fixture.home].flatMap((team) =>
    sport.kinds.flatMap((kind) => {
      const player = sport.rosters[team]?.[kind.place];
      return player === undefined ? [] : [propMarket(fixture, seed, player, kind)];
    }),
  );
}

function propMarket(fixture: DemoFixture, seed: number, player: string, kind: PropKind): DemoMarket {
  const key = mix(fixture.key, hashText(`${kind.market}/${player}`));
  const level = kind.mean + kind.levelSd * bell(mix(hashText(player), seed));
  const expected = level + 0.12 * kind.gameSd * bell(mix(key, 1));
  const line = Math.max(0.5, Math.round(expected - 0.5) + 0.5);
  return {
    market: `prop:${kind.market}`,
    player,
    selections: ['over', 'under'],
    key,
    newsKey: key,
    lineAt: (steps) => (line > 10 ? line + steps : line),
    chances: (at) => {
      const over = normalCdf((expected - at) / kind.gameSd);
      return [over, 1 - over];
    },
  };
}
