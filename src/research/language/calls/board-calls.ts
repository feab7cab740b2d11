import type { BetRefDraft } from '#contract/research/bet.ts';
import type { League } from '#engine/names/league.ts';
import { coversSport, gameLabel, leagueOf } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { isOfCompetition } from '../../tools/best-bets/fit.ts';
import { propName } from '../../words/pick-label.ts';
import { type Asked, askWho, type Call, calls, say } from './call.ts';
import type { Unresolved } from './find-game.ts';
import { eachGame } from './game-in-order.ts';
import { homeLine } from './home-line.ts';
import {
  asksBetterThan,
  asksMarketPrices,
  asksOfBook,
  asksPoints,
  asksQuote,
  asksSomewhere,
  asksTheLine,
  asksVerdict,
  asksWhoHas,
  asksWholeBoard,
  endOfNumber,
  shopsPrices,
} from './price-questions.ts';
import { resolveBet } from './resolve-bet.ts';
import { sideTold } from './side-told.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';
import { isAsked, type MarketQuestion, marketOf, marketsOf, personOf, timeOf } from './subject.ts';

const BOARD_ROWS = 30;
/** Of several boards in one answer each has as many. */
const ROWS_OF_SEVERAL = 12;
const GAMES = 10;
const LISTED_GAMES = 20;
const MOST_BOARDS = 3;

/** A board, its parts that are not there left out. */
export const boardCall = ({ limit = BOARD_ROWS, ...input }: { limit?: number; [part: string]: unknown }): Call => ({
  tool: 'show_board',
  input: { ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)), limit },
});

/** Prices, lines and games, where nothing is to be judged or picked; null where something is. */
export function boardAsked(asked: MarketQuestion): Asked | null {
  if (!asksBoard(asked)) return null;
  const board = boardOf(asked);
  if (board) return board;
  const { leagues, topics, window } = asked;
  const markets = marketsOf(asked);
  if (markets.length === 0 && listsGames(asked)) return gamesAsked(asked);
  const [league] = leagues;
  if (!league && markets.length === 0 && !topics.has('games') && window === null)
    return askWho('Which game do you mean? Name a team, a league or a day.');
  return manyGames(asked, markets);
}

/** A board of the main lines of many games for each market that is named, at the books that are. */
function manyGames(asked: MarketQuestion, markets: readonly string[], assumed: readonly string[] = []): Asked {
  const [league] = asked.leagues;
  // "Who's favored and by how much" is told in points.
  const isInPoints = isOfLines(asked) || asksPoints(asked.plain);
  const own = isInPoints ? 'spread' : 'moneyline';
  const named = SIDES.test(asked.plain) ? [sidesOf(asked), ...markets] : markets;
  const isOfAll = ALL_LINES.test(asked.plain) || (LINES.test(asked.plain) && isOfFew(asked));
  const kinds = named.length > 0 ? [...new Set(named)] : isOfAll ? [own, ...otherThan(own)] : [own];
  const input = { ...(league && { league }), ...timeOf(asked), ...partsAsked(asked), limit: GAMES };
  return calls(
    kinds.map((market) => boardCall({ ...input, market })),
    assumed,
  );
}

const SIDES = /\bsides\b/;
/** The sides of football and basketball are spreads. */
const sidesOf = ({ leagues }: MarketQuestion): string =>
  leagues.every((league) => LINED.has(league)) ? 'spread' : 'moneyline';
const ALL_LINES =
  /\b(all|every|full)( of)?( the)? (\w+ )?(lines|odds|prices|markets|board)\b|\beverything\b|\bgame lines\b/;
/** "Thursday game lines", "lines for tonight": where few are played each of the three has room. */
const LINES = /\blines\b/;
const FEW_GAMES = 3;
const isOfFew = ({ events, nowMs, window, leagues }: MarketQuestion): boolean =>
  window !== null &&
  events.filter(({ startsAt, sportKey }) => {
    const startMs = startsAt.getTime();
    const isThen = startMs > nowMs && startMs >= window.fromMs && startMs < window.toMs;
    return isThen && (leagues.length === 0 || leagues.some((league) => coversSport(league, sportKey)));
  }).length <= FEW_GAMES;
const otherThan = (own: string): string[] => GAME_MARKETS.filter((market) => market !== own);

/** The games of a league, a day or a team. */
export function gamesAsked({ leagues, ...asked }: MarketQuestion, name?: string): Asked {
  const input = {
    ...(name !== undefined && { names: [name] }),
    ...(leagues.length > 0 && name === undefined && { leagues }),
    ...(asked.competitions.length > 0 && name === undefined && { eventIds: gamesOf(asked) }),
    ...timeOf(asked),
    limit: LISTED_GAMES,
  };
  return calls([{ tool: 'find_games', input }]);
}

const MOST_IDS = 60;

/** "Liga MX games" are none of another league's. */
const gamesOf = ({ competitions, events, nowMs }: Pick<MarketQuestion, 'competitions' | 'events' | 'nowMs'>) =>
  events
    .filter((event) => event.startsAt.getTime() > nowMs && competitions.some((key) => isOfCompetition(key, event)))
    .slice(0, MOST_IDS)
    .map(({ id }) => id);

/**
 * The price of a bet on somebody who is named or was spoken of: where it is, at which book, on which number. It is asked for by its
 * words alone, whatever else a search could make of them. Null: a verdict is asked for, or something else.
 */
export function pricesAsked(asked: MarketQuestion): Asked | null {
  const { plain, bets, said, leagues } = asked;
  const hasPrice = bets.some(({ price }) => price !== null) && leastWanted(asked) === null;
  if (hasPrice || asksVerdict(plain) || BOOST.test(plain)) return null;
  // Several lines are compared, and several names are legs: no price of one bet.
  const isOfOne = bets.filter(({ line }) => line !== null).length < 2 && said.filter(hasSubject).length < 3;
  const subject = isOfOne ? bets.find(hasSubject) : undefined;
  if (!subject || (leagues.length > 0 && !said.some(hasSubject)) || !asksPriceOf(asked)) return null;
  const other = asksBetterThan(plain) ? { ...asked, bets: bets.map(onSameMarket) } : asked;
  return boardOf(other);
}

const BOOST = /\bboost(s|ed|er)?\b/;

function asksPriceOf({ plain, bets, books }: MarketQuestion): boolean {
  if (
    shopsPrices(plain) ||
    asksQuote(plain) ||
    endOfNumber(plain) !== null ||
    (asksWhoHas(plain) && bets.some(saysBet))
  )
    return true;
  return books.length > 1 || (books.length > 0 && asksOfBook(plain) && !bets.some(({ line }) => line !== null));
}

/** The market of a bet without its number. */
const onSameMarket = (bet: StatedBet): StatedBet => ({
  ...bet,
  market: bet.market ?? (bet.line?.signed === true ? 'spread' : null),
  line: null,
});

const LISTS = /\b(give me|gimme|show|list|display|pull up|see|what are|whats|get me|every|each|all|full)\b/;
const OF_ALL =
  /\b(lines|odds|prices|numbers|board)\b|\b(spreads?|totals?|moneylines?|mls?|over unders?)\b.*\b(every|each|all)\b|\b(every|each|all)\b.*\b(spreads?|totals?|moneylines?|mls?|over unders?)\b|\b(spreads|totals|moneylines|mls|over unders|o us)\b/;
/** What a book has of one market in all its games. */
const OF_MARKET = /\b(spreads|totals|moneylines|mls|over unders|o us|run lines|puck lines)\b/;
const WANTS_BETS =
  /\b(best|top|bets?|betting|value|edges?|parlays?|safest|locks?|good|longest|shortest|favou?rites?|dogs?|underdogs?|boosts?|boosted)\b/;

/** "NFL lines for Thursday", "spread on every NBA game": the board of many games. */
export function boardsOfGames(asked: MarketQuestion): Asked | null {
  const { said, bets, leagues, window, books } = asked;
  const plain = asked.plain.replace(/\b(no|without|any)( the)? (picks|bets|opinions?)\b/g, '');
  const isOfBooks = books.length > 0;
  const isScoped = leagues.length > 0 || window !== null || isOfBooks;
  // What leans on a bet that was spoken of is of that bet.
  const isOff = bets.some(hasSubject) || said.some(({ price, line }) => price !== null || line !== null);
  const isNoPicks = plain !== asked.plain && asked.topics.has('games');
  if (!isScoped || isOff || asksVerdict(plain) || WANTS_BETS.test(plain)) return null;
  if (isNoPicks) return gamesAsked(asked);
  if (
    !(isOfBooks && leagues.length === 0 ? OF_MARKET : OF_ALL).test(plain) ||
    !(isOfBooks || LISTS.test(plain) || /\b(lines|odds|board|spreads|totals|moneylines|over unders)\b/.test(plain))
  )
    return null;
  if (said.find((bet) => bet.market !== null)?.market === 'team_total') return null;
  const markets = marketsOf({ ...asked, bets: said });
  return manyGames(asked, markets, OF_ALL_BOOKS.test(plain) ? [ONE_GAME_AT_A_TIME] : []);
}

const OF_ALL_BOOKS = /\b(all|every|each)( of)?( the)? (books?|sportsbooks?)\b/;
const ONE_GAME_AT_A_TIME =
  'For many games you get the best price on each side and its book; every book is shown one game at a time, so name a team.';

/** The board of whom is named or was spoken of; null where nobody is. */
export function boardOf(asked: MarketQuestion): Asked | null {
  const person = personOf(asked);
  if (!person) return null;
  if (isAsked(person)) return person;
  return asked.period === null ? boardsOf(person, asked) : say(noPeriod(asked.period, person.event));
}

/** A part of a game has no prices here, and the whole game's do not stand in for it. */
const noPeriod = (period: string, event: SlateEvent): string =>
  `I have no prices for a ${PERIODS[period] ?? 'part'}, only for whole games; ${gameLabel(event)} has those.`;

const PERIODS: Readonly<Record<string, string>> = {
  first_half: 'first half',
  second_half: 'second half',
  quarter: 'quarter',
  period: 'period',
  first_innings: 'game’s first innings',
  set: 'set',
};

/** "At plus money", "+120 or better": prices from there on. */
function leastWanted({ plain, text, minDecimal, amounts: { prices } }: MarketQuestion): number | null {
  const [price, second] = prices;
  // "Cubs +150 somewhere?" looks for the books that pay it.
  if (price && !second && asksSomewhere(plain)) return price.decimal;
  return minDecimal !== null &&
    !AND_ODDS.test(text) &&
    /\bplus (money|odds|price|prices)\b|\b(or|and) (better|more|higher|up|longer)\b|\bat least\b/.test(plain)
    ? minDecimal
    : null;
}

/** "Prediction + odds" adds them. */
const AND_ODDS = /\+\s+(odds|prices?)\b/i;

const NO_PICKS = /\bno (picks|bets|opinions?)\b|\bwithout (the )?picks\b/i;

/** Nobody says "show me" of a verdict. */
const SHOWS = /\b(show|list|display|pull up|devig|no.vig|favored|favoured|fave|favorite)\b/i;

export const listsGames = ({ topics }: MarketQuestion): boolean => topics.has('games') && !topics.has('best');

function asksBoard(asked: MarketQuestion): boolean {
  const { topics, bets, text, plain } = asked;
  const isJudged = bets.some(({ price }) => price !== null) && !/\b(better|longer|more) than\b/i.test(text);
  if (isJudged || !speaksOfBoards(asked)) return false;
  if (topics.has('best')) return topics.has('best_price') || asksMarketPrices(plain) || NO_PICKS.test(text);
  return setsSideBySide(asked) || isShown(asked) || topics.has('best_price') || !topics.has('judge');
}

const asksPrices = ({ topics, plain }: MarketQuestion): boolean =>
  topics.has('best_price') || topics.has('odds') || asksMarketPrices(plain);

const setsSideBySide = ({ topics, books }: MarketQuestion): boolean =>
  books.length > 1 && (topics.has('compare') || topics.has('list'));

const speaksOfBoards = (asked: MarketQuestion): boolean =>
  asksPrices(asked) ||
  (asked.topics.has('list') && marketOf(asked) !== null) ||
  listsGames(asked) ||
  setsSideBySide(asked);

const isShown = (asked: MarketQuestion): boolean =>
  (asked.topics.has('list') && asked.topics.has('odds')) || (SHOWS.test(asked.text) && speaksOfBoards(asked));

/** Every book on what is named of one game: who wins where nothing else is; all of its markets where the board is asked for. */
function boardsOf(person: Person, asked: MarketQuestion): Asked {
  const named = onOneMarket(asked.bets.filter(hasSubject)).map((bet) =>
    withoutOldLine(inFocus(bet, person, asked), person, asked),
  );
  if (!named.some(saysBet) && person.kind === 'side' && (asksWholeBoard(asked.plain) || setsBooksBeside(asked)))
    return wholeBoard(person, asked);
  const boards: Call[] = [];
  for (const { bet, eventId } of named.flatMap((one) => eachGame(one, asked))) {
    const resolved = resolveBet(bet, { ...asked, period: null, eventId });
    if ('missing' in resolved && resolved.boards) return byPlayer(resolved.boards);
    if ('missing' in resolved) return say(resolved.missing, resolved.choices);
    boards.push(...resolved.refs.slice(0, 1).map((ref) => boardOfBet(ref, bet, asked)));
  }
  const unique = oneOfEach(MARGIN.test(asked.plain) ? boards.map(ofBothSides) : boards);
  const winner = boardCall({ eventId: person.event.id, ...partsAsked(asked) });
  return calls(unique.length > 0 ? unique.slice(0, MOST_BOARDS) : [winner]);
}

/** What a book keeps is of a whole market, whichever side names it. */
const MARGIN = /\b(hold|vig|vigorish|margin|overround|juice) (on|of|for|in)\b(?! (a )?(sec|second|min|minute)\b)/;
const ofBothSides = (call: Call): Call => {
  const { side, ...input } = call.input as { side?: string };
  return boardCall({ ...input, ...(side === 'away' && { first: side }) });
};

/** "Stars Canucks and the Avalanche too, puck lines": the one market that is said is of all. */
function onOneMarket(bets: readonly StatedBet[]): readonly StatedBet[] {
  const markets = [...new Set(bets.flatMap(({ market }) => (market === null ? [] : [market])))];
  const [market] = markets;
  return market === undefined || markets.length > 1
    ? bets
    : bets.map((bet) => (saysBet(bet) || bet.player !== null ? bet : { ...bet, market }));
}

/** What is asked of a game and stands there by player. */
export const byPlayer = ({ eventId, markets }: NonNullable<Unresolved['boards']>): Asked =>
  calls(markets.slice(0, MOST_BOARDS).map((market) => boardCall({ eventIds: [eventId], market })));

/** "Compare FanDuel and DraftKings on the Chiefs game": all that they sell of it. */
const setsBooksBeside = ({ books, plain }: MarketQuestion): boolean =>
  books.length > 1 && /\b(compare|compared|comparison|side by side|game|matchup)\b/.test(plain);

/** One board of each market: of both sides of a game where both are named. */
function oneOfEach(boards: readonly Call[]): Call[] {
  const open = boards.map((call) => ({ call, key: JSON.stringify({ ...call.input, side: null, first: null }) }));
  const keys = [...new Set(open.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const same = [
      ...new Map(open.filter((one) => one.key === key).map(({ call }) => [JSON.stringify(call), call])).values(),
    ];
    const [first] = same;
    return first ? [same.length > 1 ? ofBothSides(first) : first] : [];
  });
}

/** Leagues whose bettors call the spread the line. */
const LINED: ReadonlySet<League | null> = new Set<League | null>(['NFL', 'NCAAF', 'NBA', 'WNBA', 'NCAAB']);

export const laysPoints = ({ sportKey, markets }: SlateEvent): boolean =>
  LINED.has(leagueOf(sportKey)) && markets.some(({ market }) => market === 'spread');

/** "NFL lines for Sunday", "lines tonight" where only such leagues play: their spreads, and not who wins. */
function isOfLines({ plain, leagues, events, window, nowMs }: MarketQuestion): boolean {
  if (!/\blines\b/.test(plain)) return false;
  if (leagues.length > 0) return leagues.every((league) => LINED.has(league));
  const ahead = events.filter(({ startsAt }) => startsAt.getTime() > nowMs);
  const within = ahead.filter(
    ({ startsAt }) => window === null || (startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs),
  );
  // On a day without games the next such day is meant.
  const meant = within.length > 0 ? within : ahead;
  return meant.length > 0 && meant.every(laysPoints);
}

/** Whoever asks for the best number on a team behind its spread means the spread, as does who asks for its points or its line. */
function inFocus(bet: StatedBet, { event }: Person, { focus, plain, said, isOfFacts }: MarketQuestion): StatedBet {
  const [spoken] = focus;
  const isSame = spoken?.eventId === event.id && spoken.market === 'spread';
  const isOfGame = isOfFacts && bet.player === null && !said.some(saysBet);
  const isOpen = isOfGame || (bet.player === null && (bet.market === null || bet.market === 'spread'));
  if (isOpen && (asksPoints(plain) || ((!saysBet(bet) || isOfGame) && asksTheLine(plain) && laysPoints(event))))
    return { ...bet, stats: [], market: 'spread' };
  return bet.player === null && !saysBet(bet) && isSame ? { ...bet, market: 'spread' } : bet;
}

/** The line that was spoken of before is the main one, or another number is asked for: all books are meant. */
function withoutOldLine(bet: StatedBet, { event }: Person, { said, plain }: MarketQuestion): StatedBet {
  if (bet.line === null || bet.player !== null || said.some(({ line }) => line !== null)) return bet;
  const main = mainLine(event.markets.filter(({ market }) => market === bet.market));
  const isMain = Math.abs(main?.lineHundredths ?? Number.NaN) === Math.round(Math.abs(bet.line.line) * 100);
  return isMain || /\b(numbers?|lines?)\b/.test(plain) ? { ...bet, line: null } : bet;
}

/** Which books are asked about, and from which price on. */
function partsAsked(asked: MarketQuestion) {
  const minDecimal = leastWanted(asked);
  return {
    ...(asked.books.length > 0 && { books: [...asked.books] }),
    ...(minDecimal !== null && { minDecimal }),
  };
}

const GAME_MARKETS = ['moneyline', 'spread', 'total'];

/** The main markets of a game, and how many bets on players there are beside. */
function wholeBoard({ event, selection }: Extract<Person, { kind: 'side' }>, asked: MarketQuestion): Asked {
  const stored = GAME_MARKETS.filter((market) => event.markets.some((one) => one.market === market));
  const isOneSide = asked.books.length < 2 && asked.bets.filter(hasSubject).every(({ opponent }) => opponent === null);
  const boards = stored.map((market) =>
    boardCall({
      eventId: event.id,
      market,
      ...(isOneSide && market !== 'total' && { side: selection }),
      ...partsAsked(asked),
      limit: stored.length > 1 ? ROWS_OF_SEVERAL : BOARD_ROWS,
    }),
  );
  return calls(boards, asked.books.length > 1 ? [] : [propsBeside(event)]);
}

function propsBeside({ markets }: SlateEvent): string {
  const props = markets.filter(({ market }) => market.startsWith('prop:'));
  if (props.length === 0) return 'I have no props of this game.';
  const kinds = [...new Set(props.map(({ market }) => propName(market)))];
  const players = new Set(props.map(({ player }) => player)).size;
  return `${props.length === 1 ? '1 prop is' : `${props.length} props are`} stored as well, on ${players === 1 ? '1 player' : `${players} players`} (${kinds.slice(0, 6).join(', ')}): name a player to see his.`;
}

function boardOfBet({ eventId, market, side, line, player }: BetRefDraft, bet: StatedBet, asked: MarketQuestion): Call {
  return boardCall({
    eventId,
    market,
    ...sideTold({ market, side }, bet, asked),
    line: line == null ? undefined : homeLine(line, market, side),
    ...(player && { player }),
    ...partsAsked(asked),
  });
}
