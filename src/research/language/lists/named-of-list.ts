import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { isPickOn } from './last-list.ts';

/** Who plays is meant with his own numbers, and not with the bets on his game. */
const picksOn = (shown: readonly BetFocus[], mention: Mention): BetFocus[] =>
  shown.filter((bet) => isPickOn(bet, mention) && (mention.kind === 'side' || bet.player !== null));

const MEANS = /\b(i meant|i mean|meant|talking about|asking about|referring to)\b/;
/** "Luka one", "the Fritz one?": its prices. */
const ONE_OF_IT =
  /^(ok |and |what about |how about |whats |hm |so )*(the |that )?(\w+ ){1,3}(one|pick|prop|line|bet)( then| price| odds)?$/;
const OF_BETS: ReadonlySet<string> = new Set(['direction', 'line', 'price', 'stat', 'book']);

/** "I meant the Evloev one, the Barzal one and the Osaka one": of the picks that were shown these, the likeliest first; null: others are named, or more of them. */
export function namedOfList({ previous, plain, mentions, pieces }: Tagged): Asked | null {
  const shown = previous?.list === true && previous.ticket !== true ? (previous.focus ?? []) : [];
  const [mention, ...others] = mentions;
  const [pick, ...more] = mention && others.length === 0 ? picksOn(shown, mention) : [];
  if (pick && more.length === 0 && ONE_OF_IT.test(plain)) return calls([boardOnBet(pick)]);
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
