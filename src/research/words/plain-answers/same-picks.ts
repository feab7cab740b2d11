import type { Reading } from '../../language/reading.ts';
import { focusOfPick } from '../blocks/focus-of.ts';
import type { Draft } from '../compose-answer.ts';
import { plural } from '../format.ts';
import { pickRow } from './about-picks.ts';

/** Where a narrower search finds nothing but what was shown: that it stands, free. Null: there is something new, or a parlay. */
export function samePicks({ drafts, parlay, bettor, instead }: Draft, { focus = [], intent }: Reading): string | null {
  if (parlay !== null || intent === 'parlay' || instead.length > 0 || drafts.length === 0) return null;
  const shown = new Set(focus.map((bet) => JSON.stringify(bet)));
  if (!drafts.every((draft) => shown.has(JSON.stringify(focusOfPick(draft))))) return null;
  const picks = drafts.map((draft) => draft.pick);
  const lead =
    picks.length === focus.length
      ? `Nothing else fits: the same ${plural(picks.length, 'pick')} of before.`
      : `Of the picks before, ${picks.length === 1 ? 'this one fits' : `these ${picks.length} fit`}:`;
  return [lead, ...picks.map((pick, at) => pickRow(pick, at, bettor))].join('\n');
}
