import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksFormatAlone } from '../odds-format-named.ts';
import { asksAboutPicks } from './asks-about-picks.ts';

/** "In decimal please": the list that was shown, as it is read best. */
export const listAgain = ({ text, previous }: Tagged): Asked | null =>
  previous?.list === true && previous.ticket !== true && asksFormatAlone(text)
    ? { kind: 'about', about: { kind: 'again' } }
    : null;

/** What is asked of the picks that were shown. Whom a message names says which of them is meant, and whether any is. */
export function ofPicksShown({ text, previous, mentions }: Tagged): Asked | null {
  const listed = mentions.length > 0 ? null : asksAboutPicks(text, previous);
  return listed && { kind: 'about', about: listed };
}
