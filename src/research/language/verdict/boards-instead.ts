import type { BetRefDraft } from '#contract/research/bet.ts';
import { boardCall, boardOf, gamesAsked } from '../calls/board-calls.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, type Call, calls } from '../calls/call.ts';
import { betsOf, isRefused } from '../calls/left-out.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { timeOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { propsOfGame } from '../free/props-of-game.ts';
import { gamesIn } from '../onward/games-view.ts';
import { bestOf, verdictOffers } from './verdict-offers.ts';

const MOST_BOARDS = 3;

/** The prices of what would be judged or searched: of each bet, of who is named, else the games. Null: nothing is named. */
export function boardsInstead(read: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind === 'calls') return ofBets(asked, read);
  return ofNamed(read) ?? ofScope(read);
}

function ofBets({ calls, assumed }: Extract<Asked, { kind: 'calls' }>, { slate, nowMs }: Tagged): Asked | null {
  const bets = calls.flatMap(betsOf);
  const boards = [...new Map(bets.map((bet) => [JSON.stringify(boardOn(bet)), boardOn(bet)])).values()];
  if (boards.length === 0) return null;
  return {
    kind: 'calls',
    calls: boards.slice(0, MOST_BOARDS),
    assumed,
    offers: verdictOffers(bets, slate.events, nowMs),
  };
}

const LOOKS =
  /\b(what|whats|how|hows)\b.*\b(looks?|looking) like\b|\bhows? (\w+ ){1,6}looking\b|\bwhats? (is |are )?(out there|available|posted|on offer|up)\b/;
const JUDGES =
  /\b(good|bad|value|worth|bets?|picks?|plays?|better|best|edge|lean|take|should|chances?|parlay|teaser|hedge|fair|books?|injur\w*|weather)\b/;
const ROWS = 12;

/** "Whats the Chargers Jets look like", "Bears -2.5 or -3, whats out there": the markets that are named, of every side and line that is. Null: it asks for more than a look. */
export function lookedAt({ plain, amounts }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || amounts.prices.length > 0 || asksVerdict(plain)) return null;
  if (!LOOKS.test(plain) || JUDGES.test(plain.replace(LOOKS, ' '))) return null;
  const bets = asked.calls.flatMap(betsOf);
  const isOnSame = (one: BetRefDraft, other: BetRefDraft) =>
    one.eventId === other.eventId && one.market === other.market && one.player === other.player;
  const firsts = bets.filter((bet, at) => bets.findIndex((other) => isOnSame(other, bet)) === at);
  const boards = firsts.slice(0, MOST_BOARDS).map((first): Call => {
    const others = bets.filter((bet) => bet !== first && isOnSame(bet, first));
    if (others.length === 0) return boardOn(first);
    const { eventId, market, side, player } = first;
    const isOfSide = others.every((bet) => bet.side === side);
    return boardCall({ eventId, market, ...(isOfSide && { side }), ...(player && { player }), limit: ROWS });
  });
  return boards.length === 0 ? null : calls(boards);
}

const boardOn = ({ book, ...bet }: BetRefDraft): Call => boardOnBet(bet, book == null ? undefined : [book]);

/** "Show me his props": what is priced of who is named. */
function ofNamed(read: Tagged): Asked | null {
  const asked = { ...toMarketQuestion(read), window: null };
  if (!read.said.some(hasSubject) || read.mentions.some((one) => isRefused(one, read.tokens))) return null;
  const board = propsOfGame({ ...asked, bets: read.said }) ?? boardOf({ ...asked, bets: read.said });
  if (board?.kind !== 'calls') return board;
  const [first] = board.calls;
  const eventId = first && 'eventId' in first.input ? String(first.input.eventId) : undefined;
  return { ...board, offers: bestOf(eventId, read.slate.events) };
}

function ofScope(read: Tagged): Asked | null {
  const { reading, mentions } = read;
  if (mentions.length > 0 || (reading.leagues.length === 0 && reading.window === null)) return null;
  return atNamedBooks(read) ?? gamesAsked(toMarketQuestion(read));
}

const MOST_GAMES = 6;
const GAME_MARKETS = ['moneyline', 'spread', 'total'];

/** "Everything Tuesday in the NBA side by side at DK and MGM": of each game the prices of these books. */
function atNamedBooks({ books, reading, said, slate, nowMs }: Tagged): Asked | null {
  if (books.length < 2) return null;
  const { leagues, window } = reading;
  const view = { market: null, leagues, names: [], limit: MOST_GAMES, offset: 0, ...timeOf({ window }) };
  const games = gamesIn(view, slate.events, nowMs);
  const named = GAME_MARKETS.filter((market) => said.some((bet) => bet.market === market));
  const market = named.length > 1 ? null : (named[0] ?? 'moneyline');
  if (market === null || games.length === 0) return null;
  const boards = games.slice(0, MOST_GAMES).map(({ id }) => boardCall({ eventId: id, market, books: [...books] }));
  const told = `This is their ${market} in ${games.length > MOST_GAMES ? `the first ${MOST_GAMES} of ${games.length} games` : 'each game'}.`;
  return { kind: 'calls', calls: boards, assumed: [told] };
}
