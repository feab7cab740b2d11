import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { canBet, canBetNamed, licensedWhere, type Place } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { bookOf } from '../../books/registry.ts';
import { list } from '../../words/format.ts';
import { refusal } from '../outcome.ts';
import type { World } from '../world.ts';

export type Books = { keys: ReadonlySet<string>; unmatched: string[]; assumed: string[] };

/** The stored books at which this bettor can bet and does not refuse to; of them those that were named. `anywhere` asks the same with no book named. */
export function askedBooks(
  names: readonly string[],
  { slate, bettor }: World,
  anywhere: () => Omit<Choice, 'label'>,
  refused: readonly string[] = [],
): Books | Refusal {
  const out = new Set(refused.flatMap((name) => findBooks(name, slate.bookTitles).map(({ key }) => key)));
  const own = [...slate.bookTitles.keys()].filter((key) => canBet(key, bettor) && !out.has(key));
  if (names.length === 0) {
    const assumed = bettor.sportsbooks.length === 0 ? [`Prices count at books ${licensedWhere(bettor)}.`] : [];
    return own.length > 0 ? { keys: new Set(own), unmatched: [], assumed } : noneStored(bettor);
  }
  const asked = names.map((name) => {
    const keys = findBooks(name, slate.bookTitles).map(({ key }) => key);
    return { name, stored: keys.filter((key) => slate.bookTitles.has(key)) };
  });
  const keys = new Set(
    asked.flatMap(({ stored }) => stored.filter((key) => canBetNamed(key, bettor) && !out.has(key))),
  );
  const unmatched = asked.filter(({ stored }) => !stored.some((key) => keys.has(key)));
  if (keys.size > 0) return { keys, unmatched: unmatched.map(({ name }) => name), assumed: [] };
  const choices = own.length > 0 ? [{ label: 'Wherever you can bet', ...anywhere() }] : [];
  const closed = unmatched.filter(({ stored }) => stored.length > 0).map(({ name }) => name);
  if (closed.length === 0)
    return refusal('book_not_stored', `I have no price for ${names.join(' or ')}.`, { named: [...names], choices });
  const why = bettor.sportsbooks.length > 0 ? 'not among your sportsbooks' : nowhere(bettor);
  return refusal('book_not_stored', `${list(closed)} ${closed.length === 1 ? 'is' : 'are'} ${why}.`, {
    named: closed,
    choices,
  });
}

const nowhere = ({ state }: Place): string =>
  state === null ? 'nowhere that a US bettor can bet' : `not licensed in ${US_STATE_NAMES[state]}`;

function noneStored({ sportsbooks, state }: Place): Refusal {
  const named = sportsbooks.map((key) => bookOf(key).title);
  const whose = named.length > 0 ? list(named) : `a book ${licensedWhere({ state })}`;
  return refusal('book_not_stored', `I have no price for ${whose}.`, { named });
}
