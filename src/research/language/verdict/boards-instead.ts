import type { BetRefDraft } from '#contract/research/bet.ts';
import { boardOf, gamesAsked } from '../calls/board-calls.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import type { Asked, Call } from '../calls/call.ts';
import { betsOf, isRefused } from '../calls/left-out.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { propsOfGame } from '../free/props-of-game.ts';
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
  return gamesAsked(toMarketQuestion(read));
}
