import type { Reading } from '../reading.ts';
import type { AboutPicks } from './about-picks.ts';
import { readAboutPicks } from './read-about-picks.ts';

/** Of a parlay these are asked of its legs; all else of the whole, which is looked at anew. */
const OF_LEGS = new Set<AboutPicks['kind']>(['weakest', 'riskiest', 'strongest', 'ordered', 'against', 'again']);

/** What is asked about the picks that were shown last; null where none were, or something else is asked. */
export function asksAboutPicks(question: string, previous: Reading | null): AboutPicks | null {
  if (previous?.list !== true || !previous.focus?.length) return null;
  const read = readAboutPicks(question);
  const about = read && ofPointed(read, question, previous.pointed ?? null);
  // As many as were shown, or more, is another search.
  if (about?.kind === 'keep' && about.count >= previous.focus.length) return null;
  if (about?.kind === 'play' && about.place > previous.focus.length) return null;
  return about !== null && previous.ticket === true && !OF_LEGS.has(about.kind) ? null : about;
}

/** "The case against it" behind the second one is against that. */
const ofPointed = (about: AboutPicks, question: string, pointed: number | null): AboutPicks =>
  pointed !== null && 'place' in about && THAT.test(question) && !PLACE.test(question)
    ? { ...about, place: pointed }
    : about;

const THAT = /\b(?:it|that|this)\b/i;
const PLACE = /\b(?:first|second|third|fourth|fifth|last|top)\b|#|\d/i;
