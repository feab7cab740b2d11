import type { Reading } from '../../language/reading.ts';
import { focusOfPick } from '../blocks/focus-of.ts';
import type { Draft } from '../compose-answer.ts';
import { pickRow } from './pick-row.ts';

/** `pointed`: the place of the one that is left of several, which "it" is from here on. */
type SamePicks = { text: string; pointed: number | null };

/** Where a narrower search finds nothing but what was shown: that it stands, free. Null: there is something new, or a parlay. */
export function samePicks(
  { drafts, parlay, bettor, instead }: Draft,
  { focus = [], intent, ticketBook }: Reading,
): SamePicks | null {
  if (instead.length > 0 || drafts.length === 0) return null;
  const isParlay = intent === 'parlay';
  // The same legs at another book, or fewer of them, are another parlay.
  if (isParlay && (parlay === null || drafts.length !== focus.length || drafts[0]?.pick.book !== ticketBook))
    return null;
  const shown = focus.map((bet) => JSON.stringify(bet));
  const places = drafts.map((draft) => shown.indexOf(JSON.stringify(focusOfPick(draft))));
  if (places.includes(-1)) return null;
  const picks = drafts.map((draft) => draft.pick);
  const rows = picks.map((pick, at) => pickRow(pick, at, bettor));
  if (isParlay) return { text: ['That is the same parlay as before:', ...rows].join('\n'), pointed: null };
  const lead =
    picks.length === focus.length
      ? `Nothing new fits, so ${picks.length === 1 ? 'the pick stands' : `the same ${picks.length} picks stand`}:`
      : `Of those picks, ${picks.length === 1 ? 'this one fits' : `these ${picks.length} fit`}:`;
  const [place = 0, ...others] = places;
  const isOne = others.length === 0 && focus.length > 1;
  return { text: [lead, ...rows].join('\n'), pointed: isOne ? place + 1 : null };
}
