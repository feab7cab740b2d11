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
  const lead = leadOf(picks, focus.length);
  const [place = 0, ...others] = places;
  const isOne = others.length === 0 && focus.length > 1;
  return { text: [lead, ...rows].join('\n'), pointed: isOne ? place + 1 : null };
}

/** A pass that is left is no pick that stands. */
function leadOf(picks: readonly Draft['drafts'][number]['pick'][], shown: number): string {
  const isOne = picks.length === 1;
  if (picks.length !== shown) return `Of those picks, ${isOne ? 'this one fits' : `these ${picks.length} fit`}:`;
  if (picks.every(({ verdict }) => verdict === 'pass'))
    return `Nothing better comes of that: the closest ${isOne ? 'is the same pass' : `are the same ${picks.length} passes`}.`;
  return `Nothing new fits, so ${isOne ? 'the pick stands' : `the same ${picks.length} picks stand`}:`;
}
