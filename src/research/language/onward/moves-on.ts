import type { LineMovesInput } from '#contract/research/moves.ts';
import { type Asked, calls } from '../calls/call.ts';
import { aboutMoves, movesOfGame, sinceLately, sinceWindow } from '../calls/moves-calls.ts';
import { asksVerdict, shopsPrices } from '../calls/price-questions.ts';
import { isAsked } from '../calls/subject.ts';
import { asksMore, type GoingOn, leavesOnly, namedPerson, SMALL, wordSet } from './going-on.ts';

const WORDS = wordSet(
  `${SMALL} when why who which whom where happen happened happening move moved moves moving movement line lines odds price prices steam steamed steaming sharp sharps pro pros money action bettors books book first start started hour hours hr hrs minute minutes min day days week few couple past previous time since still much far direction way up down open opened opener opening openers current close closing vs from more rest next other side others game games big large biggest drive drove driven cause caused push pushed it really recent recently lately latest last fast quickly slow all every real news public bets bet hit hitting them because`,
);

/** When a move was, who made it, or the moves of another market, team, league or time. */
export function movesOn(before: readonly LineMovesInput[], going: GoingOn): Asked | null {
  const { parts, plain, said } = going;
  const [first] = before;
  const isElse = parts.hasStat || parts.hasMoney || parts.books.length > 0 || said.some(({ price }) => price !== null);
  const shops = shopsPrices(plain) && said.some(({ line }) => line !== null);
  if (!first || isElse || shops || asksPrices(plain) || asksVerdict(plain) || !leavesOnly(parts, WORDS)) return null;
  const market = marketSaid(going);
  if (market === 'team_total') return null;
  const person = namedPerson(going, first.eventId ?? null);
  if (person && isAsked(person)) return person;
  if (person) return person.kind === 'side' ? calls(movesOfGame(person, market ?? marketBefore(before))) : null;
  return (first.eventId === undefined ? ofMany(first, market, going) : ofGame(first, market)) ?? again(before, plain);
}

/** "Nah just gimme the Spurs spread prices": what it is at, and no move of it. */
const asksPrices = (plain: string): boolean => PRICES.test(plain) && !MOVES.test(plain);
const PRICES =
  /\b(just|only|give|gimme|show|list|see|want|need|whats|what are|where are|send|pull up) (\w+ ){0,6}(prices?|odds|board|lines|numbers)\b|^(no|nah) .*\b(prices?|odds)\b/;
const MOVES =
  /\b(mov\w+|open\w*|clos\w+|steam\w*|drift\w*|chang\w+|shift\w*|before|history|were|was|been|since|sharp)\b/;

const marketSaid = ({ said }: GoingOn) =>
  said.find((bet) => bet.market !== null)?.market ?? (said.some(isOfTotal) ? 'total' : null);

type Market = Exclude<NonNullable<ReturnType<typeof marketSaid>>, 'team_total'> | null;

/** Another market of the same game. */
function ofGame({ eventId, side, limit }: LineMovesInput, market: Market): Asked | null {
  if (!market) return null;
  const own = market === 'total' ? 'over' : side === 'away' ? 'away' : 'home';
  return calls([{ tool: 'line_moves', input: { eventId, market, side: own, limit } }]);
}

/** Other games: of another league or market, or since another time. */
function ofMany(first: LineMovesInput, market: Market, { parts, plain, text, nowMs }: GoingOn): Asked | null {
  const { leagues, window } = parts;
  const lately = sinceLately(plain, nowMs);
  if (leagues.length === 0 && !market && !window && !lately) return null;
  const since = lately ?? (window ? sinceWindow(window, text, nowMs) : first.since);
  const league = leagues[0] ?? first.league;
  const kept = market ?? first.market;
  const input = {
    ...(league && { league }),
    ...(kept && { market: kept }),
    ...(since && { since }),
    limit: first.limit,
  };
  return calls([{ tool: 'line_moves', input }]);
}

/** The same moves, with what is told of them, or the rest of them. */
function again(before: readonly LineMovesInput[], plain: string): Asked | null {
  const about = aboutMoves(plain);
  if (about.length > 0) return calls(before.map(movesCall), about);
  return asksMore(plain) ? calls(before.map((one) => movesCall({ ...one, offset: one.offset + one.limit }))) : null;
}

const isOfTotal = ({ direction }: GoingOn['said'][number]): boolean => direction === 'over' || direction === 'under';

const movesCall = (input: LineMovesInput) => ({ tool: 'line_moves' as const, input });

/** The one market that was looked at. */
const marketBefore = (before: readonly LineMovesInput[]): 'moneyline' | 'spread' | 'total' | null => {
  const [only, second] = before;
  const market = second === undefined ? only?.market : undefined;
  return market === 'moneyline' || market === 'spread' || market === 'total' ? market : null;
};
