import { isHeard } from '#engine/picks/market.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { hangsTogether } from '../best-bets/choose-bets.ts';
import { betFits, fittingSelections } from '../best-bets/fitting-bets.ts';
import type { World } from '../world.ts';
import type { Choosing } from './choosing.ts';
import { hasEach, playersFirst } from './each-player.ts';
import { areNearlyOneBet } from './nearly-one-bet.ts';
import { bestOffer } from './parlay-legs.ts';
import { nearTarget } from './same-game-target.ts';
import { combine, type Option, type TargetPrice, TOLERANCES, targetPrice } from './target-price.ts';

/** The legs that one book is to add, and how much they are wanted together. */
export type BookChoice = { bookKey: string; legs: Candidate[]; score: number };

export type Found = {
  best: BookChoice | null;
  /** All that have enough legs, the best first. */
  complete: readonly BookChoice[];
  /** The most legs that any book has, and the product nearest to the target. */
  mostLegs: number;
  nearest: number | null;
};

/** What is looked at closely: the most promising legs of a book, few of one game; more where those do not do. */
const LOOKS = [
  { size: 50, ofOneGame: 4 },
  { size: 300, ofOneGame: 40 },
];
type Look = (typeof LOOKS)[number];
/** A lean is taken only where bets do not do, and a pass only where neither does. */
const LEAN_COSTS = 1;
const PASS_COSTS = 100;
/** A favorite this short adds next to nothing to a parlay: without an edge any other leg goes before it. Decimal, -400. */
const SHORTEST = 1.25;
const SHORT_PASS_COSTS = 150;

/**
 * The legs with the most joint value at one book: bets before leans before passes, each valued at that book's own price.
 * Prices that are more likely wrong than generous, and fair chances that rest on one book, make no leg.
 */
export function chooseLegs(choosing: Choosing, world: World): Found {
  const promising = promisingLegs(choosing, world);
  let found: Found = { best: null, complete: [], mostLegs: 0, nearest: null };
  for (const target of targetsOf(choosing)) {
    for (const look of LOOKS) {
      found = lookAt(promising, look, { ...choosing, target }, world);
      if (found.best) return found;
    }
  }
  return found;
}

/** The target met closely, then less so. */
function targetsOf({ target, sameGame }: Choosing): (TargetPrice | null)[] {
  if (target === null || sameGame) return [target];
  const closer = TOLERANCES.map((tolerance) => targetPrice(target.decimal, tolerance));
  return [...closer.filter(({ least }) => least > target.least), target];
}

function lookAt(promising: readonly Candidate[], look: Look, choosing: Choosing, world: World): Found {
  const found = [...choosing.books].map(([bookKey, start]) => {
    const legs = shortlist(promising, bookKey, look, choosing)
      .flatMap((one) => bestOffer({ ...one, side: one.selection }, new Set([bookKey]), world) ?? [])
      .filter((leg) => isSound(leg) && betFits(leg, choosing.filters));
    const { score, ...chosen } =
      choosing.target !== null && choosing.sameGame
        ? ofOneGame(legs, choosing.target, choosing, world)
        : chooseAt(legs, start.decimal, choosing);
    // A leg that is good at a book where those beside it are not makes no good parlay.
    return { bookKey, ...chosen, score: score + start.score };
  });
  const complete = found
    .flatMap(({ bookKey, legs, score }) => (legs ? [{ bookKey, legs, score }] : []))
    .sort((a, b) => b.score - a.score || (a.bookKey < b.bookKey ? -1 : 1));
  const distance = (decimal: number) => Math.abs(Math.log(decimal / (choosing.target?.decimal ?? 1)));
  const near = found.flatMap(({ nearest }) => nearest ?? []).sort((a, b) => distance(a) - distance(b));
  return {
    best: complete[0] ?? null,
    complete,
    mostLegs: Math.max(0, ...found.map(({ most }) => most)),
    nearest: near[0] ?? null,
  };
}

/** Everything that may fit at some book; what a price decides is decided by the book's own. */
function promisingLegs({ filters, stated, sameGame }: Choosing, world: World): Candidate[] {
  const { side, ...rest } = filters;
  const byNumber = side !== 'favorite' && side !== 'underdog';
  const wide = { ...rest, ...(side && byNumber && { side }), minDecimal: 1, maxDecimal: Number.POSITIVE_INFINITY };
  return fittingSelections(wide, world).filter((candidate) => {
    const isBeside = stated.some(({ event }) => event.id === candidate.event.id);
    if (!sameGame) return !isBeside;
    return stated.length === 0 || (isBeside && !stated.some((leg) => hangsTogether(leg, candidate, true)));
  });
}

/** By what every book's opinion makes of it: each book's own valuing leaves out that book's. */
const valueAt = (candidate: Candidate, bookKey: string): number =>
  candidate.priced.consensusProbability * priceAt(candidate, bookKey);

function shortlist(promising: readonly Candidate[], bookKey: string, look: Look, choosing: Choosing): Candidate[] {
  const { filters, sameGame, target, counts } = choosing;
  const offered = promising.filter((candidate) => {
    const decimal = priceAt(candidate, bookKey);
    return decimal >= filters.minDecimal && decimal <= filters.maxDecimal;
  });
  const listed = (by: (candidate: Candidate) => number) =>
    fewOfEach(sortedBy(offered, by), sameGame ? look.size : look.ofOneGame).slice(0, look.size);
  const worthMost = listed((candidate) => valueAt(candidate, bookKey));
  if (target === null) return worthMost;
  // The price that each of the fewest legs must have for the target, from which a long one is made.
  const each = (target.decimal / (choosing.books.get(bookKey)?.decimal ?? 1)) ** (1 / counts.least);
  const fittest = listed((candidate) => -Math.abs(Math.log(priceAt(candidate, bookKey) / each)));
  return [...new Set([...worthMost, ...fittest])];
}

/** The most of something first. */
function sortedBy(candidates: readonly Candidate[], by: (candidate: Candidate) => number): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, most: by(candidate) }))
    .sort((a, b) => b.most - a.most || byId(a.candidate, b.candidate))
    .map(({ candidate }) => candidate);
}

function fewOfEach(candidates: readonly Candidate[], ofOneGame: number): Candidate[] {
  const counts = new Map<string, number>();
  return candidates.filter(({ event }) => {
    const count = (counts.get(event.id) ?? 0) + 1;
    counts.set(event.id, count);
    return count <= ofOneGame;
  });
}

/** 0 where the book has no price that could be taken. */
function priceAt({ priced }: Candidate, bookKey: string): number {
  const own = priced.books.find(({ book }) => book === bookKey);
  return own && (isHeard(own) || own.leftOut === 'outlier') ? (own.decimals[priced.outcome] ?? 0) : 0;
}

const byId = (a: Candidate, b: Candidate): number =>
  a.market.id === b.market.id ? a.priced.outcome - b.priced.outcome : a.market.id < b.market.id ? -1 : 1;

const UNSOUND = ['edge_unconfirmed', 'price_older_than_2_hours', 'one_book'] as const;

const isSound = ({ priced }: Candidate): boolean => !UNSOUND.some((note) => priced.notes.includes(note));

/** How much a leg is wanted at its price. */
export function scoreOf({ priced }: Candidate): number {
  const pass = priced.decimal < SHORTEST ? SHORT_PASS_COSTS : PASS_COSTS;
  const costs = { bet: 0, lean: LEAN_COSTS, pass }[priced.verdict];
  return Math.log(priced.fairProbability * priced.decimal) - costs;
}

type Chosen = { legs: Candidate[] | null; score: number; most: number; nearest: number | null };

function chooseAt(
  legs: readonly Candidate[],
  start: number,
  { counts, sameGame, target, withPlayers, stated }: Choosing,
): Chosen {
  const wanted = [...legs].sort((a, b) => scoreOf(b) - scoreOf(a) || byId(a, b));
  const games = byGame(wanted);
  if (target) {
    const options = games.map((ofGame) =>
      ofGame.map((leg): Option<Candidate> => ({ decimal: leg.priced.decimal, score: scoreOf(leg), value: leg })),
    );
    const { best, nearest } = combine(options, counts, target, start);
    return { legs: best?.values ?? null, score: best?.score ?? 0, most: games.length, nearest };
  }
  const alternatives = sameGame
    ? games.map((ofGame) => differingFirst(apart(playersFirst(ofGame, withPlayers)), stated))
    : [games.flatMap(([best]) => best ?? [])];
  const most = Math.max(0, ...alternatives.map(({ length }) => length));
  const complete = alternatives
    .filter(({ length }) => length >= counts.least)
    .map((all) => all.slice(0, counts.least))
    .filter((chosen) => hasEach([...stated, ...chosen], withPlayers))
    .map((chosen) => ({ chosen, score: chosen.reduce((sum, leg) => sum + scoreOf(leg), 0) }))
    .sort((a, b) => b.score - a.score);
  const [top] = complete;
  return { legs: top?.chosen ?? null, score: top?.score ?? 0, most, nearest: null };
}

/** Of one game what is next to the target by its fair price, as no book's price for legs of one game is stored. */
function ofOneGame(
  legs: readonly Candidate[],
  { decimal: target }: TargetPrice,
  { counts, stated, withPlayers }: Choosing,
  world: World,
): Chosen {
  const games = byGame(legs);
  const [best] = games
    .map((ofGame) => nearTarget({ legs: ofGame, stated, counts, target, scoreOf, withPlayers }, world))
    .sort((a, b) => Number(b.legs !== null) - Number(a.legs !== null) || b.score - a.score);
  const most = Math.max(0, ...games.map((ofGame) => apart(ofGame).length));
  return { legs: best?.legs ?? null, score: best?.score ?? 0, most, nearest: best?.nearest ?? null };
}

/** The legs of each game, in the order in which they come. */
function byGame(legs: readonly Candidate[]): Candidate[][] {
  const games = new Map<string, Candidate[]>();
  for (const leg of legs) games.set(leg.event.id, [...(games.get(leg.event.id) ?? []), leg]);
  return [...games.values()];
}

/** What is nearly the same bet as one before it goes behind all others. */
function differingFirst(legs: readonly Candidate[], stated: readonly Candidate[]): Candidate[] {
  const differs = (leg: Candidate, at: number) =>
    ![...stated, ...legs.slice(0, at)].some((other) => areNearlyOneBet(other, leg));
  return [...legs.filter(differs), ...legs.filter((leg, at) => !differs(leg, at))];
}

/** Of legs on one winner, one total or one stat only the first. */
const apart = (legs: readonly Candidate[]): Candidate[] =>
  legs.filter((leg, at) => !legs.slice(0, at).some((other) => hangsTogether(other, leg, true)));
