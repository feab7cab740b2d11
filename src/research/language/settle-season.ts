import type { Named } from '#engine/names/name-index.ts';
import { isInSeason } from './seasons.ts';
import { weekdayOf } from './time-window.ts';

/** When the question is about: the day that it names, else the present one. Days since 1970-01-01. */
export type Moment = { day: number; namesDay: boolean };

const SATURDAY = 6;
const SUNDAY = 0;
/** Schools that bettors know for basketball first. */
const BASKETBALL_FIRST = new Set(
  'Duke,North Carolina,Kansas,Kentucky,UConn,Gonzaga,Villanova,Purdue,Arizona,UCLA,Syracuse,Virginia,Creighton,Marquette,Dayton,Xavier'.split(
    ',',
  ),
);

/**
 * What a name of several sides means where no word decides: of leagues that play at that time of the year; not a side
 * that goes by it only second; of a school's two teams the one that plays then.
 */
export function settleBySeason(options: readonly Named[], moment: Moment): readonly Named[] {
  if (options.length < 2) return options;
  const playing = fitting(options, ({ league }) => isInSeason(league, moment.day));
  const plain = fitting(playing, ({ needs }) => needs !== 'second');
  const first = fitting(plain, ({ league }) => league === 'NFL' && isFootballSunday(moment));
  const professional = fitting(first, ({ league }) => league !== 'NCAAF' && league !== 'NCAAB');
  return professional.length < first.length && professional.length !== 0 ? professional : settleSchool(first, moment);
}

/** A Sunday of the season that is named is football's. */
const isFootballSunday = ({ day, namesDay }: Moment): boolean =>
  namesDay && weekdayOf(day) === SUNDAY && isInSeason('NFL', day);

function fitting(options: readonly Named[], fits: (option: Named) => boolean): readonly Named[] {
  const left = options.filter(fits);
  return left.length > 0 ? left : options;
}

/** Football on Saturdays; on other days, and for schools known for it, basketball once that has begun. */
function settleSchool(options: readonly Named[], { day, namesDay }: Moment): readonly Named[] {
  const basketball = options.filter(({ league }) => league === 'NCAAB');
  if (basketball.length === 0 || basketball.length === options.length) return options;
  const school = options.find(({ league }) => league === 'NCAAF')?.name ?? '';
  const isKnownForIt = [...BASKETBALL_FIRST].some((name) => school.startsWith(`${name} `));
  const playsBasketball = namesDay ? weekdayOf(day) !== SATURDAY : isKnownForIt && weekdayOf(day) !== SATURDAY;
  return playsBasketball ? basketball : options.filter(({ league }) => league !== 'NCAAB');
}
