import type { ShowBoardInput } from '#contract/research/board.ts';
import type { Selection } from '../../slate/price.ts';
import type { Person } from '../../slate/slate.ts';
import { SURE_SHARE } from '../acts/read-act.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, type Call, calls } from '../calls/call.ts';
import { asksWho, flips } from '../calls/focus.ts';
import { homeLine } from '../calls/home-line.ts';
import type { MarketWord } from '../calls/pieces.ts';
import { asksVerdict, endOfNumber, wantsPlusMoney } from '../calls/price-questions.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { isAsked } from '../calls/subject.ts';
import { booksLeft } from './books-left.ts';
import { asksMore, type GoingOn, leavesOnly, namedPerson, namesGame, SMALL, wordSet } from './going-on.ts';

const WORDS = wordSet(
  `${SMALL} all every each book books sportsbook sportsbooks app apps site sites best better top highest lowest cheapest worst number numbers price prices odds line lines juice vig hold which who whos where has have had board boards full else anywhere anyone anybody other side opposite pays paying pay market markets main more rest next game games plus money offering offer current currently shop around quote quotes least most biggest longest shortest tell look check looking like lets let us out than team teams run their opponent opponents another anything elsewhere different somewhere without except`,
);
const ALL_BOOKS =
  /\b(all|every|each|any|other) (the |of the |other )?(books?|sportsbooks?|apps?|sites?)\b|\beverywhere\b|\banywhere\b/;
const SHOPS = /\b(best|better|top|highest|lowest|cheapest|worst|which book|what book|who has|whos got|who got|where)\b/;

const PROPS = /\bprops?\b/;

/** Another market, side, line, book, team or page of a board: prices still, and no verdict. */
export function boardOn(before: readonly ShowBoardInput[], going: GoingOn): Asked | null {
  const { parts, plain, said } = going;
  const isElse =
    parts.hasStat ||
    parts.hasMoney ||
    PROPS.test(plain) ||
    said.some(({ price, market }) => price !== null || market === 'team_total');
  if (isElse || takesSide(going) || asksVerdict(plain) || asksWho(going.tokens) || !leavesOnly(parts, WORDS))
    return null;
  const [first] = before;
  if (!first) return null;
  const person = namedPerson(going, first.eventId ?? null);
  if (person && isAsked(person)) return person;
  if (person?.kind === 'player') return playerBoard(person, first);
  if (first.eventId === undefined && !person) return null;
  const wish = wishOf(going, first);
  if (!person && isNothing(wish, plain)) return null;
  const more = asksMore(plain) && !person && isBare(wish);
  if (more) return calls(before.map((board) => boardCall({ ...board, offset: board.offset + board.limit })));
  const boards = marketsOf(before, wish).map((board) => nextBoard(board, wish, person));
  return calls(uniqueCalls(boards));
}

/** "No, the under": with its side it is a bet, where its price alone is not what is asked for. */
const takesSide = ({ said: [bet, ...others], amounts, likeliest: { act, share } }: GoingOn): boolean =>
  act === 'judge' &&
  share >= SURE_SHARE &&
  others.length + amounts.prices.length + amounts.lines.length === 0 &&
  (bet?.direction === 'over' || bet?.direction === 'under');

type Wish = {
  markets: readonly Exclude<MarketWord, 'team_total'>[];
  direction: StatedBet['direction'];
  /** At which end its numbers are asked for. */
  end: ReturnType<typeof endOfNumber>;
  line: StatedBet['line'];
  books: readonly string[];
  /** The books that are left where some are left out. */
  booksLeft: readonly string[] | undefined;
  allBooks: boolean;
  plusMoney: boolean;
  flips: boolean;
  /** "Same for the Toluca game" is the same side there. */
  isSame: boolean;
  /** A game is named by both who play in it. */
  isOfGame: boolean;
};

function wishOf(going: GoingOn, { market: shown, books }: ShowBoardInput): Wish {
  const { said, parts, plain, tokens, mentions } = going;
  const markets = said.flatMap(({ market }) => (market === null || market === 'team_total' ? [] : [market]));
  const isTotal = markets.includes('total') || (markets.length === 0 && shown === 'total');
  return {
    markets: [...new Set(markets)],
    direction: said.find(({ direction }) => direction !== null)?.direction ?? null,
    end: isTotal || shown === 'spread' ? endOfNumber(plain) : null,
    line: said.find(({ line }) => line !== null)?.line ?? null,
    books: parts.books,
    booksLeft: booksLeft(books, parts.refused, going),
    allBooks: ALL_BOOKS.test(plain),
    plusMoney: wantsPlusMoney(plain),
    flips: flips(tokens),
    isOfGame: namesGame(mentions),
    isSame: /\bsame\b.*\b(game|match|one|fixture)\b/.test(plain),
  };
}

const isBare = ({
  markets,
  direction,
  end,
  line,
  books,
  booksLeft: rest,
  allBooks,
  plusMoney,
  flips: other,
}: Wish): boolean =>
  markets.length === 0 &&
  (direction ?? end) === null &&
  line === null &&
  books.length === 0 &&
  rest === undefined &&
  !allBooks &&
  !plusMoney &&
  !other;

const isNothing = (wish: Wish, plain: string): boolean => isBare(wish) && !SHOPS.test(plain) && !asksMore(plain);

/** The boards before, or one of each market that is named now. */
function marketsOf(before: readonly ShowBoardInput[], { markets, direction, line }: Wish): ShowBoardInput[] {
  const [first] = before;
  if (!first) return [];
  const named = markets.length > 0 ? markets : marketOfSide(first, direction, line);
  if (named === null) return [...before];
  return named.map((market) => before.find((board) => board.market === market) ?? withMarket(first, market));
}

/** "And the draw", "the under", "+3": the market that has such a side or line. */
function marketOfSide(
  { market }: ShowBoardInput,
  direction: Wish['direction'],
  line: Wish['line'],
): Exclude<MarketWord, 'team_total'>[] | null {
  if (direction === 'draw') return ['moneyline'];
  const isTotal = direction === 'over' || direction === 'under';
  if (isTotal && !market.startsWith('prop:')) return ['total'];
  return line?.signed === true && market === 'moneyline' ? ['spread'] : null;
}

/** Another market of the same game has neither the line nor the books of the one before. */
function withMarket(board: ShowBoardInput, market: string): ShowBoardInput {
  const { line: _, player: __, minDecimal: ___, books: ____, order: _____, tells: ______, side, ...rest } = board;
  const isKept = isOfSides(market) && (side === 'home' || side === 'away');
  return { ...rest, market, ...(isKept && { side }) };
}

const isOfSides = (market: string): boolean => market === 'moneyline' || market === 'spread';

type Side = Extract<Person, { kind: 'side' }>;

function nextBoard(board: ShowBoardInput, wish: Wish, person: Side | null): Call {
  const isOther = person !== null && person.event.id !== board.eventId;
  const side = sideOf(board, wish, person);
  const { market, player, line } = board;
  const own = wish.line ? homeLine(wish.line.line, market, side) : undefined;
  return boardCall({
    ...(isOther
      ? { eventId: person.event.id, market: market.startsWith('prop:') ? 'moneyline' : market, line: own }
      : { eventId: board.eventId, market, player, line: own ?? line }),
    ...(wish.end === null ? { side } : { order: wish.end }),
    ...toldAs(board, wish, { side, isOther, person }),
    books:
      wish.books.length > 0 ? [...wish.books] : wish.allBooks ? undefined : (wish.booksLeft?.slice() ?? board.books),
    minDecimal: wish.plusMoney ? 2 : isOther ? board.minDecimal : undefined,
    ...(board.eventId !== undefined && { limit: board.limit }),
  });
}

const OTHER: Readonly<Partial<Record<Selection, Selection>>> = {
  home: 'away',
  away: 'home',
  over: 'under',
  under: 'over',
};

function sideOf({ market, side }: ShowBoardInput, wish: Wish, person: Side | null): Selection | undefined {
  if ((wish.direction === 'draw' || (wish.isSame && side === 'draw')) && market === 'moneyline') return 'draw';
  if (wish.direction !== null && !isOfSides(market)) return wish.direction;
  if (wish.flips && side) return OTHER[side] ?? side;
  // "Same for Germany" behind the draw is the whole board of its game.
  if (person && side === 'draw') return undefined;
  if (person && wish.isOfGame) return undefined;
  return person && isOfSides(market) ? person.selection : side;
}

type Next = { side: Selection | undefined; isOther: boolean; person: Side | null };

/** Which side is told first, whoever is named first, else who was; and that every book is shown, as before. */
function toldAs({ market, first, everyBook }: ShowBoardInput, wish: Wish, { side, isOther, person }: Next) {
  const named = wish.isOfGame && person?.selection === 'away' ? ('away' as const) : undefined;
  const own = isOther || wish.isOfGame ? named : first;
  return {
    ...(side === undefined && isOfSides(market) && own && { first: own }),
    ...(everyBook && wish.books.length === 0 && { everyBook }),
  };
}

function playerBoard(person: Extract<Person, { kind: 'player' }>, { market }: ShowBoardInput): Asked | null {
  const isStored = person.event.markets.some((one) => one.market === market && one.player === person.name);
  if (!isStored) return null;
  return calls([boardCall({ eventId: person.event.id, market, player: person.name })]);
}

export const uniqueCalls = (all: readonly Call[]): Call[] => [
  ...new Map(all.map((call) => [JSON.stringify(call), call])).values(),
];
