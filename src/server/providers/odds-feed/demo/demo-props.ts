import { normalCdf } from '#engine/odds/normal-cdf.ts';
import { courseOf, newsTimes, propNewsTimes } from './demo-course.ts';
import type { DemoMarket } from './demo-market.ts';
import type { DemoFixture } from './demo-schedule.ts';
import {
  EPL_ROSTERS,
  MLB_ROSTERS,
  MLS_ROSTERS,
  NBA_ROSTERS,
  NFL_ROSTERS,
  NHL_ROSTERS,
  WNBA_ROSTERS,
} from './rosters.ts';
import { bell, hashText, mix } from './seeded-noise.ts';

/** Over and under of the player on that place of the roster. `mean` is the league's, each player has an own level around it. */
type CountKind = { market: string; place: number; mean: number; levelSd: number; gameSd: number };
/** Whether the player on that place does it at all: `rate` times are expected. */
type ScorerKind = { market: string; place: number; rate: number };
type PropKind = CountKind | ScorerKind;

const soccerKinds: readonly PropKind[] = [
  { market: 'player_goal_scorer_anytime', place: 0, rate: 0.5 },
  { market: 'player_goal_scorer_anytime', place: 1, rate: 0.3 },
  { market: 'player_shots_on_target', place: 0, mean: 1.3, levelSd: 0.15, gameSd: 1.1 },
];
const basketballKinds = (scale: number): readonly PropKind[] => [
  { market: 'player_points', place: 0, mean: 25.5 * scale, levelSd: 2.5, gameSd: 7.2 },
  { market: 'player_assists', place: 0, mean: 6 * scale, levelSd: 1.3, gameSd: 2.6 },
  { market: 'player_points', place: 1, mean: 19.5 * scale, levelSd: 2, gameSd: 6.4 },
  { market: 'player_rebounds', place: 1, mean: 7, levelSd: 1.6, gameSd: 2.9 },
];

type SportProps = { rosters: Readonly<Record<string, readonly string[]>>; kinds: readonly PropKind[] };

const SPORT_PROPS: Readonly<Record<string, SportProps>> = {
  americanfootball_nfl: {
    rosters: NFL_ROSTERS,
    kinds: [
      { market: 'player_pass_yds', place: 0, mean: 232, levelSd: 22, gameSd: 62 },
      { market: 'player_rush_yds', place: 1, mean: 66, levelSd: 11, gameSd: 28 },
      { market: 'player_reception_yds', place: 2, mean: 64, levelSd: 11, gameSd: 29 },
      { market: 'player_receptions', place: 2, mean: 5.2, levelSd: 0.8, gameSd: 2.2 },
      { market: 'player_anytime_td', place: 1, rate: 0.6 },
    ],
  },
  basketball_nba: { rosters: NBA_ROSTERS, kinds: basketballKinds(1) },
  basketball_wnba: { rosters: WNBA_ROSTERS, kinds: basketballKinds(0.75) },
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
      { market: 'player_goal_scorer_anytime', place: 0, rate: 0.42 },
    ],
  },
  soccer_usa_mls: { rosters: MLS_ROSTERS, kinds: soccerKinds },
  soccer_epl: { rosters: EPL_ROSTERS, kinds: soccerKinds },
};

/** The player props of a fixture: over and under on half lines, and who scores. */
export function demoProps(fixture: DemoFixture, seed: number): DemoMarket[] {
  const sport = SPORT_PROPS[fixture.sport.key];
  if (!sport) return [];
  const timesMs = newsTimes(fixture);
  return [fixture.away, fixture.home].flatMap((team) =>
    sport.kinds.flatMap((kind) => {
      const player = sport.rosters[team]?.[kind.place];
      return player === undefined ? [] : [propMarket({ fixture, timesMs }, seed, player, kind)];
    }),
  );
}

type PropGame = { fixture: DemoFixture; timesMs: readonly number[] };

function propMarket({ fixture, timesMs }: PropGame, seed: number, player: string, kind: PropKind): DemoMarket {
  const key = mix(fixture.key, hashText(`${kind.market}/${player}`));
  const course = courseOf(propNewsTimes(timesMs, key), key);
  const level = bell(mix(hashText(player), seed));
  const today = bell(mix(key, 1));
  const tiltAt = (state: number) => course.tilts[state] ?? 0;
  const about = { market: `prop:${kind.market}`, player, key, timesMs: course.timesMs };
  if ('rate' in kind) {
    const rate = kind.rate * Math.exp(0.22 * level + 0.1 * today);
    return { ...about, selections: ['yes', 'no'], lineAt: () => 0, chances: (state) => scorer(rate, tiltAt(state)) };
  }
  const expected = kind.mean + kind.levelSd * level + 0.12 * kind.gameSd * today;
  const line = Math.max(0.5, Math.round(expected - 0.5) + 0.5);
  return {
    ...about,
    selections: ['over', 'under'],
    lineAt: (_, steps) => (line > 10 ? line + steps : line),
    chances: (state, at) => {
      const over = normalCdf((expected - at) / kind.gameSd + 0.6 * tiltAt(state));
      return [over, 1 - over];
    },
  };
}

function scorer(rate: number, tilt: number): readonly number[] {
  const yes = 1 - Math.exp(-rate * Math.exp(tilt));
  return [yes, 1 - yes];
}
