import type { Asked } from '../calls/call.ts';
import { moreOf } from '../lists/more-of.ts';
import { ofKindWanted } from '../wishes/plan-wish.ts';
import type { ActQuestion } from './act-question.ts';

/** Others than the picks that were shown, found by the same wish; in place of those that are pointed at as many. */
export function moreOfThem(question: ActQuestion): Asked | null {
  const { previous, open, places, reading } = question;
  if (previous?.list !== true || previous.ticket === true) return null;
  const narrower = open ? ofKindWanted(question, 'more') : null;
  if (narrower) return narrower;
  const count = open ? previous.count : places.length;
  return moreOf(previous, count, reading);
}

/** "Got an under?", "any dogs": the list before, of that kind alone. */
export const kindOfThem = (question: ActQuestion): Asked | null =>
  question.previous?.list === true && question.previous.ticket !== true && question.open && ANY.test(question.plain)
    ? ofKindWanted(question, 'only')
    : null;

const ANY = /\b(got|any|anything|some|something|have|only|just|all)\b/;
