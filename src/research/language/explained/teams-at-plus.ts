import { leaguesMeant } from '../boards/leagues-meant.ts';
import { type Asked, calls } from '../calls/call.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { callOfView } from '../onward/games-view.ts';

const SIDES = /\b(teams?|sides?|clubs?|fighters?|players?|who|whos|anyone|anybody)\b/;
const PLUS = /\b(plus money|plus odds|plus price|plus prices|plus priced|\+ ?money|at plus$|on the plus|plus side)\b/;
const LISTS = /\b(list|show|which|what|who|whos|see|any|all|every|are there)\b/;
const ELSE =
  /\b(bets?|best|good|worth|value|pick|picks|play|plays|take|like|lock|parlay|legs?|ev|mean|means|prop|props|over|total)\b/;
const ROWS = 10;
const EVEN = 2;

/** "Show me some NHL teams at plus money tonight": these sides by their prices, as a list that is no search for bets. */
export function teamsAtPlus(read: Tagged): Asked | null {
  const { plain, reading, mentions, amounts, slate, nowMs } = read;
  if (!PLUS.test(plain) || !SIDES.test(plain) || !LISTS.test(plain) || ELSE.test(plain)) return null;
  if (mentions.length > 0 || amounts.money.length > 0 || (reading.leagues.length === 0 && reading.window === null))
    return null;
  const view = {
    leagues: leaguesMeant(read),
    names: [],
    ...timeOf(reading),
    market: 'moneyline',
    only: 'underdog' as const,
    order: 'shortest' as const,
    minDecimal: EVEN,
    limit: ROWS,
    offset: 0,
  };
  return calls([callOfView(view, slate.events, nowMs)]);
}
