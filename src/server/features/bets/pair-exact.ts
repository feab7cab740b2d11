import { setImmediate } from 'node:timers/promises';
import { groupUnder } from './group-under.ts';
import { type Pairs, pairUp } from './pairs.ts';
import { type BetCopy, canBeOneGame } from './same-bet.ts';

/** Where only games are told apart by more than a key. */
const COMPARED_MAX = 50;

type Pass = { keyOf: (bet: BetCopy) => string; isCopy: (bet: BetCopy, stored: BetCopy) => boolean };

const said = ({ bet, book, oddsDecimal, stakeCents, placedAtMs }: BetCopy) =>
  [placedAtMs, stakeCents, oddsDecimal, book, bet] as const;

/** Of several that say the same the one that ended the same is meant; and a game may have been added to one of the two later. */
const PASSES: readonly Pass[] = [
  { keyOf: (bet) => JSON.stringify([...said(bet), bet.game, bet.toldResult ?? null]), isCopy: () => true },
  { keyOf: (bet) => JSON.stringify([...said(bet), bet.game]), isCopy: () => true },
  {
    keyOf: (bet) => JSON.stringify(said(bet)),
    isCopy: (a, b) => (a.game === '' || b.game === '') && canBeOneGame(a, b),
  },
];

/**
 * Pairs what has the same words, book, price, stake and time. By keys, so that a file that comes again finds all of its bets, however many
 * are alike.
 */
export async function pairExact<Stored extends BetCopy>(
  pairs: Pairs<Stored>,
  mine: readonly BetCopy[],
  theirs: readonly Stored[],
): Promise<void> {
  // A bet that a file gave another name is another one, so those with names have the smaller choice.
  const inOrder = [...mine].sort((a, b) => Number(a.externalId === null) - Number(b.externalId === null));
  const openFirst = [...theirs].sort((a, b) => Number(isSettled(a)) - Number(isSettled(b)));
  for (const pass of PASSES) {
    pairByKey(pairs, pass, inOrder, openFirst);
    await setImmediate();
  }
}

const isSettled = ({ toldResult = null }: BetCopy): boolean => toldResult !== null;

function pairByKey<Stored extends BetCopy>(
  pairs: Pairs<Stored>,
  { keyOf, isCopy }: Pass,
  mine: readonly BetCopy[],
  theirs: readonly Stored[],
): void {
  const free = theirs.filter((bet) => !pairs.taken.has(bet));
  const named = groupUnder(
    free.filter(({ externalId }) => externalId !== null),
    (bet) => [keyOf(bet)],
  );
  const unnamed = groupUnder(
    free.filter(({ externalId }) => externalId === null),
    (bet) => [keyOf(bet)],
  );
  for (const bet of mine) {
    if (pairs.of.has(bet)) continue;
    const key = keyOf(bet);
    const found =
      (bet.externalId === null && takeFrom(named.get(key), bet, isCopy)) || takeFrom(unnamed.get(key), bet, isCopy);
    if (found) pairUp(pairs, bet, found);
  }
}

function takeFrom<Stored extends BetCopy>(
  alike: Stored[] = [],
  bet: BetCopy,
  isCopy: Pass['isCopy'],
): Stored | undefined {
  const at = alike.slice(0, COMPARED_MAX).findIndex((stored) => isCopy(bet, stored));
  return at < 0 ? undefined : alike.splice(at, 1)[0];
}
