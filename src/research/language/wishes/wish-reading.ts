import type { League } from '#engine/names/league.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import type { Mention } from '../calls/mentions.ts';
import type { LeagueName } from '../leagues.ts';
import type { PropStat } from '../prop-stats.ts';
import type { Excluded, MarketKind, Reading, TeamMention } from '../reading.ts';
import { isNothing, MARKETS } from '../reading-values.ts';
import { isInSeason } from '../seasons.ts';
import type { Wish } from './wish.ts';

/** A reading of which nothing is said yet. */
export const OPEN_READING: Reading = {
  intent: 'picks',
  leagues: [],
  teams: [],
  players: [],
  markets: [],
  window: null,
  count: null,
  minDecimal: null,
  maxDecimal: null,
  side: null,
  line: null,
  statedDecimal: null,
  book: null,
  term: null,
  mentionsSuicide: false,
};

type Place = {
  /** The wish that this one goes on from. */ before: Reading | null /** The game that was spoken of. */;
  game: SlateEvent | null;
  day: number;
  /** The games of what was shown. */
  shown: readonly SlateEvent[];
};

/**
 * What a wish asks for, with what it leaves open as it was asked for before: a new kind of thing replaces the old one of its kind, "also"
 * adds to it, "no" takes it out.
 */
export function wishReading(wish: Wish, { before, game, day, shown }: Place): Reading {
  const base = before ?? OPEN_READING;
  const isParlay = !wish.singles && (wish.parlay !== null || wish.legs !== undefined || base.intent === 'parlay');
  return {
    ...OPEN_READING,
    intent: isParlay ? 'parlay' : 'picks',
    window: wish.window ?? base.window,
    asksMore: wish.more,
    ...carriedOf(base),
    ...subjectOf(withoutShown(wish, shown), base, game, day),
    ...marketsOf(wish, base),
    ...booksOf(wish, base),
    ...pricesOf(wish, base, isParlay),
    ...(isParlay ? longShots(wish, base) : dogsAtPlus(wish, base)),
    ...measureOf(wish, base, isParlay),
  };
}

const carriedOf = ({ memory, focus, given, ticketBook, bankroll = null, unit = null }: Reading): Partial<Reading> => ({
  ...(memory && { memory }),
  ...(given && { given }),
  ...(focus && { focus }),
  ...(ticketBook && { ticketBook }),
  bankroll,
  unit,
});

/** "Not the same sport", "other games": those of what was shown are not wanted. */
function withoutShown(wish: Wish, shown: readonly SlateEvent[]): Wish & { left: Excluded } {
  const { league, game } = wish.others;
  return {
    ...wish,
    left: {
      leagues: league ? shown.flatMap(({ sportKey }) => leagueOf(sportKey) ?? []) : [],
      teams: game ? shown.flatMap(sidesOf) : [],
    },
  };
}

/** How many, how sure, in which order. */
function measureOf(wish: Wish, base: Reading, isParlay: boolean): Partial<Reading> {
  const { legs, count, minConfidence, order, parlay, perLeague, shares } = wish;
  const kept = isParlay === (base.intent === 'parlay') ? base.count : null;
  return {
    count: legs ?? (isParlay ? (count ?? countOfSides(wish)) : countOf(wish)) ?? kept,
    minConfidence: minConfidence === undefined ? (base.minConfidence ?? null) : minConfidence,
    order: order ?? base.order ?? null,
    minEdge: wish.minEdge ?? base.minEdge ?? null,
    minChance: wish.minChance ?? base.minChance ?? null,
    perLeague: perLeague || base.perLeague === true,
    ...ofEachGame(wish, base),
    ...(shares && { shares }),
    sameGame: isParlay && (parlay === null ? base.sameGame === true : parlay.sameGame),
  };
}

/** Where no number is said, of all that are named and no others. */
function ofEachGame({ perGame, count }: Wish, base: Reading): Partial<Reading> {
  if (!perGame && base.perGame !== true) return {};
  return { perGame: true, ...(perGame && count === undefined && { exact: true }) };
}

/** With one of each sport or game as many as there may be. */
const MOST_OF_EACH = 10;

/** "A Champions League acca of favourites tomorrow", "all Saturday's dogs": every one of them, as many as one parlay takes. */
function countOfSides({ wanted: { leagues, sides }, window, many, all }: Wish): number | undefined {
  if (window === undefined || sides.length !== 1) return undefined;
  const isOfRound = leagues.length > 0 && leagues.every(isOfSoccer) && many && sides[0] === 'favorite';
  return all || isOfRound ? MOST_OF_EACH : undefined;
}

const isOfSoccer = ({ leagues, competitions = [] }: LeagueName): boolean =>
  competitions.length > 0 || leagues.every((league) => league === 'EPL' || league === 'MLS');

const countOf = ({ count, single, perLeague, perGame }: Wish): number | undefined =>
  (perLeague || perGame) && (count ?? 1) === 1 ? MOST_OF_EACH : (count ?? (single ? 1 : undefined));

type Subject = Pick<Reading, 'leagues' | 'competitions' | 'teams' | 'players' | 'excluded'>;

function subjectOf(
  { wanted, unwanted, also, left, anyBook }: Wish & { left: Excluded },
  base: Reading,
  game: SlateEvent | null,
  day: number,
): Subject {
  const named = {
    leagues: leaguesOf(wanted.leagues, day),
    competitions: wanted.leagues.flatMap(({ competitions = [] }) => competitions),
    teams: game ? sidesOf(game) : teamsOf(wanted.mentions),
    players: playersOf(wanted.mentions),
  };
  const isNamed = named.leagues.length + named.teams.length + named.players.length > 0;
  const kept = isNamed && !also ? named : isNamed ? joined(named, base) : base;
  const excluded = excludedOf({ wanted, unwanted, left, anyBook }, base, day);
  const isOut = ({ league, name }: TeamMention) =>
    excluded.teams.some((team) => team.name === name) || excluded.leagues.includes(league);
  return {
    leagues: kept.leagues.filter((league) => !excluded.leagues.includes(league)),
    competitions: kept.competitions ?? [],
    teams: kept.teams.filter((team) => !isOut(team)),
    players: kept.players.filter((player) => !excluded.players?.includes(player)),
    ...(!isNothing(excluded) && { excluded }),
  };
}

const joined = (named: Omit<Subject, 'excluded'>, base: Reading): Omit<Subject, 'excluded'> => ({
  leagues: unique([...base.leagues, ...named.leagues]),
  competitions: unique([...(base.competitions ?? []), ...(named.competitions ?? [])]),
  teams: [...base.teams, ...named.teams],
  players: unique([...base.players, ...named.players]),
});

/** What was left out before stays so until it is asked for. */
function excludedOf(
  { wanted, unwanted, left, anyBook }: Pick<Wish, 'wanted' | 'unwanted' | 'anyBook'> & { left: Excluded },
  { excluded }: Reading,
  day: number,
): Excluded {
  // "Basketball" behind "no WNBA" is the rest of it.
  const isOut = (league: League) => excluded?.leagues.includes(league) === true;
  const asked = leaguesOf(
    wanted.leagues.filter(({ leagues }) => leagues.length === 1 || leagues.every(isOut)),
    day,
  );
  const askedTeams = teamsOf(wanted.mentions).map(({ name }) => name);
  const askedPlayers = playersOf(wanted.mentions);
  const players = unique([
    ...(excluded?.players ?? []).filter((player) => !askedPlayers.includes(player)),
    ...unwanted.mentions.flatMap(({ persons }) =>
      persons.flatMap(({ kind, name }) => (kind === 'player' ? [name] : [])),
    ),
  ]);
  const kept = { books: excluded?.books ?? [], stats: excluded?.stats ?? [], whoCounts: excluded?.whoCounts ?? [] };
  const books = unique([
    ...(anyBook ? [] : kept.books.filter((title) => !wanted.books.includes(title))),
    ...unwanted.books,
  ]);
  const stats = unique([...kept.stats.filter((stat) => !wanted.stats.includes(stat)), ...unwanted.stats]);
  const whoCounts = unique([...kept.whoCounts, ...unwanted.positions.flat()]);
  return {
    leagues: unique([
      ...(excluded?.leagues ?? []).filter((league) => !asked.includes(league)),
      ...unwanted.leagues.flatMap(({ leagues }) => leagues),
      ...left.leagues,
    ]),
    teams: [
      ...(excluded?.teams ?? []).filter(({ name }) => !askedTeams.includes(name)),
      ...unwanted.mentions.flatMap(allTeamsOf),
      ...left.teams,
    ],
    ...(players.length > 0 && { players }),
    ...(books.length > 0 && { books }),
    ...(stats.length > 0 && { stats }),
    ...(whoCounts.length > 0 && { whoCounts }),
  };
}

/** "Basketball" in July is the league that plays then. */
export function leaguesOf(names: readonly LeagueName[], day: number): League[] {
  const isWider = ({ leagues }: LeagueName) =>
    names.some((one) => one.leagues.length < leagues.length && one.leagues.every((league) => leagues.includes(league)));
  return unique(
    names
      .filter((name) => !isWider(name))
      .flatMap(({ leagues }) => {
        const playing = leagues.filter((league) => isInSeason(league, day));
        return playing.length > 0 ? playing : leagues;
      }),
  );
}

export const sidesOf = ({ home, away, sportKey }: SlateEvent): TeamMention[] => {
  const league = leagueOf(sportKey);
  return league ? [away, home].map((name) => ({ league, name })) : [];
};

const teamsOf = (mentions: readonly Mention[]): TeamMention[] =>
  mentions.flatMap(({ persons: [person] }) => (person ? teamOf(person) : []));

/** Each of its namesakes once, however many games they play. */
const allTeamsOf = ({ persons }: Mention): TeamMention[] =>
  persons.filter(({ name }, at) => persons.findIndex((one) => one.name === name) === at).flatMap(teamOf);

function teamOf({ kind, name, event }: Person): TeamMention[] {
  const league = kind === 'side' ? leagueOf(event.sportKey) : null;
  return league ? [{ league, name }] : [];
}

const playersOf = (mentions: readonly Mention[]): string[] =>
  mentions.flatMap(({ persons: [person] }) => (person?.kind === 'player' ? [person.name] : []));

type Bets = Pick<Reading, 'markets' | 'stats' | 'side'>;

const OTHER_SIDE = { favorite: 'underdog', underdog: 'favorite', over: 'under', under: 'over', draw: null } as const;

/** What is wanted too is added to what was; nothing said before is all kinds. */
const added = (named: readonly MarketKind[], before: readonly MarketKind[]): readonly MarketKind[] =>
  before.length === 0 ? [] : unique([...before, ...named]);

function marketsOf(wish: Wish, before: Reading): Bets {
  const { wanted, unwanted, also, anyMarket } = wish;
  const base = anyMarket ? OPEN_READING : before;
  const [unwantedSide] = unwanted.sides;
  const side = wanted.sides[0] ?? (unwantedSide ? OTHER_SIDE[unwantedSide] : null);
  const stats = unique([...wanted.stats, ...wanted.positions.flat()]);
  const named = kindsNamed(wish, stats);
  const isNew = named.length > 0;
  const kinds = also ? added(named, base.markets) : named;
  const left = without(unwanted.markets, isNew ? kinds : base.markets);
  return {
    markets: side === null || isNew ? left : marketsOfSide(side, left, isOfRunLines(wish, before)),
    stats: stats.length > 0 ? stats : isNew ? [] : (base.stats ?? []),
    side: side ?? (isNew && !sideFits(base.side, named) ? null : base.side),
  };
}

/** An underdog of baseball or hockey is one to win: at +1.5 it may be the shorter price. */
function isOfRunLines({ wanted }: Wish, { leagues }: Reading): boolean {
  const named = wanted.leagues.flatMap((league) => league.leagues);
  const all = named.length > 0 ? named : leagues;
  return all.length > 0 && all.every((league) => league === 'MLB' || league === 'NHL');
}

/** An upset is to win, where no other kind of bet is named. */
function kindsNamed({ wanted, outright }: Wish, stats: readonly PropStat[]): readonly MarketKind[] {
  const named: MarketKind[] = unique([...wanted.markets, ...(stats.length > 0 ? (['prop'] as const) : [])]);
  return outright && named.length === 0 ? ['moneyline'] : named;
}

/** None named means all of them. */
const without = (unwanted: readonly MarketKind[], kinds: readonly MarketKind[]): readonly MarketKind[] =>
  unwanted.length === 0 ? kinds : (kinds.length > 0 ? kinds : MARKETS).filter((kind) => !unwanted.includes(kind));

/** Overs and unders are of totals and props, where nothing else is said. */
function marketsOfSide(
  side: NonNullable<Reading['side']>,
  kinds: readonly MarketKind[],
  ofRunLines: boolean,
): readonly MarketKind[] {
  if (side === 'underdog' && ofRunLines && kinds.length === 0) return ['moneyline'];
  if (side !== 'over' && side !== 'under') return kinds;
  const fitting = kinds.filter((kind) => kind === 'total' || kind === 'prop');
  return fitting.length > 0 ? fitting : ['total', 'prop'];
}

/** "Totals" behind "underdogs" are neither side's. */
function sideFits(side: Reading['side'], markets: readonly MarketKind[]): boolean {
  if (side === null) return true;
  const isOverUnder = side === 'over' || side === 'under';
  return markets.some((market) => (market === 'total' || market === 'prop') === isOverUnder);
}

/** Favorites, dogs and long shots in a parlay are to win, these at plus money each: a favorite's price on a handicap is none. */
function longShots(wish: Wish, base: Reading): Partial<Reading> {
  const { side, markets } = marketsOf(wish, base);
  const { minDecimal, maxDecimal } = pricesOf(wish, base, true);
  // "All favorites" win: one at plus money gives points.
  if (side === 'favorite' && markets.length === 0) return { markets: ['moneyline'] };
  if (side !== 'underdog' || markets.length > 0 || (maxDecimal ?? EVEN) < EVEN) return {};
  return { markets: ['moneyline'], minDecimal: Math.max(EVEN, minDecimal ?? EVEN) };
}

/** Where an underdog is as often taken with the points. */
const WITH_POINTS: ReadonlySet<string> = new Set(['NFL', 'NCAAF', 'NBA', 'NCAAB', 'WNBA']);
/** -130: what an underdog costs with its points on its main line. */
const NEAR_EVEN = 1 + 100 / 130;

/** Somebody who is asked for as an underdog pays plus money, where no price and no kind of bet is named: +1.5 at -135 is none. */
function dogsAtPlus(wish: Wish, base: Reading): Partial<Reading> {
  const { side, markets } = marketsOf(wish, base);
  const { minDecimal, maxDecimal } = pricesOf(wish, base, false);
  const isOwn = minDecimal === EVEN || minDecimal === NEAR_EVEN;
  if (side !== 'underdog') return base.side === 'underdog' && isOwn ? { minDecimal: null } : {};
  const isNamed = wish.wanted.sides.includes('underdog');
  if (!isNamed || markets.length > 0 || minDecimal !== null || maxDecimal !== null) return {};
  const named = wish.wanted.leagues.flatMap(({ leagues }) => leagues);
  const leagues = named.length > 0 ? named : base.leagues;
  const isPointed = leagues.length > 0 && leagues.every((league) => WITH_POINTS.has(league));
  return { minDecimal: isPointed ? NEAR_EVEN : EVEN };
}

function booksOf({ wanted, also, anyBook, more }: Wish, base: Reading): Pick<Reading, 'book' | 'books'> {
  const before = base.books ?? (base.book === null ? [] : [base.book]);
  const named = unique(wanted.books);
  const all = anyBook ? [] : named.length === 0 ? before : also && !more ? unique([...before, ...named]) : named;
  const [first] = all;
  return all.length > 1 ? { book: null, books: all } : { book: first ?? null };
}

const EVEN = 2;
const NEXT_TO_EVEN = 0.001;

type Prices = Pick<Reading, 'minDecimal' | 'maxDecimal' | 'wholeMin' | 'wholeMax'>;

/** At minus money no parlay is priced, and at plus money nearly each: such a limit is each leg's; a price that is only near is the whole's. */
const isOfLegs = ({ each, about, least, most }: NonNullable<Wish['prices']>): boolean =>
  each || (about !== true && (least ?? (most ?? EVEN) - NEXT_TO_EVEN) <= EVEN);

/** A limit beside a parlay is the whole's, unless it is said to be each leg's. */
function pricesOf({ prices, tame }: Wish, base: Reading, isParlay: boolean): Prices {
  const carried = { minDecimal: tame?.least ?? base.minDecimal, maxDecimal: tame?.most ?? base.maxDecimal };
  const whole = isParlay ? { wholeMin: base.wholeMin ?? null, wholeMax: base.wholeMax ?? null } : {};
  if (!prices) return { ...carried, ...whole };
  const { least, most } = prices;
  if (isParlay && !isOfLegs(prices))
    return {
      ...carried,
      ...(least !== undefined && { wholeMin: least }),
      ...(most !== undefined && { wholeMax: most }),
    };
  return {
    minDecimal: least === undefined ? carried.minDecimal : least,
    maxDecimal: most === undefined ? carried.maxDecimal : most,
    ...whole,
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
