import type { Asked } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import { isSpokenOf } from '../correct/is-spoken-of.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { numberWord } from '../wishes/wish-words.ts';
import { dropsPick } from './drop-verbs.ts';

export type HeldList = NonNullable<Reading['heldList']>;

/** The picks that were shown last, whatever was shown since. */
export function lastList(previous: Reading | null): HeldList | null {
  const { list, focus = [], kept = [], heldList } = previous ?? {};
  return list === true && focus.length > 0 ? { bets: focus, kept } : (heldList ?? null);
}

/** The picks that were shown, where neither they nor a parlay are what was shown last. */
const listBefore = (previous: Reading | null): HeldList | null =>
  previous && previous.list !== true && previous.ticket !== true ? lastList(previous) : null;

const NAMES_LIST =
  /\b(you|u) (gave|showed|told|listed|sent|had|picked|said|listed out)\b|\b(your|ur|my|the|those|these) (first |earlier |original |last )?(\w+ )?(picks|bets|plays|list|ones you gave|suggestions)\b|\b(at|from) the (start|beginning|top)\b|\b(first|earlier|original) list\b/;
const COUNTED = /\b(?:of|out of|from|among) (?:the|those|these|them|all|your|ur)? ?(\w+)\b|\b(?:those|these) (\w+)\b/;

/**
 * The chat as it stood when its picks were shown, where a message goes back to them: to "the 3 bets you gave me", to "those 3", or to
 * several of them by their names. Else as it stands.
 */
export function backAtList(previous: Reading | null, plain: string, mentions: readonly Mention[]): Reading | null {
  const held = listBefore(previous);
  return previous && held && goesBack(held, previous, plain, mentions) ? atLastList(previous) : previous;
}

/** The chat as it stood when its picks were shown, where something else was shown since. `orParlay`: though that is a parlay. */
export function atLastList(previous: Reading | null, orParlay = false): Reading | null {
  const held = listBefore(previous) ?? (orParlay && previous?.list !== true ? (previous?.heldList ?? null) : null);
  if (!previous || !held) return previous;
  const { calculation: _, sums: __, looked: ___, absent: ____, ...rest } = previous;
  return { ...rest, focus: held.bets, kept: held.kept, list: true, ticket: false, unjudged: false, pointed: null };
}

function goesBack({ bets }: HeldList, { focus = [] }: Reading, plain: string, mentions: readonly Mention[]): boolean {
  const named = mentions.filter((mention) => bets.some((bet) => isPickOn(bet, mention)));
  if (mentions.length > 0)
    return (
      named.length === mentions.length &&
      (dropsPick(plain) || (named.length > 1 ? MEANS : WHY_PICK).test(plain)) &&
      !isOnlyOne(focus, mentions)
    );
  const [, first, second] = COUNTED.exec(plain) ?? [];
  const word = first ?? second;
  const count = word === undefined ? null : /^\d$/.test(word) ? Number(word) : numberWord(word);
  const isCounted = count !== null && count > 1 && count === bets.length && focus.length !== count;
  // Of one bet that was shown since there is no second; what was worked out of the picks leaves their places.
  const isOfThem = focus.length < 2 || isSpokenOf(focus, bets);
  const isPlace = bets.length > 1 && isOfThem && PLACE.test(plain);
  return isCounted || isPlace || NAMES_LIST.test(plain);
}

/** "Why Mabrey under": of the pick on her, where something else was looked up since. */
const WHY_PICK = /^(ok |so |and |but |wait )*why (not )?(the |a )?\w+( \w+){0,3}$/;

/** What was spoken of since may be on him too. */
const isOnlyOne = (focus: readonly BetFocus[], mentions: readonly Mention[]): boolean =>
  focus.some((bet) => mentions.some((mention) => mention.kind === 'player' && isPickOn(bet, mention)));

const PLACE =
  /\b(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) (pick|bet|play|one)\b|^(?:explain |why |pick |bet |number )*#?[1-9]$/;
const MEANS = /\b(i meant|i mean|meant|the \w+ (one|bet|pick|leg)|of (these|those|them)|which|between)\b/;

/** Whether a pick is on who is named; one of a whole game is on both of its teams. */
export const isPickOn = (bet: BetFocus, { persons }: Mention): boolean =>
  persons.some(
    ({ kind, name, event }) =>
      event.id === bet.eventId && (kind !== 'player' || bet.player === null || bet.player === name),
  );

/** What is told of picks that something else was shown since says of which. `previous`: the chat as it stood when they were shown. */
export function withList(asked: Asked | null, previous: Reading | null, before: Reading | null): Asked | null {
  const list = previous === before ? null : lastList(previous);
  return asked?.kind === 'about' && list ? { ...asked, list } : asked;
}
