import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Reading } from '../reading.ts';
import { excludedIn } from '../tickets/excluded-in.ts';
import { gamesOfCompetition, NO_GAME_OF_IT } from '../tickets/of-competition.ts';
import { legsWanted, type TicketMore } from '../tickets/ticket-call.ts';
import { planWish } from '../wishes/plan-wish.ts';
import { numberWord } from '../wishes/wish-words.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls, say } from './call.ts';
import { plainText } from './plain-text.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject, isLeg, NO_BET, type StatedBet } from './stated-bets.ts';
import { timeOf } from './subject.ts';
import type { Tagged } from './tagged.ts';

/** "Turn $10 into $150" takes several bets in one. */
const TURNS = /\bturn \$?\d+( bucks| dollars)? into\b/i;
const NO_PARLAY = /\b(not|no|without)( a| any)? parlays?\b/i;
/** A ticket that is running, and no wish for one. */
const HOLDS = /\b(i('ve)?( have| got)|got a|have a|already hit|already won|leg left|legs? hit)\b/i;
const MAKES_SAFE = /\b(hedge|hedging|lock (it|in|up)|to lock|how much to lay)\b/i;
const WHAT_IS_LEFT =
  'What do you want to do with that ticket: hedge it or cash it out? Name what is left and the price of the other side, or what the book is offering.';

type ParlayQuestion = {
  text: string;
  tokens: readonly Token[];
  reading: Reading;
  amounts: Amounts;
  bets: readonly StatedBet[];
  where: Parameters<typeof resolveBet>[1];
  slate: { events: readonly SlateEvent[] };
};

const FEWEST_STATED = 2;
const AMERICAN_EVEN = 2;

/**
 * A parlay of the legs that are stated, or one of chosen legs that is to pay about so much. Null: a parlay of the best legs, with
 * no price of its own, or none.
 */
export function readParlay(asked: ParlayQuestion): Asked | null {
  const { reading, bets, tokens } = asked;
  if (MAKES_SAFE.test(asked.text)) return null;
  const legs = namedLegs(asked);
  if (legs) return statedParlay(legs, asked, moneyOfStated(asked));
  if (NO_PARLAY.test(asked.text) || (reading.intent !== 'parlay' && !saysParlay(tokens) && !TURNS.test(asked.text)))
    return null;
  const stated = bets.filter(hasSubject);
  const money = moneyOf(asked);
  if (stated.length >= FEWEST_STATED && stated.some(isLeg)) return statedParlay(stated, asked, moneyOfStated(asked));
  if (HOLDS.test(asked.text)) return say(WHAT_IS_LEFT);
  // "At least 10 to 1" is kept by the search, and met by nothing that is only near it.
  const isFloor = reading.wholeMin != null && reading.wholeMax == null;
  const target = isFloor ? null : targetOf(asked);
  if (target === null) return null;
  const meant = target.paid ? withoutMoney(asked, target.paid.stakeCents) : reading;
  if (target.paid?.isLeast)
    return {
      kind: 'picks',
      reading: { ...meant, intent: 'parlay', wholeMin: Number(target.price), stakeCents: target.paid.stakeCents },
      refines: false,
    };
  return parlayAround(target.price, meant, money, { events: asked.slate.events, nowMs: asked.where.nowMs });
}

/** "5 to win 1000" counts no legs, and names no kind of bet. */
function withoutMoney({ reading, tokens }: ParlayQuestion, stakeCents: number): Reading {
  const isStake = reading.count !== null && reading.count * CENTS === stakeCents && legsWanted(tokens) === null;
  const isWon = reading.side === null && !tokens.some(({ text }) => /^(ml|mls|moneylines?)$/.test(text));
  return {
    ...reading,
    ...(isStake && { count: null }),
    ...(isWon && { markets: reading.markets.filter((market) => market !== 'moneyline') }),
  };
}
const CENTS = 100;

/** A parlay of chosen legs that is to pay about so much. */
export function parlayAround(
  targetPrice: string,
  reading: Reading,
  money: { book?: string; stakeCents?: number },
  { events, nowMs }: { events: readonly SlateEvent[]; nowMs: number },
): Asked {
  const games = gamesOfCompetition(reading, events, nowMs);
  if (games?.length === 0) return say(NO_GAME_OF_IT);
  const choose = { ...wishesOf(reading), ...(games && { eventIds: games }) };
  return calls([{ tool: 'build_parlay', input: { choose, targetPrice, ...money } }]);
}

/** "Sweden Belgium France for 20": three names and a stake are one bet on all of them. */
function namedLegs({ bets, amounts, tokens, reading }: ParlayQuestion): StatedBet[] | null {
  const sides = bets.flatMap(({ side, opponent }) => [side, opponent]).filter((side) => side !== null);
  const isBare = bets.every(
    ({ line, price, direction, player }) => line === null && price === null && direction === null && player === null,
  );
  const hasStake = amounts.money.some(({ role }) => role === 'stake') || saysParlay(tokens);
  // "Sweden, Belgium or France" asks which of them.
  const isChoice = tokens.some(({ text }) => text === 'or') || reading.intent === 'compare';
  if (sides.length < 3 || !isBare || !hasStake || isChoice) return null;
  return sides.map((side) => ({ ...NO_BET, side, market: 'moneyline' }));
}

/** The line of a leg is no stake. */
function moneyOf({ reading, amounts, bets }: ParlayQuestion): { book?: string; stakeCents?: number } {
  const money = moneyBeside(amounts, bets);
  const stakeCents = stakeOf({ ...amounts, money }) ?? (money.length === 1 ? money[0]?.cents : undefined);
  return { ...(reading.book !== null && { book: reading.book }), ...(stakeCents !== undefined && { stakeCents }) };
}

/** "What do I stake on these to win $300": the only money that is named is what is to be won, and no verdict is asked for. */
function moneyOfStated(asked: ParlayQuestion): TicketMore {
  const [profit, ...others] = moneyBeside(asked.amounts, asked.bets);
  if (profit?.role !== 'profit' || others.length > 0) return moneyOf(asked);
  const { book } = asked.reading;
  return { ...(book !== null && { book }), toWinCents: profit.cents, priceOnly: true };
}

function moneyBeside({ money }: Amounts, bets: ParlayQuestion['bets']): Amounts['money'] {
  const lines = new Set(bets.flatMap(({ line }) => (line ? [Math.abs(line.line) * 100] : [])));
  return money.filter(({ cents, isSure }) => isSure || !lines.has(cents));
}

function statedParlay(stated: readonly StatedBet[], { where }: ParlayQuestion, money: object): Asked {
  const legs: BetRefDraft[] = [];
  for (const bet of stated) {
    const resolved = resolveBet({ ...bet, price: null, book: null }, where);
    if ('missing' in resolved) return say(resolved.missing, resolved.choices);
    legs.push(...resolved.refs.slice(0, 1));
  }
  return calls([{ tool: 'build_parlay', input: { legs, ...money } }]);
}

/** What the legs that a search chooses have to meet, all that is said of them. */
export const wishesOf = ({
  leagues,
  teams,
  markets,
  stats = [],
  window,
  side,
  count,
  sameGame,
  excluded,
  minDecimal,
  maxDecimal,
}: Reading) => ({
  ...(leagues.length > 0 && { leagues }),
  ...(teams.length > 0 && { teams: teams.map(({ name }) => name) }),
  ...(markets.length > 0 && { markets }),
  ...(stats.length > 0 && { stats: [...stats] }),
  ...timeOf({ window }),
  ...(side !== null && { side }),
  ...(count !== null && count >= 2 && { count }),
  sameGame: sameGame === true,
  ...excludedIn(excluded),
  ...(minDecimal !== null && { minPrice: formatAmerican(minDecimal) }),
  ...(maxDecimal !== null && { maxPrice: formatAmerican(maxDecimal) }),
});

/** It names a parlay, by whatever word. */
export const saysParlay = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(parlay|parlays|parley|parly|accas?|accumulators?|acc(y|ie)|multi|sgp)$/.test(text));

/** "What does it pay on 50" behind the parlay that is asked for. */
const PAY_CLAUSE =
  /^(so |and |then )*(what|whats|how much)\b( \w+){0,3} (pay|pays|paying|win|wins|return|returns|payout|get)\b/;

/** "An acca of favourites, what odds" asks what that acca pays, and for no list of prices. */
export function parlayPriced(read: Tagged): Asked | null {
  const { likeliest, tokens, mentions, reading } = read;
  const isOfKind = reading.intent === 'parlay' && (reading.side !== null || reading.count !== null);
  if (!isOfKind || mentions.length > 0 || !saysParlay(tokens)) return null;
  const at = tokens.findIndex((_, from) => from > 1 && PAY_CLAUSE.test(plainText(tokens.slice(from))));
  if (at > 0) return planWish({ ...read, tokens: tokens.slice(0, at) });
  return likeliest.act === 'board' ? planWish(read) : null;
}

/** What the whole is to pay; `paid`: what is put on it, where money tells its price, and whether that is the least. */
type Target = { price: string; paid?: { stakeCents: number; isLeast: boolean } };

/** "Around +600", "5 to 1", "turn $20 into $200". */
function targetOf({ tokens, amounts: { prices, money } }: ParlayQuestion): Target | null {
  const stake = money.find(({ role }) => role === 'stake');
  const returns = money.find(({ role }) => role === 'returns') ?? money.find(({ role }) => role === 'profit');
  if (stake && returns && returns.cents > stake.cents) {
    const decimal = returns.cents / stake.cents + (returns.role === 'profit' ? 1 : 0);
    const isLeast = /^(least|minimum|min)$/.test(tokens[returns.from - 1]?.text ?? '');
    return { price: decimal.toFixed(2), paid: { stakeCents: stake.cents, isLeast } };
  }
  const whole = prices.find(({ decimal, from }) => decimal >= AMERICAN_EVEN && !isOfEach(tokens, from));
  return whole ? { price: whole.text } : null;
}

/** "Legs around +150" are of that price each; "3 legs, around +500" says how many, and what they pay together. */
const isOfEach = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at + 4)
    .some(
      ({ text }, on) =>
        on >= at - 5 && (OF_EACH.test(text) || (/^(legs|leg's)$/.test(text) && !isCounted(tokens.slice(0, on)))),
    );
const OF_EACH = /^(each|every|apiece|per)$/;

/** "Three NFL legs". */
const isCounted = (before: readonly Token[]): boolean =>
  before.slice(-2).some(({ text, number }) => number !== null || numberWord(text) !== null);

const stakeOf = ({ money }: Amounts): number | undefined =>
  money.find(({ role, isSure }) => role === 'stake' && isSure)?.cents;
