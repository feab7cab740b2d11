import { DAY_MS } from './bet-bounds.ts';
import { groupUnder } from './group-under.ts';
import { type FoldedBet, priceKeys } from './same-bet.ts';
import { initialsOf } from './same-name.ts';

export type Entry<Bet> = { bet: Bet; folded: FoldedBet };

/** The bets that can be copies of one, the nearest in time first, as many as are compared; and whether that is all of them. */
export type Alike<Bet> = (folded: FoldedBet) => { near: readonly Entry<Bet>[]; isAll: boolean };

/** Of one word: who bets on it more often in a day, at one price and stake, says which by its name. */
const COMPARED_MAX = 100;

type Buckets<Bet> = Map<string, Entry<Bet>[]>;

/**
 * Finds them by their words, in place of comparing all with all. All words of the shorter name stand in the longer one: so a bet is looked
 * up under the rarest word of its own name, and under each of them among those whose own rarest word it is.
 *
 * @param isGone of a bet that is not looked for any more
 */
export function indexAlike<Bet>(entries: readonly Entry<Bet>[], isGone: (bet: Bet) => boolean): Alike<Bet> {
  const inOrder = [...entries].sort((a, b) => a.folded.placedAtMs - b.folded.placedAtMs);
  const byWord = groupUnder(inOrder, ({ folded }) => keysOf(folded, allWords(folded)));
  const byRarest = groupUnder(inOrder, ({ folded }) => rarestOf(byWord, keysOf(folded, ownWords(folded))));
  const lookUps = (folded: FoldedBet) =>
    [0, 1, 2].flatMap((nth): [Buckets<Bet>, string][] => {
      const own = keysOf(folded, ownWords(folded), nth);
      if (!isNamed(folded)) return own.map((key) => [byWord, key]);
      const ofRarest = keysOf(folded, allWords(folded), nth).map((key): [Buckets<Bet>, string] => [byRarest, key]);
      return [...rarestOf(byWord, own).map((key): [Buckets<Bet>, string] => [byWord, key]), ...ofRarest];
    });
  return (folded) => {
    const found = new Set<Entry<Bet>>();
    let isAll = true;
    for (const [buckets, key] of lookUps(folded)) {
      const bucket = buckets.get(key) ?? [];
      const { near, isMore, gone } = nearest(bucket, folded.placedAtMs, isGone);
      for (const entry of near) found.add(entry);
      isAll &&= !isMore;
      // Thrown out once they are many, so that they are not passed again and again.
      if (gone > COMPARED_MAX)
        buckets.set(
          key,
          bucket.filter(({ bet }) => !isGone(bet)),
        );
    }
    const near = [...found].sort((a, b) => distance(a, folded.placedAtMs) - distance(b, folded.placedAtMs));
    return { near, isAll };
  };
}

/** With the stake, the price, or one a cent beside it, and how many legs there are: of these the first is enough. */
const keysOf = (folded: FoldedBet, words: readonly string[], nth = 0): string[] =>
  words.map((word) => `${priceKeys(folded)[nth]} ${folded.legs.length} ${word}`);

function rarestOf<Bet>(buckets: ReadonlyMap<string, Entry<Bet>[]>, keys: readonly string[]): string[] {
  const count = (key: string): number => buckets.get(key)?.length ?? 0;
  const [first, ...others] = keys;
  if (first === undefined) return [];
  return [others.reduce((rarest, key) => (count(key) < count(rarest) ? key : rarest), first)];
}

const isNamed = ({ legs }: FoldedBet): boolean => (legs[0]?.name.words.length ?? 0) > 0;

/** A total names nobody: it shares one word of its game, or its text. */
function ownWords({ legs: [leg] }: FoldedBet): readonly string[] {
  if (!leg) return [];
  return leg.name.words.length > 0 ? leg.name.words : [`=${leg.bet}`, ...[...leg.words].map((word) => `@${word}`)];
}

const allWords = (folded: FoldedBet): readonly string[] => [
  ...ownWords(folded),
  ...initialsOf(folded.legs[0]?.name.words ?? []),
];

const distance = ({ folded }: Entry<unknown>, atMs: number): number => Math.abs(folded.placedAtMs - atMs);

type Found<Bet> = { near: readonly Entry<Bet>[]; isMore: boolean; gone: number };

/** From the time outwards, within a day; `gone` are those that were passed. */
function nearest<Bet>(bucket: readonly Entry<Bet>[], atMs: number, isGone: (bet: Bet) => boolean): Found<Bet> {
  const near: Entry<Bet>[] = [];
  let gone = 0;
  let after = firstFrom(bucket, atMs);
  let before = after - 1;
  for (;;) {
    const [earlier, later] = [bucket[before], bucket[after]];
    const isLater = later && (!earlier || distance(later, atMs) <= distance(earlier, atMs));
    const next = isLater ? later : earlier;
    if (!next || distance(next, atMs) > DAY_MS) return { near, isMore: false, gone };
    if (isLater) after += 1;
    else before -= 1;
    if (isGone(next.bet)) gone += 1;
    else if (near.length === COMPARED_MAX) return { near, isMore: true, gone };
    else near.push(next);
  }
}

function firstFrom(bucket: readonly Entry<unknown>[], atMs: number): number {
  let [low, high] = [0, bucket.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bucket[middle]?.folded.placedAtMs ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
