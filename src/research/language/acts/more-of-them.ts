import type { Asked } from '../calls/call.ts';
import type { ActQuestion } from './act-question.ts';

/** Others than the picks that were shown, found by the same wish; in place of those that are pointed at as many. */
export function moreOfThem({ previous, open, places, reading }: ActQuestion): Asked | null {
  if (previous?.list !== true || previous.ticket === true) return null;
  const count = open ? previous.count : places.length;
  const { memory } = reading;
  return {
    kind: 'picks',
    reading: { ...previous, count, asksMore: true, followUp: true, ...(memory && { memory }) },
    refines: true,
  };
}
