import type { MiddleRow } from '#contract/research/scans.ts';
import { arbitrage } from '#engine/odds/arbitrage.ts';
import { middle as middleOf } from '#engine/odds/middle.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { fairChances } from '../all-books.ts';
import { shareText, signedShareText } from '../calculate/figures.ts';
import type { World } from '../world.ts';
import { bestCover } from './cover.ts';
import { isQuarterLine, placeTogether, SUSPECT_NOTE, SUSPECT_RETURN } from './cover-rows.ts';
import type { PlacedEnding } from './endings.ts';
import { type HitModel, hitModelOf, thresholdOf } from './hit-model.ts';
import type { Offer, ScannedMarket } from './offers.ts';
import { describeRow } from './show-offer.ts';

/** Two bets of which both win between their lines: one on more than the lower number, one on less than the higher. */
type Pair = {
  offers: readonly [Offer, Offer];
  /** What is won on the total where one of them wins, with these shares of it, which make either end alike. */
  profit: number;
  stakes: readonly number[];
  /** Expected result on the total by what the books say of either line, pushes aside: only for the order. */
  promise: number;
};

export type Middle = Pair & {
  /** Null where no model is sound as far out as these lines. */
  model: HitModel | null;
  /** Expected result on the total as a fraction; null without a model. */
  ev: number | null;
};

export type Middles = {
  middles: Middle[] /** Markets that promise too little to be looked at closely. */;
  dear: number;
};

/** Models of the score take a while: so many markets are judged, those that promise most by the prices of either line. */
const MOST_JUDGED = 60;

/** The best middle of each market of each game, the highest expected result first; those without a chance last. */
export function findMiddles(markets: readonly ScannedMarket[], world: World): Middles {
  const groups = new Map<string, ScannedMarket[]>();
  for (const one of markets) {
    if (!hasNumbers(one)) continue;
    const key = `${one.event.id}|${one.market.market}|${one.market.player}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const found = [...groups.values()].map((lines) => pairsOf(lines, world)).filter((pairs) => pairs.length > 0);
  const promising = found.sort(([a], [b]) => promiseOf(b) - promiseOf(a)).slice(0, MOST_JUDGED);
  const middles = promising.flatMap((pairs) => bestOf(pairs, world) ?? []).sort(byWorth);
  return { middles, dear: found.length - promising.length };
}

const promiseOf = (pair: Pair | undefined): number => pair?.promise ?? Number.NEGATIVE_INFINITY;

/** Rounds of a fight end in the middle of a number, so that no whole one lies between two lines. */
const hasNumbers = ({ event, market }: ScannedMarket): boolean =>
  isQuarterLine(market) &&
  (market.market === 'spread' || market.outcomes.includes('over')) &&
  !['UFC', 'Boxing'].includes(leagueOf(event.sportKey) ?? '');

/** Each pair of lines with a whole number between them and two books, the most promising first. */
function pairsOf(lines: readonly ScannedMarket[], world: World): Pair[] {
  const pairs = lines.flatMap((low) =>
    lines.filter((high) => holdsNumber(low, high)).flatMap((high) => coverBetween(low, high, world)),
  );
  const fair = new Map<SlateMarket, readonly number[]>();
  const chanceOf = ({ event, market, at }: Offer): number => {
    const known = fair.get(market) ?? fairChances(event, market, world.nowMs) ?? [];
    fair.set(market, known);
    return known[at] ?? 0;
  };
  return pairs
    .map((pair) => ({
      ...pair,
      promise: pair.offers.reduce(
        (sum, offer, at) => sum + (pair.stakes[at] ?? 0) * (chanceOf(offer) * offer.decimal - 1),
        0,
      ),
    }))
    .sort((a, b) => b.promise - a.promise);
}

function bestOf(pairs: readonly Pair[], world: World): Middle | undefined {
  const [first] = pairs;
  if (!first) return undefined;
  const { event, market } = first.offers[0];
  const model = market.player === '' ? hitModelOf(event, market.market, world.nowMs) : null;
  return pairs.map((pair) => judge(pair, model)).sort(byWorth)[0];
}

/** Whether a whole number lies between two lines. */
const holdsNumber = (low: ScannedMarket, high: ScannedMarket): boolean =>
  Math.floor(thresholdOf(low.market)) + 1 < thresholdOf(high.market);

function coverBetween(low: ScannedMarket, high: ScannedMarket, { bettor }: World): Omit<Pair, 'promise'>[] {
  const sides = [low.sides[0] ?? [], high.sides[1] ?? []];
  const [first, second] = bestCover(sides, { differentBooks: true, mayBeApart: false, bettor }) ?? [];
  if (!first || !second) return [];
  const { profit, stakes } = arbitrage([first.decimal, second.decimal]);
  return [{ offers: [first, second], profit, stakes }];
}

function judge(pair: Pair, model: HitModel | null): Middle {
  const { offers, stakes } = pair;
  const sound = model && offers.every(({ market }) => model.covers(market)) ? model : null;
  const ev = sound && offers.reduce((sum, offer, at) => sum + (stakes[at] ?? 0) * sound.evOf(offer), 0);
  return { ...pair, model: sound, ev };
}

function byWorth(a: Middle, b: Middle): number {
  if (a.ev !== null && b.ev !== null) return b.ev - a.ev;
  if (a.ev !== null || b.ev !== null) return a.ev === null ? 1 : -1;
  return b.promise - a.promise;
}

const widthOf = ([first, second]: Middle['offers']): number =>
  Math.abs(first.market.lineHundredths - second.market.lineHundredths) / 100;

export function showMiddle({ offers, profit, model }: Middle, totalCents: number, world: World): MiddleRow {
  const { bets, endings, shown } = placeTogether(offers, totalCents, world);
  const [first, second] = bets.map(({ stakeCents, decimal }) => ({ stake: Math.max(1, stakeCents), decimal }));
  if (!first || !second) throw new RangeError('a middle has two bets');
  const needed = middleOf(first, second).neededProbability;
  const worth = model && worthOf(endings, model, totalCents);
  return {
    kind: 'middle',
    ...describeRow(offers),
    ...shown,
    notes: profit > SUSPECT_RETURN ? [SUSPECT_NOTE] : [],
    width: widthOf(offers),
    window: list(endings.filter(bothWin).map(({ words }) => words)),
    chance: worth?.chance ?? null,
    chanceText: worth ? shareText(worth.chance) : null,
    chanceNote: model?.note ?? (offers[0].market.player === '' ? NO_CHANCE.game : NO_CHANCE.prop),
    needed,
    neededText: shareText(needed),
    ev: worth?.ev ?? null,
    evText: worth ? signedShareText(worth.ev, 2) : null,
  };
}

/** By the stakes in cents, ending by ending. */
function worthOf(endings: readonly PlacedEnding[], { chanceIn }: HitModel, totalCents: number) {
  let [chance, ev] = [0, 0];
  for (const ending of endings) {
    const ofEnding = ending.range ? chanceIn(ending.range) : 0;
    if (bothWin(ending)) chance += ofEnding;
    ev += (ofEnding * ending.cents) / totalCents;
  }
  return { chance, ev };
}

const bothWin = ({ results }: PlacedEnding): boolean =>
  results.every((result) => result === 'win' || result === 'half_win');

const NO_CHANCE = {
  prop: 'No chance is given: how a player’s numbers scatter is not known here.',
  game: 'No chance is given: no sound model of the score reaches these lines.',
} as const;
