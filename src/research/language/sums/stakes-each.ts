import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import type { EndOfTwo } from '#contract/research/covered.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { capital, dollars, list } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Asked } from '../calls/call.ts';
import { hasSubject, isLeg, type StatedBet } from '../calls/stated-bets.ts';
import { moneyIn } from '../calls/sum.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus, shownBet, spokenBet } from './bets-said.ts';
import { bookNamed, isOneBook } from './book-meant.ts';
import { areOfOne, endsOfBets } from './ends-of-bets.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, notQuoted } from './sum-on-bet.ts';

const ELSE =
  /\b(parlay\w*|hedg\w*|kelly|boost\w*|free ?bet|bonus|robin|teaser|middle\w*|arb\w*|bankroll|split|to win \$?\d|better|cash ?out|should i)\b/;
const IT = /\b(it|that|this|that one|this one|mine)\b/;
const MOST_BETS = 6;

type Staked = { bet: StoredBet; price: string; stake: number };
type Unit = 'cents' | 'units';
type Clause = { read: Tagged; stake: number };

/**
 * "If I put 30 on USA and 10 on the draw", "1.5u on it and GB ml +130 for 1u": each bet with its own stake, and what all of them come to in
 * every way in which it can end. Null: they are not several bets that have each a stake.
 */
export function stakesEach(read: Tagged): Asked | null {
  if (ELSE.test(read.plain) || read.amounts.shares.length > 0) return null;
  const unit: Unit = read.amounts.counts.some(({ of }) => of === 'units') ? 'units' : 'cents';
  const clauses = clausesOf(read, unit);
  if (clauses.length < 2) return null;
  const refs: (BetRefDraft | string)[] = [];
  for (const { read: clause } of clauses) {
    const ref = refIn(clause, refs.findLast((one) => typeof one !== 'string')?.eventId ?? null);
    if (ref === null) return null;
    refs.push(atOneBook(ref, read));
  }
  const bets = refs.map((ref) => (typeof ref === 'string' ? ref : storedBet(ref, read)));
  const missing = bets.find((bet) => typeof bet === 'string');
  if (typeof missing === 'string') return lacks(missing);
  const stored = bets.filter(isStored);
  const staked = stored.flatMap((bet, at) => {
    const price =
      clauses[at]?.read.amounts.prices[0]?.text ?? ownPrice(refs[at]) ?? toldPrice(bet, read) ?? bet.price?.text;
    return price === undefined ? [] : [{ bet, price, stake: clauses[at]?.stake ?? 0 }];
  });
  const unpriced = stored.find((bet) => staked.every((one) => one.bet !== bet));
  return unpriced
    ? lacks(`${notQuoted(unpriced.name)}, so what it pays cannot be told.`)
    : stakesTold(staked, unit, read);
}

/** "100 on the Packers at DK and 50 on the over there". */
const atOneBook = (ref: BetRefDraft | string, read: Tagged): BetRefDraft | string =>
  typeof ref !== 'string' && isOneBook(read) ? { ...ref, book: ref.book ?? bookNamed(read) } : ref;

const ownPrice = (ref: BetRefDraft | string | undefined): string | undefined =>
  typeof ref === 'object' ? (ref.price ?? undefined) : undefined;

/** At which he told before that he has it. */
const toldPrice = ({ ref, line }: StoredBet, { previous }: Tagged): string | undefined =>
  [...(previous?.given ?? []), ...(previous?.focus ?? [])].findLast(
    (one) =>
      one.price != null &&
      one.eventId === ref.eventId &&
      one.market === ref.market &&
      one.side === ref.side &&
      one.line === line,
  )?.price ?? undefined;

/** The words of each stake, which stands behind its bet throughout, or before it. None: too few stakes or too many. */
function clausesOf(read: Tagged, unit: Unit): Clause[] {
  const { tokens, amounts } = read;
  const stakes =
    unit === 'units'
      ? amounts.counts.filter(({ of }) => of === 'units').map(({ from, to, count }) => ({ from, to, stake: count }))
      : moneyIn({ ...read, hasSides: false })
          .filter(({ role }) => role === 'stake')
          .map(({ from, to, cents }) => ({ from, to, stake: cents }));
  const [first] = stakes;
  if (!first || stakes.length < 2 || stakes.length > MOST_BETS) return [];
  const isBehind = read.mentions.some(({ from }) => from < first.from);
  return stakes.map(({ from, to, stake }, at) => {
    const next = stakes[at + 1];
    const [start, end] = isBehind
      ? [stakes[at - 1]?.to ?? 0, to]
      : [from, next ? endBefore(read, next.from) : endOfLast(read, to)];
    const text = tokens
      .slice(start, end)
      .map(({ raw }) => raw)
      .join(' ');
    return { read: tag({ ...read, text }), stake };
  });
}

/** "1.5u on it, if I also have GB ml +130 for 1u": whoever is named right before a stake is of that one. */
function endBefore({ mentions, tokens }: Tagged, next: number): number {
  const named = mentions.findLast(({ to }) => to <= next);
  const opens =
    named && tokens.slice(named.to, next).every(({ text, number }) => number !== null || OPENS.test(text))
      ? named.from
      : next;
  return opens;
}
const OPENS = /^(ml|moneyline|for|at|with|spread|line|win)$/;

/** What is asked of them all is no part of the last. */
function endOfLast({ tokens }: Tagged, from: number): number {
  const at = tokens.findIndex(({ text }, place) => place > from && ASKS.test(text));
  return at < 0 ? tokens.length : at;
}
const ASKS = /^(what|whats|how|hows|if|when|in|and)$/;

function refIn(clause: Tagged, eventId: string | null): BetRefDraft | string | null {
  const [bet, ...others] = namedBets(clause);
  if (others.length > 0) return null;
  if (bet) return isLeg(bet) ? refOf(bet, clause, null) : onSpoken(bet, clause);
  const [said] = clause.said;
  if (said?.direction === 'draw' && eventId !== null) return drawOf(eventId);
  const [leaned] = clause.leans ? clause.bets.filter(hasSubject) : [];
  if (said && leaned) return refOf(leaned, clause, eventId);
  const total = said && eventId !== null ? totalOf(said, eventId) : null;
  if (total) return total;
  return IT.test(clause.plain) ? (spokenBet(clause) ?? notOne(clause)) : null;
}

/** "And 20 on the over there" is of the game that was named before it. */
const totalOf = ({ direction, stats, player, line }: StatedBet, eventId: string): BetRefDraft | null =>
  (direction === 'over' || direction === 'under') && stats.length === 0 && player === null
    ? { eventId, market: 'total', side: direction, line: line?.line ?? null, player: null, price: null }
    : null;

/** A side alone is bet on in the market that is spoken of. */
function onSpoken(bet: StatedBet, clause: Tagged): BetRefDraft | string {
  const shown = shownBet(clause);
  return shown ? { ...refOfFocus(shown), ...(bet.book && { book: bet.book, price: null }) } : refOf(bet, clause, null);
}

/** Both sides of a board were shown. */
const notOne = ({ previous }: Tagged): string | null =>
  (previous?.focus ?? []).length > 1
    ? 'Which bet is that stake on? Name its side, such as "1u on the Chiefs -3 and 2u on the over".'
    : null;

const drawOf = (eventId: string): BetRefDraft => ({
  eventId,
  market: 'moneyline',
  side: 'draw',
  line: null,
  player: null,
  price: null,
});

/** What bets with a stake on each come to, in every way in which they can end. */
export function stakesTold(staked: readonly Staked[], unit: Unit, read: Tagged): Asked {
  const calcs = staked.map(
    ({ bet, price, stake }): Calculation => ({
      kind: 'payout',
      bet: bet.name,
      price,
      ...(unit === 'units' ? { units: stake } : { stakeCents: stake }),
    }),
  );
  const taken = staked.filter(({ bet, price }) => bet.price?.text === price);
  return {
    kind: 'calls',
    calls: calcs.map((calc, at) => ({ tool: 'calculate', input: { calc, bet: staked[at]?.bet.ref } })),
    assumed: [
      `${endsText(staked, unit, read)} ${sizeText(sumOf(staked), unit)} is at stake in all.`,
      ...(taken.length > 0
        ? [
            `${taken.some(({ bet }) => bet.ref.book) ? 'The prices now' : 'At the best prices now'}: ${list(taken.map(({ bet, price }) => `${bet.name} ${price} at ${bet.price?.book}`))}.`,
          ]
        : []),
    ],
  };
}

const WORST = /\bworst\b|\b(max|most)\b.*\b(lose|loss)\b/;

const sumOf = (staked: readonly Staked[]): number => staked.reduce((all, { stake }) => all + stake, 0);

/** Each way in which they can end together, with what is won or lost in all. */
function endsText(staked: readonly Staked[], unit: Unit, read: Tagged): string {
  const ends = endsOfWinner(staked) ?? endsOfTwo(staked, read) ?? endsApart(staked);
  const [worst] = WORST.test(read.plain) ? ends.toSorted((a, b) => a.net - b.net) : [];
  const lead = worst && worst.net < 0 ? `At worst you lose ${sizeText(-worst.net, unit)}. ` : '';
  return lead + ends.map(({ when, net }) => `${when}: ${resultText(net, unit)}.`).join(' ');
}

type End = { when: string; net: number };

const profitOf = ({ price, stake }: Staked): number => payout(stake, priceTextToDecimal(price)) - stake;
const netOf = (staked: readonly Staked[], isWon: (one: Staked) => boolean): number =>
  staked.reduce((all, one) => all + (isWon(one) ? profitOf(one) : -one.stake), 0);

/** Bets on who wins one game: one end for each side that can be bet on. */
function endsOfWinner(staked: readonly Staked[]): End[] | null {
  const [first] = staked;
  const event = first?.bet.event;
  if (!event || !staked.every(({ bet }) => bet.event.id === event.id && bet.ref.market === 'moneyline')) return null;
  const sides = ['home', 'away', ...(hasDrawPrice(event) ? ['draw'] : [])] as const;
  return sides.map((side) => ({
    when: winnerText(side, event),
    net: netOf(staked, ({ bet }) => bet.ref.side === side),
  }));
}

const winnerText = (side: string, event: SlateEvent): string =>
  side === 'draw' ? 'A draw' : `${shortTeam(side === 'home' ? event.home : event.away)} to win`;

/** Which part of a profit or a stake each result is. */
const PARTS: Readonly<Record<EndOfTwo['first'], number>> = {
  win: 1,
  half_win: 0.5,
  push: 0,
  half_loss: -0.5,
  loss: -1,
};

/** Two bets that one number of a game decides. */
function endsOfTwo(staked: readonly Staked[], read: Tagged): End[] | null {
  const [one, other, ...more] = staked;
  if (!one || !other || more.length > 0 || !areOfOne(one.bet, other.bet)) return null;
  const netAt = (bet: Staked, result: EndOfTwo['first']): number => {
    const part = PARTS[result];
    return part > 0 ? part * profitOf(bet) : part * bet.stake;
  };
  return (
    endsOfBets(one.bet, other.bet, one.bet.event, read.nowMs)?.map(({ when, first, second }) => ({
      when: capital(when),
      net: netAt(one, first) + netAt(other, second),
    })) ?? null
  );
}

/** Bets of which each may win or lose: all, each alone and none. */
function endsApart(staked: readonly Staked[]): End[] {
  const alone = staked.map((one) => ({ when: `Only ${one.bet.name}`, net: netOf(staked, (other) => other === one) }));
  const all = { when: staked.length === 2 ? 'Both win' : `All ${staked.length} win`, net: netOf(staked, () => true) };
  return [all, ...alone, { when: staked.length === 2 ? 'Neither wins' : 'None wins', net: netOf(staked, () => false) }];
}

const sizeText = (size: number, unit: Unit): string =>
  unit === 'units' ? `${Number(size.toFixed(2))}u` : dollars(Math.round(size));

function resultText(net: number, unit: Unit): string {
  const isUp = net >= 0;
  const whole = unit === 'units' ? Math.abs(net) : Math.abs(isUp ? Math.floor(net + 1e-6) : Math.round(net));
  return `${isUp ? '+' : '-'}${sizeText(whole, unit)}`;
}
