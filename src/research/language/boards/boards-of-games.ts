import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { fittingPersons, isUnfound } from '../calls/find-game.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';

const FEWEST = 2;
const MOST = 4;
const ROWS = 12;
/** A verdict or a search, and no look at prices. */
const JUDGES =
  /\b(picks?|parlays?|legs?|best (bets?|plays?|value)|should i|worth|good|better|lean|like|smash|hedge\w*|value|edge|ev|who wins)\b/;

/** "ML of both games, Cowboys Patriots and Raiders Rams, best on Cowboys": several games by both their sides, and one market: its prices in each. */
export function boardsOfGames(read: Tagged): Asked | null {
  const { said, plain, amounts, where } = read;
  const [market, ...others] = [...new Set(said.flatMap((bet) => bet.market ?? []))];
  if (!market || others.length > 0 || !SOLD.has(market) || amounts.prices.length > 0 || JUDGES.test(plain)) return null;
  if (said.length < FEWEST || !said.every(isOfGame)) return null;
  const events = said.flatMap(({ side, opponent }) => {
    const found = side ? fittingPersons(side, opponent, { ...where, window: null }) : [];
    const [person] = isUnfound(found) ? [] : found;
    return person ? [person.event.id] : [];
  });
  const games = [...new Set(events)];
  return events.length < said.length || games.length < FEWEST || games.length > MOST
    ? null
    : calls(games.map((eventId) => boardCall({ eventId, market, limit: ROWS })));
}

const SOLD: ReadonlySet<string> = new Set(['moneyline', 'spread', 'total']);

const isOfGame = ({ side, opponent, line, price, direction, stats }: StatedBet): boolean =>
  side !== null && opponent !== null && line === null && price === null && direction === null && stats.length === 0;
