import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Person } from '../../slate/slate.ts';
import { type Asked, type Call, calls, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject } from './stated-bets.ts';
import { isAsked, type MarketQuestion, marketOf, personOf, timeOf } from './subject.ts';

const BOARD_ROWS = 30;
const GAMES = 10;
const LISTED_GAMES = 20;
const MOST_BOARDS = 3;

/** Prices, lines and games, where nothing is to be judged or picked; null where something is. */
export function boardAsked(asked: MarketQuestion): Asked | null {
  if (!asksBoard(asked)) return null;
  const person = personOf(asked);
  if (person) return isAsked(person) ? person : boardsOf(person, asked);
  const { leagues, topics, window } = asked;
  const market = marketOf(asked);
  if (!market && listsGames(asked)) {
    const input = { ...(leagues.length > 0 && { leagues }), ...timeOf(asked), limit: LISTED_GAMES };
    return calls([{ tool: 'find_games', input }]);
  }
  const [league] = leagues;
  if (!league && !market && !topics.has('games') && window === null)
    return say('Which game do you mean? Name a team, a league or a day.');
  const input = { ...(league && { league }), ...timeOf(asked), market: market ?? 'moneyline', limit: GAMES };
  return calls([{ tool: 'show_board', input }]);
}

const NO_PICKS = /\bno (picks|bets|opinions?)\b|\bwithout (the )?picks\b/i;

/** Nobody says "show me" of a verdict. */
const SHOWS = /\b(show|list|display|pull up|devig|no.vig|favored|favoured|fave|favorite)\b/i;

const listsGames = ({ topics }: MarketQuestion): boolean => topics.has('games') && !topics.has('best');

function asksBoard(asked: MarketQuestion): boolean {
  const { topics, bets, text } = asked;
  const isJudged = bets.some(({ price }) => price !== null) && !/\b(better|longer|more) than\b/i.test(text);
  if (isJudged || !speaksOfBoards(asked)) return false;
  if (topics.has('best')) return topics.has('best_price') || NO_PICKS.test(text);
  return setsSideBySide(asked) || isShown(asked) || topics.has('best_price') || !topics.has('judge');
}

const asksPrices = ({ topics }: MarketQuestion): boolean => topics.has('best_price') || topics.has('odds');

const setsSideBySide = ({ topics, books }: MarketQuestion): boolean =>
  books.length > 1 && (topics.has('compare') || topics.has('list'));

const speaksOfBoards = (asked: MarketQuestion): boolean =>
  asksPrices(asked) ||
  (asked.topics.has('list') && marketOf(asked) !== null) ||
  listsGames(asked) ||
  setsSideBySide(asked);

const isShown = (asked: MarketQuestion): boolean =>
  (asked.topics.has('list') && asked.topics.has('odds')) || (SHOWS.test(asked.text) && speaksOfBoards(asked));

/** Every book on what is named of one game: who wins where nothing else is. */
function boardsOf(person: Person, asked: MarketQuestion): Asked {
  const boards: Call[] = [];
  for (const bet of asked.bets.filter(hasSubject)) {
    const resolved = resolveBet(bet, { ...asked, period: null });
    if ('missing' in resolved) return say(resolved.missing, resolved.choices);
    boards.push(...resolved.refs.slice(0, 1).map(boardOfBet));
  }
  const unique = [...new Map(boards.map((call) => [JSON.stringify(call), call])).values()];
  const winner: Call = { tool: 'show_board', input: { eventId: person.event.id, limit: BOARD_ROWS } };
  return calls(unique.length > 0 ? unique.slice(0, MOST_BOARDS) : [winner]);
}

function boardOfBet({ eventId, market, side, line, player }: BetRefDraft): Call {
  // A board of a spread is told from the home side.
  const home = line == null ? null : market === 'spread' && side === 'away' ? -line + 0 : line;
  const input = { eventId, market, ...(home !== null && { line: home }), ...(player && { player }), limit: BOARD_ROWS };
  return { tool: 'show_board', input };
}
