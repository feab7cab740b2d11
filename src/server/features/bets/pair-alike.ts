import { setImmediate } from 'node:timers/promises';
import { type Alike, type Entry, indexAlike } from './alike-index.ts';
import { type Pairs, pairUp } from './pairs.ts';
import { type BetCopy, type FoldedBet, foldBet, likenessOf, ofPrices, subjectOf } from './same-bet.ts';

/** After so much work others have their turn. */
const ROWS_AT_ONCE = 20;
const FOLDED_AT_ONCE = 200;

/**
 * Pairs what is left and can be one bet: the same names first, the nearest in time; then a name that is a part of the other, where it
 * can be of nobody else.
 */
export async function pairAlike<Stored extends BetCopy>(
  pairs: Pairs<Stored>,
  mine: readonly BetCopy[],
  theirs: readonly Stored[],
): Promise<void> {
  const missing = mine.filter((bet) => !pairs.of.has(bet));
  const near = ofPrices(theirs, missing);
  if (near.length === 0) return;
  const stored = await entriesOf(near);
  const free = indexAlike(stored, (bet) => pairs.taken.has(bet));
  const left = await entriesOf(missing);
  await inTurns(left, ({ bet, folded }) => {
    const found = sameNamed(free, folded);
    if (found) pairUp(pairs, bet, found);
  });
  const all = indexAlike(stored, () => false);
  const open: Entry<BetCopy>[] = [];
  await inTurns(left, (entry) => {
    if (!pairs.of.has(entry.bet) && onlyCopy(pairs, all, entry.folded)) open.push(entry);
  });
  if (open.length === 0) return;
  const file = indexAlike(await entriesOf(mine), () => false);
  await inTurns(open, ({ bet, folded }) => {
    const found = onlyCopy(pairs, all, folded);
    if (found && isOneSubject(relatedTo(file, found.folded))) pairUp(pairs, bet, found.bet);
  });
}

async function entriesOf<Bet extends BetCopy>(bets: readonly Bet[]): Promise<Entry<Bet>[]> {
  const entries: Entry<Bet>[] = [];
  for (const bet of bets) {
    if (entries.push({ bet, folded: foldBet(bet) }) % FOLDED_AT_ONCE === 0) await setImmediate();
  }
  return entries;
}

async function inTurns<Bet>(entries: readonly Entry<Bet>[], act: (entry: Entry<Bet>) => void): Promise<void> {
  for (const [at, entry] of entries.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    act(entry);
  }
}

/** The nearest in time, of those with the same text if there are any. */
function sameNamed<Bet>(free: Alike<Bet>, folded: FoldedBet): Bet | null {
  const same = free(folded).near.filter((entry) => likenessOf(folded, entry.folded) === 'same');
  return (same.find((entry) => isSameText(folded, entry.folded)) ?? same[0])?.bet ?? null;
}

const isSameText = ({ legs }: FoldedBet, other: FoldedBet): boolean =>
  legs.every(({ bet, game }, at) => bet === other.legs[at]?.bet && game === other.legs[at]?.game);

/** The nearest free one, where all that it can be, free or not, go by one name. */
function onlyCopy<Stored>({ taken }: Pairs<Stored>, all: Alike<Stored>, folded: FoldedBet): Entry<Stored> | null {
  const related = relatedTo(all, folded);
  return isOneSubject(related) ? (related.find(({ bet }) => !taken.has(bet)) ?? null) : null;
}

const isOneSubject = (related: readonly Entry<unknown>[]): boolean =>
  new Set(related.map(({ folded }) => subjectOf(folded))).size === 1;

/** None where there are more than can be compared: that is doubt too. */
function relatedTo<Bet>(index: Alike<Bet>, folded: FoldedBet): Entry<Bet>[] {
  const { near, isAll } = index(folded);
  return isAll ? near.filter((entry) => likenessOf(folded, entry.folded) !== null) : [];
}
