import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isPickOn } from './last-list.ts';
import { moreOf } from './more-of.ts';

const NEXT = /\bnext (?:best )?(?:one|pick|bet|play|dog|best|in line)\b/;
/** Of one pick that was shown there is no second: the next of that search is wanted. */
const SECOND =
  /^(?:(?:so|and|ok|whats|what is|what about|who|whos|how about|gimme|give me|show me|hows|how is) )*(?:(?:the|your|ur|a) )?(?:second|2nd|(?:pick )?number 2|no 2|runner up)(?: (?:one|best|pick|bet|play|dog|underdog|favorite|choice|best one))?(?: then| pls| please| bro)?$/;
const ELSE = /\b(?:half|period|quarter|set|leg|why|price|odds|fair)\b/;
const AFTER = /\b(?:after|behind|below|past|besides) (?:the |that )?\w+/;

/** "What's the next one after the Preds" behind picks that hold them: the next of the same search, and nothing of who was shown. */
export function nextOfList({ previous, plain, mentions, reading }: Tagged): Asked | null {
  const shown = previous?.list === true && previous.ticket !== true ? (previous.focus ?? []) : [];
  const isBeyond = shown.length === 1 && SECOND.test(plain) && !ELSE.test(plain);
  if (!previous || shown.length === 0 || !(NEXT.test(plain) || isBeyond)) return null;
  const named = mentions.filter(({ persons }) => persons.length > 0);
  if (named.length > 0 && !AFTER.test(plain)) return null;
  if (named.some((mention) => !shown.some((bet) => isPickOn(bet, mention)))) return null;
  const places = named.map((mention) => shown.findIndex((bet) => isPickOn(bet, mention)) + 1);
  // "Next best after the Avs" where the Avs were first of three: the second of them, which stands there already.
  const [after] = places;
  if (after !== undefined && places.length === 1 && after < shown.length)
    return { kind: 'about', about: { kind: 'play', place: after + 1 } };
  return moreOf(previous, 1, reading);
}
