import type { SlateEvent } from '../../slate/slate.ts';
import { asksForGames } from '../boards/asks-for-games.ts';
import type { Asked } from '../calls/call.ts';
import { calls, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksFormatAlone } from '../odds-format-named.ts';
import type { BetFocus } from '../reading.ts';
import { localTime } from '../time-zone.ts';
import { OF_ONE as OF_ONE_BET } from '../wishes/of-one.ts';
import type { Wish } from '../wishes/wish.ts';
import { wishReading } from '../wishes/wish-reading.ts';
import { changedView } from './changed-view.ts';
import { ofEnds } from './ends-on.ts';
import { judges, ofRow, rowsPointedAt } from './games-row.ts';
import { callOfView, type GamesView, gamesIn, readingOfView, viewsOf } from './games-view.ts';
import { isByHold } from './order-in.ts';
import { readViewWish, type ViewWish } from './view-wish.ts';

const MOST_WORDS = 14;
const MOST_CHOICES = 3;

/**
 * A short message behind a list of games or their prices: it narrows, widens, orders or turns the list, points at one of its rows, or asks
 * for bets among exactly what it shows. Null: not every word of it does.
 */
export function gamesOn(read: Tagged): Asked | null {
  const { tokens, previous } = read;
  const views = viewsOf(previous?.looked ?? []);
  const [first] = views;
  if (!first || tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  if (asksFormatAlone(read.text)) return calls(views.map((view) => callOf(view, read)));
  return views.length > 1 ? ofEnds(read, views, ofView) : ofView(read, first);
}

function ofView(read: Tagged, view: GamesView): Asked | null {
  if (view.market?.startsWith('prop') && asksForGames(read.likeliest)) return null;
  if (isNextInOrder(view, read)) return calls([callOf({ ...view, offset: view.offset + 1 }, read)]);
  const said = readViewWish(read, view);
  if (!said) return null;
  const rows = rowsPointedAt(read, view, said) ?? onlyRow(read, view, said);
  const isNamed = said.wish.wanted.mentions.length > 0;
  if (rows) return ofRow(read, view, said, rows) ?? (isNamed ? null : betsAmong(read, view, said, rows));
  if (isNamed) return null;
  return (wantsBets(read, view, said) ? betsAmong(read, view, said) : null) ?? changed(read, view, said);
}

/** Whether a book or another market is asked for of the first in an order. */
function isOfFirst({ plain }: Tagged, { market, order, limit }: GamesView, { wish, words }: ViewWish): boolean {
  if (limit !== 1 || order === undefined || words.degree !== null || words.sorts || wish.many) return false;
  if (ASKS_BOOK.test(plain)) return true;
  const { markets, sides } = wish.wanted;
  const isOther = markets.some((kind) => kind !== 'prop' && kind !== market);
  const isOfTotal = market !== 'total' && sides.some((side) => side === 'over' || side === 'under');
  return (isOther || isOfTotal) && !wish.asks && !isByHold(order);
}

const NEXT =
  /^((and|ok|so|then|whats|whos|what|who|is|the|show|me|give|gimme) )*(next|second|2nd|third|3rd|runner up|another|one after|after)( (one|up|biggest|heaviest|highest|longest|closest|largest|shortest|that|it))*( (please|pls|then|tho))?$/;

/** "And the next one" behind the first in an order. */
const isNextInOrder = ({ order, limit }: GamesView, { plain }: Tagged): boolean =>
  order !== undefined && limit === 1 && NEXT.test(plain);

/** Of a list of one game a verdict and its prices are asked without naming it, and of the first in an order its book and its other markets. */
function onlyRow(read: Tagged, view: GamesView, { wish, words, window }: ViewWish): BetFocus[] | null {
  const [row, second] = read.previous?.focus ?? [];
  if (!row || second || window || wish.wanted.leagues.length + wish.wanted.mentions.length > 0) return null;
  if (isOfFirst(read, view, { wish, words, window })) return [row];
  if (wish.asks) return null;
  const { market } = view;
  const isOfPrices = market === null && (words.nouns.size > 0 || wish.wanted.markets.length > 0);
  return judges(read) || (isOfPrices && words.degree === null && !words.sorts) ? [row] : null;
}

const ASKS_BOOK =
  /\b(which|what|whose) (book|sportsbook|app|site)s?\b|\bwho (has|got|have) (it|that|him|them)\b|\bwhere (is|s|can)\b|\bwheres\b/;
const NAMES_PRICE = /\b(best|better|top|good) (\w+ ){0,2}?(prices?|odds|numbers?|lines?|juice|payouts?|books?)\b/;
const OF_MANY = /\b(any|anything|which|ones|those|these|them|here|there|what|whats|who|from|give|gimme|pick)\b/;
/** A verdict on something that one thing stands for. */
const OF_ONE = /\b(it|that|this|he|him|she|her)\b/;

/** Whether bets are asked for, and no price, order or first rows of what is shown. */
function wantsBets(read: Tagged, view: GamesView, { wish, words }: ViewWish): boolean {
  const { plain } = read;
  const isJudged = judges(read);
  if (NAMES_PRICE.test(plain) || (words.degree !== null && !wish.asks && !wish.likes)) return false;
  // "Top 5 of those" of what is in an order are its first ones.
  if (/\btop\b/.test(plain) && view.order !== undefined && !isJudged) return false;
  return isJudged || ((wish.asks || /\bbest of\b/.test(plain)) && !words.sorts);
}

/** "Best 3 on there", "which of those do you like": bets on exactly what the list shows, or on the rows of it that are pointed at. */
function betsAmong(read: Tagged, view: GamesView, said: ViewWish, rows: readonly BetFocus[] = []): Asked | null {
  const { plain, previous, nowMs, zone, reading } = read;
  const { wish } = said;
  const isOfOne = (OF_ONE_BET.test(plain) || (!wish.asks && OF_ONE.test(plain))) && !OF_MANY.test(plain);
  if (isOfOne && rows.length === 0 && (previous?.focus ?? []).length > 1) return whichRow(read);
  const own = changedView(view, said, read);
  const shown =
    rows.length > 0 ? gamesOf(rows, read, own) : isCut(own) ? gamesOf(previous?.focus ?? [], read, own) : null;
  if (shown?.length === 0) return null;
  const label = said.window?.label ?? previous?.window?.label ?? 'then';
  const { window: _, ...open } = wish;
  const bare: Wish = { ...open, more: false, wanted: { ...wish.wanted, leagues: [], markets: [], books: [] } };
  const before = readingOfView(own, shown, label);
  const { day } = localTime(nowMs, zone);
  const found = wishReading(bare, { before, game: null, shown: [], day });
  const { memory } = reading;
  return {
    kind: 'picks',
    reading: { ...found, exact: true, ...(memory && { memory }) },
    refines: false,
  };
}

/** Whether it shows fewer games than its league and time say: "the 5 with the highest totals" are no others. */
const isCut = ({ eventIds, names, limit, minLine, maxLine, order }: GamesView): boolean =>
  eventIds !== undefined || names.length > 0 || limit === 1 || (minLine ?? maxLine ?? order) !== undefined;

/** The games of rows that were shown, of the list as it is now. */
function gamesOf(rows: readonly BetFocus[], { slate, nowMs }: Tagged, view: GamesView): SlateEvent[] {
  const shown = new Set(rows.map(({ eventId }) => eventId));
  const games = gamesIn(view, slate.events, nowMs).filter(({ id }) => shown.has(id));
  if (view.limit !== 1 || (view.order !== 'earliest' && view.order !== 'latest')) return games;
  return games.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()).slice(...FIRST_OF[view.order]);
}

const FIRST_OF = { earliest: [0, 1], latest: [-1, undefined] } as const;

function whichRow({ previous, slate }: Tagged): Asked {
  const ids = [...new Set((previous?.focus ?? []).map(({ eventId }) => eventId))].slice(0, MOST_CHOICES);
  const teams = ids.flatMap((id) => slate.events.find((event) => event.id === id)?.away ?? []);
  return say('Which one do you mean? Nothing is judged or charged until that is clear.', [
    ...teams.map((team) => `${team} any good`),
    'The best of those',
  ]);
}

/** The list with what the message changes of it; null where it changes nothing. */
function changed(read: Tagged, view: GamesView, said: ViewWish): Asked | null {
  if (judges(read) && view.byBook === undefined && !NAMES_PRICE.test(read.plain) && !/\btop\b/.test(read.plain))
    return null;
  const next = changedView(view, said, read);
  const isOther = JSON.stringify(callOf(next, read)) !== JSON.stringify(callOf(view, read));
  // What is in that order or of that market already is shown once more.
  const isAgain = said.wish.wanted.markets.some((kind) => kind === view.market);
  return isOther || isAgain || (said.words.degree !== null && next.order !== undefined)
    ? inOwnTime(next, view, said, read)
    : null;
}

/** Another league without a time is that of the list before, told so; where it plays nothing then, whenever it plays next. */
function inOwnTime(next: GamesView, { leagues }: GamesView, { wish, window }: ViewWish, read: Tagged): Asked {
  const isOther = wish.wanted.leagues.length > 0 && leagues.length > 0 && leagues.join() !== next.leagues.join();
  const label = read.previous?.window?.label;
  if (!isOther || window !== null || next.from === undefined || label === undefined) return calls([callOf(next, read)]);
  const { from: _, to: __, ...anyTime } = next;
  const { slate, nowMs } = read;
  if (gamesIn(next, slate.events, nowMs).length > 0)
    return calls([callOf(next, read)], [`Still ${label} alone; name another day for more.`]);
  return gamesIn(anyTime, slate.events, nowMs).length === 0
    ? calls([callOf(next, read)])
    : calls(
        [callOf(anyTime, read)],
        [`No priced ${next.leagues.join(' or ')} game starts ${label}, so these are the next ones.`],
      );
}

const callOf = (view: GamesView, { slate, nowMs }: Tagged) => callOfView(view, slate.events, nowMs);
