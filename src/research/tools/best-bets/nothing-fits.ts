import type { BetFilters } from '#contract/research/best-bets.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { findBooks } from '../../books/find-books.ts';
import { statWords } from '../../slate/prop-keys.ts';
import { list, plural } from '../../words/format.ts';
import { refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { type Asked, readFilters } from './asked-filters.ts';
import { fittingBets } from './fitting-bets.ts';

type Key = keyof BetFilters;

/** A filter that may be dropped, with what the refusal calls it. */
type Droppable = { keys: readonly Key[]; words: string };

/** Which filters leave nothing, by name, with a choice for each that would leave something if it were dropped. */
export function nothingFits({ input, call }: Asked, world: World): Refusal {
  const given = droppable(input, world);
  if (given.length === 0) return refusal('nothing_fits', 'No priced bet is on the slate at a book where you can bet.');
  const freed = given
    .map((filter) => ({ ...filter, input: without(input, filter.keys) }))
    .map((filter) => ({ ...filter, fit: countFitting({ input: filter.input, call }, world) }))
    .filter(({ fit }) => fit > 0);
  const choices = freed.map(({ words, fit, input: rest }) => ({
    label: `Without ${words}: ${fitWords(fit)}`,
    ...call(rest),
  }));
  const all = given.map(({ words }) => words);
  const message = `No priced bet fits ${list(all)}${all.length > 1 ? ' together' : ''}.`;
  return refusal('nothing_fits', message, { named: freed.length > 0 ? freed.map(({ words }) => words) : all, choices });
}

const fitWords = (fit: number): string => (fit === 1 ? '1 bet fits' : `${plural(fit, 'bet')} fit`);

function countFitting(asked: Asked, world: World): number {
  const filters = readFilters(asked, world);
  return 'ok' in filters ? 0 : fittingBets(filters, world).length;
}

const without = (input: BetFilters, keys: readonly Key[]): BetFilters =>
  Object.fromEntries(Object.entries(input).filter(([key]) => !keys.some((dropped) => dropped === key)));

const any = (names: readonly string[]): string => names.join(' or ');

function droppable(input: BetFilters, { slate, zone }: World): Droppable[] {
  const { leagues, eventIds, teams, backTeams, players, markets, stats, from, to, side, minPrice, maxPrice } = input;
  const { books } = input;
  const filters: (Droppable | false)[] = [
    isGiven(leagues) && { keys: ['leagues'], words: any(leagues) },
    isGiven(eventIds) && {
      keys: ['eventIds'],
      words: plural(eventIds.length, 'game').replace(/^1 game$/, 'that game'),
    },
    isGiven(teams) && { keys: ['teams', 'backTeams'], words: any(teams) },
    isGiven(teams) && backTeams === true && { keys: ['backTeams'], words: `a bet on ${any(teams)}` },
    isGiven(players) && { keys: ['players'], words: any(players) },
    isGiven(markets) && { keys: ['markets'], words: any(markets.map((kind) => `${kind}s`)) },
    isGiven(stats) && { keys: ['stats'], words: any(stats.map(statWords)) },
    (from !== undefined || to !== undefined) && { keys: ['from', 'to'], words: timeWords(from, to, zone) },
    side !== undefined && { keys: ['side'], words: `${side}s` },
    minPrice !== undefined && { keys: ['minPrice'], words: `${minPrice} or longer` },
    maxPrice !== undefined && { keys: ['maxPrice'], words: `${maxPrice} or shorter` },
    isGiven(books) && {
      keys: ['books'],
      words: any(books.map((name) => findBooks(name, slate.bookTitles)[0]?.title ?? name)),
    },
    ...leftOut(input),
  ];
  return filters.filter((filter) => filter !== false);
}

const leftOut = ({ excludedLeagues, excludedTeams, excludedPlayers, excludedBooks }: BetFilters): Droppable[] =>
  (
    [
      ['excludedLeagues', excludedLeagues],
      ['excludedTeams', excludedTeams],
      ['excludedPlayers', excludedPlayers],
      ['excludedBooks', excludedBooks],
    ] as const
  ).flatMap(([key, names]) => (isGiven(names) ? [{ keys: [key], words: `leaving out ${any(names)}` }] : []));

const isGiven = <Value>(values: readonly Value[] | undefined): values is readonly Value[] => (values?.length ?? 0) > 0;

function timeWords(from: string | undefined, to: string | undefined, zone: string): string {
  const told = (at: string) => new Date(at).toLocaleString('en-US', { timeZone: zone, ...MOMENT });
  if (from === undefined) return `before ${told(to ?? '')}`;
  return to === undefined ? `from ${told(from)}` : `${told(from)} to ${told(to)}`;
}

const MOMENT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
