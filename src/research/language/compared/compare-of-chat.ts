import { MOST_BETS } from '#contract/research/price-bets.ts';
import { type Asked, type BetQuestion, calls, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isSpokenOf } from '../correct/is-spoken-of.ts';
import { derivedCompared } from '../derived/compare-derived.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { AboutPicks } from '../lists/about-picks.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { asksWhich, type Criterion } from './asks-which.ts';
import { betsOfChat, countIn } from './bets-of-chat.ts';
import { juiceOfGames, type OfGame } from './juice-of-games.ts';
import { marketOfBet } from './market-of-bet.ts';
import { sideOf, unjudgedCompared } from './unjudged-compared.ts';

/**
 * "Which of those two is the better bet", "which has the bigger juice", "if you could only play one": the bets that were shown, or the last
 * ones that were spoken of, held against each other by what is asked. What was judged before costs nothing once more.
 */
export function compareOfChat(read: Tagged): Asked | null {
  const { previous, plain, slate, nowMs } = read;
  const by = previous && asksWhich(read);
  if (!previous || !by) return null;
  if (previous.list === true && previous.ticket !== true)
    return amongPicks(by, previous, read) ?? ofList(by, previous.focus ?? [], plain);
  const ahead = { events: slate.events, nowMs };
  const bets = betsOfChat(previous, countIn(plain), ahead);
  if (by === 'juice') return ofJuice(bets, read) ?? ofJuice([...(previous.given ?? []), ...bets], read);
  if (bets.length < 2 || bets.length > MOST_BETS) return null;
  return (by === 'value' ? derivedCompared(bets, read) : null) ?? comparedBy(by, bets, previous, read);
}

function comparedBy(
  by: Exclude<Criterion, 'juice'>,
  bets: readonly BetFocus[],
  previous: Reading,
  read: Tagged,
): Asked | null {
  const { plain } = read;
  if (bets.every(({ unjudged }) => unjudged !== true)) {
    const call = betsCall(bets, { ...previous, ticketBook: null });
    const explains = worstAsked(plain) ? 'worst' : riskAsked(plain) ? 'riskier' : EXPLAINS[by];
    const pointed = explains === 'likelier' ? likeliestOf(bets, previous, read) : null;
    return { kind: 'calls', calls: [call], assumed: [], explains, ...(pointed !== null && { pointed }) };
  }
  return by === 'value' ? calls([betsCall(bets, { ...previous, ticketBook: null })]) : unjudgedCompared(by, bets, read);
}

/** "Put 40 on that" behind which one is safest is on that one: its place among those that were shown. */
function likeliestOf(bets: readonly BetFocus[], { focus = [] }: Reading, read: Tagged): number | null {
  const ranked = bets
    .map((bet) => ({ bet, chance: sideOf(bet, read)?.chance ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
  const [first] = ranked;
  const place = focus.findIndex((bet) => first && isSpokenOf([bet], [first.bet]));
  return place < 0 ? null : place + 1;
}

const EXPLAINS: Readonly<Record<Exclude<Criterion, 'juice'>, BetQuestion>> = {
  value: 'better',
  chance: 'likelier',
  price: 'pays_more',
};

const worstAsked = (plain: string): boolean =>
  /\b(worse|worst|weaker|weakest|drop|cut|skip|lose|ditch|dump|toss|avoid|leave (it )?(out|off)|pass on|worry|worried|bust)\b/.test(
    plain,
  );
const riskAsked = (plain: string): boolean => /\b(riskier|riskiest|shakier|shakiest|least safe)\b/.test(plain);

const PICKED: Readonly<Record<Criterion, AboutPicks | null>> = {
  value: { kind: 'strongest' },
  chance: { kind: 'ordered', order: 'chance', one: true },
  price: { kind: 'ordered', order: 'longest', one: true },
  juice: null,
};

const PLACES = /\bpick number (\d)\b/g;

/** "Which is the better bet, pick number 2 or pick number 3": these of a list, and no others. */
function amongPicks(by: Criterion, previous: Reading, read: Tagged): Asked | null {
  const bets = [...read.plain.matchAll(PLACES)].map(([, place]) => previous.focus?.[Number(place) - 1]);
  const named = bets.filter((bet) => bet !== undefined);
  return by === 'juice' || named.length < 2 || named.length < bets.length
    ? null
    : comparedBy(by, named, previous, read);
}

/** Of picks that were found by a search. */
function ofList(by: Criterion, bets: readonly BetFocus[], plain: string): Asked | null {
  const about = worstAsked(plain) || riskAsked(plain) ? ({ kind: 'weakest' } as const) : PICKED[by];
  return bets.length < 2 || about === null ? null : { kind: 'about', about };
}

const MOST_COMPARED = 3;

/** Of each game and market once: two sides of one have the same. */
function ofJuice(bets: readonly BetFocus[], read: Tagged): Asked | null {
  const markets = new Map<string, OfGame>();
  for (const bet of bets) {
    const event = gameAhead(bet, { events: read.slate.events, nowMs: read.nowMs });
    const market = event && marketOfBet(event, bet);
    if (event && market) markets.set([event.id, market.market, market.player].join(), { event, market });
  }
  const words = juiceOfGames([...markets.values()].slice(-MOST_COMPARED), read);
  return words === null ? null : say(words);
}
