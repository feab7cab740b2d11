import { type BetRef, WHOLE_GAME } from '#contract/research/bet.ts';
import type { Evidence, Refusal } from '#contract/research/outcome.ts';
import type {
  BetEnds,
  JudgedPrice,
  PriceBetsInput,
  PriceBetsResult,
  PricedStatedBet,
} from '#contract/research/price-bets.ts';
import { withPush } from '#engine/odds/line-model.ts';
import { fairDecimalWithPush } from '#engine/odds/push.ts';
import { gameLabel, sportLabel } from '../../slate/leagues.ts';
import { writeOdds, writeWorstOdds } from '../../words/bettor.ts';
import { percent, plural } from '../../words/format.ts';
import { pickLabel, selectionLine } from '../../words/pick-label.ts';
import { isWithinReach } from '../best-bets/reach.ts';
import { type FoundBet, findLine, wantedLabel } from '../find-bet.ts';
import { type FoundMarket, findMarket, isRefused } from '../find-market.ts';
import { type Outcome, refusal } from '../outcome.ts';
import { noPrice, readPrice } from '../stated-prices.ts';
import type { World } from '../world.ts';
import { bookAssumed, pushAssumed, sharedAssumed } from './assumed-words.ts';
import { betWords } from './bet-words.ts';
import { compareBets } from './compare-bets.ts';
import { contradictedLines } from './contradicted-lines.ts';
import { unjudgedPrice } from './judged-price.ts';
import { nearbyPrices } from './nearby-prices.ts';
import { type NeighbouringBet, neighbouringBet } from './neighbouring-bet.ts';
import { outvoted } from './outvoted-line.ts';
import { quotedBet } from './quoted-bet.ts';
import { teasedBets, whyNoTeaser, withoutPrices } from './teased-bets.ts';
import { winnerBeside } from './winner-beside.ts';

type Priced = { bet: PricedStatedBet; evidence: Evidence[] };
type Asked = { ref: BetRef; statedDecimal: number | null; stakeCents: number | undefined };

const MOST_CHOICES = 8;

/** What each stated bet is worth at its own price and at the best one. What is not stored is refused by its name, one by one. */
export function priceBets({ bets, stakeCents, teaser }: PriceBetsInput, world: World): Outcome<PriceBetsResult> {
  const teased = teaser === undefined ? undefined : readPrice(teaser.price);
  if (teaser !== undefined && teased == null) return noPrice(teaser.price);
  const results = agreeing(
    bets.map((ref) => ({ ref, found: priceBet(ref, stakeCents, world) })),
    stakeCents,
    world,
  );
  const refused = results.flatMap(({ found }) => (isRefused(found) ? [found] : []));
  if (refused.length === results.length) return refusedAll(refused);
  const shared = sharedAssumed(results.map(({ found }) => (isRefused(found) ? [] : found.bet.assumed)));
  const told = results.map(({ ref, found }, at): PriceBetsResult['bets'][number] => {
    if (!isRefused(found)) return { ...found.bet, assumed: shared[at] ?? [] };
    const { reason, message, named, choices } = found;
    return { priced: false, asked: ref, reason, message, named, choices };
  });
  const priced = results.flatMap(({ found }) => (isRefused(found) ? [] : [found]));
  if (teased != null) return ofTeaser(told, teased, priced, world);
  const evidence = new Map(priced.flatMap((one) => one.evidence.map((item) => [item.id, item])));
  return {
    ok: true,
    data: { bets: told, comparison: told.length > 1 ? compareBets(told) : null },
    verdicts: priced.filter(({ bet }) => bet.basis === 'quoted' && (bet.atAsked ?? bet.atBest) !== null).length,
    evidence: [...evidence.values()],
    assumed: [...new Set(shared.flat())],
  };
}

type Found = { ref: BetRef; found: Priced | Refusal };

/** A line that the better quoted ones beside it contradict is estimated from those, and judged no more than what nobody quotes. */
function agreeing(results: readonly Found[], stakeCents: number | undefined, world: World): readonly Found[] {
  const doubted = contradictedLines(results.map(({ found }) => (isRefused(found) ? null : found.bet)));
  return results.map((one, at) => {
    const { ref, found } = one;
    const { line } = ref;
    if (isRefused(found) || found.bet.basis !== 'quoted' || line === null) return one;
    const market = findMarket(ref, world);
    const own = isRefused(market) ? undefined : market.lines.find((its) => selectionLine(its, market.side) === line);
    if (isRefused(market) || !own) return one;
    const { chances } = found.bet;
    const asked = { ref, statedDecimal: ref.price === null ? null : readPrice(ref.price), stakeCents };
    const isDoubted = doubted.has(at);
    const bet = outvoted({ ...ref, line }, { market: own, win: chances.win }, market, { ...asked, isDoubted }, world);
    return bet ? { ref, found: asEstimate(asked, market, bet, world, found.bet) } : one;
  });
}

/** One verdict on all of it, and none on a leg by itself; a teaser that cannot be told says nothing of its legs either. */
function ofTeaser(
  told: PriceBetsResult['bets'],
  decimal: number,
  priced: readonly Priced[],
  world: World,
): Outcome<PriceBetsResult> {
  const bets = told.map((bet) => (bet.priced ? withoutPrices(bet) : bet));
  const teaser = teasedBets(bets, decimal, world);
  if (!teaser) {
    const missing = told.flatMap((bet) => (bet.priced ? [] : [{ ok: false as const, ...bet }]));
    return missing.length > 0 ? refusedAll(missing) : refusal('invalid_input', whyNoTeaser(bets), { named: ['legs'] });
  }
  const evidence = new Map(priced.flatMap((one) => one.evidence.map((item) => [item.id, item])));
  return {
    ok: true,
    data: { bets, comparison: null, teaser },
    verdicts: 1,
    evidence: [...evidence.values()],
    assumed: [],
  };
}

function refusedAll(refused: readonly Refusal[]): Refusal {
  const [first] = refused;
  if (!first) throw new RangeError('an input holds at least one bet');
  return refusal(first.reason, [...new Set(refused.map(({ message }) => message))].join(' '), {
    named: [...new Set(refused.flatMap(({ named }) => named))],
    choices: refused.flatMap(({ choices }) => choices).slice(0, MOST_CHOICES),
  });
}

function priceBet(ref: BetRef, stakeCents: number | undefined, world: World): Priced | Refusal {
  const statedDecimal = ref.price === null ? null : readPrice(ref.price);
  if (ref.price !== null && statedDecimal === null) return noPrice(ref.price);
  const asked = { ref, statedDecimal, stakeCents };
  const market = findMarket(ref, world);
  if (isRefused(market)) return market;
  const found = findLine(ref, market, world);
  if (!isRefused(found)) return onQuotedLine(asked, market, found, world);
  return (found.reason === 'line_not_stored' && betweenLines(asked, market, world)) || found;
}

function onQuotedLine(asked: Asked, of: FoundMarket, found: FoundBet, world: World): Priced | Refusal {
  const { event, market, side, assumed } = found;
  const quoted = quotedBet(found, asked, world);
  if (!quoted) {
    const label = pickLabel(event, market, side);
    const message = `No stored price of ${label} in ${gameLabel(event)} is reliable enough, so it is not judged.`;
    return refusal('too_uncertain', message, { named: [label] });
  }
  const { push, judged } = quoted;
  const line = selectionLine(market, side);
  const worst = judged && isWithinReach(judged) ? judged.worstDecimal : null;
  return finish(asked, { event, side, player: market.player === '' ? null : market.player }, world, {
    line,
    label: pickLabel(event, market, side),
    basis: 'quoted',
    chances: withPush(quoted.decided, push.chance),
    pushBasis: push.basis,
    worstDecimal: worst,
    worstText: worst === null ? null : writeWorstOdds(world.bettor, worst),
    ...(judged && worst === null && { beyondText: writeWorstOdds(world.bettor, judged.worstDecimal) }),
    books: quoted.books,
    ...(quoted.hearsOffer && { hearsOffer: true }),
    ...(quoted.sharpest && { sharpest: quoted.sharpest }),
    ...(quoted.spread && { spread: quoted.spread }),
    atAsked: quoted.atAsked,
    stored: quoted.stored,
    atBest: quoted.atBest,
    neighbours: [],
    nearby: quoted.atAsked || quoted.atBest || line === null ? [] : nearbyPrices({ ...asked.ref, line }, of, world),
    assumed: [
      ...assumed,
      ...bookAssumed(asked.ref, quoted.atBest),
      ...pushAssumed(quoted.push, market.lineHundredths / 100),
    ],
    evidence: quoted.evidence,
  });
}

type OfLine = Pick<PricedStatedBet, 'books' | 'atAsked' | 'atBest'>;
const UNQUOTED: OfLine = { books: 0, atAsked: null, atBest: null };

function betweenLines(asked: Asked, found: FoundMarket, world: World): Priced | null {
  const { line } = asked.ref;
  if (line === null) return null;
  const ref = { ...asked.ref, line };
  const bet = neighbouringBet(ref, { ...found, winner: winnerBeside(ref, found) }, asked, world);
  return bet && asEstimate(asked, found, bet, world, UNQUOTED);
}

/** With the books that quote the line itself and are not believed, and their prices. */
function asEstimate(
  asked: Asked,
  found: FoundMarket,
  bet: NeighbouringBet,
  world: World,
  { books, atAsked, atBest }: OfLine,
): Priced {
  const { ref, stakeCents } = asked;
  const line = ref.line ?? 0;
  const label = wantedLabel(ref, found);
  const from = `its chances come from ${bet.neighbours.map((one) => one.label).join(', ')}`;
  const missing =
    books === 0
      ? `No book here quotes ${label}; ${from}.`
      : `Only ${plural(books, 'independent book')} ${books === 1 ? 'prices' : 'price'} ${label}, and the lines next to it disagree; ${from}.`;
  const { bettor } = world;
  const worth = (price: JudgedPrice) => unjudgedPrice(price, bet.chances, { bettor, stakeCents });
  return finish(asked, found, world, {
    line,
    label,
    basis: 'neighbouring',
    chances: bet.chances,
    pushBasis: bet.pushBasis,
    worstDecimal: null,
    worstText: null,
    books,
    atAsked: atAsked ? worth(atAsked) : bet.atAsked,
    stored: null,
    atBest: atBest && worth(atBest),
    neighbours: bet.neighbours,
    nearby: nearbyPrices({ ...ref, line }, found, world),
    assumed: [missing, ...pushAssumed({ chance: bet.chances.push, basis: bet.pushBasis }, line)],
    evidence: bet.evidence,
  });
}

type OfMarket = Pick<FoundMarket, 'event' | 'side' | 'player'>;
type Own =
  | 'line'
  | 'label'
  | 'basis'
  | 'chances'
  | 'pushBasis'
  | 'worstDecimal'
  | 'worstText'
  | 'beyondText'
  | 'books'
  | 'sharpest'
  | 'spread'
  | 'atAsked'
  | 'stored'
  | 'atBest'
  | 'neighbours'
  | 'nearby'
  | 'assumed';

function finish(
  { ref }: Asked,
  { event, side, player }: OfMarket,
  { bettor }: World,
  { evidence: all, ...own }: Pick<PricedStatedBet, Own> & { evidence: Evidence[] },
): Priced {
  const evidence = eachOnce(all);
  const fairDecimal = fairDecimalOf(own.chances);
  const bet = {
    priced: true as const,
    asked: ref,
    eventId: event.id,
    game: gameLabel(event),
    league: sportLabel(event),
    startsAt: event.startsAt.toISOString(),
    market: ref.market,
    period: WHOLE_GAME,
    side,
    player,
    ...own,
    chanceText: percent(own.chances.win),
    fairDecimal,
    fairText: writeOdds(bettor, fairDecimal),
    evidenceIds: evidence.map(({ id }) => id),
  };
  return { bet: { ...bet, text: betWords(bet) }, evidence };
}

/** What is said in the same words of the price that was named and of the best one is one source. */
const eachOnce = (evidence: readonly Evidence[]): Evidence[] =>
  [
    ...new Map(evidence.toReversed().map((item) => [`${item.sourceName}|${item.text}`, item] as const)).values(),
  ].reverse();

const fairDecimalOf = ({ win, push, lose }: BetEnds): number => fairDecimalWithPush({ win, push, lose });
