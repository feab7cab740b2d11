import type { BetRefDraft } from '#contract/research/bet.ts';
import { legOf } from '../tickets/ticket-call.ts';
import { type Asked, calls, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';
import { spreadOf } from './teaser-calls.ts';

const STANDARD_PRICE = '-120';
const MOST_LEGS = 5;
const MOST_WORDS = 24;
/** From here on a line is no number that a book has on the game as it is. */
const FAR = 3;

/**
 * "Chiefs down to -2 and Broncos to -2.5 at -120": a teaser of lines as they are teased, by the chances of these lines; or the one before at
 * another price. Null: no line is said to be teased.
 */
export function teasedLines(read: Tagged): Asked | null {
  if (read.tokens.length > MOST_WORDS) return null;
  const { amounts, previous, where } = read;
  const named = amounts.prices.at(-1)?.text;
  const before = previous?.calculation?.kind === 'teaser' ? previous.calculation.price : undefined;
  const sides = sidesIn(read);
  if (sides === null) return again(read, named ?? before);
  if (sides.length < 2 || sides.length > MOST_LEGS || !areTeased(sides, read)) return null;
  const refs: BetRefDraft[] = [];
  for (const bet of sides) {
    const found = resolveBet({ ...bet, price: null, book: null }, { ...where, window: null, eventId: null });
    if ('missing' in found) return say(found.missing, found.choices);
    refs.push(...found.refs.slice(0, 1));
  }
  return teaserOf(refs, named ?? before);
}

function teaserOf(bets: readonly BetRefDraft[], price: string | undefined): Asked {
  const assumed = price === undefined ? [`At ${STANDARD_PRICE}, because no price of the teaser was named.`] : [];
  return calls([{ tool: 'price_bets', input: { bets, teaser: { price: price ?? STANDARD_PRICE } } }], assumed);
}

/** Sides with their lines; null: nobody is named. Empty: something else is. */
function sidesIn({ said, mentions }: Tagged): StatedBet[] | null {
  if (mentions.length === 0) return null;
  const isElse = said.some(
    ({ direction, player, market, stats }) =>
      direction !== null || player !== null || stats.length > 0 || (market !== null && market !== 'spread'),
  );
  const bets = said.filter(({ side, line }) => side !== null && line !== null);
  return isElse || bets.length < mentions.length ? [] : bets;
}

const TO = /^(to|down|up)$/;
const TEASED = /\bteased? (\w+ )?(to|down|up)\b|\bto that\b/;

/** A teaser is spoken of, and the lines are those that it ends on. */
function areTeased(bets: readonly StatedBet[], { says, plain, pieces, tokens, previous }: Tagged): boolean {
  const lines = pieces.filter(({ kind }) => kind === 'line');
  const areMoved = lines.length > 1 && lines.every(({ from }) => TO.test(tokens[from - 1]?.text ?? ''));
  const isTeaser =
    says.has('teaser') || previous?.calculation?.kind === 'teaser' || /teas|wong/i.test(previous?.asked ?? '');
  if (!isTeaser) return areMoved;
  return areMoved || TEASED.test(plain) || bets.some(isFar);
}

function isFar({ side, line }: StatedBet): boolean {
  const person = side?.persons[0];
  const stored = person?.kind === 'side' ? spreadOf(person.event, person.selection) : null;
  return stored !== null && line !== null && Math.abs(line.line - stored) >= FAR;
}

const OF_THEM = /\b(those|these|both|two|them|it|that|legs|2)\b/;
const BOTH = /\b(both (legs )?(have to|must|need to) win|two (team|leg)|2 (team|leg))\b/;

/** "No, its a two team teaser, -120 total", "so -120 is bad then?": the lines that were shown, as one teaser. */
function again({ previous, says, plain, amounts, said }: Tagged, price: string | undefined): Asked | null {
  const focus = previous?.focus ?? [];
  const areLines =
    focus.length > 1 &&
    focus.length <= MOST_LEGS &&
    focus.every(({ market, line }) => market === 'spread' && line !== null);
  if (!areLines || previous?.ticket === true || previous?.list === true) return null;
  const isNow = says.has('teaser') || BOTH.test(plain);
  const wasBefore = previous?.calculation?.kind === 'teaser' && (amounts.prices.length > 0 || OF_THEM.test(plain));
  const isElse =
    amounts.shares.length > 0 || amounts.prices.length > 1 || said.some(({ direction }) => direction !== null);
  return !isElse && (isNow || wasBefore) ? teaserOf(focus.map(legOf), price) : null;
}
