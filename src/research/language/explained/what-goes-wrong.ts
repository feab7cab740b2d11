import { isFight } from '../../slate/leagues.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isTogether } from '../covered/asking.ts';
import type { Cover } from '../covered/cover.ts';
import { coverBefore } from '../covered/cover-before.ts';
import { besideOthers } from '../covered/price-beside-others.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';

const WRONG =
  /\b(?:what|how|whats|anything|something) (?:\w+ ){0,3}(?:go|goes|going|gone) wrong\b|\b(?:whats|what is|what are|any|is there (?:a|any)|where is|wheres|got any|the) (?:the )?(?:\w+ )?(?:risks?|downsides?|danger|dangers|catch|pitfalls?|drawbacks?|gotchas?)\b|\bget (?:burned|burnt|screwed|hosed|stuck|stiffed)\b|\b(?:could|can|might|would|will) (?:\w+ )?(?:mess|screw|blow|break|ruin|kill|sink|trip) (?:\w+ )?(?:up|it|this|that|me|us)?\b|\bcan (?:i|we|you|it) (?:still |even )?(?:lose|fail|miss|go bad)\b|\b(?:is|are) (?:it|this|that|they|these) (?:\w+ )?(?:risk ?free|totally safe|really safe|safe|foolproof|guaranteed)\b|\bwatch (?:out )?for\b|\bbe (?:careful|worried) (?:of|about)\b/;
const ELSE =
  /\b(?:ruin of|of ruin|risking|bankroll|injur\w*|weather|prices? for|best|tonight|which|who|last (?:night|week)|went wrong|means?|define|split|if i|(?:not|without|no|dont) (?:\w+ )?hedg\w*)\b/;
const MOST_WORDS = 14;

/**
 * "What can go wrong", "any risk" behind bets on every side of a market, or a parlay: what it is that loses money there. Null: behind
 * nothing of that, or a single bet, of which its price is told.
 */
export function whatGoesWrong(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  if (!previous || !WRONG.test(plain) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  if (mentions.length + amounts.prices.length + amounts.money.length > 0) return null;
  if (previous.ticket === true) return ofTicket(read);
  const cover = coverBefore(read);
  const isMiddle = sumsOf(previous).some(({ kind }) => kind === 'middle');
  if (cover && isTogether(cover)) return say(coverWords(cover, isMiddle, read));
  const isHedge = sumsOf(previous).some(({ kind }) => kind === 'hedge');
  return isHedge ? say(HEDGE) : null;
}

const HEDGE =
  'The second bet: its price may move, or the book may limit or refuse it, and then the first stands alone. A hedge has to be on the very other side, at a number that meets the first, or both can lose; and where one of them is void, the other still counts. Place it soon, and check both slips.';

function coverWords(cover: Cover, isMiddle: boolean, read: Tagged): string {
  const [first] = cover.sides;
  const event = read.slate.events.find(({ id }) => id === first?.ref?.eventId);
  const draw =
    event && isFight(event)
      ? ' A draw or a no contest can be void at one book and lose at the other.'
      : ' Books settle ties, postponements and retirements by rules of their own, so one side can be void while the other loses.';
  const missed = isMiddle
    ? ' And the middle mostly misses: then one wins, one loses, and the vig is yours to pay.'
    : '';
  const beside = besideOthers(cover, read);
  return [
    `The one that matters: you get only one side down. A price moves while you place the other, or a book limits you, refuses the bet, or voids it later as an obvious error, and what is left is a plain bet on one side.${draw}${missed} Books also limit accounts that do this.`,
    ...(beside.length > 0 ? [`Here: ${beside.join(' ')}`] : []),
    'Place the price that stands out first, and the other side only once it is accepted.',
  ].join(' ');
}

/** Every leg has to win, and the least likely one is named. */
function ofTicket(read: Tagged): Asked | null {
  const { previous } = read;
  const legs = (previous?.focus ?? []).flatMap((focus) => {
    const bet = storedBet({ ...refOfFocus(focus), price: null }, read);
    return isStored(bet) ? [bet] : [];
  });
  const [weakest] = legs.toSorted((a, b) => a.win - b.win);
  if (!weakest || legs.length < 2) return null;
  const [all, one] = legs.length === 2 ? ['both legs have', 'one'] : [`all ${legs.length} legs have`, 'one'];
  return say(
    `Any leg: ${all} to win, and ${one} miss loses the whole stake. The likeliest to miss is ${weakest.name}, which wins ${percent(weakest.win)} of the time. Every leg adds the book’s margin once more, and a leg that is void drops out, so it pays less then.`,
    [],
    { focus: previous?.focus ?? [], ticket: true, unjudged: previous?.unjudged ?? false },
  );
}
