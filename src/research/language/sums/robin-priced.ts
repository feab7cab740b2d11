import type { BetRefDraft } from '#contract/research/bet.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { list } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bestWhole } from '../tickets/best-whole.ts';
import type { Robin } from './robin-legs.ts';
import { decidedChance, focusOf, isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { notQuoted } from './sum-on-bet.ts';

/** `book`: where its writer wants it; null: wherever it pays most. */
export type RobinLegs = { refs: readonly BetRefDraft[]; book: string | null };

/**
 * A round robin of stored bets at one book, as it is placed, and the note that tells its legs: the book that is named, else the one that
 * pays most for all of them. Null: nothing is stored of a leg.
 */
export function pricedRobin(
  { refs, book }: RobinLegs,
  terms: Pick<Robin, 'size' | 'stakeCents'>,
  read: Tagged,
): { robin: Robin; note: string } | Asked | null {
  const found = refs.map((ref) => storedBet({ ...ref, price: null, book: null }, read));
  const stored = found.filter(isStored);
  if (stored.length < found.length) return sayAll(found.flatMap((one) => (isStored(one) ? [] : [one])));
  const at = book ?? bestWhole(stored.map(focusOf), read)?.title ?? null;
  const there = at === null ? stored : stored.map((bet) => storedBet({ ...bet.ref, book: at }, read)).filter(isStored);
  const prices = there.flatMap(({ price }) => price ?? []);
  if (prices.length < stored.length)
    return sayAll(stored.flatMap((bet, on) => (there[on]?.price ? [] : [`${notQuoted(bet.name, at)}.`])));
  const named = there.map(
    (bet, on) => `${nameOf(bet)} ${prices[on]?.text}${at === null ? ` at ${prices[on]?.book}` : ''}`,
  );
  const where =
    at === null
      ? '. No one book takes all of them, so this round robin can be placed nowhere as it stands'
      : `, all at ${at}`;
  return {
    note: at === null ? `Of these bets: ${list(named)}${where}.` : `Of these bets${where}: ${list(named)}.`,
    robin: {
      kind: 'round_robin',
      prices: prices.map(({ text }) => text),
      legs: there.map(({ name }) => name),
      bets: there.map(({ ref }) => ref),
      chances: there.map(decidedChance),
      ...terms,
    },
  };
}

/** With its game, since two sides may share a name. */
function nameOf({ name, event }: StoredBet): string {
  const game = shortGame(gameLabel(event));
  return name.includes(game) ? name : `${name} (${game})`;
}

const sayAll = (sentences: readonly string[]): Asked | null =>
  sentences.length === 0 ? null : say(sentences.join(' '));
