import { goalMeans } from '#engine/odds/goal-means.ts';
import { jointCopula } from '#engine/odds/joint-copula.ts';
import { leagueScatter } from '#engine/odds/league-scatter.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { poissonGrid, SOCCER_RHO } from '#engine/odds/poisson-grid.ts';
import { sameGameChance } from '#engine/odds/same-game-chance.ts';
import type { ScoreBet } from '#engine/odds/score-bet.ts';
import { type GameLeg, sameGameLegs } from '#engine/picks/same-game-legs.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { type Candidate, priceSelections } from '../best-bets/candidates.ts';

/** How sure the dependence of legs is: measured on results, from a model of the score, assumed by us, or not known at all. */
export type Basis = 'measured' | 'model' | 'assumed' | 'unknown';

/** How the legs of one game hang together. */
export type SameGame = {
  eventId: string;
  /** Joint chance / product of the chances. */
  lift: number;
  /** Mean correlation of the legs' results over their pairs; null where nothing tells it. */
  correlation: number | null;
  basis: Basis;
  /** Some of the legs are taken as independent because nothing is known of their dependence. */
  partly: boolean;
  /** What of it nobody measured. Null: all of it is known. */
  open: OpenLink | null;
};

/**
 * Where the links that nobody measured go: together, against each other, or some of either. `ifOwn`: it hangs on which side a player
 * is on, which is not stored. `least` and `most`: the lift with these links as strong as they may be.
 */
export type OpenLink = { way: 'together' | 'against' | 'mixed'; ifOwn: boolean; least: number; most: number };

const BASES: readonly Basis[] = ['measured', 'model', 'assumed'];

/** Own choice, kept small: counts of one game rise and fall with its score and its pace. */
const PROP_WITH_TOTAL = 0.15;
const SAME_PLAYER = 0.3;
const OTHER_PLAYER = 0.05;
/** Own choice: about what a quarterback and his own receiver have, and few pairs have more. */
const STRONG = 0.4;

/** Every game of which there are several legs. */
export function sameGames(legs: readonly Candidate[], now: Date): SameGame[] {
  const ids = [...new Set(legs.map(({ event }) => event.id))];
  return ids
    .map((id) => legs.filter(({ event }) => event.id === id))
    .filter((ofGame) => ofGame.length > 1)
    .map((ofGame) => sameGame(ofGame, now));
}

function sameGame(legs: readonly Candidate[], now: Date): SameGame {
  const [first] = legs;
  if (!first) throw new RangeError('a game needs legs');
  const onScore = legs.filter((leg) => !isProp(leg));
  const score = onScore.length > 1 ? scoreLift(first.event, onScore, now) : { lift: 1, basis: null };
  const pairs = legs.flatMap((leg, at) => legs.slice(at + 1).map((other) => pairOf(leg, other, now)));
  const lift = pairs.filter(({ hasProp }) => hasProp).reduce((product, pair) => product * pair.lift, score.lift);
  const known = pairs.filter(({ basis }) => basis !== 'unknown');
  const basis = BASES.findLast((one) => known.some((pair) => pair.basis === one)) ?? 'unknown';
  const mean = known.reduce((sum, { phi }) => sum + phi, 0) / Math.max(1, pairs.length);
  return {
    eventId: first.event.id,
    lift,
    correlation: known.length === 0 ? null : mean,
    basis,
    partly: known.length < pairs.length,
    open: openLink(pairs, lift),
  };
}

/** What the links may be that are assumed or not known, with all of them as strong as they can be. */
function openLink(pairs: readonly Pair[], lift: number): OpenLink | null {
  const open = pairs.filter(({ basis }) => basis === 'assumed' || basis === 'unknown');
  if (open.length === 0) return null;
  const ways = open.map(({ way }) => way);
  const way = ways.every((one) => one > 0) ? 'together' : ways.every((one) => one < 0) ? 'against' : 'mixed';
  const [least, most] = [-1, 1].map((sign) =>
    open.reduce((product, pair) => (product / pair.lift) * (sign < 0 ? pair.least : pair.most), lift),
  );
  return { way, ifOwn: open.some(({ ifOwn }) => ifOwn), least: least ?? lift, most: most ?? lift };
}

const isProp = ({ market }: Candidate): boolean => market.market.startsWith('prop:');

type Lift = { lift: number; basis: Basis };
/** `least` and `most`: the lift at the ends of what the link may be. */
type Pair = Lift & { hasProp: boolean; phi: number; way: number; ifOwn: boolean; least: number; most: number };

function pairOf(a: Candidate, b: Candidate, now: Date): Pair {
  const hasProp = isProp(a) || isProp(b);
  const { lift, basis } = hasProp ? propLift(a, b) : scoreLift(a.event, [a, b], now);
  const [p, q] = [a.priced.fairProbability, b.priced.fairProbability];
  const phi = ((lift - 1) * p * q) / Math.sqrt(p * (1 - p) * q * (1 - q));
  return { lift, basis, hasProp, phi, ...endsOf(a, b, lift) };
}

/** Where the link of two legs goes, and how strong it may be; of a player and a side it hangs on which side is his. */
function endsOf(a: Candidate, b: Candidate, lift: number): Pick<Pair, 'way' | 'ifOwn' | 'least' | 'most'> {
  const both = direction(a) * direction(b);
  const ifOwn = both === 0 && isProp(a) !== isProp(b);
  const way = both !== 0 ? both : ifOwn ? direction(a) + direction(b) : 0;
  const at = (rho: number) => jointCopula(a.priced.fairProbability, b.priced.fairProbability, rho).lift;
  const [least, most] = ifOwn || way === 0 ? [-STRONG, STRONG] : way > 0 ? [0, STRONG] : [-STRONG, 0];
  return { way, ifOwn, least: Math.min(lift, at(least)), most: Math.max(lift, at(most)) };
}

/** Which way a leg points: with more scoring, or with less. More strikeouts and outs of a pitcher are fewer runs. */
const direction = ({ market, selection }: Candidate): number => {
  const way = selection === 'over' || selection === 'yes' ? 1 : selection === 'under' || selection === 'no' ? -1 : 0;
  return way === 0 || !OF_PITCHER.test(market.market) ? way : -way;
};
const OF_PITCHER = /^prop:(pitcher_(strikeouts|outs)|batter_strikeouts)/;

function propLift(a: Candidate, b: Candidate): Lift {
  const way = direction(a) * direction(b);
  // Which side a player is on is not stored, so that a prop and a winner are taken as independent.
  if (way === 0) return { lift: 1, basis: 'unknown' };
  const size =
    a.market.player === b.market.player ? SAME_PLAYER : isProp(a) && isProp(b) ? OTHER_PLAYER : PROP_WITH_TOTAL;
  const { lift } = jointCopula(a.priced.fairProbability, b.priced.fairProbability, way * size);
  return { lift, basis: 'assumed' };
}

/** Bets on the margin and the total: by a grid of scores where goals are few, else by their measured correlation. */
function scoreLift(event: SlateEvent, legs: readonly Candidate[], now: Date): Lift {
  if (/^(soccer|icehockey)_/.test(event.sportKey)) return gridLift(event, legs, now);
  const dependence = marginTotalRho(event);
  const onAxes = legs.flatMap(gameLeg);
  const isNested = onAxes.every(({ on }) => on === onAxes[0]?.on);
  if (dependence === null && !isNested) return { lift: 1, basis: 'unknown' };
  const { lift } = sameGameLegs(onAxes, dependence?.rho ?? 0);
  return { lift, basis: isNested ? 'model' : (dependence?.basis ?? 'unknown') };
}

function gameLeg({ market, selection, priced }: Candidate): GameLeg[] {
  const on = market.market === 'total' ? 'total' : 'margin';
  if (selection !== 'home' && selection !== 'over' && selection !== 'away' && selection !== 'under') return [];
  const must = selection === 'home' || selection === 'over' ? 'above' : 'below';
  return [{ on, must, probability: priced.fairProbability }];
}

/** The correlation of home margin and total, and whether it was measured in this league. */
function marginTotalRho(event: SlateEvent): { rho: number; basis: Basis } | null {
  const league = leagueOf(event.sportKey);
  const sign = isHomeFavorite(event) ? 1 : -1;
  // Measured on the favorite's margin; the expected total does not matter to the correlation.
  const nfl = leagueScatter('nfl', 45).rho ?? 0;
  const nba = leagueScatter('nba', 220).rho ?? 0;
  switch (league) {
    case 'NFL':
      return { rho: sign * nfl, basis: 'measured' };
    case 'NCAAF':
      return { rho: sign * nfl, basis: 'assumed' };
    case 'NBA':
      return { rho: nba, basis: 'measured' };
    case 'WNBA':
    case 'NCAAB':
      return { rho: nba, basis: 'assumed' };
    case 'MLB':
      return { rho: leagueScatter('mlb', 9).rho ?? 0, basis: 'measured' };
    default:
      return null;
  }
}

function isHomeFavorite({ markets }: SlateEvent): boolean {
  const line = markets.find(({ market }) => market === 'spread')?.lineHundredths ?? 0;
  if (line !== 0) return line < 0;
  const winner = markets.find(({ market }) => market === 'moneyline');
  const prices = winner?.quotes[0]?.decimals ?? [];
  const [home = 0, away = 0] = [
    prices[winner?.outcomes.indexOf('home') ?? -1],
    prices[winner?.outcomes.indexOf('away') ?? -1],
  ];
  return home <= away;
}

/** Expected goals from the fair chances of the winner and of a total, then every score by itself. */
function gridLift(event: SlateEvent, legs: readonly Candidate[], now: Date): Lift {
  const soccer = event.sportKey.startsWith('soccer_');
  const bets = legs.flatMap((leg) => scoreBet(leg, soccer));
  const chances = matchChances(event, now);
  if (!chances || bets.length < legs.length) return { lift: 1, basis: 'unknown' };
  try {
    const grid = poissonGrid(goalMeans(chances), soccer ? SOCCER_RHO : 0);
    return { lift: sameGameChance(grid, bets).lift, basis: 'model' };
  } catch (error) {
    // Prices that no expected goals explain tell nothing of the scores.
    if (error instanceof OddsInputError) return { lift: 1, basis: 'unknown' };
    throw error;
  }
}

function matchChances(event: SlateEvent, now: Date) {
  const fair = (kind: string) => {
    for (const market of event.markets.filter((one) => one.market === kind)) {
      const isHalf = kind !== 'total' || market.lineHundredths % 100 === 50;
      const priced = isHalf ? priceSelections(event, market, now, null) : [];
      const of = new Map(
        priced.map(({ selection, priced: { consensusProbability } }) => [selection, consensusProbability]),
      );
      if (of.size === market.outcomes.length) return { of, line: market.lineHundredths / 100 };
    }
    return null;
  };
  const winner = fair('moneyline')?.of;
  const total = fair('total');
  const [home, away, over] = [winner?.get('home'), winner?.get('away'), total?.of.get('over')];
  if (home === undefined || away === undefined || over === undefined || !total) return null;
  // A hockey game that is level is played out: only the difference of the two chances counts.
  const level = home + away > 1 ? (home + away - 1) / 2 : 0;
  return { home: home - level, away: away - level, over, line: total.line };
}

function scoreBet({ market, selection }: Candidate, isSoccer: boolean): ScoreBet[] {
  const line = selectionLine(market, selection) ?? 0;
  if (market.market === 'total' && (selection === 'over' || selection === 'under')) {
    return [{ market: 'total', side: selection, line }];
  }
  if (selection !== 'home' && selection !== 'away') {
    return selection === 'draw' ? [{ market: 'three_way', side: 'draw' }] : [];
  }
  if (market.market === 'spread') return [{ market: 'spread', side: selection, line }];
  return [{ market: isSoccer ? 'three_way' : 'moneyline', side: selection }];
}
