import type { BetRefDraft } from '#contract/research/bet.ts';
import { list } from '../../words/format.ts';
import { meet } from '../calls/bet-parts.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Mention } from '../calls/mentions.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { hasSubject, NO_BET, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { focusOf, isStored, storedBet } from '../sums/stored-bet.ts';
import { bookThere } from './book-there.ts';
import { editSpans } from './edit-spans.ts';
import { bothOf } from './joined-bets.ts';
import { withNamed } from './joined-legs.ts';
import { lastTicket } from './last-ticket.ts';
import { type LegDay, legDays } from './leg-days.ts';
import { bookKept, legShown, namesOthers, stakeBehind } from './names-others.ts';
import { ownTicket, placedIn, toldOf } from './placed-parlay.ts';
import { FEWEST_LEGS, legOf, legsWanted, type TicketMore, ticketCall } from './ticket-call.ts';
import { asksPriceOnly, paidPrice, stakeIn, wholePrice } from './ticket-words.ts';

/** Words that make one bet of several. */
const JOINS =
  /\b(both to win|all to win|to all win|to both win|parlays?|parlayed|parlaying|parley|parly|acca|accumulator|treble|sgps?|combos?|combine|together|multi|(as|in|on) one|(one|same|my|this|our|the) (slip|ticket|card))\b|\b([2-9]|two|three|four|five|six)[ -]?(leg|legs|legger|leggers|teamer|fold)\b|\bdouble\b(?! (chance|double|doubles|my|your|up|check|down|or|the|digits?))/;
const NOT_JOINED = /\b(not|no|without)( a| any)? parlays?\b|\b(separate|separately|singles?|straights?)\b/;
/** What is chosen of the games that are named. */
const SEARCHES = /\b(best|build|find|any|games?|good|safe|suggest|recommend)\b/;
/** A ticket that is running, and no wish for one. */
const RUNS = /\b(already (hit|won)|legs? left|legs? hit|won already|left to (hit|win))\b/;
/** One that may be held or be offered: who asks whether it is good wants it judged. */
const HOLDS = /\b(i(ve| have)( got)?|i got|got a|have a|my (ticket|slip|parlay) (is|has|was))\b/;
const ASKS =
  /\b(good|worth|fair|price|value|pays?|look|looking|like|thoughts|right|bad|ev|bet|rate|grade|judge|review|rank|score|opinion|verdict|check|dumb|smart|chances?|odds)\b/;
const HELD_WORDS = /\b(i bet|my bet|have a bet)\b/g;
const OTHERS = ['teaser', 'hedge', 'round_robin', 'cash_out', 'free_bet', 'boost'] as const;
/** "Parlay that with the Packers": what was spoken of is the other leg. */
const LEANS =
  /\b(parlay|parlaying|combine|pair|join|put|link|throw|tie|double|stick|do|add) (of )?(the (ml|moneyline|spread|over|under|total)(?= (in(to)? (a|one|the same) (parlay|slip) )?(w|with|and)\b)|it|that|this|them|those|these|both)\b|^((and|ok|then|now|can (u|you|i)) )*(parlay|combine|pair|join) (up )?(w|with)\b/;

const ONE = /\b\w+ (it|that|this)\b/;
/** "A parlay of the ML with the Stars": of what was spoken of the one of this kind. */
const OF_KIND: readonly (readonly [RegExp, (bet: BetFocus) => boolean])[] = [
  [
    /\bthe (ml|moneyline) (in(to)? (a|one|the same) (parlay|slip) )?(w|with|and)\b/,
    ({ market }) => market === 'moneyline',
  ],
  [/\bthe spread (in(to)? (a|one|the same) (parlay|slip) )?(w|with|and)\b/, ({ market }) => market === 'spread'],
  [/\bthe over (in(to)? (a|one|the same) (parlay|slip) )?(w|with|and)\b/, ({ side }) => side === 'over'],
  [/\bthe under (in(to)? (a|one|the same) (parlay|slip) )?(w|with|and)\b/, ({ side }) => side === 'under'],
];

/**
 * Several bets that are named as one, or one beside what was spoken of: one parlay, each leg with its own market and day. Null: they are
 * not joined, or they are held against each other.
 */
export function namedParlay(read: Tagged): Asked | null {
  const { plain, previous } = read;
  if (!joins(read) || isElse(read) || (lastTicket(previous) && changesTicket(read))) return null;
  const stated = partedBets(read);
  const kept = stated.length > 0 && LEANS.test(plain) && previous?.ticket !== true ? ofKind(plain, previous) : [];
  if (stated.length === 0 || stated.length + kept.length < FEWEST_LEGS) return null;
  if (kept.length === 0 && stated.every((bet) => !saysBet(bet)) && SEARCHES.test(plain)) return null;
  const refs = refsOf([...stated, ...totalBeside(stated, read)], read);
  if ('kind' in refs) return refs;
  const legs = withNamed(kept.map(legOf), refs.refs);
  if (legs.length < FEWEST_LEGS) return null;
  if (ALL_HIT.test(plain) && read.amounts.prices.length === 0) return chanceCall(legs, read);
  return asStated(legs, kept.length === 0 ? stated : [], read);
}

/** "Bills ML, Josh Allen over passing yards, and the over": an over that is no player's is the game's. */
function totalBeside(stated: readonly StatedBet[], { plain, mentions }: Tagged): StatedBet[] {
  const direction = THE_TOTAL.exec(plain)?.[1];
  const side = mentions.find(({ kind }) => kind === 'side');
  const isNamed = stated.some(
    ({ market, direction: own, player }) => market === 'total' || (own !== null && player === null),
  );
  const isOfPlayer = stated.some(({ player }) => player !== null);
  if ((direction !== 'over' && direction !== 'under') || !side || isNamed || !isOfPlayer) return [];
  return [{ ...NO_BET, side, market: 'total', direction }];
}
const THE_TOTAL =
  /\b(?:and|plus|with|n) (?:the )?(?:game )?(?:total )?(over|under)(?: total| in the game| for the game)?$/;

/** "What are the odds all 3 of these hit": the chance of all of them is asked, and no verdict. */
const ALL_HIT =
  /\b(odds|chances?|probability|likelihood|percent|percentage|likely|often)\b.*\b(both|all)\b.*\b(hit|hits|hitting|win|wins|winning|cash|cashes|cashing|cover|covers|covering|land|come in|happen)\b|\b(fair|true|real|no vig) (price|odds|chances?|value)\b.*\b(parlay|parley|double|treble|together|both|all)\b|\b(odds|chances?|probability)\b.*\b(hit|hits|hitting|win|cash|cover|covering|winning) (all|both|together)\b/;

const chanceCall = (legs: readonly BetRefDraft[], { books }: Tagged): Asked => ({
  kind: 'calls',
  calls: [{ tool: 'build_parlay', input: { legs, priceOnly: true, ...(books[0] && { book: books[0] }) } }],
  assumed: [],
  explains: 'fair',
});

/** The bets that are named, each as one: two sides that play others next are two of them. */
export function partedBets(read: Tagged): StatedBet[] {
  const named = read.said.filter(hasSubject);
  const each = beatsEach(read);
  if (each.length > 0) return each;
  if (read.reading.side === 'draw')
    return named.flatMap((bet) =>
      bet.side && bet.opponent && meet(bet.side, bet.opponent) ? drawn(bet) : parted(bet, read),
    );
  return named.flatMap((bet) => parted(bet, read));
}

/** "3 draws: Brazil-Morocco, Portugal-Colombia": nobody wins there. */
const drawn = (bet: StatedBet): StatedBet =>
  bet.side && bet.opponent && bet.direction === null && bet.player === null
    ? { ...bet, market: 'moneyline', direction: 'draw', backs: true }
    : bet;

/** "USMNT to beat Paraguay and beat Australia": one side against each of them. */
function beatsEach({ pieces, mentions }: Tagged): StatedBet[] {
  const beats = pieces.filter((piece) => piece.kind === 'connector' && piece.connector === 'beats');
  const [winner] = mentions;
  const beaten = beats.flatMap(({ from }) => mentions.find((one) => one.from > from) ?? []);
  const isEach = winner && beaten.length > 1 && beaten.every((one) => meet(winner, one) && one !== winner);
  return isEach
    ? beaten.map((opponent) => ({ ...NO_BET, side: winner, opponent, market: 'moneyline', backs: true }))
    : [];
}

/** The same, each as one leg; or what is missing of one. */
export const legsNamed = (read: Tagged): { refs: BetRefDraft[] } | Asked => refsOf(partedBets(read), read);

/** The legs at the price of all of them, or each at its own. `stated`: nothing, where a leg of before is among them. */
function asStated(legs: readonly BetRefDraft[], stated: readonly StatedBet[], read: Tagged): Asked {
  const before = read.amounts.prices.length === 0 ? ownTicket(read, legs.length) : null;
  const paid = paidPrice(read.amounts);
  const price = wholePrice(read) ?? paid ?? nearWhole(legs, read) ?? before?.price ?? null;
  const own = price === null && legs.length === stated.length;
  const isHeld = paid !== null && price === paid && HOLDS.test(read.plain);
  // Nothing is asked of it yet.
  const isToldOnly = isHeld && !ASKS.test(read.plain.replace(HELD_WORDS, ''));
  const held = { ...(isHeld && { placed: true as const }), ...(isToldOnly && { priceOnly: true as const }) };
  const more = { ...before, ...moreIn(read, legs.length, price), ...held };
  const asked = ticketCall(own ? legs.map((leg, at) => atOwnPrice(leg, stated[at])) : legs, more);
  return price === null ? asked : toldOf(asked, stated, read);
}

/** One price behind several legs is of the last alone or of all of them: whichever pays more nearly so. */
function nearWhole(legs: readonly BetRefDraft[], read: Tagged): string | null {
  const [price, ...others] = read.amounts.prices;
  const last = read.mentions.at(-1);
  if (!price || others.length > 0 || !last || price.from < last.to) return null;
  const decimals = legs.map((leg) => {
    const stored = storedBet(leg, read);
    return isStored(stored) ? (stored.price?.decimal ?? null) : null;
  });
  const own = decimals.at(-1);
  if (own == null || decimals.some((decimal) => decimal === null)) return null;
  const whole = decimals.reduce<number>((all, decimal) => all * (decimal ?? 1), 1);
  const far = (from: number) => Math.abs(Math.log(price.decimal / from));
  return far(whole) < far(own) ? price.text : null;
}

/** A leg at the price that was named beside it. */
const atOwnPrice = (leg: BetRefDraft, bet: StatedBet | undefined): BetRefDraft =>
  bet?.price ? { ...leg, price: bet.price, named: [...(leg.named ?? []), 'price'] } : leg;

/** Bets that are held against each other or apart, or something else that is done with several. */
const isElse = ({ plain, says, tokens, amounts }: Tagged): boolean =>
  NOT_JOINED.test(plain) ||
  RUNS.test(plain) ||
  (HOLDS.test(plain) && !ASKS.test(plain.replace(HELD_WORDS, '')) && paidPrice(amounts) === null) ||
  OTHERS.some((one) => says.has(one)) ||
  tokens.some(({ text }) => text === 'or') ||
  /\bwhich\b/.test(plain);

function moreIn(read: Tagged, legs: number, price: string | null): TicketMore {
  const book = read.books[0] ?? bookThere(read) ?? bookKept(read);
  const count = legsWanted(read.tokens) ?? 0;
  const toWinCents = toWinIn(read);
  const stakeCents = toWinCents === null ? (stakeIn(read) ?? stakeBehind(read)) : null;
  return {
    ...(book && { book }),
    ...(stakeCents !== null && { stakeCents }),
    ...(toWinCents !== null && { toWinCents }),
    ...(count > legs && { choose: { count } }),
    ...(price !== null
      ? { price, ...placedIn(read) }
      : (toWinCents !== null || asksPriceOnly(read)) && { priceOnly: true }),
  };
}

/** "What do I stake to win 300": the only money that is named is what is to be won. */
function toWinIn({ amounts: { money } }: Tagged): number | null {
  const [profit, ...others] = money;
  return profit?.role === 'profit' && others.length === 0 ? profit.cents : null;
}

/** "DK gives me +550 for it", "all three at +600": one price for all of them. */
const PRICED_AS_ONE =
  /\b(gives?|giving|gave|offers?|offering|pays|paying|has|got|getting|quotes?|quoting)( (me|us|it|them|that|this|all|at))* \S+ (for|on) (it|all|that|this|them|the (lot|whole|slip|ticket|card))\b|\b\S+ (is )?for all (of (it|them)|\d|two|three|four|five)\b|\ball (\d|two|three|four|five|of (it|them)) (at|for|pays?|is)\b/;
const isPricedAsOne = (read: Tagged): boolean =>
  read.said.filter(hasSubject).length >= FEWEST_LEGS && PRICED_AS_ONE.test(read.plain) && wholePrice(read) !== null;

/** A parlay was asked for before, and is named again. */
const joins = (read: Tagged): boolean =>
  JOINS.test(read.plain) ||
  ALL_HIT.test(read.plain) ||
  ADDS_IT.test(read.plain) ||
  isHeldForMoney(read) ||
  isPricedAsOne(read) ||
  namesAgain(read) ||
  namesOthers(read) ||
  addsUp(read) ||
  paysAsOne(read);

/** "Ok add it to Argentina ML", "tack that onto the Lakers": what was spoken of is the other leg. */
const ADDS_IT =
  /\b(add|tack|put|throw|stick|combine|join|pair) (it|that|this|them|those|these|both) (to|onto|on to|on top of|with|w|alongside|beside) /;

/** "I got Heat ML, Knicks ML and Bills ML, 10 to win 75": one stake for one payout. */
const isHeldForMoney = ({ plain, said, amounts }: Tagged): boolean =>
  HOLDS.test(plain) && paidPrice(amounts) !== null && said.filter(hasSubject).length >= FEWEST_LEGS;

/** The same where the chance of all of them is asked, before it is taken for the chance of one. */
export const chanceOfNamed = (read: Tagged): Asked | null => (ALL_HIT.test(read.plain) ? namedParlay(read) : null);

/** "Dolphins ML, over 43.5 and the Jets, what would that pay on DK for 10": one stake on all of them. */
const paysAsOne = ({ plain, said }: Tagged): boolean =>
  (PAYS_AS_ONE.test(plain) || (ONE_STAKE.test(plain) && !STAKE_EACH.test(plain))) &&
  said.filter(hasSubject).length >= FEWEST_LEGS &&
  said.some(saysBet);
/** "What does 25 return", "30 bucks, what do I win": one sum behind several bets. */
const ONE_STAKE =
  /\b(what|whats|how much) (would|does|do|will|d|could|can|is)? ?(a |i get (for|with) )?\$?\d+( bucks| dollars)? (pay|return|win|get|bring|make)\b|\bpays? ?out (on|for|of) (a )?\$?\d+\b|\b\d+ (bucks|dollars)( on (it|that|this))? (what|how much) (do|would|will|could) i (win|get|make)\b/;
const STAKE_EACH = /\b(each|apiece|both|per|either|vs|versus|or|singles?|straight)\b/;
const PAYS_AS_ONE =
  /\bwhat(s| would| does| do| will| d)? (that|it|this|all (of )?(that|this|it))( all)? (pay|pays|return|win)\b|\bwhat (would|does|do|will) (that|it|this)( all)? (pay|return|win)\b/;

/** "Ok just Bears ML + Cowboys -15.5", "what about Bears ML and the over" behind a parlay is another one. */
const addsUp = ({ previous, text, plain, said }: Tagged): boolean =>
  previous?.ticket === true &&
  (/ \+ (?!\d)/.test(text) || WHAT_ABOUT.test(plain)) &&
  !ASKS.test(plain) &&
  said.filter(hasSubject).length >= FEWEST_LEGS &&
  said.some(saysBet);

/** "What about Lions ML and the over". */
const WHAT_ABOUT = /^((ok|and|so|but|then) )*(what|how) (about|bout) .*\b(and|with|plus|w)\b/;

const namesAgain = ({ plain, previous }: Tagged): boolean =>
  (previous?.intent === 'parlay' || previous?.ticket === true) &&
  /^(yes|yeah|ya|yea|no|nah|i said|i meant|i mean)\b/.test(plain);

/** "Add the Bills to the parlay" changes one. */
function changesTicket({ tokens, plain }: Tagged): boolean {
  const isNew = /\b(new|another|forget|start (again|over)|where did)\b/.test(plain);
  return !isNew && editSpans(tokens) !== null;
}

/** "Chelsea and Liverpool", "mystics + liberty": two sides that play others next are two bets. */
function parted(bet: StatedBet, { pieces }: Tagged): StatedBet[] {
  const { side, opponent, player, direction, market } = bet;
  const isListed = side && player && pieces.some((piece) => isAndBetween(piece, side, player));
  // "The Lions and Gibbs TD" are two bets.
  if (isListed)
    return [
      { ...NO_BET, side, market: 'moneyline', backs: true },
      { ...bet, side: null, opponent: null },
    ];
  if (!side || !opponent || direction !== null || market === 'total') return [bet];
  const between = pieces.filter(({ from }) => from > side.from && from < opponent.from);
  const isGame = between.some(
    (piece) => piece.kind === 'connector' && (piece.connector === 'versus' || piece.connector === 'beats'),
  );
  const isNext = side.persons[0]?.event === opponent.persons[0]?.event;
  if (isGame || (isNext && meet(side, opponent))) return [bet];
  return [
    { ...bet, opponent: null, line: null, price: null, market: market === 'moneyline' ? market : null },
    { ...bet, side: opponent, opponent: null },
  ];
}

const isAndBetween = (piece: Tagged['pieces'][number], side: Mention, player: Mention): boolean =>
  piece.kind === 'connector' && piece.connector === 'and' && piece.from >= side.to && piece.from < player.from;

/** Of what was spoken of, what the other leg leans on. */
function ofKind(plain: string, previous: Reading | null): BetFocus[] {
  const isMeant = OF_KIND.find(([words]) => words.test(plain))?.[1];
  if (!isMeant && previous && previous.list !== true && SEVERAL.test(plain)) return bothOf(previous);
  return isMeant ? (previous?.focus ?? []).filter(isMeant).slice(0, 1) : spokenOf(previous, ONE.test(plain));
}

/** "Parlay both plus the Lakers": the answers one after the other. */
const SEVERAL = /\b(both|them|those|these)\b/;

/** What the answer before was about; of several bets on one thing the last. */
function spokenOf(previous: Reading | null, isOne: boolean): BetFocus[] {
  const { focus = [], pointed, list } = previous ?? {};
  const one = focus[(pointed ?? 0) - 1];
  if (one) return [one];
  // "Parlay that with the Packers" behind picks is the best of them.
  if (list === true && focus.length > 1) return isOne ? focus.slice(0, 1) : [];
  const last = new Map(focus.map((bet) => [`${bet.eventId}|${bet.player}`, bet]));
  return [...last.values()];
}

function refsOf(bets: readonly StatedBet[], read: Tagged): { refs: BetRefDraft[] } | Asked {
  const days = legDays(read.tokens, read.mentions, { nowMs: read.nowMs, zone: read.zone });
  const refs: BetRefDraft[] = [];
  const missing: ReturnType<typeof resolvedOn>[] = [];
  for (const bet of bets) {
    const shown = saysBet(bet) ? null : legShown(bet.side ?? bet.player, read.previous);
    if (shown && days.length === 0) {
      refs.push(legOf(shown));
      continue;
    }
    const found = resolvedOn(bet, days, read);
    if ('missing' in found) missing.push(found);
    else refs.push(...found.refs.slice(0, 1).filter((ref) => !refs.some((one) => isSameLeg(one, ref))));
  }
  const [first] = missing;
  return first && 'missing' in first ? withoutMissing(first, refs, missing.length, read) : { refs };
}

/** "The Chiefs game with … and Chiefs ML": whose game it is names no leg beside the one on them. */
const isSameLeg = (one: BetRefDraft, other: BetRefDraft): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.side === other.side &&
  one.line === other.line &&
  (one.player ?? null) === (other.player ?? null);

/** A leg that cannot be had is said, with those that can, at the book that was named: none of them stands for it, and nothing is joined without it. */
function withoutMissing(
  first: Extract<ReturnType<typeof resolvedOn>, { missing: string }>,
  refs: readonly BetRefDraft[],
  lacks: number,
  read: Tagged,
): Asked {
  const absent = first.unsoldOf ? { absent: first.missing } : {};
  const book = read.books[0];
  const left = refs.map((ref) => storedBet(book ? { ...ref, book } : ref, read)).filter(isStored);
  if (first.choices.length > 0 || left.length === 0 || lacks > 1) return say(first.missing, first.choices, absent);
  const named = left.map(
    ({ name, price }) => `${name} (${price ? `${price.text} at ${price.book}` : 'no price to bet'})`,
  );
  const rest = `Nothing was joined without it. ${left.length === 1 ? 'The other leg is' : 'The others are'} there: ${list(named)}.`;
  const isEnough = left.filter(({ price }) => price !== null).length >= FEWEST_LEGS;
  return say(`${first.missing} ${rest}`, isEnough ? [book ? `Parlay those at ${book}` : 'Parlay those'] : [], {
    focus: left.filter(({ price }) => price !== null).map(focusOf),
    ticket: false,
    list: false,
    unjudged: true,
  });
}

/** On its own day; a day that stands beside nobody holds for it where it plays then. */
function resolvedOn(bet: StatedBet, days: readonly LegDay[], { where }: Tagged) {
  const whom = [bet.side, bet.opponent, bet.player];
  const own = days.find(({ owner }) => owner !== null && whom.some((mention) => mention?.from === owner.from));
  const priced: StatedBet = { ...withMarket(bet), price: null, book: null };
  const on = (window: LegDay['window'] | null) => resolveBet(priced, { ...where, window, eventId: null });
  if (own) return on(own.window);
  const shared = days.find(({ isShared }) => isShared);
  const found = shared ? on(shared.window) : null;
  return found && 'refs' in found ? found : shared?.owner === null ? (found ?? on(null)) : on(null);
}

const withMarket = (bet: StatedBet): StatedBet =>
  saysBet(bet) || bet.player !== null ? bet : { ...bet, market: 'moneyline', backs: true };
