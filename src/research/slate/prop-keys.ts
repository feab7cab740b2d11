import type { PropStat } from '../language/prop-stats.ts';

/** The odds provider's market of each stat that it prices; what is not here is priced nowhere. */
const KEYS: Readonly<Partial<Record<PropStat, string>>> = {
  passing_yards: 'player_pass_yds',
  passing_touchdowns: 'player_pass_tds',
  rushing_yards: 'player_rush_yds',
  receiving_yards: 'player_reception_yds',
  receptions: 'player_receptions',
  anytime_touchdown: 'player_anytime_td',
  anytime_goal: 'player_goal_scorer_anytime',
  points: 'player_points',
  rebounds: 'player_rebounds',
  assists: 'player_assists',
  threes: 'player_threes',
  points_rebounds_assists: 'player_points_rebounds_assists',
  shots_on_goal: 'player_shots_on_goal',
  shots_on_target: 'player_shots_on_target',
  hits: 'batter_hits',
  home_runs: 'batter_home_runs',
  total_bases: 'batter_total_bases',
  runs_batted_in: 'batter_rbis',
  strikeouts: 'pitcher_strikeouts',
};

/** Whether a market such as `prop:player_points` counts one of these; other lines of it count the same. */
export const countsOneOf = (stats: readonly PropStat[], market: string): boolean => {
  const key = market.replace(/^prop:/, '').replace(/_alternate$/, '');
  return stats.some((stat) => KEYS[stat] === key);
};

const WORDS: Readonly<Partial<Record<PropStat, string>>> = {
  anytime_touchdown: 'touchdown scorers',
  anytime_goal: 'goal scorers',
  threes: 'three-pointers',
  points_rebounds_assists: 'points, rebounds and assists together',
  points_and_rebounds: 'points and rebounds together',
  points_and_assists: 'points and assists together',
  rebounds_and_assists: 'rebounds and assists together',
  runs_batted_in: 'runs batted in',
  hits_runs_rbis: 'hits, runs and RBIs together',
  first_inning_runs: 'a run in the first inning',
  longest_gain: 'the longest gain',
  double_double: 'a double-double',
  triple_double: 'a triple-double',
  first_basket: 'the first basket',
  first_touchdown: 'the first touchdown',
  first_goal: 'the first goal',
  method_of_victory: 'the method of victory',
  distance: 'whether a fight goes the distance',
  straight_sets: 'a win in straight sets',
  award: 'awards',
};

/** What a stat is called behind "a price on". */
export const statWords = (stat: PropStat): string => WORDS[stat] ?? stat.replaceAll('_', ' ');
