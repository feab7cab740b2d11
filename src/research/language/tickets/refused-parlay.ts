import { tokenise } from '#engine/names/tokenise.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import type { Act } from '../acts/act.ts';
import { readAmounts } from '../calls/amounts.ts';
import { type Asked, say } from '../calls/call.ts';
import { parlayAround } from '../calls/parlay-calls.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import { legsWanted } from './ticket-call.ts';
import { searchOf } from './ticket-terms.ts';

/** Nothing but another price, or another number of legs. */
const MOST_WORDS = 8;
const ANY_PRICE = /\b(any|whatever) (price|odds|payout)\b/;
/** "About +732 then", "ok 4 legs": what is said of it says nothing else. */
const BARE =
  /^(about|around|near|roughly|like|at|for|ok|okay|then|fine|sure|yes|yeah|yea|do|try|make|it|that|this|one|a|an|the|how|what|with|instead|just|so|pls|please|lets|go|legs?|legger|team|teamer|fold|parlay|paying|pays|will|works?|price|odds|any|whatever|payout|to|can|you|u|and|maybe|of|game|same|give|me|gimme|build)$/;

const OF_PARLAY: ReadonlySet<Act> = new Set<Act>([
  'why',
  'against',
  'sure',
  'fair',
  'limit',
  'play',
  'stake',
  'pays',
  'worst',
  'rank',
  'keep',
  'flip',
  'books',
  'swap',
  'drop',
  'hedge',
  'save',
  'doubt',
]);
const BARE_WHY = /^why( not)?$/;
const OF_CHANCE = /\bhow (often|likely)\b.*\b(it|that|this)\b|\bchances? (that|it|of (it|that))\b/;
const OF_LEGS = /\b(legs?|hits?|cash(es)?|that|it|this|parlay|ticket|acca|slip)\b/;

/**
 * Behind a parlay that could not be built: another price of the whole or another number of legs builds it so; what is asked of it, or to be
 * changed in it, has nothing to be asked of.
 */
export function refusedParlay(read: Tagged): Asked | null {
  const { previous, mentions, reading } = read;
  if (!previous || !isRefused(previous) || mentions.length > 0 || reading.leagues.length > 0) return null;
  return builtSo(read, previous) ?? (asksOfIt(read) ? noParlay(previous) : null);
}

const isRefused = ({ intent, ticket, focus = [], looked = [], lookedUp, heldTicket, calculation }: Reading): boolean =>
  intent === 'parlay' &&
  ticket !== true &&
  focus.length + looked.length === 0 &&
  lookedUp == null &&
  heldTicket === undefined &&
  calculation === undefined;

/** "About +732", "make it 4 legs", "any price": the same with that. */
function builtSo(read: Tagged, previous: Reading): Asked | null {
  const { tokens, amounts, plain } = read;
  const [price, ...others] = amounts.prices;
  const count = legsWanted(tokens);
  const isAny = ANY_PRICE.test(plain);
  const isBare = tokens.every(({ text, number }) => number !== null || BARE.test(text));
  const isOne = Number(price !== undefined) + Number(count !== null) + Number(isAny) === 1;
  if (!isOne || others.length > 0 || !isBare || tokens.length > MOST_WORDS) return null;
  const target = isAny ? null : (price?.text ?? targetOf(previous));
  const wished = { ...previous, count: count ?? previous.count };
  if (target === null) return searchOf({ ...wished, wholeMin: null, wholeMax: null }, previous);
  const stakeCents = stakeSaid(previous);
  const more = {
    ...(previous.book !== null && { book: previous.book }),
    ...(stakeCents !== undefined && { stakeCents }),
  };
  return parlayAround(target, wished, more, { events: read.slate.events, nowMs: read.nowMs });
}

/** About what it was to pay. */
const targetOf = ({ wholeMin = null, wholeMax = null }: Reading): string | null =>
  wholeMin === null || wholeMax === null ? null : formatAmerican((wholeMin + wholeMax) / 2);

const stakeSaid = ({ stakeCents, asked }: Reading): number | undefined =>
  stakeCents ?? (asked ? readAmounts(tokenise(asked)).money.find(({ isSure }) => isSure)?.cents : undefined);

function asksOfIt({ likeliest, plain, amounts }: Tagged): boolean {
  const isOfIt = BARE_WHY.test(plain) || (OF_PARLAY.has(likeliest.act) && OF_LEGS.test(plain)) || OF_CHANCE.test(plain);
  return isOfIt && amounts.prices.length === 0;
}

/** What about so much cannot be had for is had at another price, and what so many games lack with a leg less. */
function noParlay({ wholeMin = null, count }: Reading): Asked {
  const fewer = (count ?? 3) - 1;
  const choices = wholeMin !== null ? ['Any price'] : fewer >= 2 ? [`${fewer} legs`] : [];
  const text =
    'There is no parlay yet: the one that you asked for could not be built, so it has no legs, no chance and no price. Nothing was charged. Say another price or number of legs, and I build that one.';
  return say(text, choices);
}
