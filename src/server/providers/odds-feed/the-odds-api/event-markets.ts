import type { EventMarketKind } from '#research/slate/price.ts';

const FOOTBALL = [
  'player_pass_yds',
  'player_pass_tds',
  'player_rush_yds',
  'player_reception_yds',
  'player_receptions',
  'player_anytime_td',
];
const BASKETBALL = [
  'player_points',
  'player_rebounds',
  'player_assists',
  'player_threes',
  'player_points_rebounds_assists',
];
const SOCCER = ['player_goal_scorer_anytime', 'player_shots_on_target'];

/** The props that are asked for most, by the provider's keys: each one costs a credit, so that not all are fetched. */
const PROPS: Readonly<Record<string, readonly string[]>> = {
  americanfootball_nfl: FOOTBALL,
  americanfootball_ncaaf: FOOTBALL,
  basketball_nba: BASKETBALL,
  basketball_wnba: BASKETBALL,
  basketball_ncaab: BASKETBALL,
  baseball_mlb: ['batter_hits', 'batter_total_bases', 'batter_home_runs', 'batter_rbis', 'pitcher_strikeouts'],
  icehockey_nhl: ['player_points', 'player_assists', 'player_shots_on_goal', 'player_goal_scorer_anytime'],
  soccer_usa_mls: SOCCER,
  soccer_epl: SOCCER,
  soccer_spain_la_liga: SOCCER,
  soccer_germany_bundesliga: SOCCER,
  soccer_italy_serie_a: SOCCER,
  soccer_france_ligue_one: SOCCER,
};

/** Fights and tennis matches have one line for the winner and at most one for the length. */
const hasAlternateLines = (sportKey: string): boolean =>
  /^(americanfootball|basketball|baseball|icehockey|soccer)_/.test(sportKey);

/** The markets of a kind, named as `FeedPrice` names them. */
export function eventMarkets(sportKey: string, kind: EventMarketKind): readonly string[] {
  if (kind === 'prop') return (PROPS[sportKey] ?? []).map((key) => `prop:${key}`);
  return hasAlternateLines(sportKey) ? [kind] : [];
}

/** How the provider calls a market that is asked for by game. */
export function providerMarket(market: string): string {
  return market.startsWith('prop:') ? market.slice('prop:'.length) : `${market}s`;
}
