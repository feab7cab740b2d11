import rosters from './rosters.json' with { type: 'json' };

type Rosters<Players> = Readonly<Record<string, Players>>;
type Two = readonly [string, string];
type Three = readonly [string, string, string];

// Names are real, every fixture and bout made of them is not.
/** Teams, each with a quarterback, a running back and a receiver. */
export const NFL_ROSTERS = rosters.NFL as unknown as Rosters<Three>;
/** Each with a starting pitcher and two hitters. */
export const MLB_ROSTERS = rosters.MLB as unknown as Rosters<Three>;
/** Each with two scorers. */
export const NBA_ROSTERS = rosters.NBA as unknown as Rosters<Two>;
export const WNBA_ROSTERS = rosters.WNBA as unknown as Rosters<Two>;
/** Each with two skaters. */
export const NHL_ROSTERS = rosters.NHL as unknown as Rosters<Two>;
/** Each with two who score. */
export const MLS_ROSTERS = rosters.MLS as unknown as Rosters<Two>;
export const EPL_ROSTERS = rosters.EPL as unknown as Rosters<Two>;
export const NCAAF_TEAMS: readonly string[] = rosters.NCAAF;
export const LIGA_MX_TEAMS: readonly string[] = rosters.LigaMX;
export const ATP_PLAYERS: readonly string[] = rosters.ATP;
export const WTA_PLAYERS: readonly string[] = rosters.WTA;
/** Divisions of an even number of fighters: nobody meets somebody of another weight. */
export const UFC_DIVISIONS: readonly (readonly string[])[] = rosters.UFC;
export const BOXING_DIVISIONS: readonly (readonly string[])[] = rosters.Boxing;
