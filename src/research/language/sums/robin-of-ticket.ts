import type { BetRefDraft } from '#contract/research/bet.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { legsNamed } from '../tickets/named-parlay.ts';
import { refOfFocus } from './bets-said.ts';
import type { Robin } from './robin-legs.ts';
import { besideParlay, comparesParlay } from './robin-onward.ts';
import { decidedChance, isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { notQuoted } from './sum-on-bet.ts';

const FEWEST_LEGS = 3;
const SIZE = /\b(?:by|in|of) (?:(\d)s?|(twos|threes|fours))\b|\b(2|3|4)s\b/;
const IN_WORDS: Readonly<Record<string, number>> = { twos: 2, threes: 3, fours: 4 };

/** "Round robin by 2s, 5 each" behind a parlay, or of bets that are named: each at its own price, and no stake on the whole. */
export function robinOfTicket(read: Tagged): Asked | null {
  const { says, plain, amounts, mentions } = read;
  if (!says.has('round_robin') || amounts.prices.length > 0) return null;
  const legs = mentions.length > 0 ? legsOfNames(read) : legsOfParlay(read);
  if (legs === null || 'kind' in legs) return legs;
  if (legs.refs.length < FEWEST_LEGS)
    return say(`A round robin takes at least ${FEWEST_LEGS} legs, and this parlay has ${legs.refs.length}.`);
  const bets = legs.refs.map((ref) => storedBet(ref, read));
  const prices = bets.flatMap((bet) => (isStored(bet) && bet.price ? [bet.price] : []));
  if (prices.length < bets.length) return unpriced(bets, legs.book);
  const stake = stakeEach(plain) ?? moneyIn({ ...read, hasSides: false })[0]?.cents;
  const stored = bets.filter(isStored);
  const robin: Robin = {
    kind: 'round_robin',
    prices: prices.map(({ text }) => text),
    size: Math.min(sizeIn(plain), bets.length),
    legs: stored.map(({ name }) => name),
    chances: stored.map(decidedChance),
    ...(stake !== undefined && { stakeCents: stake }),
  };
  if (comparesParlay(plain)) return besideParlay(robin, read);
  const names = stored.map(({ name }, at) => `${name} ${prices[at]?.text} at ${prices[at]?.book}`);
  return calculated(
    [robin],
    [`Of ${mentions.length > 0 ? 'these bets' : 'the legs of that parlay'}: ${names.join(', ')}.`],
  );
}

type Legs = { refs: readonly BetRefDraft[]; book: string | null };

function legsOfNames(read: Tagged): Legs | Asked | null {
  if (read.mentions.length < FEWEST_LEGS) return null;
  // "By 3s" counts the legs of each parlay, and no three-pointers.
  const said = read.said.map((bet) => (bet.player ? bet : { ...bet, stats: [] }));
  const named = legsNamed({ ...read, said });
  const [book = null] = read.books;
  return 'kind' in named ? named : { refs: named.refs.map((ref) => ({ ...ref, price: null, book })), book };
}

/** Of "those 3" behind a parlay of two the parlay before it is meant. */
function legsOfParlay({ previous, plain, books }: Tagged): Legs | null {
  const shown = previous?.ticket === true ? (previous.focus ?? []) : [];
  const held = previous?.heldTicket?.legs ?? [];
  const count = countIn(plain);
  const isHeld = count !== null && count !== shown.length && count === held.length;
  const legs = isHeld ? held : shown;
  if (legs.length < 2) return null;
  const book = books[0] ?? (isHeld ? previous?.heldTicket?.book : previous?.ticketBook) ?? null;
  return { refs: legs.map((leg) => ({ ...refOfFocus(leg), price: null, book })), book };
}

const COUNT = /\b(?:those|these|all|the|same|original|first) (\d|three|four|five|six)\b(?! (?:each|per|bucks|dollars))/;
const COUNTS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6 };
function countIn(plain: string): number | null {
  const [, word] = COUNT.exec(plain) ?? [];
  return word === undefined ? null : (COUNTS[word] ?? Number(word));
}

function unpriced(bets: readonly (StoredBet | string)[], book: string | null): Asked | null {
  const missing = bets.flatMap((bet) => (isStored(bet) && !bet.price ? [`${notQuoted(bet.name, book)}.`] : []));
  const refused = bets.flatMap((bet) => (isStored(bet) ? [] : [bet]));
  const sentences = [...missing, ...refused];
  return sentences.length === 0 ? null : say(sentences.join(' '));
}

/** "20 per", "$5 a parlay". */
const EACH = /\b(\d+(?:\.\d+)?) (?:per|each|apiece|a (?:pop|piece|parlay|combo|bet))\b/;
function stakeEach(plain: string): number | undefined {
  const [, dollars] = EACH.exec(plain) ?? [];
  return dollars === undefined ? undefined : Math.round(Number(dollars) * 100);
}

function sizeIn(plain: string): number {
  const [, digit, word = '', bare] = SIZE.exec(plain) ?? [];
  return Number(digit ?? bare ?? IN_WORDS[word] ?? 2);
}
