import type { BookKind, BookRegion, Sharpness } from '#contract/research/books.ts';
import { BOOK_STATES_CHECKED, REGISTRY_TABLE } from './registry-table.ts';

type CheckedStates = (typeof BOOK_STATES_CHECKED)[keyof typeof BOOK_STATES_CHECKED];

export type RegisteredBook = {
  key: string;
  title: string;
  kind: BookKind;
  region: BookRegion;
  /** Books of one family count once. */
  family: string;
  sharpness: Sharpness;
  /** Of what is won, 0 to 1. */
  commission: number;
  /** What bettors call it in a question; none: no question names it. */
  names: readonly string[];
  /** Postal codes of the states in which it takes bets online. */
  states: readonly string[];
  /** What the states rest on, and as of which day; null where it has none. */
  checked: CheckedStates | null;
};

/** The registered books by the odds provider's key. */
export const REGISTRY: ReadonlyMap<string, RegisteredBook> = new Map(
  REGISTRY_TABLE.trim()
    .split('\n')
    .map((line) => {
      const book = readLine(line);
      return [book.key, book] as const;
    }),
);

function readLine(line: string): RegisteredBook {
  const [key = '', title = '', kind, region, family = '', sharpness, commission, names, states, checked] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    key,
    title,
    kind: kind as BookKind,
    region: region as BookRegion,
    family,
    sharpness: sharpness as Sharpness,
    commission: Number(commission) / 100,
    names: wordsOf(names, ', '),
    states: wordsOf(states, ' '),
    checked: checked ? BOOK_STATES_CHECKED[checked as keyof typeof BOOK_STATES_CHECKED] : null,
  };
}

function wordsOf(cell: string | undefined, between: string): string[] {
  return cell ? cell.split(between) : [];
}

/** What is not registered is believed like any retail book, is a family of its own, and is nowhere to bet at. */
export const bookOf = (key: string): RegisteredBook =>
  REGISTRY.get(key) ?? {
    key,
    title: key,
    kind: 'book',
    region: 'world',
    family: key,
    sharpness: 'retail',
    commission: 0,
    names: [],
    states: [],
    checked: null,
  };

/**
 * With no state named a bet is told only at books of at least this many states: SuperBook takes bets in Nevada alone, and the
 * provider lists some of Hard Rock's states as books of their own. Five leaves every book of which most US bettors have heard:
 * the smallest are betPARX with five states and Circa with six, the sharpest that a US bettor can use.
 */
const MANY_STATES = 5;

/** Whether a bettor of whom no state is known can be sent there. */
export const takesBetsWidely = (key: string): boolean => takesUsBets(key) && bookOf(key).states.length >= MANY_STATES;

/**
 * Whether a US bettor can place a bet there: at a licensed US sportsbook, in the state where one is named. Exchanges, prediction
 * markets, sweepstakes and books abroad are references.
 */
export function takesUsBets(key: string, state: string | null = null): boolean {
  const { kind, region, states } = bookOf(key);
  if (kind !== 'book' || region !== 'us') return false;
  return state === null ? states.length > 0 : states.includes(state);
}
