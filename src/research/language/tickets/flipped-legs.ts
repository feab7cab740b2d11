import type { Selection } from '../../slate/price.ts';
import { type Asked, say } from '../calls/call.ts';
import { flipped, flips } from '../calls/focus.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { editSpans } from './edit-spans.ts';
import { isOn, namedLegs } from './named-legs.ts';
import { legOf, moreOf, ticketCall } from './ticket-call.ts';

const FLIPS = /^(flip|flipped|flipping|reverse|invert|fade|opposite)$/;
const MOST_CHOICES = 4;

/**
 * "Flip cook to the over", "put him under instead", "the other side of leg 2": the same parlay at the same book, that leg on its other side
 * at its own line. Null: no leg that is named is on another side than the one that is said.
 */
export function flippedLegs(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const isFlip = flips(edit.tokens) || edit.tokens.some(({ text }) => FLIPS.test(text));
  const sides = new Set<Selection>(
    edit.pieces.flatMap((piece) => (piece.kind === 'direction' ? [piece.direction] : [])),
  );
  const named = isFlip || sides.size > 0 ? namedLegs(legs, edit) : null;
  if (named === null || (named.length === 0 && !isFlip && sides.size < 2)) return null;
  const meant = (named.length > 0 ? named : legs).filter((leg) => turns(leg, sides, isFlip));
  if (meant.length === 0) return null;
  // "The under to the over": of several it is not for us to say which.
  const most = named.length === 0 ? 1 : Math.max(edit.mentions.length, 1);
  if (meant.length > most && !isOfAll(edit)) return whichLeg(meant, legs);
  return ticketCall(
    legs.map((leg) => legOf(meant.includes(leg) ? turned(leg, meant.length === 1 ? lineIn(edit) : null) : leg)),
    moreOf(edit),
  );
}

const TURNS =
  /\b(flip|reverse|switch|swap|change|side|instead|rather|go|going|take|make|want|use|give me|gimme|actually|no|nah)\b/;

/** "Take the Dolphins side of that Bengals game": who is named plays against a leg's side, so that leg is turned. */
export function opposedLegs(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { mentions, pieces, tokens } = edit;
  const isBare = pieces.every(({ kind }) => kind === 'name' || kind === 'connector' || kind === 'market');
  if (!isBare || !TURNS.test(plainText(tokens)) || editSpans(tokens)?.put.length) return null;
  const sided = legs.filter(({ market, player }) => player === null && (market === 'moneyline' || market === 'spread'));
  const against = mentions.map((mention) => sided.filter((leg) => isOn(flipped(leg), mention) && !isOn(leg, mention)));
  const meant = against.flat();
  const isOfLegs = mentions.every((mention, at) => against[at]?.length === 1 || legs.some((leg) => isOn(leg, mention)));
  const [leg, ...others] = meant;
  if (!leg || others.length > 0 || !isOfLegs) return null;
  return ticketCall(
    legs.map((one) => legOf(one === leg ? flipped(one) : one)),
    moreOf(edit),
  );
}

/** Whether a leg goes to its other side by what is said: "to the over" of an under, "flip the under". */
function turns(leg: BetFocus, sides: ReadonlySet<Selection>, isFlip: boolean): boolean {
  const { side } = flipped(leg);
  if (side === leg.side) return false;
  return sides.has(side) || (isFlip && (sides.size === 0 || sides.has(leg.side)));
}

function turned(leg: BetFocus, line: number | null): BetFocus {
  const other = flipped(leg);
  return line !== null && leg.line !== null ? { ...other, line } : other;
}

/** A line of its own. */
const lineIn = ({ pieces }: Edit): number | null => {
  const [line, ...others] = pieces.flatMap((piece) => (piece.kind === 'line' ? [piece.line] : []));
  return line !== undefined && others.length === 0 ? line : null;
};

const isOfAll = ({ tokens }: Edit): boolean =>
  tokens.some(({ text }) => /^(all|both|every|each|everything|them|those|unders|overs|legs)$/.test(text));

const whichLeg = (meant: readonly BetFocus[], legs: readonly BetFocus[]): Asked =>
  say(
    'Which leg should I flip?',
    meant.slice(0, MOST_CHOICES).map((leg) => `Flip leg ${legs.indexOf(leg) + 1}`),
  );
