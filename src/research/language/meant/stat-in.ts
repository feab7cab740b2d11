import { countsOneOf } from '../../slate/prop-keys.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { MAIN_STATS } from '../prop-stats.ts';

const HUNDREDTHS = 100;
/** How far the number that is named may be from a line. */
const NEAR = 1;
const YES_OR_NO = /anytime|first|last|double/;

/**
 * What of a player is meant in a game: what has the number that is named, what was spoken of before (`like`), what is mostly bet on, or
 * the only one that is counted. Null: that is not clear.
 */
export function statIn(
  { markets }: Pick<SlateEvent, 'markets'>,
  player: string,
  number: number | null,
  like: string | null,
): string | null {
  const own = markets.filter((one) => one.player === player);
  const stats = [...new Set(own.map(({ market }) => market))];
  if (number !== null) {
    const near = own.filter(({ lineHundredths }) => Math.abs(lineHundredths / HUNDREDTHS - number) <= NEAR);
    const ofNumber = [...new Set(near.map(({ market }) => market))].filter((market) => !YES_OR_NO.test(market));
    return ofNumber.length === 1 ? (ofNumber[0] ?? null) : null;
  }
  if (like !== null && stats.includes(like)) return like;
  const counted = stats.filter((one) => !YES_OR_NO.test(one));
  const main = MAIN_STATS.flatMap((stat) => counted.filter((market) => countsOneOf([stat], market)));
  return main[0] ?? (counted.length === 1 ? (counted[0] ?? null) : null);
}
