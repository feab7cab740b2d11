import { payout } from '#engine/odds/payout.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { dollars, list, percent } from '../../words/format.ts';
import { theTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { marginIn } from '../sums/robin-push.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { jointDecimal } from './joint-decimal.ts';
import { stakeOn } from './last-ticket.ts';
import { legsOn } from './named-legs.ts';
import { placesIn } from './places-in.ts';
import { stakeIn } from './ticket-words.ts';

const OFF =
  /\b(postponed?|ppd|p p d|cancel(l?ed|s)?|called off|rain(s|ed)? (it )?out|rained|rainout|snowed out|washed out|suspended|moved to (tomorrow|another day)|(isnt|not|never|doesnt get) played|doesnt happen)\b/;
const HANDED_BACK = /\b(push|pushes|pushed|pushing|void|voids|voided|no action|refund(s|ed)?|graded? (a )?push)\b/;
const SITS =
  /\b(scratch(es|ed)?|dnps?|sits( out)?|(doesnt|does not|dont|wont|didnt) (play|suit up|start|dress)|ruled out|inactive|is out|gets hurt (before|in warm\w*))\b/;
const CASE =
  /\b(if|when|say|suppose|supposing|assuming|once|happens|then|now|pay|pays|paying|payout|get|return|returns|worth|and|got|gets|just)\b/;
/** Whether that is so, how likely it is, or a rule of all bets. */
const ELSE =
  /^(so |and |but |ok )*(is|are|was|were|has|have|did|can|could|do|does|will|would)\b|\b(chance|chances|likely|odds of|how often|replace|swap|drop|hedge|teaser|which)\b/;
const MOST_WORDS = 22;

/**
 * "Say the Dodgers game gets ppd, what does it pay then" behind a parlay: what its other legs pay where it stands. Null: no leg of it is
 * said to be handed back.
 */
export function legVoid(read: Tagged): Asked | null {
  const { plain, previous, tokens, amounts } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const level = endsLevel(legs, read);
  const isTold = OFF.test(plain) || HANDED_BACK.test(plain) || SITS.test(plain);
  if (legs.length < 2 || ELSE.test(plain) || !(level || (isTold && CASE.test(plain)))) return null;
  if (tokens.length > MOST_WORDS || amounts.prices.length > 0) return null;
  const gone = level ? [level] : goneOf(legs, read);
  const left = legs.filter((leg) => !gone.includes(leg));
  if (gone.length === 0) return null;
  const book = previous?.ticketBook ?? null;
  const [out, kept] = [gone, left].map((some) => some.map((leg) => storedAt(leg, book, read)));
  if (!out || !kept || !out.every(isStored) || !kept.every(isStored)) return null;
  const told = { out, kept, legs: [...gone, ...left], book };
  return say(wordsOf(told, read));
}

/** "Lions win by exactly 3": the leg that ends on its number then. */
function endsLevel(legs: readonly BetFocus[], { plain, mentions }: Tagged): BetFocus | null {
  const margin = marginIn(plain);
  const [leg, ...others] = mentions.flatMap((mention) => legsOn(legs, mention));
  return margin !== null && leg?.market === 'spread' && others.length === 0 && margin + (leg.line ?? 0) === 0
    ? leg
    : null;
}

/** The legs that are handed back: of a game that is not played all, else that on who is named, at that place or of that kind. */
function goneOf(legs: readonly BetFocus[], read: Tagged): BetFocus[] {
  const { plain, mentions, tokens } = read;
  const isOff = OFF.test(plain);
  const named = mentions.map((mention) => {
    const ofGame = legs.filter(({ eventId }) => mention.persons.some(({ event }) => event.id === eventId));
    const on = isOff ? ofGame : legsOn(legs, mention);
    return SITS.test(plain) && !isOff && !HANDED_BACK.test(plain) ? on.filter(({ player }) => player !== null) : on;
  });
  if (named.length > 0)
    return named.some(({ length }) => length === 0)
      ? []
      : legs.filter((leg) => named.some((some) => some.includes(leg)));
  const places = placesIn(tokens, legs.length);
  if (places.length > 0) return legs.filter((_, at) => places.includes(at + 1));
  const side = /\b(over|under)\b/.exec(plain)?.[1];
  const ofSide = side === undefined ? [] : legs.filter((leg) => leg.side === side);
  const totals = ofSide.filter(({ market }) => market === 'total');
  const one = totals.length === 1 ? totals : ofSide;
  return one.length === 1 ? one : [];
}

/** At its writer's own price where he named one. */
function storedAt(leg: BetFocus, book: string | null, read: Tagged): StoredBet | string {
  const { price, ...ref } = refOfFocus(leg);
  return storedBet({ ...ref, price: price ?? null, ...(book !== null && { book }) }, read);
}

type Told = { out: readonly StoredBet[]; kept: readonly StoredBet[]; legs: readonly BetFocus[]; book: string | null };

function wordsOf({ out, kept, legs, book }: Told, read: Tagged): string {
  const names = list(out.map(({ name }) => name));
  const lead = `${names} ${out.length === 1 ? 'drops' : 'drop'} out, and the parlay goes on without ${out.length === 1 ? 'it' : 'them'}`;
  // "By exactly 3" stakes nothing.
  const stake = (marginIn(read.plain) === null ? stakeIn(read) : null) ?? stakeOn(read.previous);
  if (kept.length === 0)
    return `Then every leg is void and the parlay with them: ${stake === null ? 'the stake' : `your ${dollars(stake)}`} comes back.`;
  const half = cannotPush(out, read.plain);
  if (shareAGame(kept.map(({ ref }) => ref)))
    return `${half}${lead} at most books, but ${list(kept.map(({ name }) => name))} are of one game, and what a book pays for those together is stored nowhere. Some books void a same-game parlay as a whole when a leg of it is.`;
  const prices = kept.flatMap(({ price }) => price ?? []);
  if (prices.length < kept.length) return `${half}${lead}, at the price of the other legs.`;
  const decimal = jointDecimal(prices);
  const rest = kept.map(({ name }, at) => `${name} ${prices[at]?.text ?? ''}`);
  const where = book === null ? '' : ` at ${book}`;
  const pays =
    kept.length === 1
      ? `${rest.join('')}${where} is left as a single bet`
      : `${list(rest)}${where} pay ${read.odds(decimal)}`;
  return `${half}${lead}. ${pays}: ${paid(stake, decimal, kept)}${before(legs, book, read)}`;
}

function paid(stake: number | null, decimal: number, kept: readonly StoredBet[]): string {
  const cents = stake ?? SAMPLE_CENTS;
  const returns = payout(cents, decimal);
  const chance = kept.reduce((all, { win, push }) => all * (push < 1 ? win / (1 - push) : win), 1);
  const wins = kept.length === 1 ? 'it wins' : kept.length === 2 ? 'both win' : `all ${kept.length} win`;
  return `${dollars(cents)} returns ${dollars(returns)}, a profit of ${dollars(returns - cents)}, if ${wins} (${percent(chance)} likely).`;
}
const SAMPLE_CENTS = 10_00;

/** What it paid with every leg. */
function before(legs: readonly BetFocus[], book: string | null, read: Tagged): string {
  const all = legs.map((leg) => storedAt(leg, book, read)).flatMap((bet) => (isStored(bet) ? (bet.price ?? []) : []));
  if (all.length < legs.length || shareAGame(legs)) return '';
  return ` With every leg it is ${read.odds(jointDecimal(all))}.`;
}

/** A line on half a point never ends level. */
function cannotPush(out: readonly StoredBet[], plain: string): string {
  const half = out.filter(({ line }) => line !== null && !Number.isInteger(line));
  if (half.length < out.length || OFF.test(plain) || SITS.test(plain) || !/\bpush/.test(plain)) return '';
  const [first] = half;
  const who = first && first.ref.player == null && first.ref.market === 'spread' ? theTeam(first.event.home) : null;
  return `${list(half.map(({ name }) => name))} cannot push, since ${who === null ? 'nothing' : 'no game'} ends on half a point; were it void: `;
}
