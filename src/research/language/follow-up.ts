import type { League } from '#engine/names/league.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { isNothing } from './read-excluded.ts';
import { asksWhy } from './read-reference.ts';
import type { Intent, Period, Reading } from './reading.ts';
import { hasPattern, indexPatterns, patternAt } from './word-patterns.ts';

const OPENERS = indexPatterns([
  'what|how|whatabout about|abt|bout',
  'wb|hb the',
  'whatabout|wbu|hbu',
  'same <2> for|with|but|on',
  'explain|elaborate',
  'how come|sure|confident',
  'tell me more|why',
  'break|walk <2> down|through',
  'just|only the|nba|nfl|mlb|nhl|props|unders|overs|dogs|underdogs|favorites|moneylines|spreads|totals',
  'in|for the <1> nba|nfl|mlb|nhl|wnba|mls|epl|ufc',
  'go|going with',
  'what|whats <2> second|third|other one|pick|bet|play',
  'i|but i only have|got',
  'no|not parlay|parlays|props|favorites|nba|nfl|mlb|nhl',
  'with <2> better|longer|shorter|higher odds',
  'safer|riskier|cheaper',
  'and|also|or|instead|same|but|then|only|just|another|more|different|any|anything|others',
  'why|whynot not|no',
  'why',
  'make it|that|them|those|this',
  'turn it|that|them|those|these',
  'what if',
  'can you make|turn|do|add',
  'give me more|another',
  'give me # more',
  'ok|okay|cool|thanks and|what|now|how|make',
  'now',
  'add|remove|drop|swap|switch|change|combine|parlay',
  'show me more|another|others',
  'something|anything else|different|safer|better',
]);
const POINTERS = indexPatterns([
  'those|them|these|same|instead|else|too',
  'this|that|same one|game|match|fight|matchup|bet|pick',
  'is|was|does|would|will that|it|this',
  'it|they|that hits|hit|cashes|cash|lands|wins',
  'on|of|against|for|with|about it|that',
  'it|that instead|too|also',
  'the over|under|overs|unders|spread|total|moneyline|ml|favorite|underdog|dog|draw|props|other|rest',
  'the|that <1> first|second|third|fourth|fifth|last one|pick|bet|play|leg',
]);
/** A market alone, or where or when alone: "moneyline?", "at DraftKings", "for Sunday". */
const BARE = indexPatterns([
  'moneyline|ml|spread|total|over|under|favorite|underdog|draw|props',
  'at|on|for',
  'tonight|today|tomorrow',
]);
/** Parts of a bet that say nothing of whose: they lean in a message of a few words. */
const FRAGMENTS = indexPatterns([
  'over|under|o|u #',
  'over under',
  'o u',
  'ou',
  'alt|alternate|alternative <1> spread|line|total|lines|spreads',
  'first|second|third|fourth|1st|2nd|3rd|4th half|quarter|period|inning|set',
  'first five|5',
  'f5|1h|2h|1q',
  '# leg|legs|legger|teamer',
  'underdogs|dogs|favorites|favs|overs|unders|moneylines|spreads|totals|props only|pls|please|instead',
  'better|longer|shorter|higher|bigger odds|price|prices|number',
]);
const MAX_FRAGMENT_WORDS = 3;
const MAX_BARE_WORDS: Readonly<Record<string, number>> = { at: 3, on: 3, for: 3 };
/** Longer messages stand for themselves unless they open like a follow-up. */
const MAX_POINTING_WORDS = 9;
const CARRIES: ReadonlySet<Intent> = new Set<Intent>(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);

/** Whether a message leans on what was asked before. */
export function leansOnPrevious(tokens: readonly Token[], previous: Reading | null): boolean {
  if (!previous || !carries(previous)) return false;
  if (isBare(tokens) || isFragment(tokens) || asksWhy(tokens)) return true;
  return patternAt(OPENERS, tokens, 0) || (tokens.length <= MAX_POINTING_WORDS && hasPattern(POINTERS, tokens));
}

/** Whether a later question of the session can lean on it: thanks and small talk between two questions break nothing. */
export const carries = ({ intent, term, calculation }: Pick<Reading, 'intent' | 'term' | 'calculation'>): boolean =>
  CARRIES.has(intent) || (intent === 'explain' && term === null) || calculation != null;

const isFragment = (tokens: readonly Token[]): boolean =>
  tokens.length <= MAX_FRAGMENT_WORDS && patternAt(FRAGMENTS, tokens, 0);

const isBare = (tokens: readonly Token[]): boolean =>
  patternAt(BARE, tokens, 0) && tokens.length <= (MAX_BARE_WORDS[tokens[0]?.text ?? ''] ?? 1);

/** The reading with what it leaves open filled from the one before: what is named replaces, the rest is kept. */
export function fillFromPrevious(reading: Reading, previous: Reading, nowMs: number): Reading {
  if (reading.intent === 'bankroll')
    return { ...reading, bankroll: reading.bankroll ?? previous.bankroll ?? null, followUp: true };
  if (!carries(reading)) return reading;
  const subject = carriedSubject(reading, previous);
  const bet = carriedBet(reading, previous, subject.isNew);
  const window = reading.window ?? (previous.window && previous.window.toMs > nowMs ? previous.window : null);
  return {
    ...reading,
    ...subject.fields,
    ...bet,
    intent: carriedIntent(reading, previous),
    window,
    count: reading.count ?? previous.count,
    book: reading.book ?? previous.book,
    minDecimal: reading.minDecimal ?? previous.minDecimal,
    maxDecimal: reading.maxDecimal ?? previous.maxDecimal,
    bankroll: reading.bankroll ?? previous.bankroll ?? null,
    unit: reading.unit ?? previous.unit ?? null,
    alternate: reading.alternate === true || (previous.alternate === true && bet.markets === previous.markets),
    period: carriedPeriod(reading, subject.isNew ? null : previous),
    ...carriedExclusions(subject.fields, reading, previous),
    followUp: true,
  };
}

/** The part of a game that was asked about is not asked of somebody else. */
const carriedPeriod = (reading: Reading, previous: Reading | null): Period | null =>
  reading.period ?? previous?.period ?? null;

/** What was excluded before stays so until it is named; what is excluded now is no longer the subject. */
function carriedExclusions(subject: Subject, reading: Reading, previous: Reading): Partial<Reading> {
  const named = (league: League) => reading.leagues.includes(league);
  const { leagues = [], teams = [], players = [] } = previous.excluded ?? {};
  const before = { leagues: leagues.filter((league) => !named(league)), teams };
  const excluded = {
    ...previous.excluded,
    leagues: [...new Set([...before.leagues, ...(reading.excluded?.leagues ?? [])])],
    teams: [...before.teams, ...(reading.excluded?.teams ?? [])].filter(
      (team) => !reading.teams.some(({ name }) => name === team.name),
    ),
    ...(players.length > 0 && { players: players.filter((player) => !reading.players.includes(player)) }),
  };
  if (isNothing(excluded)) return {};
  return {
    excluded,
    leagues: subject.leagues.filter((league) => !excluded.leagues.includes(league)),
    teams: subject.teams.filter(
      ({ league, name }) => !excluded.leagues.includes(league) && !excluded.teams.some((team) => team.name === name),
    ),
  };
}

const carriedIntent = (reading: Reading, previous: Reading): Intent =>
  reading.intent === 'picks' && previous.intent === 'parlay' ? 'parlay' : reading.intent;

type Subject = Pick<Reading, 'leagues' | 'teams' | 'players'> & { competitions?: readonly string[] };

/** Teams, players and leagues go together: a new one of any kind replaces all of the old. */
function carriedSubject(reading: Reading, previous: Reading): { fields: Subject; isNew: boolean } {
  const isNew = reading.teams.length > 0 || reading.players.length > 0 || namesOtherLeague(reading, previous);
  const { leagues, teams, players, competitions = [] } = isNew ? reading : previous;
  return { fields: { leagues, teams, players, competitions }, isNew };
}

/** "What about rebounds?" after a player's points is about that player still, although the word is basketball's. */
function namesOtherLeague({ leagues, stats }: Reading, previous: Reading): boolean {
  const isWithin = leagues.every((league) => previous.leagues.includes(league));
  return leagues.length > 0 && !(isWithin && stats?.length && previous.players.length > 0);
}

type Bet = Pick<Reading, 'markets' | 'side' | 'line' | 'stats'>;

function carriedBet(reading: Reading, previous: Reading, newSubject: boolean): Bet {
  const namesSide = reading.side !== null;
  const namesMarket = reading.markets.length > 0;
  if (!namesMarket && !namesSide && reading.line === null) return sameBet(reading, previous, newSubject);
  const markets = carriedMarkets(reading, previous, newSubject);
  const sameMarket = markets.some((market) => previous.markets.includes(market));
  const keepsLine = sameMarket && !newSubject && isOverUnder(reading) && !countsOther(reading, previous);
  // "What about 280.5?": the same bet at another line.
  const staysBet = !namesMarket && !newSubject;
  // "Under 22.5 for Luka", "what about Jokic?": the same side of the next player's prop.
  const keepsSide = sameMarket && newSubject && reading.line === null && isOverUnder(previous);
  return {
    markets,
    stats: markets.includes('prop') ? carriedStats(reading, previous, sameMarket) : [],
    side: reading.side ?? (keepsSide || staysBet ? previous.side : null),
    line: reading.line ?? (keepsLine ? previous.line : null),
  };
}

function sameBet(reading: Reading, previous: Reading, newSubject: boolean): Bet {
  const losesProps =
    previous.markets.includes('prop') && previous.players.length > 0 && newSubject && reading.players.length === 0;
  return {
    markets: losesProps ? [] : previous.markets,
    side: previous.side,
    stats: losesProps ? [] : (previous.stats ?? []),
    // Another game has another line.
    line: newSubject ? null : previous.line,
  };
}

/** "What about rebounds?" counts something else; "and the under?" counts the same. */
const carriedStats = ({ stats = [] }: Reading, previous: Reading, sameMarket: boolean) =>
  stats.length > 0 || !sameMarket ? stats : (previous.stats ?? []);

const countsOther = ({ stats = [] }: Reading, previous: Reading): boolean =>
  stats.length > 0 && !stats.some((stat) => previous.stats?.includes(stat));

const isOverUnder = ({ side }: Reading): boolean => side === 'over' || side === 'under';

/** "What about the under?" on a player's prop stays with the prop. */
function carriedMarkets(reading: Reading, previous: Reading, newSubject: boolean): Reading['markets'] {
  const staysProp = isOverUnder(reading) && previous.markets.includes('prop') && !newSubject;
  if (staysProp && reading.markets.every((market) => market === 'total')) return ['prop'];
  return reading.markets.length > 0 ? reading.markets : previous.markets;
}
