import { EASTERN } from '#contract/betting-zone.ts';
import { momentOf, type Zone, zoneOf } from './time-zone.ts';

const NEW_YORK = zoneOf(EASTERN);
/** Games that start after midnight in the east still belong to the day before. */
const DAY_END_HOUR = 6;
const EVENING_HOUR = 17;
/** In the west an eastern evening begins in the afternoon; before this hour it is no evening to anybody. */
const EARLIEST_EVENING_HOUR = 15;

const OF_AMERICA = /^(America|US|Canada|Mexico|Brazil|Chile)\/|^Pacific\/Honolulu$|^[ECMP]ST(\d[ECMP]DT)?$|^HST$/;

const isAmerican = ({ name }: Zone): boolean => OF_AMERICA.test(name);

/**
 * When a betting day ends. Units: days since 1970-01-01 of the sender's calendar to epoch ms.
 * Formula: 6 am of the next day, in the east for all of America, so that a late game in the west belongs to its evening and an
 * early one in Europe to its morning.
 */
export const dayEnd = (day: number, zone: Zone): number =>
  momentOf(day + 1, DAY_END_HOUR, isAmerican(zone) ? NEW_YORK : zone);

/** When an evening of games begins: for all of America in the east. Units as of {@link dayEnd}. */
export const eveningStart = (day: number, zone: Zone): number =>
  isAmerican(zone)
    ? Math.max(momentOf(day, EVENING_HOUR, NEW_YORK), momentOf(day, EARLIEST_EVENING_HOUR, zone))
    : momentOf(day, EVENING_HOUR, zone);
