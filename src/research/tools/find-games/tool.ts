import { FindGamesInput, FindGamesResult } from '#contract/research/games.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import { findGames } from './find-games.ts';

export const findGamesTool: Tool<FindGamesInput, FindGamesResult> = {
  name: 'find_games',
  description:
    'Finds the coming games of a league, team, nation, fighter, player or time, with the markets that are priced.',
  input: FindGamesInput,
  result: FindGamesResult,
  access: () => 'free',
  needs: NEEDS_NOTHING,
  run: findGames,
};
