import { espnGame, FINAL, type GameArgs, IN_PROGRESS } from './test-espn-payloads.ts';

/** What invented lists of games are made of: statuses as they vary, odds of nobody, and the list around its games. */

type Json = Record<string, unknown>;

export const OVERTIME = { ...FINAL, shortDetail: 'Final/OT' };
export const FULL_TIME = { ...FINAL, name: 'STATUS_FULL_TIME', shortDetail: 'FT' };
export const EXTRA_TIME = { ...FINAL, name: 'STATUS_FINAL_AET', shortDetail: 'AET' };
export const PENALTIES = { ...FINAL, name: 'STATUS_FINAL_PEN', shortDetail: 'FT-Pens' };
export const HALF_TIME = { ...IN_PROGRESS, name: 'STATUS_HALFTIME', shortDetail: 'HT' };
/** Seen of games in their last minute: over by its state, and not by its name. */
export const TORN = { ...IN_PROGRESS, state: 'post' };
export const FORFEIT = { ...FINAL, name: 'STATUS_FORFEIT', shortDetail: 'Forfeit' };

/** What stands beside the odds of a game that nobody prices, of one that somebody does, and of one left out. */
export const UNPRICED: Json = { odds: [null] };
export const PRICED: Json = {
  odds: [{ provider: { id: '1', name: 'Some Book' }, details: 'HOME -3.5', overUnder: 44.5 }],
};

export const won = (isHome: boolean): readonly [Json, Json] => [{ winner: isHome }, { winner: !isHome }];

export const board = (slug: string, games: readonly GameArgs[]): Json => ({
  leagues: [{ id: '7', slug, season: { year: 2031, type: 2 } }],
  season: { year: 2031, type: 2 },
  events: games.map(espnGame),
});
