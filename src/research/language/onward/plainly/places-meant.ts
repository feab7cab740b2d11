import type { Token } from '#engine/names/tokenise.ts';
import { ORDINALS } from '../../ordinals.ts';
import { hashPlaces } from '../../tickets/places-in.ts';
import { numberWord } from '../../wishes/wish-words.ts';

/** Which of so many picks or legs a message speaks of, and its other words. */
type Meant = { places: readonly number[]; rest: readonly string[] };

const COUNTED = /^(leg|legs|number|numbers|pick|picks)$/;
/** Behind these, and at the start, a number alone is the place of a pick. */
const OPENS =
  /^(ditch|lose|cut|scratch|toss|dump|have|trust|hate|feeling|parlay|parlays|parley|combine|join|put|with|why|explain|swap|swapping|replace|replacing|switch|change|trade|exchange|keep|keeping|drop|remove|take|for|on|of|out|fade|flip|against|off|and|or|n|except|reverse|side)$/;
const FIRSTS = /^(first|top|last)$/;

/** "#2", "the 2nd one", "pick two", "take 2 off": of those that stay ("keep 1 and 3") the others are meant, where none else is named. */
export function placesMeant(
  tokens: readonly Token[],
  text: string,
  { size, isTicket }: { size: number; isTicket: boolean },
): Meant {
  const [meant, kept]: [number[], number[]] = [[...hashPlaces(text, size)], []];
  const rest: string[] = [];
  let keeps = false;
  for (let at = 0; at < tokens.length; ) {
    keeps = keepsAt(tokens, at, keeps);
    const found = severalAt(tokens, at, size) ?? placeAt(tokens, at, size, isTicket);
    if (found) (keeps ? kept : meant).push(...found.places);
    else rest.push(tokens[at]?.text ?? '');
    at = found?.to ?? at + 1;
  }
  const others = Array.from({ length: size }, (_, on) => on + 1).filter((place) => !kept.includes(place));
  const places = [...new Set(meant)].filter((place) => !kept.includes(place));
  return { places: places.length === 0 && kept.length > 0 ? others : places, rest };
}

/** Whether what is named from here on stays. */
function keepsAt(tokens: readonly Token[], at: number, keeps: boolean): boolean {
  const { text = '', afterBreak = false } = tokens[at] ?? {};
  if (/^(keep|keeping|leave)$/.test(text)) return true;
  return keeps && (!(afterBreak || ENDS_KEEPING.test(text)) || keepsOn(tokens, at));
}
const ENDS_KEEPING = /^(but|new|another|different|swap|replace|change|for|drop)$/;

/** "Keep 1, 3 and 4": behind the comma it goes on with places. */
const keepsOn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.number != null || /^(and|the|number|pick|leg)$/.test(tokens[at]?.text ?? '');

type Found = { places: number[]; to: number };

/** "The first three", "top 2". */
function severalAt(tokens: readonly Token[], at: number, size: number): Found | null {
  const { text = '' } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const count = next ? plainNumber(next) : null;
  if (!FIRSTS.test(text) || count === null || count < 2 || count > size) return null;
  const all = Array.from({ length: count }, (_, on) => (text === 'last' ? size - on : on + 1));
  return { places: all, to: at + 2 };
}

function placeAt(tokens: readonly Token[], at: number, size: number, isTicket: boolean): Found | null {
  const { text = '', number = null } = tokens[at] ?? {};
  const next = tokens[at + 1];
  if (/^(last|final)$/.test(text)) return { places: [size], to: at + 1 };
  const isOrdinal = number !== null && /^(st|nd|rd|th)$/.test(number.suffix);
  const ordinal = ORDINALS[text] ?? (isOrdinal ? number.value : null);
  const named = next && COUNTED.test(text) ? numberBehind(text, next) : null;
  const [place, to] =
    ordinal !== null ? [ordinal, at + 1] : named !== null ? [named, at + 2] : [bareAt(tokens, at, isTicket), at + 1];
  return place !== null && place >= 1 && place <= size ? { places: [place], to } : null;
}

/** "Pick two", "number one"; "pick one" asks for one. */
const numberBehind = (word: string, next: Token): number | null =>
  next.text === 'one' && /^(number|leg)$/.test(word) ? 1 : plainNumber(next);

/** "Swap 2", "2 - other side": a number alone, where nothing is counted by it. */
function bareAt(tokens: readonly Token[], at: number, isTicket: boolean): number | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const value = token?.number ? plainNumber(token) : null;
  const isCounting =
    /^(legs?|more|bets|picks|plays|of|units?|bucks|dollars|left|times?)$/.test(next?.text ?? '') ||
    (isTicket && next?.text === 'legs');
  if (value === null || isCounting) return null;
  return at === 0 || token?.afterBreak || OPENS.test(before?.text ?? '') || before?.number != null ? value : null;
}

/** A number with no sign, and no money. */
function plainNumber({ text, number }: Token): number | null {
  if (!number) return text === 'one' ? null : numberWord(text);
  return number.sign === null && number.suffix === '' && !number.dollars && !number.percent ? number.value : null;
}
