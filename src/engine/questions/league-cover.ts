import type { League } from './reading.ts';

/** Whether a league that was asked for takes in another: "Soccer" is every soccer league. */
export const coversLeague = (asked: League, league: League): boolean =>
  asked === league || (asked === 'Soccer' && (league === 'EPL' || league === 'MLS'));
