import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isPickOn } from './last-list.ts';

const MEANS = /\b(i meant|i mean|meant|talking about|asking about|referring to)\b/;
const OF_BETS: ReadonlySet<string> = new Set(['direction', 'line', 'price', 'stat', 'book']);

/** "I meant the Evloev one, the Barzal one and the Osaka one": of the picks that were shown these, the likeliest first; null: others are named, or more of them. */
export function namedOfList({ previous, plain, mentions, pieces }: Tagged): Asked | null {
  const shown = previous?.list === true && previous.ticket !== true ? (previous.focus ?? []) : [];
  if (mentions.length < 2 || !MEANS.test(plain) || pieces.some(({ kind }) => OF_BETS.has(kind))) return null;
  const places = mentions.map((mention) => shown.findIndex((bet) => isPickOn(bet, mention)) + 1);
  if (places.includes(0)) return null;
  const named = [...new Set(places)];
  return {
    kind: 'about',
    about:
      named.length === shown.length
        ? { kind: 'ordered', order: 'chance', one: false }
        : { kind: 'places', places: named },
  };
}
