import type { League } from '#engine/names/league.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import { type Token, tokenise } from '#engine/names/tokenise.ts';
import { withoutOwn } from './calls/memory.ts';
import { findDoubts } from './doubts.ts';
import { carries, fillFromPrevious, leansOnPrevious } from './follow-up.ts';
import { guessPlayers } from './guess-players.ts';
import { joinSigns } from './join-signs.ts';
import { LEAGUE_NAMES, type LeagueName } from './leagues.ts';
import { SPORT_HINTS } from './market-words.ts';
import { readBankroll, readUnit } from './read-bankroll.ts';
import { readCount } from './read-count.ts';
import { isNothing, takeOutExcluded } from './read-excluded.ts';
import { type IntentReading, PARLAY, type QuestionParts, readIntent } from './read-intent.ts';
import { readManner } from './read-manner.ts';
import { asksAboutPlayer, lineLeagues, marketLeagues, readMarket } from './read-market.ts';
import { type Names, readNames } from './read-names.ts';
import { readOdds, readWholePrice } from './read-odds.ts';
import { roundLeagues } from './read-round-league.ts';
import { readDay, readWindow } from './read-window.ts';
import type { Intent, Reading } from './reading.ts';
import { saidLast } from './said-last.ts';
import { isInSeason } from './seasons.ts';
import { withoutShortForms } from './short-forms.ts';
import { correctSpelling } from './spelling.ts';
import { readBook } from './sportsbooks.ts';
import type { Clock } from './time-window.ts';
import { localTime, type Zone, zoneOf } from './time-zone.ts';
import { hasPattern } from './word-patterns.ts';

export type QuestionContext = {
  nowMs: number;
  /** Its clocks, or an IANA name that `isTimeZone` accepts. */
  timeZone: string | Zone;
  /** What the session asked last, for follow-ups. */
  previous: Reading | null;
};

const DAY_MS = 86_400_000;
const HALF = 0.5;
const MOST_WORDS_BESIDE = 2;

/**
 * What a question asks for.
 *
 * Units: a text, the present moment (epoch ms) and the sender's zone to a `Reading`.
 * Formula: rules over words, each in its own file; no randomness, no clock.
 * Source: the product's rules on intents, follow-ups, counts, odds limits and time windows.
 * Known bias: reads English, and at most the first 4,000 characters.
 * @throws RangeError for a time zone that does not exist.
 */
export function readQuestion(text: string, context: QuestionContext): Reading {
  const read = (part: string) => readTokens(withoutOwn(withoutShortForms(tokenise(part))), context);
  const whole = read(text);
  const said = saidLast(text);
  // Who needs help says so in words that he may take back.
  return said === text || HELP.has(whole.intent) ? whole : read(said);
}

const HELP: ReadonlySet<Intent> = new Set<Intent>(['distress', 'under_age', 'self_exclusion']);

/** The same from the words of a question, in one bounded pass for each rule. */
export function readTokens(written: readonly Token[], context: QuestionContext): Reading {
  const whole = correctSpelling(joinSigns(written));
  const { rest: tokens, excluded } = takeOutExcluded(whole);
  const excludes = !isNothing(excluded);
  const leans = leansOnPrevious(whole, context.previous) || (excludes && saysLittle(tokens, context.previous));
  const previous = leans ? context.previous : null;
  const { nowMs, timeZone } = context;
  const clock = { nowMs, zone: typeof timeZone === 'string' ? zoneOf(timeZone) : timeZone };
  const { parts, names, guessed } = readParts(tokens, clock, previous);
  const year = new Date(localTime(clock.nowMs, clock.zone).day * DAY_MS).getUTCFullYear();
  const intent = readIntent(tokens, parts, { year, hasPrevious: leans });
  const own = {
    ...toReading(parts, leans || excludes ? leaningIntent(intent) : intent, tokens),
    ...(excludes && { excluded }),
  };
  const filled = previous
    ? fillFromPrevious({ ...own, line: own.line ?? nextLine(tokens, previous) }, previous, nowMs)
    : own;
  const reading = { ...filled, intent: isOfOneGame(filled) ? ('one_game' as const) : filled.intent };
  const open = names.open && !leans;
  return {
    ...reading,
    ...readManner(tokens),
    unsure: findDoubts(tokens, reading, { open, guessed, taken: names.taken }),
  };
}

const SIDES_OF_GAME = 2;

/** Bets on a side or two that are named, and no count of picks among more of them. */
function isOfOneGame({ intent, count, teams }: Reading): boolean {
  if (intent !== 'picks' || teams.length === 0 || (count !== null && count > 1)) return false;
  const leagues = new Set(teams.map(({ league }) => league));
  return ![...leagues].some((league) => teams.filter((team) => team.league === league).length > SIDES_OF_GAME);
}

/** "Skip the NBA" behind a question is about that question. */
const saysLittle = (tokens: readonly Token[], previous: Reading | null): boolean =>
  previous !== null && carries(previous) && tokens.length <= MOST_WORDS_BESIDE;

/** "What about 280.5?" is another line of the same bet. */
function nextLine(tokens: readonly Token[], { line }: Reading): number | null {
  if (line === null) return null;
  const number = tokens.find((token) => token.number && token.number.value % 1 === HALF)?.number;
  return number && number.sign === null && !number.dollars ? number.value : null;
}

/** "Why not?", "another one": what says nothing of its own asks for more of the same. */
const leaningIntent = (intent: IntentReading): IntentReading =>
  (intent.intent === 'small_talk' || intent.intent === 'out_of_scope') && intent.topic !== 'place_wager'
    ? { ...intent, intent: 'picks', topic: null }
    : intent;

type Parts = { parts: QuestionParts; names: Names; guessed: boolean };

function readParts(tokens: readonly Token[], clock: Clock, previous: Reading | null): Parts {
  const leagueNames = findPhrases(LEAGUE_NAMES, tokens).flatMap(({ values }) => values);
  const { nowMs, zone } = clock;
  const today = localTime(nowMs, zone).day;
  const leagues = unique(
    leagueNames.filter((name) => !isWider(name, leagueNames)).flatMap(({ leagues }) => playingOf(leagues, today)),
  );
  const day = readDay(tokens, clock, { throughMonday: false });
  const moment = { day: localTime(day?.fromMs ?? nowMs, zone).day, namesDay: day !== null };
  const hints = unique([
    ...marketLeagues(tokens),
    ...roundLeagues(tokens, moment),
    ...findPhrases(SPORT_HINTS, tokens).flatMap(({ values }) => values.flat()),
  ]);
  const likely = [hints, previousLeagues(previous), lineLeagues(tokens)].find((some) => some.length > 0) ?? [];
  const names = readNames(tokens, { named: leagues, likely, moment });
  const aboutPlayer = asksAboutPlayer(tokens);
  const found = names.players.length > 0 ? [] : guessPlayers(tokens, names.taken, aboutPlayer);
  const guessed = found.filter((name) => readBook(tokenise(name)) === null);
  const players = [...names.players, ...guessed];
  // An unknown name beside a known side is more likely its opponent than a player with a prop.
  const hasPlayers = names.players.length > 0 || (guessed.length > 0 && (names.teams.length === 0 || aboutPlayer));
  const isParlay = hasPattern(PARLAY, tokens);
  const { count, legs } = readCount(tokens, isParlay);
  const named = leagues.length > 0 ? leagues : impliedLeagues(names, guessed.length > 0, hints, moment.day);
  const throughMonday = named.includes('NFL') || names.teams.some(({ league }) => league === 'NFL');
  const parts: QuestionParts = {
    leagues: named,
    competitions: unique(leagueNames.flatMap(({ competitions = [] }) => competitions)),
    teams: names.teams,
    players,
    ...readMarket(tokens, { teams: names.teams.length > 0, players: hasPlayers }),
    window: readWindow(tokens, clock, { throughMonday, leagues }),
    count,
    legs,
    ...readOdds(tokens, legs || isParlay),
    ...(legs || isParlay ? readWholePrice(tokens) : {}),
    book: readBook(tokens),
    bankroll: readBankroll(tokens, false),
    unit: readUnit(tokens),
  };
  return { parts, names, guessed: guessed.length > 0 };
}

/** "Basketball" in July is the league that plays then; a league that is named alone is meant whenever it plays. */
function playingOf(leagues: readonly League[], day: number): readonly League[] {
  const playing = leagues.filter((league) => isInSeason(league, day));
  return playing.length > 0 ? playing : leagues;
}

/** "UFC fights": a name of several leagues beside the name of one of them. */
const isWider = ({ leagues }: LeagueName, names: readonly LeagueName[]): boolean =>
  names.some(
    (other) => other.leagues.length < leagues.length && other.leagues.every((league) => leagues.includes(league)),
  );

/**
 * The leagues where none is named. Of teams their own stand in their mentions; a known player's is his own; an unknown
 * player's may be any in which the words are used; "home run props" alone is the league that plays.
 */
function impliedLeagues(names: Names, guessed: boolean, hints: readonly League[], day: number): readonly League[] {
  if (names.teams.length > 0) return [];
  if (names.playerLeagues.length > 0) return names.playerLeagues;
  if (guessed) return hints;
  return playingOf(hints, day).slice(0, 1);
}

const previousLeagues = (previous: Reading | null): League[] =>
  previous ? unique([...previous.leagues, ...previous.teams.map(({ league }) => league)]) : [];

function toReading({ legs: _, ...parts }: QuestionParts, intent: IntentReading, tokens: readonly Token[]): Reading {
  const bankroll = intent.intent === 'bankroll' ? readBankroll(tokens, true) : parts.bankroll;
  return { ...parts, ...intent, bankroll: bankroll ?? null, followUp: false };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
