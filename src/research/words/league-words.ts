import type { Reading } from '../language/reading.ts';
import { list } from './format.ts';

const SPORTS: Readonly<Record<string, string>> = { Soccer: 'soccer', Tennis: 'tennis', Boxing: 'boxing' };

/** The leagues of a question before a noun: `NFL`, `soccer`, `NBA and NHL`; empty where none is named. */
export function leagueWords({ leagues, teams }: Pick<Reading, 'leagues' | 'teams'>): string {
  const named = leagues.length > 0 ? leagues : [...new Set(teams.map((team) => team.league))];
  return list(named.map((league) => SPORTS[league] ?? league));
}

/** What its contests are called. */
export function gamesWord({ leagues, teams }: Pick<Reading, 'leagues' | 'teams'>): string {
  const [league] = leagues.length > 0 ? leagues : teams.map((team) => team.league);
  if (league === 'UFC' || league === 'Boxing') return 'fights';
  return league === 'Tennis' ? 'matches' : 'games';
}
