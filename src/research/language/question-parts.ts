import type { League } from '#engine/names/league.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { readPrice } from '../tools/stated-prices.ts';
import type { Amounts } from './calls/amount.ts';
import { readAmounts } from './calls/amounts.ts';
import { type BetKind, kindOf } from './calls/bet-parts.ts';
import type { Mention } from './calls/mentions.ts';
import { readPieces } from './calls/pieces.ts';
import { hasSubject, readStatedBets, type StatedBet, saysBet } from './calls/stated-bets.ts';
import { isDate } from './is-date.ts';
import { LEAGUE_NAMES } from './leagues.ts';
import { MARKET_WORDS, SPORT_HINTS } from './market-words.ts';
import type { Mention as TableMention } from './name-neighbors.ts';
import { readBankroll, readUnit } from './read-bankroll.ts';
import type { QuestionParts } from './read-intent.ts';
import { playersOf, readMentions, teamsOf } from './read-names.ts';
import { readPeriod } from './read-period.ts';
import { roundLeagues } from './read-round-league.ts';
import { readDay } from './read-window.ts';
import type { MarketKind, Reading } from './reading.ts';
import { isNothing } from './reading-values.ts';
import { isInSeason } from './seasons.ts';
import type { Clock } from './time-window.ts';
import { localTime } from './time-zone.ts';
import { readParts } from './wishes/read-parts.ts';
import { toWish, type Wish } from './wishes/wish.ts';
import { leaguesOf, wishReading } from './wishes/wish-reading.ts';
import { wishTimes } from './wishes/wish-times.ts';

/** What was said before: anything, and whether that was a list of picks. */
type Before = { hasPrevious: boolean; isList: boolean };

/** What the words of a question name of bets: as parts of a wish, and as bets; whom the tables know stands for himself. */
export function partsOf(
  tokens: readonly Token[],
  clock: Clock,
  before: Before,
): { parts: QuestionParts; mentions: readonly TableMention[] } {
  const moment = momentOf(tokens, clock);
  const hints = hintsIn(tokens, moment);
  const leagueNames = findPhrases(LEAGUE_NAMES, tokens).flatMap(({ values }) => values);
  const ofLeagues = unique(leagueNames.flatMap(({ leagues }) => leagues));
  const tabled = readMentions(tokens, { named: ofLeagues, likely: hints, moment });
  const byPart = new Map(tabled.map((mention) => [toPart(mention), mention] as const));
  const mentions = [...byPart.keys()];
  const amounts = withoutDates(readAmounts(tokens), tokens);
  const throughMonday = ofLeagues.includes('NFL') || teamsOf(tabled).some(({ league }) => league === 'NFL');
  const times = wishTimes(tokens, clock, { throughMonday, before: null });
  const wish = toWish(readParts({ tokens, amounts, mentions, times }));
  const bets = betsIn(tokens, amounts, mentions);
  const refused = refusedIn(wish, bets, {
    isMeant: refuses(tokens, wish, before) && !correctsGame(tokens, mentions, before),
    tokens,
  });
  const unwanted = mentions.filter((mention) => refused.mentions.includes(mention));
  const wanted = tabled.filter((one) => !unwanted.some((mention) => byPart.get(mention) === one));
  const leagues = leaguesOf(
    leagueNames.filter((name) => !refused.leagues.includes(name)),
    moment.day,
  );
  // "Celtics without Tatum" is a bet on them, should he be out.
  const players = teamsOf(wanted).length > 0 ? [] : playersOf(unwanted.flatMap((mention) => byPart.get(mention) ?? []));
  const excluded = {
    leagues: unique(refused.leagues.flatMap((name) => name.leagues)),
    teams: teamsOf(unwanted.flatMap((mention) => byPart.get(mention) ?? [])),
    ...(players.length > 0 && { players }),
  };
  const base = withoutExcluded(wishReading(wish, { before: null, game: null, day: moment.day, shown: [] }));
  const named = {
    leagues: leagues.length > 0 ? leagues : impliedLeagues(wanted, hints, moment.day),
    competitions: unique(leagueNames.flatMap(({ competitions = [] }) => competitions)),
    teams: teamsOf(wanted),
    players: playersOf(wanted),
    count: isCounted(base.count, { tokens, wish, bets, amounts }) ? base.count : null,
    legs: wish.legs !== undefined,
    alternate: tokens.some(({ text }) => ALTERNATE.test(text)),
    period: readPeriod(tokens),
    bankroll: readBankroll(tokens, false),
    unit: readUnit(tokens),
  };
  const parts = { ...base, ...betOf(bets, base, wish), ...named, ...(!isNothing(excluded) && { excluded }) };
  return { parts, mentions: tabled };
}

/** What is refused is said of all that is named, and of no wish alone. */
function withoutExcluded(reading: Reading): Reading {
  if (!reading.excluded) return reading;
  const { excluded: _, ...rest } = reading;
  return rest;
}

/** "Bills 12/25" names a day, and no price. */
const withoutDates = (amounts: Amounts, tokens: readonly Token[]): Amounts => ({
  ...amounts,
  prices: amounts.prices.filter(({ from }) => !isDate(tokens, from)),
});

const ALTERNATE = /^(alt|alts|alternate|alternative|alternates)$/;

/** `MLS` is a league here, and no moneylines. */
const betsIn = (tokens: readonly Token[], amounts: Amounts, mentions: readonly Mention[]): readonly StatedBet[] =>
  readStatedBets(readPieces(tokens, amounts, mentions).filter(({ from }) => tokens[from]?.text !== 'mls'));

/** "Should I skip the Bills game?" asks about it, and "no NBA games tonight?" whether there are any. */
const refuses = (tokens: readonly Token[], { asks }: Wish, { hasPrevious }: Before): boolean =>
  !tokens.slice(0, WORDS_OF_ASKING).some(({ text }) => ASKS_WHETHER.test(text)) &&
  !tokens.some(({ text }, at) => /^(no|without|minus)$/.test(text) && isMargin(tokens, at + 1)) &&
  (tokens[0]?.text !== 'no' || hasPrevious || asks || tokens.some(({ afterBreak }) => afterBreak));

/** "No Arsenal Chelsea" behind anything but picks puts right which game was meant, and leaves neither out. */
const correctsGame = (tokens: readonly Token[], mentions: readonly Mention[], { isList }: Before): boolean => {
  const [first, second, ...others] = mentions;
  const isOfTwo = first?.from === 1 && second !== undefined && others.length === 0 && second.kind === 'side';
  const between = second ? tokens.slice(first?.to, second.from) : [];
  return (
    !isList &&
    tokens[0]?.text === 'no' &&
    isOfTwo &&
    first?.kind === 'side' &&
    between.every(({ text }) => MEETS.test(text)) &&
    tokens.length <= second.to + MOST_BEHIND_GAME
  );
};
const MEETS = /^(v|vs|versus|at)$/;
const MOST_BEHIND_GAME = 2;

/** "No vig on the Kings" refuses a margin, and nobody who plays. */
const isMargin = (tokens: readonly Token[], at: number): boolean =>
  /^(vig|vigorish|juice|margin)$/.test(tokens[tokens[at]?.text === 'the' ? at + 1 : at]?.text ?? '');
const WORDS_OF_ASKING = 3;
const ASKS_WHETHER = /^(should|would|could|do|when|why)$/;

/** Who and what is not wanted; what is said of a bet is said of whom it is on, liked or not. */
function refusedIn(
  { wanted, unwanted, prices, parlay }: Wish,
  bets: readonly StatedBet[],
  { isMeant, tokens }: { isMeant: boolean; tokens: readonly Token[] },
) {
  if (!isMeant) return { leagues: [], mentions: [] };
  // "Around +260, no Chargers": a price that is wished for is none of who stands behind it.
  const isWished = prices !== null || parlay !== null;
  const judged = bets
    .filter((bet) => saysBet(isWished ? { ...bet, price: null } : bet))
    .flatMap(({ side, opponent, player }) => [side, opponent, player]);
  return {
    leagues: unwanted.leagues.filter((name) => !wanted.leagues.includes(name)),
    mentions: unwanted.mentions.filter(
      (mention) => parlay !== null || !judged.includes(mention) || standsAlone(mention, tokens),
    ),
  };
}

/** "Not Harden. Unders on rebounds": the bets behind it are none of his. */
const standsAlone = ({ to }: Mention, tokens: readonly Token[]): boolean => tokens[to]?.afterBreak === true;

function momentOf(tokens: readonly Token[], clock: Clock): { day: number; namesDay: boolean } {
  const day = readDay(tokens, clock, { throughMonday: false });
  return { day: localTime(day?.fromMs ?? clock.nowMs, clock.zone).day, namesDay: day !== null };
}

/** Leagues to which words of a market, of a round or of a sport belong. */
const hintsIn = (tokens: readonly Token[], moment: { day: number; namesDay: boolean }): League[] =>
  unique([
    ...findPhrases(MARKET_WORDS, tokens).flatMap(({ values }) => values.flat()),
    ...roundLeagues(tokens, moment),
    ...findPhrases(SPORT_HINTS, tokens).flatMap(({ values }) => values.flat()),
  ]);

/** Whom the tables know, as a part of a wish: no game of his is looked up yet. */
const toPart = ({ from, to, options }: TableMention): Mention => ({
  from,
  to,
  kind: options.every(({ kind }) => kind === 'player') ? 'player' : 'side',
  persons: [],
  names: unique(options.map(({ name }) => name)),
  begun: null,
});

/** The leagues where none is named: a known player's is his own; "home run props" alone is the league that plays. */
function impliedLeagues(mentions: readonly TableMention[], hints: readonly League[], day: number): readonly League[] {
  if (teamsOf(mentions).length > 0) return [];
  if (mentions.length > 0) return unique(mentions.flatMap(({ options }) => options.map(({ league }) => league)));
  const playing = hints.filter((league) => isInSeason(league, day));
  return (playing.length > 0 ? playing : hints).slice(0, 1);
}

type Counted = { tokens: readonly Token[]; wish: Wish; bets: readonly StatedBet[]; amounts: Amounts };

/** "4 straight", "over 6" and "turn 10 into 150" count no bets. */
function isCounted(count: number | null, { tokens, wish, bets, amounts }: Counted): boolean {
  if (wish.legs !== undefined || wish.single) return true;
  const isAsked = wish.asks || wish.more || wish.many || wish.those || wish.parlay !== null;
  const isLine = bets.some((bet) => isOwnLine(bet) && Math.abs(bet.line?.line ?? 0) === count);
  const isMoney = amounts.money.some(
    ({ cents, isSure, to }) => (isSure || tokens[to]?.text === 'into') && cents === CENTS * (count ?? 0),
  );
  const isInnings = count === FIRST_INNINGS && bets.some(({ period }) => period === 'first_innings');
  return (isAsked || tokens.some(({ text }) => GIVES.test(text))) && !isLine && !isMoney && !isInnings;
}
const isOwnLine = (bet: StatedBet): boolean => hasSubject(bet) || bet.direction !== null || bet.line?.signed === true;
const GIVES = /^(give|gimme|top|best|need|want|show|send|list|another)$/;
const CENTS = 100;
const FIRST_INNINGS = 5;

const MARKET_OF: Readonly<Record<BetKind, MarketKind>> = {
  moneyline: 'moneyline',
  draw: 'moneyline',
  draw_no_bet: 'moneyline',
  double_chance: 'moneyline',
  spread: 'spread',
  total: 'total',
  team_total: 'total',
  prop: 'prop',
  both_score: 'prop',
};

type Bet = Pick<Reading, 'markets' | 'stats' | 'side' | 'line' | 'statedDecimal'>;

/** What is bet on: as the wish says it, and as the bets do that say whose or at which line they are. */
function betOf(stated: readonly StatedBet[], base: Reading, wish: Wish): Bet {
  const bets = stated.filter((bet) => hasSubject(bet) || bet.line !== null || bet.market !== null);
  const markets = marketsOf(bets, base, wish);
  const directions = unique(bets.flatMap(({ direction }) => (isOverUnder(direction) ? [direction] : [])));
  const lines = unique(bets.flatMap(({ line }) => (line === null ? [] : [line.line])));
  const price = wish.prices === null ? bets.find((bet) => bet.price !== null)?.price : null;
  const isBoth = markets.includes('spread') && directions.length > 0;
  // "Over or under?" names neither side.
  const isEither = wish.wanted.sides.includes('over') && wish.wanted.sides.includes('under');
  return {
    markets,
    stats: markets.includes('prop') ? unique(base.stats ?? []) : [],
    side: isBoth || isEither ? null : (base.side ?? directions[0] ?? null),
    line: lines.length === 1 && !isBoth ? (lines[0] ?? null) : null,
    statedDecimal: price ? readPrice(price) : null,
  };
}

function marketsOf(bets: readonly StatedBet[], base: Reading, { wanted, unwanted }: Wish): readonly MarketKind[] {
  const kinds = bets.flatMap((bet) => kindOf(bet) ?? []).map((kind) => MARKET_OF[kind]);
  const named = kinds.filter((kind) => !unwanted.markets.includes(kind));
  const all = unique(named.length === 0 || wanted.markets.length > 0 ? [...base.markets, ...named] : named);
  return base.side === 'draw' && all.length === 0 ? ['moneyline'] : all;
}

const isOverUnder = (direction: StatedBet['direction']): direction is 'over' | 'under' =>
  direction === 'over' || direction === 'under';

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
