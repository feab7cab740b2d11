import type { Reading } from '../../language/reading.ts';
import { focusOfPick } from '../blocks/focus-of.ts';
import type { Draft } from '../compose-answer.ts';
import { pickRow } from './about-picks.ts';

/** Where a narrower search finds nothing but what was shown: that it stands, free. Null: there is something new, or a parlay. */
export function samePicks(
  { drafts, parlay, bettor, instead }: Draft,
  { focus = [], intent, ticketBook }: Reading,
): string | null {
  if (instead.length > 0 || drafts.length === 0) return null;
  const isParlay = intent === 'parlay';
  // The same legs at another book, or fewer of them, are another parlay.
  if (isParlay && (parlay === null || drafts.length !== focus.length || drafts[0]?.pick.book !== ticketBook))
    return null;
  const shown = new Set(focus.map((bet) => JSON.stringify(bet)));
  if (!drafts.every((draft) => shown.has(JSON.stringify(focusOfPick(draft))))) return null;
  const picks = drafts.map((draft) => draft.pick);
  if (isParlay)
    return `That is the same parlay as before:\n${picks.map((pick, at) => pickRow(pick, at, bettor)).join('\n')}`;
  const lead =
    picks.length === focus.length
      ? `Nothing new fits, so ${picks.length === 1 ? 'the pick stands' : `the same ${picks.length} picks stand`}:`
      : `Of those picks, ${picks.length === 1 ? 'this one fits' : `these ${picks.length} fit`}:`;
  return [lead, ...picks.map((pick, at) => pickRow(pick, at, bettor))].join('\n');
}
