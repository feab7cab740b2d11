import type { Refusal } from '#contract/research/outcome.ts';
import type { CoverRow, MiddleRow, ScanPricesInput, ScanPricesResult } from '#contract/research/scans.ts';
import { findBooks } from '../../books/find-books.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { dayOfWords, spanWords } from '../../words/span-words.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import {
  arbitrageAnswer,
  gapsAnswer,
  leftOutWords,
  lowHoldAnswer,
  middlesAnswer,
  pairAnswer,
  type Scope,
} from './answer-words.ts';
import { booksAsked, comparesTwo } from './books-asked.ts';
import { type Cover, findCovers, SUSPECT_RETURN, showCover } from './cover-rows.ts';
import { findGaps, type Gap, showGap } from './gap-rows.ts';
import { findApart, showApart } from './lines-apart.ts';
import { findMiddles, type Middle, showMiddle } from './middle-rows.ts';
import { type Offer, type Scanned, scanMarkets } from './offers.ts';
import { risksOf } from './risks.ts';
import { evidenceOf } from './show-offer.ts';

/** How many are named where there is no arbitrage. */
const NEAREST = 3;

/** What the prices of several books make together. A scan judges no bet. */
export function scanPrices(input: ScanPricesInput, world: World): Outcome<ScanPricesResult> {
  const refused = refusedScope(input, world);
  if (refused) return refused;
  const asked = booksAsked(input, world);
  if ('reason' in asked) return asked;
  const inTime = scanMarkets(input, asked.only, world);
  const anyTime = { ...input, from: undefined, to: undefined };
  // Where nothing starts then, what is stored of later games is scanned, and that is said.
  const isEmpty = inTime.markets.length === 0 && isOfTime(input);
  const scanned = isEmpty ? scanMarkets(anyTime, asked.only, world) : inTime;
  if (scanned.markets.length === 0) return nothingStored(input);
  const found = SCANS[input.kind](isEmpty ? anyTime : input, scanned, world);
  const { offers, ...data } = found;
  const answer = isEmpty ? `${noneThen(input, scanned, world)} ${found.answer}` : found.answer;
  return {
    ok: true,
    data: {
      kind: input.kind,
      ...data,
      answer,
      offset: input.offset,
      scanned: scannedIn(scanned, world),
      leftOut: [...asked.leftOut, ...found.leftOut],
      risks: risksOf(input.kind, offers),
    },
    verdicts: 0,
    evidence: evidenceOf(offers, world),
    assumed: [],
  };
}

type Found = Pick<ScanPricesResult, 'answer' | 'rows' | 'nearest' | 'apart' | 'total' | 'leftOut'> & {
  offers: readonly Offer[];
};
type Scan = (input: ScanPricesInput, scanned: Scanned, world: World) => Found;

const SCANS: Record<ScanPricesInput['kind'], Scan> = { arbitrage, middles, low_hold: lowHold, gaps };

const page = <Row>(rows: readonly Row[], { limit, offset }: ScanPricesInput): Row[] => [
  ...rows.slice(offset, offset + limit),
];

function arbitrage(input: ScanPricesInput, scanned: Scanned, world: World): Found {
  const covers = findCovers(scanned.markets, { differentBooks: true }, world);
  const least = input.minReturn ?? 0;
  const wins = covers.covers.filter(({ profit }) => profit > 0 && profit >= least);
  const shown = page(wins, input);
  const close = wins.length > 0 ? [] : covers.covers.slice(0, NEAREST);
  const show = (cover: Cover): CoverRow => showCover(cover, input.stakeCents, world);
  const nearest = close.map(show);
  const [best] = wins;
  // Of a game that is named what stands out is told as well.
  const isOfGame = (input.eventId ?? input.eventIds) !== undefined;
  const suspect = isOfGame ? wins.find((one) => one !== best && one.profit > SUSPECT_RETURN) : undefined;
  return {
    answer: arbitrageAnswer(wins.length, best && show(best), nearest, {
      ...scopeOf(input, scanned, world),
      ...(least > 0 && { least }),
      ...(suspect && { suspect: show(suspect) }),
    }),
    rows: shown.map(show),
    nearest,
    total: wins.length,
    leftOut: leftOutWords(scanned, covers),
    offers: [...shown, ...close].flatMap(({ offers }) => offers),
  };
}

function middles(input: ScanPricesInput, scanned: Scanned, world: World): Found {
  const { middles: all, dear } = findMiddles(scanned.markets, world);
  const shown = page(all, input);
  const show = (middle: Middle): MiddleRow => showMiddle(middle, input.stakeCents, world);
  const rows = shown.map(show);
  return {
    answer: middlesAnswer(all, all[0] && show(all[0]), scopeOf(input, scanned, world)),
    rows,
    nearest: [],
    total: all.length,
    leftOut: leftOutWords(scanned, { dear }),
    offers: shown.flatMap(({ offers }) => offers),
  };
}

function lowHold(input: ScanPricesInput, scanned: Scanned, world: World): Found {
  const { covers, impossible } = findCovers(scanned.markets, { differentBooks: false }, world);
  const shown = page(covers, input);
  const rows = shown.map((cover) => showCover(cover, input.stakeCents, world));
  return {
    answer: lowHoldAnswer(rows[0], scopeOf(input, scanned, world)),
    rows,
    nearest: [],
    total: covers.length,
    leftOut: leftOutWords(scanned, { impossible }),
    offers: shown.flatMap(({ offers }) => offers),
  };
}

function gaps(input: ScanPricesInput, scanned: Scanned, world: World): Found {
  // Two books that are named are held against each other.
  const all = ofBook(findGaps(scanned.markets, comparesTwo(input) ? 2 : undefined), input, world);
  const shown = page(all, input);
  const rows = shown.map((gap) => showGap(gap, world));
  const isOfLines =
    (input.market === 'spread' || input.market === 'total') &&
    !comparesTwo(input) &&
    (input.bestAt ?? input.worstAt) === undefined &&
    input.offset === 0;
  const widest = isOfLines ? findApart(scanned.markets).slice(0, input.limit) : [];
  const apart = widest.map((one) => showApart(one, world));
  return {
    answer: comparesTwo(input)
      ? pairAnswer(rows[0], scopeOf(input, scanned, world))
      : gapsAnswer(rows[0], apart, scopeOf(input, scanned, world), input.worstAt === undefined ? input.bestAt : null),
    rows,
    nearest: [],
    ...(apart.length > 0 && { apart }),
    total: all.length,
    leftOut: leftOutWords(scanned),
    offers: [...widest.flatMap(({ low, high }) => [low, high]), ...shown.flatMap(({ offers }) => offers)],
  };
}

/** Those at an end of which the book stands that is asked about. */
function ofBook(gaps: readonly Gap[], { bestAt, worstAt }: ScanPricesInput, { slate }: World): readonly Gap[] {
  const isAt = (offer: Offer | undefined, name: string | undefined): boolean =>
    name === undefined || findBooks(name, slate.bookTitles).some(({ key }) => key === offer?.quote.bookKey);
  return gaps.filter(({ offers }) => isAt(offers[0], bestAt) && isAt(offers.at(-1), worstAt));
}

function scopeOf({ from, to }: ScanPricesInput, scanned: Scanned, world: World): Scope {
  const { nowMs } = world;
  const span = { fromMs: from === undefined ? nowMs : Date.parse(from), toMs: Date.parse(to ?? '') };
  return { ...scannedIn(scanned, world), when: to === undefined ? '' : spanWords(span, world) };
}

const isOfTime = ({ from, to, eventId }: ScanPricesInput): boolean =>
  eventId === undefined && (from !== undefined || to !== undefined);

/** `No NFL game starts tonight, Eastern; the next one is on Sunday, Nov 12, so all that are stored were scanned.` */
function noneThen(input: ScanPricesInput, { markets }: Scanned, world: World): string {
  const { when } = scopeOf(input, { markets: [], oldQuotes: 0 }, world);
  const first = Math.min(...markets.map(({ event }) => event.startsAt.getTime()));
  const what = input.league === undefined ? '' : `${input.league} `;
  return `No priced ${what}game starts ${when === '' ? 'then' : when}; the next one is on ${dayOfWords(first, world.zone)}, so all that are stored were scanned.`;
}

function scannedIn({ markets }: Scanned, { slate }: World): ScanPricesResult['scanned'] {
  const keys = new Set(markets.flatMap(({ sides }) => sides.flat().map(({ quote }) => quote.bookKey)));
  return {
    games: new Set(markets.map(({ event }) => event.id)).size,
    markets: markets.length,
    books: [...keys].map((key) => slate.bookTitles.get(key) ?? key).sort(),
  };
}

function refusedScope({ eventId }: ScanPricesInput, { slate, nowMs }: World): Refusal | null {
  if (slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  if (eventId === undefined) return null;
  const event = slate.events.find(({ id }) => id === eventId);
  if (!event) return refusal('no_such_game', `No stored game has the id ${eventId}.`, { named: [eventId] });
  if (event.startsAt.getTime() > nowMs) return null;
  const game = gameLabel(event);
  return refusal('begun', `${game} has started, so its stored prices are no longer on offer.`, { named: [game] });
}

function nothingStored({ league, market, eventId }: ScanPricesInput): Refusal {
  const where = eventId === undefined ? 'coming game' : 'such game';
  const named = [...(league === undefined ? [] : [league]), ...(market === undefined ? [] : [market])];
  const what = market ?? 'price';
  const reason = eventId === undefined ? 'nothing_fits' : 'market_not_stored';
  return refusal(reason, `I have no ${what} of a ${where}${league === undefined ? '' : ` in ${league}`}.`, {
    named,
  });
}
