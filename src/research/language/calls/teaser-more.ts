import { list, signed } from '../../words/format.ts';
import { type Asked, say } from './call.ts';
import type { Tagged } from './tagged.ts';
import { movedBy, type SideLeg, shownLegs, sideOf, teasedLegs } from './teased-sides.ts';
import { STANDARD, wongWords } from './teaser-calls.ts';
import { FAR, MOST_TEASED_LEGS, MOST_TEASER_WORDS, pricesNamed, teaserPrice } from './teaser-spoken.ts';
import { legsShown, onSpread } from './teaser-stands.ts';

/** A teaser with its legs on the lines that books have, and by how much it moves them. */
type Standing = { legs: readonly SideLeg[]; points: number };

const ADDS = /\b(add|adding|throw in|throwing in|toss in|tack on|include|including|plus|put in|fit|squeeze in)\b/;
const ELSE =
  /\b(ml|moneylines?|totals?|over|under|parlay|straight|by itself|alone|instead|swap|replace|drop|remove|out|for the)\b/;
const KEYS = /\bwong\b|\bkey numbers?\b|\bcross(?:es|ing)?\b.*\b(?:3|7|three|seven|keys?|both)\b/;
const OF_THEM = /^(?:(?:so|and|ok|but|wait) )*(?:are|is|do|does)\b.*\b(?:both|they|these|those|all|each|my|legs?)\b/;
const ALL = /\ball (?:of )?(?:the |them |these |those )?(3|4|5|three|four|five)\b/;
const COUNTS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5 };

/**
 * Of the teaser that stands: another leg beside it, more legs than it has, or whether its legs cross the key numbers. A side
 * that is added is teased like the others, and no straight bet. Null: none of that is asked.
 */
export function teaserMore(read: Tagged): Asked | null {
  const { plain, tokens, mentions } = read;
  const standing = tokens.length > MOST_TEASER_WORDS || ELSE.test(plain) ? null : standingIn(read);
  if (!standing) return null;
  if (mentions.length === 0) return keysOf(standing, plain) ?? otherCount(standing, plain);
  // At a price of its own it is judged by the reader of changed sides.
  const adds = ADDS.test(plain) && pricesNamed(read).length === 0;
  return adds && mentions.every(({ kind }) => kind === 'side') ? withNamed(standing, read) : null;
}

function standingIn(read: Tagged): Standing | null {
  const { previous, slate } = read;
  const before = previous?.calculation?.kind === 'teaser' ? previous.calculation : null;
  if (before?.teams) {
    const legs = legsShown(before, read);
    return legs.length > 1 ? { legs, points: before.points ?? STANDARD.points } : null;
  }
  const shown = shownLegs(read);
  const points = movedBy(shown, slate.events);
  const legs = shown.flatMap(({ eventId, side, line }): SideLeg[] => {
    const event = slate.events.find(({ id }) => id === eventId);
    const leg = event && (side === 'home' || side === 'away') ? onSpread(event, side) : null;
    return leg ? [{ ...leg, said: line === null || line - points === leg.stored ? null : line - points }] : [];
  });
  return legs.length > 1 && legs.length === shown.length ? { legs, points } : null;
}

const keysOf = ({ legs, points }: Standing, plain: string): Asked | null =>
  KEYS.test(plain) && OF_THEM.test(plain)
    ? say(
        wongWords(
          legs.map(({ name, stored, said }) => ({ name, line: said ?? stored })),
          points,
        ),
      )
    : null;

function withNamed({ legs, points }: Standing, read: Tagged): Asked | null {
  const named = read.mentions.map((mention) => sideOf(mention, read));
  const missing = named.find((leg) => typeof leg === 'string');
  if (typeof missing === 'string') return say(missing);
  const added = named.flatMap((leg) => (typeof leg === 'string' || isIn(legs, leg) ? [] : [onOwnLine(leg, points)]));
  if (added.length === 0 || legs.length + added.length > MOST_TEASED_LEGS) return null;
  const asked = teasedLegs([...legs, ...added], points, read);
  const price = teaserPrice(read);
  return asked.kind === 'calls' && price !== undefined
    ? { ...asked, assumed: [...asked.assumed, keptPrice(price, legs.length + added.length)] }
    : asked;
}

const keptPrice = (price: string, legs: number): string =>
  `The price is left at ${price}: a teaser of ${legs} legs has another, so name that of your book.`;

const isIn = (legs: readonly SideLeg[], { ref }: SideLeg): boolean =>
  legs.some((leg) => leg.ref.eventId === ref.eventId && leg.ref.side === ref.side);

/** "Add Browns +1.5" names where it ends. */
const onOwnLine = (leg: SideLeg, points: number): SideLeg =>
  leg.said !== null && Math.abs(leg.said - leg.stored) >= FAR && Math.abs(leg.said - points - leg.stored) < FAR
    ? { ...leg, said: leg.said - points === leg.stored ? null : leg.said - points }
    : leg;

/** "All 3" of a teaser of two is no other number of it: whoever is to come in is asked. */
function otherCount({ legs, points }: Standing, plain: string): Asked | null {
  const said = ALL.exec(plain)?.[1] ?? '';
  const count = COUNTS[said] ?? Number(said);
  if (said === '' || count === legs.length) return null;
  const named = list(legs.map(({ name, stored, said: own }) => `${name} ${signed((own ?? stored) + points)}`));
  return say(
    `The teaser that stands has ${legs.length} legs, ${named}, so I do not price it as one of ${count}. Say whom to add, with the price for all of them, and nothing is left out.`,
  );
}
