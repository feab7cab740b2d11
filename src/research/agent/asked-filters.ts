import type { AgentFilters } from '#contract/research/agent-inputs.ts';
import type { BetFilters } from '#contract/research/best-bets.ts';
import type { Reading, TeamMention } from '../language/reading.ts';
import { leagueOf } from '../slate/leagues.ts';
import { readPrice } from '../tools/stated-prices.ts';
import { type CallFault, callFault } from './call-fault.ts';
import { isNamed, mentionsIn } from './find-asked-game.ts';
import { isSaidBook, isSaidPrice } from './held-bet.ts';
import type { Said } from './said.ts';

/** Whether filters of a model put something else in the place of what the question names, or a limit that nobody named. */
export function faultOfFilters(filters: AgentFilters, said: Said): CallFault | null {
  const { reading } = said.tagged;
  const { leagues = [], markets = [], books = [], names = [], side, minPrice, maxPrice } = filters;
  const isOther = <Value>(named: readonly Value[], asked: readonly Value[]) =>
    named.length > 0 && asked.some((one) => !named.includes(one));
  if (isOther(reading.leagues, leagues)) return callFault('swapped', `the leagues ${leagues.join(', ')}`);
  if (isOther(reading.markets, markets)) return callFault('swapped', `the markets ${markets.join(', ')}`);
  if (reading.side !== null && side !== undefined && side !== reading.side)
    return callFault('swapped', `the side ${side}`);
  const strange = books.find((book) => !isSaidBook(book, said));
  if (strange !== undefined) return callFault('not_named', `the book ${strange}`);
  const price = [minPrice, maxPrice].find((one) => one !== undefined && !isSaidPrice(one, said));
  if (price !== undefined) return callFault('not_named', `the price ${price}`);
  const persons = names.map((name) => mentionsIn(name, said).flatMap((mention) => mention.persons));
  const unknown = names.find((_, at) => persons[at]?.length === 0);
  if (unknown !== undefined) return callFault('no_such_game', unknown);
  const isForeign = persons.some((of) => !of.some(({ event }) => isNamed(event, said)));
  return isForeign ? callFault('swapped', `${names.join(', ')} is not whom the question names`) : null;
}

/** What is looked for: what the question names, and of the model's what it leaves open. */
export function readingOf(filters: AgentFilters, said: Said): Reading {
  const { reading } = said.tagged;
  const { leagues = [], markets = [], names = [], side, minPrice, maxPrice, books = [], count } = filters;
  const named = whoIs(names, said);
  const isSaid = reading.teams.length + reading.players.length > 0;
  const [book, ...others] = books;
  return {
    ...reading,
    intent: 'picks',
    topic: null,
    term: null,
    readBy: 'model',
    leagues: reading.leagues.length > 0 ? reading.leagues : leagues,
    markets: reading.markets.length > 0 ? reading.markets : markets,
    teams: isSaid ? reading.teams : named.teams,
    players: isSaid ? reading.players : named.players,
    side: reading.side ?? side ?? null,
    minDecimal: reading.minDecimal ?? (minPrice === undefined ? null : readPrice(minPrice)),
    maxDecimal: reading.maxDecimal ?? (maxPrice === undefined ? null : readPrice(maxPrice)),
    count: reading.count ?? (count !== undefined && said.numbers.has(count) ? count : null),
    book: reading.book ?? book ?? null,
    ...(reading.books === undefined && others.length > 0 && { books }),
  };
}

function whoIs(names: readonly string[], said: Said): { teams: TeamMention[]; players: string[] } {
  const persons = names.flatMap((name) => mentionsIn(name, said).flatMap((mention) => mention.persons.slice(0, 1)));
  return {
    teams: persons.flatMap(({ kind, name, event }) => {
      const league = kind === 'side' ? leagueOf(event.sportKey) : null;
      return league ? [{ league, name }] : [];
    }),
    players: persons.flatMap(({ kind, name }) => (kind === 'player' ? [name] : [])),
  };
}

/** The same for legs that are to be chosen. */
export function chosenLegs(filters: AgentFilters, said: Said): BetFilters & { count?: number } {
  const { leagues, markets, teams, players, side, minDecimal, maxDecimal, window, excluded, count, book, books } =
    readingOf(filters, said);
  const at = books ?? (book === null ? [] : [book]);
  return {
    ...(leagues.length > 0 && { leagues: [...leagues] }),
    ...(markets.length > 0 && { markets: [...markets] }),
    ...(teams.length > 0 && { teams: teams.map(({ name }) => name) }),
    ...(players.length > 0 && { players: [...players] }),
    ...(side !== null && { side }),
    ...(minDecimal !== null && { minPrice: minDecimal.toFixed(2) }),
    ...(maxDecimal !== null && { maxPrice: maxDecimal.toFixed(2) }),
    ...(window && { from: new Date(window.fromMs).toISOString(), to: new Date(window.toMs).toISOString() }),
    ...(excluded && {
      excludedLeagues: [...excluded.leagues],
      excludedTeams: excluded.teams.map(({ name }) => name),
      excludedPlayers: [...(excluded.players ?? [])],
      excludedBooks: [...(excluded.books ?? [])],
    }),
    ...(at.length > 0 && { books: [...at] }),
    ...(count !== null && count >= 2 && { count }),
  };
}
