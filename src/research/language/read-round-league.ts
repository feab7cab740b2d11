import type { League } from '#engine/names/league.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { isInSeason } from './seasons.ts';
import { weekdayOf } from './time-window.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

/** Rounds of games that have names of their own on a football Sunday. */
const ROUNDS = indexPatterns([
  '1pm|4pm game|games|slate|window|kickoffs|kicks',
  '1|4 pm game|games|slate|window|kickoffs',
  'early|late|afternoon|noon window|windows|slate',
  'sunday slate|ticket',
]);
const SUNDAY = 0;
const WEEK = 7;

/** The league of "1pm games" and "the late window" on a Sunday of the season, or when the coming one is meant. */
export function roundLeagues(
  tokens: readonly Token[],
  { day, namesDay }: { day: number; namesDay: boolean },
): League[] {
  if (!hasPattern(ROUNDS, tokens)) return [];
  const ahead = (SUNDAY - weekdayOf(day) + WEEK) % WEEK;
  return isInSeason('NFL', day + ahead) && (ahead === 0 || !namesDay) ? ['NFL'] : [];
}
