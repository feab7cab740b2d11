import { countsOneOf } from '../../slate/prop-keys.ts';
import { list, plural } from '../../words/format.ts';
import { propName } from '../../words/pick-label.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { sharedGames } from '../calls/shared-games.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { pricesOf, sideOf } from '../onward/changed-view.ts';
import { shownOnPage, sidesOf } from '../onward/games-view.ts';
import { orderIn } from '../onward/order-in.ts';
import { PROP_STATS } from '../prop-stats.ts';
import type { Reading } from '../reading.ts';
import { localTime } from '../time-zone.ts';
import { bestOf } from '../verdict/verdict-offers.ts';
import { leaguesOf, OPEN_READING } from '../wishes/wish-reading.ts';
import { asksForBets } from './asks-for-bets.ts';
import { asksForGames } from './asks-for-games.ts';
import { gamesOf, marketsOn, NO_VIEW, type PropsView, playersByLeague, propsBefore, tablesOf } from './props-view.ts';
import { type PropsWish, readPropsWish } from './props-wish.ts';

const LISTS = /\b(props|list|lines?|listed|prices?|priced|odds|numbers?|scorers?)\b/;
/** What stands beside it bounds the lines of a list, and is no bet's own. */
const OF_LINES = /\b(lines?|numbers?)\b/;
/** A bet is asked for by what it is to be. */
const QUALITY =
  /\b(good|great|nice|worth|value|solid|strong|decent|like|love|sharp|safe|smart|favorite|favourite|fire)\b/;
const ALL = /\b(all|every|each|list|whole|full)\b/;
const MOST_WORDS = 20;

/**
 * Whom the books price, at which numbers: in a league, on a day, in a game, "lines under 15". Null: picks or a verdict are asked for,
 * or something else.
 */
export function propsListed(read: Tagged): Asked | null {
  const said = propsWish(read);
  if (!said || said.wish.also || !namesProps(said) || wantsBets(read, said, OF_LINES.test(read.plain))) return null;
  const isOfList = LISTS.test(read.plain);
  if (!isOfList && (read.mentions.length > 0 || asksForBets(read))) return null;
  const view = changed(NO_VIEW, said, read);
  if (view === null) return null;
  if (isOpen(view, said)) return say(inLeagues(view, read));
  return shown(view, read) ?? (said.wish.wanted.stats.length > 0 ? noneOf(said, view, read) : say(none(view, read)));
}

/** What is asked for is stored for nobody, with what is. */
function noneOf({ wish: { wanted } }: PropsWish, view: PropsView, { slate, nowMs, mentions }: Tagged): Asked | null {
  const [stat] = wanted.stats;
  const games = gamesOf({ ...view, markets: null }, slate.events, nowMs);
  const kinds = new Set(
    games.flatMap(({ markets }) => markets.flatMap(({ market }) => (isProp(market) ? [market] : []))),
  );
  if (stat === undefined || mentions.length > 0 || kinds.size === 0) return null;
  const none = `I have no props on ${propName(`prop:${stat}`)} for those games`;
  // Of several sports the others' are no answer.
  if (view.leagues.length !== 1) return say(`${none}.`);
  return say(`${none}; stored are ${list([...kinds].slice(0, MOST_NAMED).map(propName))}.`);
}
const MOST_NAMED = 5;
const isProp = (market: string): boolean => market.startsWith('prop:');

/**
 * "Now rebs", "only lines under 15", "just the overs" behind a list of props; "show me all of them" behind picks of props. What was
 * shown stands for what is not said. Null: not every word of it is of such a list.
 */
export function propsOn(read: Tagged): Asked | null {
  const before = propsBefore(read.previous, read.slate.events, read.nowMs);
  const said = before && propsWish(read);
  if (!before || !said || asksForGames(read.likeliest) || isOfGame(read)) return null;
  if (wantsBets(read, said, true)) return read.previous?.list === true ? null : picksAmong(before, said, read);
  const isOfPicks = read.previous?.list === true;
  if (isOfPicks && said.words.lines === null && !(ALL.test(read.plain) && namesProps(said))) return null;
  const view = changed(before, said, read);
  if (view === null || (isSame(view, before) && !isOfPicks)) return null;
  return shown(view, read) ?? say(none(view, read));
}

/** "Hawks Pelicans total" is the game's, and no number of its players. */
const isOfGame = ({ said }: Tagged): boolean =>
  said.some(({ market, side, stats }) => market !== null && side !== null && stats.length === 0);

/** "Which of those is the best": bets among what is listed, and no others. */
function picksAmong(before: PropsView, said: PropsWish, read: Tagged): Asked | null {
  const view = changed(before, said, read);
  const isOfList = said.wish.those || THOSE.test(read.plain);
  if (view === null || !isOfList || read.mentions.length > 0) return null;
  const games = gamesOf(view, read.slate.events, read.nowMs);
  const reading: Reading = {
    ...OPEN_READING,
    leagues: view.leagues,
    teams: games.flatMap(sidesOf),
    markets: ['prop'],
    stats: PROP_STATS.filter((stat) => view.markets?.some((market) => countsOneOf([stat], market)) === true),
    side: view.side === 'over' || view.side === 'under' ? view.side : null,
    count: said.wish.count ?? (said.wish.many || !ONE.test(read.plain) ? null : 1),
    ...(read.reading.memory && { memory: read.reading.memory }),
  };
  return { kind: 'picks', reading, refines: false };
}
const THOSE = /\b(those|these|them|that list|the list|on (here|there)|which one|which)\b/;
const ONE = /\b(which|what) (one|is|s)\b|\bwhich of (those|these|them)( \w+)? is\b|\bthe (best|safest) one\b/;

const propsWish = (read: Tagged): PropsWish | null =>
  read.tokens.length > MOST_WORDS || read.reading.period != null ? null : readPropsWish(read);

function shown(view: PropsView, read: Tagged): Asked | null {
  const { tables, others } = tablesOf(view, read.slate.events, read.nowMs);
  if (tables.length === 0) return null;
  const found = calls(tables, others.length > 0 ? [`Also priced: ${list(others.map(propName))}.`] : []);
  return found.kind === 'calls' ? { ...found, offers: offersOf(view, tables.length, read) } : found;
}

/** The question that asks for bets among what is listed. */
function offersOf({ eventIds, leagues, markets }: PropsView, tables: number, { slate, reading }: Tagged): string[] {
  const [game, ...others] = eventIds ?? [];
  if (game !== undefined && others.length === 0) return bestOf(game, slate.events);
  const [league] = leagues;
  const [market] = markets ?? [];
  if (league === undefined || leagues.length > 1) return [];
  const kind = market !== undefined && tables === 1 ? propName(market) : 'prop';
  return [['Best', league, kind, 'bets', reading.window?.label].filter((word) => word !== undefined).join(' ')];
}

/** None of that kind; of games without any, what is stored of them instead. */
function none(view: PropsView, { slate, nowMs }: Tagged): string {
  const games = gamesOf({ ...view, markets: null }, slate.events, nowMs);
  const markets = [...new Set(games.flatMap((game) => game.markets.map(({ market }) => market)))];
  if (games.length === 0 || markets.some(isProp)) return 'I have no props of that kind for those games.';
  const isNowhere = !slate.events.some((event) => event.markets.some(({ market }) => isProp(market)));
  return `I have no player props${isNowhere ? '' : ' for those games'}, only ${list(markets)}.`;
}

const namesProps = ({ wish: { wanted } }: PropsWish): boolean =>
  wanted.stats.length + wanted.positions.flat().length > 0 || wanted.markets.includes('prop');

const isOpen = ({ leagues, from, eventIds }: PropsView, { wish }: PropsWish): boolean =>
  leagues.length === 0 &&
  from === undefined &&
  eventIds === undefined &&
  wish.wanted.stats.length + wish.wanted.positions.length === 0;

const isSame = (view: PropsView, before: PropsView): boolean => JSON.stringify(view) === JSON.stringify(before);

/** In so many words, by what a bet is to be like, by how many, or at a line of its own. No search for picks is held to lines. */
function wantsBets({ plain }: Tagged, { wish, words }: PropsWish, boundsLines: boolean): boolean {
  if (words.lines !== null) return !boundsLines;
  return (
    (wish.asks && !TO_BET.test(plain)) ||
    wish.likes ||
    wish.single ||
    wish.count !== undefined ||
    (asksVerdict(plain) && !STORES.test(plain) && !TO_BET.test(plain)) ||
    QUALITY.test(plain)
  );
}

/** "Who do you have props for" asks what is stored, and for nobody's pick. */
const STORES =
  /\b(who|whom|which|what)\b.*\b(do|does|have|got) (you|u|ya|it) (have|got|store|price|carry)\b.*\bprops?\b/;

/** "Any QB props I can bet": which there are. */
const TO_BET = /\bprops?( that)? (i|we|you) can (bet|get|take|play)\b/;

/** Each part that is named takes the place of that part. Null: a player is named, or games that are not one. */
function changed(before: PropsView, said: PropsWish, read: Tagged): PropsView | null {
  const scope = scopeOf(before, said, read);
  if (scope === null) return null;
  const markets = marketsOf(scope, said, read);
  // The lines of one number are none of another.
  const base: PropsView =
    markets === scope.markets ? scope : { ...scope, minLine: undefined, maxLine: undefined, order: undefined };
  return { ...base, markets, ...termsOf(base, said) };
}

/** Null: all that are stored. */
function marketsOf(scope: PropsView, { wish: { wanted } }: PropsWish, { slate, nowMs }: Tagged): PropsView['markets'] {
  const stats = [...wanted.stats, ...wanted.positions.flat()];
  if (stats.length > 0) return marketsOn(scope, stats, slate.events, nowMs);
  return wanted.markets.includes('prop') || wanted.leagues.length > 0 ? null : scope.markets;
}

function scopeOf(before: PropsView, { wish }: PropsWish, read: Tagged): PropsView | null {
  const { mentions, previous, nowMs, zone } = read;
  const named = leaguesOf(wish.wanted.leagues, localTime(nowMs, zone).day);
  if (mentions.length > 0) {
    const games = new Set(gamesOfAll(read));
    return games.size === 1 ? { ...NO_VIEW, markets: before.markets, eventIds: [...games] } : null;
  }
  const spoken = new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
  if ((wish.thatGame || wish.those || POINTS.test(read.plain)) && spoken.size === 1)
    return { ...before, leagues: [], from: undefined, to: undefined, eventIds: [...spoken] };
  const { window = null } = wish;
  if (named.length === 0 && window === null) return before;
  return {
    ...before,
    leagues: named.length > 0 ? named : before.leagues,
    eventIds: undefined,
    ...(window === null && before.eventIds === undefined ? { from: before.from, to: before.to } : timeOf({ window })),
    offset: 0,
  };
}
const POINTS = /\b(that|this) (one|game|match|fight|matchup)\b|\b(in|for|of) (it|that|this)$/;

/** The one next game of all sides that are named. */
function gamesOfAll({ mentions, nowMs }: Tagged): string[] {
  if (mentions.some(({ kind }) => kind !== 'side')) return [];
  const games = mentions.map(({ persons }) =>
    persons.map(({ event }) => event).filter(({ startsAt }) => startsAt.getTime() > nowMs),
  );
  const [next] = sharedGames(games).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return next ? [next.id] : [];
}

function termsOf(view: PropsView, said: PropsWish) {
  const { wish, words } = said;
  const side = sideOf(said);
  const ordered = orderIn(words, 'total', undefined)?.order;
  return {
    side: side === 'over' || side === 'under' ? side : view.side,
    ...pricesOf(view, said),
    ...(words.lines && { order: 'highest_line' as const }),
    ...(ordered && { order: ordered }),
    offset: wish.more ? view.offset + shownOnPage(view) : 0,
  };
}

/** How many players are priced, by league. */
function inLeagues(view: PropsView, read: Tagged): string {
  const counted = playersByLeague(view, read.slate.events, read.nowMs);
  if (counted.length === 0) return none(view, read);
  const words = counted.map(([league, count]) => `${league} (${plural(count, 'player')})`);
  return `Player props are stored in ${list(words)}. Name a player, a game or a league to see the lines.`;
}
