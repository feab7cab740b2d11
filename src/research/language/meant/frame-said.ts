import type { Known } from '../correct/named-parts.ts';
import type { Entity, EntityText } from './entities.ts';
import { frameIn, readText, type SureFrame } from './read-frame.ts';
import type { Place } from './want-features.ts';

/** From which share on nothing of a message is only told. */
const SURE_ALL = 0.5;
/** The same of what is asked beside something that is told. */
const SURE_PART = 0.7;

/** What a message wants, or where that is not clear what is asked in a part of it: "my buddy keeps winning on nba, who plays tonight in the nba". */
export function frameSaid(message: string, read: EntityText, place: Place, known: Known): SureFrame | null {
  const asked = frameAsked(message, place, known);
  if (asked) return asked;
  const all = frameIn(read, place);
  if (all && all.share >= SURE_ALL) return all;
  const parts = partsOf(message).flatMap((part) => framePart(part, message, read, place, known) ?? []);
  const [best] = parts.toSorted((one, other) => other.share - one.share);
  return best ?? all;
}

const SENTENCES = /(?<=[.!?])\s+(?=\S)/;
/** What stands in the sentence before. */
const POINTS_BACK =
  /\b(?:it|that|this|those|these|them|they|he|him|his|she|her|hers|both|there|same|either|one of|ones?|then)\b/i;
/** What is told of oneself and limits what is asked. */
const LIMITS =
  /\b(?:no|not|nothing|never|without|skip|except|only|just|until|before|after|hate|avoid|don['’]?t|can['’]?t|cannot|leave|budget)\b|[$%]|[+-]\d/i;
const STORY: ReadonlySet<Entity['kind']> = new Set<Entity['kind']>([
  'name',
  'league',
  'market',
  'bare',
  'place',
  'side',
]);

/**
 * What the last sentence of a story asks, where it names all that it is of: "I watched every Canelo fight since the Mayweather one. Anything
 * worth betting in boxing tonight?" Null: it points back, or what was told limits it.
 */
function frameAsked(message: string, place: Place, known: Known): SureFrame | null {
  const sentences = message.split(SENTENCES);
  const last = sentences.at(-1) ?? '';
  const rest = sentences.slice(0, -1).join(' ');
  if (sentences.length < 2 || POINTS_BACK.test(last) || LIMITS.test(rest) || rest.includes('?')) return null;
  const [own, told] = [readText(last, known), readText(rest, known)];
  const isWhole = own?.entities.some(({ kind }) => kind === 'name' || kind === 'league') === true;
  const named = new Set(own?.entities.map(({ means }) => means));
  const isStory = told?.entities.every(({ kind, means }) => STORY.has(kind) || named.has(means)) === true;
  const asksToo = told !== null && (frameIn(told, place)?.share ?? 0) >= SURE_ALL;
  const frame = own && isWhole && isStory && !asksToo ? frameIn(own, place) : null;
  return frame && frame.share >= SURE_PART ? frame : null;
}

const PARTS = /(?<=[.!?;])\s+|,\s+(?=\S+(?: \S+){2,})/;

/** The sentences of a message, and all that stands behind the first ones. */
function partsOf(message: string): string[] {
  const parts = message.split(PARTS).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  return [...new Set([...parts.slice(1).map((_, at) => parts.slice(at + 1).join(' ')), ...parts])];
}

/** What is asked in a part, where all else of the message asks nothing and names nothing else. */
function framePart(part: string, message: string, read: EntityText, place: Place, known: Known): SureFrame | null {
  const rest = message.replace(part, ' ');
  const own = rest.includes('?') ? null : readText(part, known);
  if (own === null) return null;
  const named = new Set(own.entities.map(({ means }) => means));
  const isTold = read.entities.every(({ kind, means }) => named.has(means) || kind === 'market' || kind === 'bare');
  const frame = isTold ? frameIn(own, place) : null;
  if (!frame || frame.share < SURE_PART) return null;
  const told = readText(rest, known);
  return told && (frameIn(told, place)?.share ?? 0) >= SURE_ALL ? null : frame;
}
