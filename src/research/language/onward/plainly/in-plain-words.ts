import { findPhrases } from '#engine/names/phrase-index.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { plainText } from '../../calls/plain-text.ts';
import { LEAGUE_NAMES } from '../../leagues.ts';
import type { Reading } from '../../reading.ts';
import { localTime, type Zone } from '../../time-zone.ts';
import { leaguesOf } from '../../wishes/wish-reading.ts';
import { added } from './added-leg.ts';
import { atBooks } from './at-books.ts';
import { OF_LIST } from './of-list.ts';
import { OF_PLACES } from './of-places.ts';
import { placesMeant } from './places-meant.ts';
import type { PlainReader } from './said.ts';
import { sized } from './sized.ts';

const MOST_WORDS = 20;
const READERS: readonly PlainReader[] = [added, ...OF_PLACES, ...OF_LIST, atBooks, sized];

/**
 * What a message wants of the picks or the parlay that stand, where each of its words is one of such a wish: in the words that its readers
 * know. "Dont like the 2nd one, get me a sub" exchanges that pick, "too many, just 3" keeps the first three, "need a 4th" adds a leg. Any
 * other message stays as it is.
 */
export function inPlainWords(text: string, previous: Reading | null, clock: { nowMs: number; zone: Zone }): string {
  const size = previous?.focus?.length ?? 0;
  // "1+2" names two places, and no price.
  const tokens = tokenise(text.replace(/(\d)\s*[+&]\s*(?=\d\b)/g, '$1 and '));
  const isShown = previous !== null && size > 0 && (previous.list === true || previous.ticket === true);
  if (!isShown || tokens.length > MOST_WORDS) return text;
  const isTicket = previous.ticket === true;
  const { places, rest } = placesMeant(tokens, text, { size, isTicket });
  const own = withoutOwn(rest, previous, clock);
  const said = { previous, size, isTicket, tokens, places, rest: own, plain: plainText(tokens) };
  for (const read of READERS) {
    const plain = read(said);
    if (plain !== null) return plain;
  }
  return text;
}

/** The league and the day of the search before say nothing new. */
function withoutOwn(
  rest: readonly string[],
  previous: Reading,
  { nowMs, zone }: { nowMs: number; zone: Zone },
): readonly string[] {
  const label = previous.window?.label ?? '';
  const { day } = localTime(nowMs, zone);
  const isOwn = (word: string): boolean => {
    const named = findPhrases(LEAGUE_NAMES, tokenise(word)).flatMap(({ values }) => values);
    if (named.length > 0) return leaguesOf(named, day).every((league) => previous.leagues.includes(league));
    return DAY.test(word) && label.includes(word);
  };
  return rest.filter((word) => !isOwn(word));
}
const DAY = /^(today|tonight|tomorrow|sunday|saturday|monday|tuesday|wednesday|thursday|friday)$/;
