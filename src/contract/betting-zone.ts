export const EASTERN = 'America/New_York';

/** A zone that a machine has, and no person. */
const OF_MACHINES = /^(Etc\/.+|UTC|UCT|GMT([+-]?0)?|Greenwich|Universal|Zulu)$/i;

/** The zone in which days are counted and times are told: the east of the United States where somebody's own says of no place. */
export const bettingZone = (name: string): string => (OF_MACHINES.test(name) ? EASTERN : name);
