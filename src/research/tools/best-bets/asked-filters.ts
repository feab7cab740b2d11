import type { BetFilters } from '#contract/research/best-bets.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { competitorsNamed, playersNamed, samePerson, sidesNamed } from '../../slate/named-sides.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { refusal } from '../outcome.ts';
import { noPrice, readPrice } from '../stated-prices.ts';
import type { World } from '../world.ts';
import { askedBooks } from './asked-books.ts';
import { inScope } from './filter-scope.ts';

/** The filters as the slate knows them: names resolved, prices read, books found. */
export type AskedFilters = Omit<
  BetFilters,
  'teams' | 'players' | 'excludedTeams' | 'excludedPlayers' | 'minPrice' | 'maxPrice' | 'books' | 'excludedBooks'
> & {
  /** Null: any. */
  teams: readonly string[] | null;
  /** Players of props and competitors. Null: any. */
  players: readonly string[] | null;
  excludedTeams: readonly string[];
  excludedPlayers: readonly string[];
  minDecimal: number;
  maxDecimal: number;
  /** Where this bettor can bet and wants to. */
  bookKeys: ReadonlySet<string>;
  /** Asked for and not to be had, while something else of the same filter is. */
  unmatched: string[];
  assumed: string[];
};

/** The filters of a call, and how the same call is made with others. */
export type Asked = { input: BetFilters; call: (input: BetFilters) => Omit<Choice, 'label'> };

type Names = { names: string[] | null; unmatched: string[] };

/** What was asked for, or a refusal by the name of what cannot be meant, had or told apart. */
export function readFilters(asked: Asked, world: World): AskedFilters | Refusal {
  const { input, call } = asked;
  if (world.slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  const coming = world.slate.events.filter(({ startsAt }) => startsAt.getTime() > world.nowMs);
  const unknown = (input.eventIds ?? []).filter((id) => !coming.some((event) => event.id === id));
  if (unknown.length > 0)
    return refusal('no_such_game', `No coming game has the id ${list(unknown)}.`, { named: unknown });
  const prices = readPrices(input);
  if ('ok' in prices) return prices;
  const { books: named = [], excludedBooks, ...anywhere } = input;
  const books = askedBooks(
    named,
    world,
    () => call({ ...anywhere, ...(excludedBooks && { excludedBooks }) }),
    excludedBooks,
  );
  if ('ok' in books) return books;
  const scope = coming.filter((event) => inScope(event, input));
  const reader = { coming, scope, asked };
  const teams = readNames('teams', reader);
  if ('ok' in teams) return teams;
  const players = readNames('players', reader);
  if ('ok' in players) return players;
  const { excludedTeams = [], excludedPlayers = [], ...rest } = input;
  const { teams: _, players: __, minPrice, maxPrice, books: ___, excludedBooks: ____, ...kept } = rest;
  return {
    ...kept,
    ...prices,
    teams: teams.names,
    players: players.names,
    // What is left out is left out whichever of its namesakes was meant.
    excludedTeams: excludedTeams.flatMap((name) => sidesNamed(name, coming)),
    excludedPlayers: excludedPlayers.flatMap((name) => playersNamed(name, coming)),
    bookKeys: books.keys,
    unmatched: [...teams.unmatched, ...players.unmatched, ...books.unmatched],
    assumed: books.assumed,
  };
}

type Prices = { minDecimal: number; maxDecimal: number };

function readPrices({ minPrice, maxPrice }: BetFilters): Prices | Refusal {
  const minDecimal = minPrice === undefined ? 1 : readPrice(minPrice);
  const maxDecimal = maxPrice === undefined ? Number.POSITIVE_INFINITY : readPrice(maxPrice);
  if (minDecimal === null) return noPrice(`${minPrice}`);
  if (maxDecimal === null) return noPrice(`${maxPrice}`);
  if (minDecimal <= maxDecimal) return { minDecimal, maxDecimal };
  const named = [`${minPrice}`, `${maxPrice}`];
  return refusal('invalid_input', `No price is at least ${minPrice} and at most ${maxPrice}.`, { named });
}

type NameReader = { coming: readonly SlateEvent[]; scope: readonly SlateEvent[]; asked: Asked };

const FINDERS = {
  teams: { find: sidesNamed, reason: 'no_such_game', what: 'No upcoming priced game has' },
  players: {
    find: (name: string, events: readonly SlateEvent[]) => {
      const players = playersNamed(name, events);
      return players.length > 0 ? players : competitorsNamed(name, events);
    },
    reason: 'no_such_player',
    what: 'I have no price on',
  },
} as const;

/** Whom each name means. Where a league, a game or a time was asked for too, it tells namesakes apart. */
function readNames(key: keyof typeof FINDERS, { coming, scope, asked }: NameReader): Names | Refusal {
  const names = asked.input[key];
  if (!names?.length) return { names: null, unmatched: [] };
  const { find, reason, what } = FINDERS[key];
  const found: string[] = [];
  const unmatched: string[] = [];
  for (const name of names) {
    const near = find(name, scope);
    const meant = near.length > 0 ? near : find(name, coming);
    const [first] = meant;
    if (first === undefined) unmatched.push(name);
    else if (meant.every((one) => samePerson(one, first))) found.push(...meant);
    else return whichOne(key, name, meant, asked);
  }
  if (found.length === 0) return refusal(reason, `${what} ${unmatched.join(' or ')}.`, { named: unmatched });
  return { names: found, unmatched };
}

const MOST_CHOICES = 4;

function whichOne(key: keyof typeof FINDERS, name: string, meant: readonly string[], { input, call }: Asked): Refusal {
  const choices: Choice[] = meant.slice(0, MOST_CHOICES).map((one) => ({
    label: one,
    ...call({ ...input, [key]: (input[key] ?? []).map((other) => (other === name ? one : other)) }),
  }));
  const shown = choices.map(({ label }) => label);
  const more = meant.length > shown.length ? ' or others' : '';
  return refusal('ambiguous', `Which ${name}: ${shown.join(' or ')}${more}?`, { named: [name], choices });
}
