import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import type { Bettor } from '../../words/bettor.ts';
import type { ActShare } from '../acts/read-act.ts';
import type { Amounts } from '../calls/amount.ts';
import { type Asked, say } from '../calls/call.ts';
import { fittingPersons, isUnfound } from '../calls/find-game.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Piece } from '../calls/pieces.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { Topic } from '../calls/topics.ts';
import type { Reading } from '../reading.ts';
import type { Zone } from '../time-zone.ts';
import type { SpokenParts } from './spoken-parts.ts';

/** A short message that goes on from what was looked up. */
export type GoingOn = {
  text: string;
  plain: string;
  tokens: readonly Token[];
  amounts: Amounts;
  mentions: readonly Mention[];
  pieces: readonly Piece[];
  said: readonly StatedBet[];
  reading: Reading;
  topics: ReadonlySet<Topic>;
  parts: SpokenParts;
  slate: { events: readonly SlateEvent[]; bookTitles: ReadonlyMap<string, string> };
  nowMs: number;
  zone: Zone;
  likeliest: ActShare;
  /** Where its writer can bet; absent: at the books of any state. */
  bettor?: Bettor;
};

/** Whether every word that is left is one of these. */
export const leavesOnly = ({ left }: SpokenParts, words: ReadonlySet<string>): boolean =>
  left.every((word) => words.has(word));

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** An input without what is not there. */
export const withoutGaps = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const MORE =
  /\b(more|next|rest|remaining|others?|after (those|these|that|them)|keep going|continue|show all|all of (them|it)|see all|full list)\b/;

/** The next page is asked for. */
export const asksMore = (plain: string): boolean => MORE.test(plain);

/** Who of the slate is named first, whenever he plays; a sentence where nobody ahead goes by that name; null where nobody is named. */
export function namedPerson({ mentions, nowMs, zone }: GoingOn, eventId: string | null = null): Person | Asked | null {
  const [first, second] = mentions;
  if (!first) return null;
  const opponent = second && second.kind === 'side' && meetsAny(first, second) ? second : null;
  const found = fittingPersons(first, opponent, { nowMs, zone: zone.name, window: null, eventId });
  if (isUnfound(found)) return say(found.missing, found.choices);
  return found[0] ?? say(`I have no upcoming game with ${first.names.join(' or ')}.`);
}

/** Whether both who play in a game are named. */
export const namesGame = ([first, second]: readonly Mention[]): boolean =>
  first !== undefined && second?.kind === 'side' && meetsAny(first, second);

const meetsAny = (a: Mention, b: Mention): boolean =>
  a.persons.some(({ event }) => b.persons.some((other) => other.event === event));

/** Words of every short message that name nothing. */
export const SMALL =
  'and or but ok okay k wut wat so then now also too just only the a an to do does did of for on in at with what whats about how hows bout is are was there it its that this those these them they me my i im you u ya can could would show see give get gimme pull up please pls plz thx thanks hey yo no nah not actually sorry wait meant mean instead rather same again one ones here all right yeah yes got be will by any tho though lol bro man btw';
