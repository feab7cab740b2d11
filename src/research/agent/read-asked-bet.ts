import type { AgentBet } from '#contract/research/agent-inputs.ts';
import type { BetRefDraft } from '#contract/research/bet.ts';
import type { SlateEvent } from '../slate/slate.ts';
import { fold } from '../tools/best-bets/fit.ts';
import { propName } from '../words/pick-label.ts';
import { type CallFault, callFault, isFault } from './call-fault.ts';
import { findAskedGame, type GameIds, mentionsIn } from './find-asked-game.ts';
import { faultOfBet, type ReadBet } from './held-bet.ts';
import type { Said } from './said.ts';

const PLAIN_SIDES: ReadonlySet<string> = new Set(['home', 'away', 'draw', 'over', 'under', 'yes', 'no']);
const GAME_MARKETS: ReadonlySet<string> = new Set(['moneyline', 'spread', 'total']);

/** A bet of a model's call as the desk takes it, where each of its parts is the question's own. */
export function readAskedBet(asked: AgentBet, said: Said, ids: GameIds): BetRefDraft | CallFault {
  const bet = readBet(asked, said, ids);
  if (isFault(bet)) return bet;
  return faultOfBet(bet, said) ?? toRef(bet, said);
}

/** What is named is told by the server: a model cannot have a line filled in that the question names. */
function toRef(bet: ReadBet, { tagged }: Said): BetRefDraft {
  const named: BetRefDraft['named'] = [
    'side',
    ...(bet.line === null ? [] : (['line'] as const)),
    ...(bet.price === null ? [] : (['price'] as const)),
    ...(bet.book === null ? [] : (['book'] as const)),
    ...(bet.player === null ? [] : (['player'] as const)),
  ];
  const { period } = tagged.where;
  return { ...bet, named, ...(period !== null && { period }) };
}

export function readBet(asked: AgentBet, said: Said, ids: GameIds): ReadBet | CallFault {
  const event = findAskedGame(asked.game, said, ids, { isJudged: true });
  if (isFault(event)) return event;
  const { line = null, price = null, book = null } = asked;
  const player = asked.player === undefined ? null : playerIn(asked.player, event);
  if (asked.player !== undefined && player === null) return callFault('no_such_game', asked.player);
  const market = marketOf(asked.market, { event, player });
  if (market === null) return callFault('malformed', `the market ${asked.market}`);
  const side = sideOf(asked.side, event, said);
  if (side === null) return callFault('malformed', `the side ${asked.side}`);
  return { eventId: event.id, market, side, player, line, price, book };
}

const playerIn = (name: string, { markets }: SlateEvent): string | null =>
  markets.find(({ player }) => player !== '' && fold(player) === fold(name))?.player ??
  markets.find(({ player }) => player !== '' && fold(player).endsWith(` ${fold(name)}`))?.player ??
  null;

/** A market by its word, or a prop by what it counts, among those that are stored of the player. */
export function marketOf(
  words: string,
  { event, player }: { event: SlateEvent; player: string | null },
): string | null {
  const wanted = fold(words);
  if (player === null) return GAME_MARKETS.has(wanted) ? wanted : (WORDS_OF_MARKETS.get(wanted) ?? null);
  const own = [...new Set(event.markets.flatMap((one) => (one.player === player ? [one.market] : [])))];
  const [only, ...others] = own;
  if (only !== undefined && others.length === 0 && wanted === 'prop') return only;
  return (
    own.find((market) => market === words || fold(propName(market)) === wanted) ??
    own.find((market) => fold(propName(market)).includes(wanted)) ??
    null
  );
}

const WORDS_OF_MARKETS: ReadonlyMap<string, string> = new Map([
  ['ml', 'moneyline'],
  ['h2h', 'moneyline'],
  ['money line', 'moneyline'],
  ['winner', 'moneyline'],
  ['puck line', 'spread'],
  ['run line', 'spread'],
  ['handicap', 'spread'],
  ['over under', 'total'],
  ['totals', 'total'],
]);

function sideOf(words: string, event: SlateEvent, said: Said): ReadBet['side'] | null {
  const plain = words.toLowerCase();
  if (PLAIN_SIDES.has(plain)) return plain as ReadBet['side'];
  const persons = mentionsIn(words, said).flatMap(({ persons: all }) => all);
  const own = persons.find((person) => person.event.id === event.id && person.kind === 'side');
  return own?.kind === 'side' ? own.selection : null;
}
