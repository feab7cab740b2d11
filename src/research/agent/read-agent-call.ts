import { AGENT_INPUTS, type AgentInputs } from '#contract/research/agent-inputs.ts';
import { ToolName } from '#contract/research/desk.ts';
import { League } from '#contract/research/games.ts';
import type { Call } from '../language/calls/call.ts';
import type { Reading } from '../language/reading.ts';
import { chosenLegs, faultOfFilters, readingOf } from './asked-filters.ts';
import { readAskedSum } from './asked-sum.ts';
import { type CallFault, callFault, isFault } from './call-fault.ts';
import { findAskedGame, type GameIds } from './find-asked-game.ts';
import { faultOfOmission, isSaidBook, isSaidPrice, type ReadBet } from './held-bet.ts';
import { isSaidOrKnown } from './own-words.ts';
import { marketOf, readAskedBet, readBet } from './read-asked-bet.ts';
import type { Said } from './said.ts';

/** A model's call as it came. */
export type AskedCall = { name: string; input: Readonly<Record<string, unknown>> | null };

/** A call as the desk takes it; or a search for bets, as a question asks for one. */
export type AgentCall = { kind: 'call'; call: Call } | { kind: 'picks'; reading: Reading };

/** Larger than any call with sense. */
const LONGEST_INPUT = 4_000;

/**
 * What a model asks for, held to what the question names: nothing of that is swapped or left out, and no number is put in that
 * nobody said. `ids`: of the games that it was told.
 */
export function readAgentCall({ name, input }: AskedCall, said: Said, ids: GameIds): AgentCall | CallFault {
  const tool = ToolName.safeParse(name);
  if (!tool.success) return callFault('unknown_tool', name);
  if (input === null || JSON.stringify(input).length > LONGEST_INPUT) return callFault('malformed', name);
  const parsed = AGENT_INPUTS[tool.data].safeParse(saidOnly(input));
  if (!parsed.success) return callFault('malformed', `${name} ${parsed.error.issues[0]?.path.join('.') ?? ''}`);
  return (READERS[tool.data] as Reader<ToolName>)(parsed.data as never, said, ids);
}

/** Models write null, or nothing, where they mean nothing. */
const saidOnly = (input: object): unknown =>
  JSON.parse(JSON.stringify(input), (key, value: unknown) =>
    value === null || (value === '' && key !== '') ? undefined : value,
  );

type Reader<Name extends ToolName> = (input: AgentInputs[Name], said: Said, ids: GameIds) => AgentCall | CallFault;

const READERS: { [Name in ToolName]: Reader<Name> } = {
  find_games: ({ league, names }, said) => {
    const strange = names?.find((name) => !isSaidOrKnown(name, said));
    if (strange !== undefined) return callFault('not_named', strange);
    const { window } = said.tagged.reading;
    return ofTool('find_games', { ...(league && { leagues: [league] }), ...(names && { names }), ...within(window) });
  },
  show_board: (input, said, ids) => boardOf(input, said, ids),
  price_bets: ({ bets, stake }, said, ids) => judged(bets, stake, said, ids),
  best_bets: (filters, said) => {
    const fault = faultOfFilters(filters, said);
    return fault ?? { kind: 'picks', reading: readingOf(filters, said) };
  },
  build_parlay: (input, said, ids) => parlayOf(input, said, ids),
  scan_prices: ({ kind, league, game, books }, said, ids) => {
    const at = booksOf(books, said);
    if (isFault(at)) return at;
    const event = game === undefined ? null : findAskedGame(game, said, ids);
    if (event && isFault(event)) return event;
    const { window } = said.tagged.reading;
    return ofTool('scan_prices', {
      kind,
      ...(league && { league }),
      ...(event && { eventId: event.id }),
      ...at,
      ...within(window),
    });
  },
  line_moves: ({ game, league, market, player }, said, ids) => {
    if (game === undefined) return ofTool('line_moves', { ...(league && { league }) });
    const of = ofGame({ game, market, player }, said, ids);
    return isFault(of) ? of : ofTool('line_moves', of);
  },
  facts_about: ({ game, kinds }, said, ids) => {
    const event = findAskedGame(game, said, ids);
    return isFault(event)
      ? event
      : ofTool('facts_about', { eventId: event.id, ...(kinds && kinds.length > 0 && { kinds }) });
  },
  calculate: ({ kind, inputs }, said) => {
    const sum = readAskedSum(kind, inputs, said);
    return isFault(sum) ? sum : ofTool('calculate', sum);
  },
  look_up: ({ kind, name }, said) =>
    kind === 'record' && name !== undefined && !League.safeParse(name).success && !isSaidOrKnown(name, said)
      ? callFault('not_named', name)
      : ofTool('look_up', { topic: { kind, ...(name !== undefined && nameOf(kind, name)) } }),
  propose: ({ bet, price }, said, ids) => {
    const ref = readAskedBet(bet, said, ids);
    if (isFault(ref)) return ref;
    if (!isSaidPrice(price, said)) return callFault('not_named', `the price ${price}`);
    return ofTool('propose', { action: { kind: 'alert', bet: ref, price } });
  },
};

const ofTool = (tool: ToolName, input: object): AgentCall => ({ kind: 'call', call: { tool, input } });

const within = (window: Reading['window']): { from?: string; to?: string } =>
  window ? { from: new Date(window.fromMs).toISOString(), to: new Date(window.toMs).toISOString() } : {};

/** Under which name each look-up takes what is asked about. */
const nameOf = (kind: string, name: string): object =>
  kind === 'term' ? { term: name } : kind === 'record' ? { sport: name } : kind === 'books' ? { name } : { of: name };

function booksOf(books: readonly string[] | undefined, said: Said): { books?: string[] } | CallFault {
  const strange = books?.find((book) => !isSaidBook(book, said));
  if (strange !== undefined) return callFault('not_named', `the book ${strange}`);
  return books && books.length > 0 ? { books: [...books] } : {};
}

type OfGame = { game: string; market: string | undefined; player: string | undefined };

/** A market of a game, as boards and moves are asked for. */
function ofGame(
  { game, market, player }: OfGame,
  said: Said,
  ids: GameIds,
): { eventId: string; market?: string; player?: string } | CallFault {
  const event = findAskedGame(game, said, ids);
  if (isFault(event)) return event;
  const who =
    player === undefined
      ? null
      : (event.markets.find((one) => one.player.toLowerCase() === player.toLowerCase())?.player ?? null);
  if (player !== undefined && who === null) return callFault('no_such_game', player);
  const name = market === undefined ? null : marketOf(market, { event, player: who });
  if (market !== undefined && name === null) return callFault('malformed', `the market ${market}`);
  return { eventId: event.id, ...(name !== null && { market: name }), ...(who !== null && { player: who }) };
}

function boardOf(
  { game, league, market, player, books }: AgentInputs['show_board'],
  said: Said,
  ids: GameIds,
): AgentCall | CallFault {
  const at = booksOf(books, said);
  if (isFault(at)) return at;
  if (game !== undefined) {
    const of = ofGame({ game, market, player }, said, ids);
    return isFault(of) ? of : ofTool('show_board', { ...of, ...at });
  }
  const known =
    market === undefined ? undefined : ['moneyline', 'spread', 'total'].find((one) => one === market.toLowerCase());
  return ofTool('show_board', {
    ...(league && { league }),
    ...(known && { market: known }),
    ...at,
    ...within(said.tagged.reading.window),
  });
}

function judged(
  bets: AgentInputs['price_bets']['bets'],
  stake: number | undefined,
  said: Said,
  ids: GameIds,
): AgentCall | CallFault {
  const refs = bets.map((bet) => readAskedBet(bet, said, ids));
  const wrong = refs.find(isFault);
  if (wrong) return wrong;
  const fault = faultOfOmission(readAll(bets, said, ids), said) ?? faultOfStake(stake, said);
  if (fault) return fault;
  return ofTool('price_bets', {
    bets: different(refs),
    ...(stake !== undefined && { stakeCents: Math.round(stake * 100) }),
  });
}

const different = <Value>(all: readonly Value[]): Value[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

const readAll = (bets: AgentInputs['price_bets']['bets'], said: Said, ids: GameIds): ReadBet[] =>
  bets.flatMap((bet) => {
    const read = readBet(bet, said, ids);
    return isFault(read) ? [] : [read];
  });

const faultOfStake = (stake: number | undefined, { numbers }: Said): CallFault | null =>
  stake === undefined || numbers.has(stake) ? null : callFault('not_named', `the stake ${stake}`);

/** Legs as they are named; what is spoken of may be a leg of what is built. */
function parlayOf(input: AgentInputs['build_parlay'], said: Said, ids: GameIds): AgentCall | CallFault {
  const { legs = [], choose, targetPrice, stake, book } = input;
  const refs = legs.map((leg) => readAskedBet(leg, said, ids));
  const fault = refs.find(isFault) ?? faultOfParlay(input, said, ids);
  if (fault) return fault;
  return ofTool('build_parlay', {
    legs: different(refs),
    ...(choose && { choose: chosenLegs(choose, said) }),
    ...(targetPrice !== undefined && { targetPrice }),
    ...(stake !== undefined && { stakeCents: Math.round(stake * 100) }),
    ...(book !== undefined && { book }),
  });
}

function faultOfParlay(input: AgentInputs['build_parlay'], said: Said, ids: GameIds): CallFault | null {
  const { legs = [], choose, targetPrice, stake, book } = input;
  if (legs.length === 0 && choose === undefined) return callFault('malformed', 'no legs');
  if (targetPrice !== undefined && !isSaidPrice(targetPrice, said))
    return callFault('not_named', `the price ${targetPrice}`);
  if (book !== undefined && !isSaidBook(book, said)) return callFault('not_named', `the book ${book}`);
  const unmet = choose ? faultOfFilters(choose, said) : null;
  const isWhole = choose === undefined && targetPrice === undefined;
  const omitted = isWhole ? faultOfOmission(readAll(legs, said, ids), said, book ?? null) : null;
  return unmet ?? faultOfStake(stake, said) ?? omitted;
}
