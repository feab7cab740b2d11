import type { OddsFormat } from '#contract/settings.ts';
import type { PhraseIndex } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person, Slate, SlateEvent } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';
import type { After } from '../acts/act.ts';
import { afterOf, spokenBets } from '../acts/after.ts';
import { type ActShare, readAct } from '../acts/read-act.ts';
import { isOfMany } from '../looked.ts';
import { readPeriod } from '../read-period.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { withoutBooks } from '../sportsbooks.ts';
import { isPlaceSaid, statesIn } from '../states-in.ts';
import { localTime, type Zone } from '../time-zone.ts';
import type { Amounts } from './amount.ts';
import { readAmounts } from './amounts.ts';
import { chanceBesideKelly } from './chance-beside-kelly.ts';
import { type Concept, conceptsIn } from './concepts.ts';
import { favoredIn } from './favored-side.ts';
import { gameAhead } from './game-ahead.ts';
import { gameInOrder } from './game-in-order.ts';
import { gameOfNight } from './game-of-night.ts';
import { isTotalOfMoney, withGameTotals } from './game-total.ts';
import { halfPointsAsLines } from './half-points.ts';
import { withFocus } from './leaning.ts';
import { meetsNamed } from './meets-named.ts';
import { withoutOwn, withoutOwnMoney, withoutOwnUnit } from './memory.ts';
import { type Mention, readNamesOf, withoutFans } from './mentions.ts';
import { withoutMoment } from './moments-of-game.ts';
import { namesBeforeStats } from './name-before-stat.ts';
import { withNamesakes } from './namesakes.ts';
import { nearSpoken } from './near-spoken.ts';
import { ofSpokenLeague } from './of-spoken-league.ts';
import { type Piece, readPieces } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';
import { isRefusedBook } from './refused-book.ts';
import type { resolveBet } from './resolve-bet.ts';
import { standIns } from './stand-ins.ts';
import { hasSubject, readStatedBets, type StatedBet } from './stated-bets.ts';
import type { MarketQuestion } from './subject.ts';
import { chancesBesideTeaser } from './teaser-chances.ts';
import { toldApart } from './told-apart.ts';
import { type Topic, topicsIn } from './topics.ts';
import { visitorNamed } from './visitor-named.ts';

export type Question = {
  text: string;
  reading: Reading;
  /** How the question before was read, with what its answer was about. */
  previous: Reading | null;
  slate: Slate;
  nowMs: number;
  zone: Zone;
  /** How its writer reads prices; absent: American. */
  oddsFormat?: OddsFormat;
  /** Where its writer can bet; absent: at the books of any state. */
  bettor?: Bettor;
};

/** A question with what its words, names and numbers are: each is one thing. */
export type Tagged = Omit<Question, 'previous'> & {
  previous: Reading | null;
  odds: (decimal: number) => string;
  /** All words. */
  written: readonly Token[];
  /** The words but for what its writer says of himself. */
  tokens: readonly Token[];
  plain: string;
  mentions: readonly Mention[];
  names: PhraseIndex<Person>;
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  topics: ReadonlySet<Topic>;
  /** As it says them; `bets` has what it leans on filled in. */
  said: readonly StatedBet[];
  pieces: readonly Piece[];
  bets: readonly StatedBet[];
  leans: boolean;
  books: readonly string[];
  hasNames: boolean;
  where: Parameters<typeof resolveBet>[1];
  todayFromMs: number;
  after: After;
  /** What it wants by its words alone, the likeliest of all acts. */
  likeliest: ActShare;
  /** All that it may want, the likeliest first. */
  acts: readonly ActShare[];
};

const HOUR_MS = 3_600_000;

/** What it wants a message says in its first words, and nobody writes more words, or more of bets, than these: bounds on the work. */
const MOST_OF_ACT = 60;
const MOST_WORDS = 400;
const MOST_PIECES = 150;
const SURE_OF_ACT = 0.4;
const NO_ACT: ActShare = { act: 'outside', share: 0 };

const DAYS = '((mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun)\\b';
const BEFORE = '(this morning|last night|yesterday|overnight|earlier)';
/** "I have the Colts +1 from Tuesday", "I bet it Tuesday", "Denver +165 this morning": when it was bet, and not when they play. */
const OWN_DAY = new RegExp(
  `\\b(have|got|had|took|bet|grabbed|holding|placed|played)\\b.*\\b(from|since) ((last |this past )?${DAYS}|${BEFORE})|\\b(bet|took|got|grabbed|placed|played) (it|that|this|them) (on |back on |last )?${DAYS}|[+-]\\d{3,} ${BEFORE}\\b|\\b(i|ive|we|weve|already|just) (just |already )?(bet|took|placed|put|grabbed|hammered|played|threw)\\b.*\\b${BEFORE}\\b`,
  'i',
);

const standingIn = (night: Mention | null, others: () => Mention[]): Mention[] => (night ? [night] : others());

/** The games ahead of the bets that were shown. */
const gamesSpokenOf = (previous: Reading | null, events: Slate['events'], nowMs: number): SlateEvent[] => [
  ...new Set((previous?.focus ?? []).flatMap((bet) => gameAhead(bet, { events, nowMs }) ?? [])),
];

const personsCalled = (name: string, known: Parameters<typeof readNamesOf>[1]): readonly Person[] =>
  readNamesOf(readWords(name, known.names), known).flatMap(({ persons }) => persons);

export function tag(question: Question): Tagged {
  const { text, previous, slate, nowMs, zone } = question;
  const reading = OWN_DAY.test(text) ? { ...question.reading, window: null } : question.reading;
  const names = slate.names?.() ?? slateNames(slate);
  const written = readWords(text, names).slice(0, MOST_WORDS);
  const own = withoutMoment(withoutOwnUnit(withoutOwn(written)));
  const { day, hour } = localTime(nowMs, zone);
  const context = { named: reading.leagues, likely: [], moment: { day, namesDay: reading.window !== null } };
  const games = gamesSpokenOf(previous, slate.events, nowMs);
  const found = readNamesOf(own, { names, nowMs, context });
  const tokens = withoutFans(own, found);
  const all = tokens === own ? found : readNamesOf(tokens, { names, nowMs, context });
  const near = nearGames(all, tokens, { games, shown: previous?.focus ?? [], nowMs });
  const ofLeague = reading.leagues.length > 0 ? near : ofSpokenLeague(near, previous, games);
  const named = namesBeforeStats(tokens, ofLeague, { games, events: slate.events, nowMs });
  const numbers = chanceBesideKelly(chancesBesideTeaser(readAmounts(tokens), tokens, previous), tokens, previous);
  const amounts = halfPointsAsLines(numbers, tokens, previous?.focus ?? []);
  const known = { tokens, amounts, names, nowMs, window: reading.window, context };
  const met = withNamesakes(toldApart(visitorNamed(meetsNamed(named, tokens), tokens), known), known);
  const playersOf = (name: string) => personsCalled(name, { names, nowMs, context });
  const places = statesIn(tokens).filter((place) => isPlaceSaid(tokens, place));
  const isPlace = (from: number) => places.some((place) => from >= place.from && from < place.to);
  const persons = met.filter((one) => !isPlace(one.from) && isSomebody(one, tokens, met));
  const isNamed = persons.length > 0 || places.length > 0;
  const night = () =>
    amounts.lines.length === 0 ? null : gameOfNight(tokens, reading.window, { events: slate.events, nowMs });
  const mentions = isNamed ? persons : standingIn(night(), () => standIns(tokens, { previous, games, playersOf }));
  const focus = spokenBets(previous);
  const ownPieces = piecesOfBets(readPieces(tokens, amounts, mentions), { tokens, mentions, reading, focus });
  const pieces = withGameTotals(ownPieces, tokens);
  const said = readStatedBets(heldAgainst(pieces, tokens)).filter((bet) => !isExcluded(bet, reading));
  const wasList = previous?.list === true;
  const wasGames = isOfMany(previous?.looked ?? []);
  const favored = favoredIn(reading);
  const pointed = previous?.pointed ?? null;
  const spoken = { mentions, wasList, wasGames, focus, pointed, favored, events: slate.events, nowMs };
  const leaning = isLeft(said, focus, reading) ? null : withFocus(said, { tokens, text, ...spoken });
  const period = readPeriod(tokens);
  const after = afterOf(previous);
  const acts = readAct(withoutOwnMoney(tokens).slice(0, MOST_OF_ACT), after);
  const likeliest = acts[0] ?? NO_ACT;
  const read: Omit<Tagged, keyof Question> & Pick<Tagged, 'reading'> = {
    reading: isAboutNamed(reading, { pieces, said }, likeliest) ? { ...reading, intent: 'one_game' } : reading,
    odds: (decimal) => writeOdds({ oddsFormat: question.oddsFormat ?? 'american' }, decimal),
    after,
    likeliest,
    acts,
    written,
    tokens,
    plain: plainText(tokens),
    mentions,
    names,
    amounts,
    says: conceptsIn(tokens),
    topics: topicsIn(withoutBooks(tokens)),
    said,
    pieces,
    bets: leaning ?? said,
    leans: leaning !== null,
    books: pieces.flatMap((piece) =>
      piece.kind === 'book' && !isRefusedBook(tokens, piece.from) ? [piece.title] : [],
    ),
    hasNames: mentions.length > 0,
    where: {
      nowMs,
      zone: zone.name,
      window: reading.window,
      eventId: null,
      period: period === 'season' ? null : period,
    },
    todayFromMs: nowMs - hour * HOUR_MS,
  };
  // Two objects joined, as the engine is slow with many fields that follow a spread.
  return { ...question, ...read };
}

/** Who is not wanted any more is not leaned on, but for the total of his game. */
const isLeft = (said: readonly StatedBet[], focus: readonly BetFocus[], { excluded }: Reading): boolean =>
  focus.some(({ player }) => player !== null && excluded?.players?.includes(player)) &&
  !(said.length > 0 && said.every(({ market, player }) => market === 'total' && player === null));

/** Several who are named are to be held against each other, or a bet is put forward to be judged: none is to be searched for. */
function isAboutNamed(
  { intent, count, leagues, players, window }: Reading,
  { pieces, said }: Pick<Tagged, 'pieces' | 'said'>,
  { act, share }: ActShare,
): boolean {
  if (intent !== 'picks') return false;
  const isChoice = pieces.some((piece) => piece.kind === 'connector' && piece.connector === 'or');
  // "ML or spread better here" is on whoever was spoken of.
  if (isChoice && (leagues.length === 0 ? said : said.filter(hasSubject)).length > 1) return true;
  const isOpen = count === null && window === null && (leagues.length === 0 || players.length > 0);
  return isOpen && (act === 'judge' || act === 'compare') && share >= SURE_OF_ACT;
}

/** "Over 76.5 -124 vs over 77.5 -110": behind a number no game is named, so that two bets are held against each other. */
function heldAgainst(pieces: readonly Piece[], tokens: readonly Token[]): readonly Piece[] {
  return pieces.map((piece, at) => {
    const isVersus =
      piece.kind === 'connector' && piece.connector === 'versus' && VERSUS.test(tokens[piece.from]?.text ?? '');
    const isBetween = isVersus && isNumber(pieces[at - 1]) && pieces.slice(at + 1).some(isNumber);
    return isBetween && pieces[at + 1]?.kind !== 'name' ? { ...piece, connector: 'or' as const } : piece;
  });
}
const VERSUS = /^(vs|v|versus)$/;
const isNumber = (piece: Piece | undefined): boolean => piece?.kind === 'line' || piece?.kind === 'price';

/** "The second game" is not the one that was spoken of. */
function nearGames(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { games, shown, nowMs }: { games: SlateEvent[]; shown: readonly BetFocus[]; nowMs: number },
): Mention[] {
  const ordered = gameInOrder(mentions, tokens, nowMs);
  return nearSpoken(ordered, tokens, { games: ordered === mentions ? games : [], shown });
}

function isOfFacts(previous: Reading | null): boolean {
  const [looked] = previous?.looked ?? [];
  return looked?.tool === 'facts_about' || (looked?.tool === 'show_board' && looked.input.tells !== undefined);
}

export function toMarketQuestion(read: Tagged): MarketQuestion {
  const { text, plain, topics, said, bets, amounts, books, todayFromMs, where, reading, slate, previous } = read;
  return {
    text,
    plain,
    topics,
    said,
    bets,
    amounts,
    books,
    todayFromMs,
    leagues: reading.leagues,
    competitions: reading.competitions ?? [],
    minDecimal: reading.minDecimal,
    focus: previous?.focus ?? [],
    isOfFacts: isOfFacts(previous),
    events: slate.events,
    bookTitles: slate.bookTitles,
    ...where,
  };
}

const isSomebody = (mention: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean =>
  !isDisowned(tokens, mention.from) && !isMoney(tokens, mention.from) && !isPlaceOfGame(mention, tokens, all);

/** "Pats Colts in Germany": where two play who are named, and nobody who plays them. */
function isPlaceOfGame({ from, to, persons }: Mention, tokens: readonly Token[], all: readonly Mention[]): boolean {
  if (tokens[from - 1]?.text !== 'in') return false;
  const games = all.filter((one) => one.from < from).map((one) => one.persons.map(({ event }) => event));
  const [first = [], ...others] = games;
  const met = first.filter((event) => others.some((events) => events.includes(event)));
  if (met.length > 0) return !persons.some(({ event }) => met.includes(event));
  const beside = all.filter((one) => one.from !== from);
  const isBehindBet = tokens[from - 2]?.number?.sign != null || beside.some((one) => one.to === from - 1);
  return isBehindBet && isCityOfOthers(persons, tokens[to - 1]?.text ?? '', beside);
}

/** "Giants +16 in Vegas": a city behind the bet of a game that nobody of there plays in is where the bet is taken. */
const isCityOfOthers = (persons: Mention['persons'], word: string, others: readonly Mention[]): boolean =>
  others.length > 0 &&
  persons.every(({ name }) => !name.toLowerCase().endsWith(word)) &&
  !persons.some(({ event }) => others.some((one) => one.persons.some((person) => person.event === event)));

/** "50 bucks", and not "max bet 25. Bucks or Clippers?". */
const isMoney = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'bucks' && tokens[at]?.afterBreak !== true && tokens[at - 1]?.number?.sign === null;

/** "Not the Devils lol": it is put right that nobody of that name is meant. */
function isDisowned(tokens: readonly Token[], at: number): boolean {
  const not = tokens[at - 1]?.text === 'the' ? at - 2 : at - 1;
  const opens = not === 0 || /^(no|nah|lol|bro|dude)$/.test(tokens[not - 1]?.text ?? '');
  return tokens[not]?.text === 'not' && opens;
}

/** "Over/under what" behind a player's number, or beside him, is that number and not the game's total. */
const isOfProp = (
  piece: Piece,
  { tokens, mentions, focus: [first] }: Pick<Tagged, 'tokens' | 'mentions'> & { focus: readonly BetFocus[] },
): boolean =>
  piece.kind === 'market' &&
  piece.market === 'total' &&
  OVER_UNDER.test(tokens[piece.from]?.text ?? '') &&
  (mentions.length === 0 ? first?.player != null : mentions.every(({ kind }) => kind === 'player'));
const OVER_UNDER = /^(over|o|ou)$/;

/** "Who has Jags over +130": a better price than that, and no total. */
function isBeyond(piece: Piece, tokens: readonly Token[]): boolean {
  if (piece.kind !== 'direction' || piece.direction !== 'over') return false;
  const next = tokens[piece.from + 1]?.number;
  const asksWho = tokens
    .slice(0, piece.from)
    .some(({ text }) => /^(who|whos|which|what|any|anyone|anybody|somebody|someone)$/.test(text));
  return asksWho && next?.sign === '+' && next.value >= LEAST_PRICE;
}
const LEAST_PRICE = 100;

/** "20 on it wins what", "what do I win", "60 to win what" asks what is paid, and not who wins. */
const isPayout = (piece: Piece, { tokens, mentions }: Pick<Tagged, 'tokens' | 'mentions'>): boolean =>
  piece.kind === 'market' &&
  (isToWinWhat(tokens, piece.from) ||
    (/^wins?$/.test(tokens[piece.from]?.text ?? '') &&
      (/^(i|we)$/.test(tokens[piece.from - 1]?.text ?? '') ||
        isOfStake(tokens, piece.from) ||
        winsWhat(tokens, piece.from) ||
        (mentions.length === 0 && /^(what|how|me|us|back)$/.test(tokens[piece.from + 1]?.text ?? '')))));

/** "What does 60 win on Bills +5": a stake wins so much, and nobody wins a game. */
const isOfStake = (tokens: readonly Token[], at: number): boolean => {
  const stake = tokens[at - 1]?.number;
  const before = plainText(tokens.slice(Math.max(0, at - 4), at - 1));
  return stake?.sign === null && /\b(what|whats|how much)( (does|do|would|will|did|can|could))?( my)?$/.test(before);
};

/** "50 wins what on the Cowboys". */
const winsWhat = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.number?.sign === null && /^(what|how)$/.test(tokens[at + 1]?.text ?? '');

const isToWinWhat = (tokens: readonly Token[], at: number): boolean =>
  /^to win (what|how much)\b/.test(plainText(tokens.slice(at, at + 4)));

function piecesOfBets(
  pieces: readonly Piece[],
  { focus, ...read }: Pick<Tagged, 'tokens' | 'mentions' | 'reading'> & { focus: readonly BetFocus[] },
): readonly Piece[] {
  const isOther = (piece: Piece) =>
    isLeague(piece, read) ||
    isRefused(piece, read.tokens) ||
    isOfProp(piece, { ...read, focus }) ||
    isBeyond(piece, read.tokens) ||
    isTotalOfMoney(piece, read.tokens) ||
    isPayout(piece, read);
  return pieces.slice(0, MOST_PIECES).filter((piece) => !isOther(piece));
}

/** "Spread not total": the market that is not wanted is none. "Why not the total" asks for it. */
function isRefused(piece: Piece, tokens: readonly Token[]): boolean {
  if (piece.kind !== 'market' || piece.from < 2) return false;
  const not = tokens[piece.from - 1]?.text === 'the' ? piece.from - 2 : piece.from - 1;
  return tokens[not]?.text === 'not' && !/^(why|if|or|how|should|do)$/.test(tokens[not - 1]?.text ?? 'why');
}

/** "MLS games": a league, and no moneylines where nobody is named who has one. */
const isLeague = (
  piece: Piece,
  { tokens, mentions, reading }: Pick<Tagged, 'tokens' | 'mentions' | 'reading'>,
): boolean =>
  piece.kind === 'market' &&
  tokens[piece.from]?.text === 'mls' &&
  mentions.length === 0 &&
  [...reading.leagues, ...(reading.excluded?.leagues ?? [])].includes('MLS');

/** "Leave out the Athletics" is no bet on them. */
const isExcluded = ({ side, player }: StatedBet, { excluded }: Reading): boolean =>
  (side !== null && (excluded?.teams ?? []).some(({ name }) => side.names.includes(name))) ||
  (player !== null && (excluded?.players ?? []).some((name) => player.names.includes(name)));
