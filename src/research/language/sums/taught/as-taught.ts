import type { Calculation } from '#contract/research/calculate.ts';
import { withPrices } from '../../calls/calculations.ts';
import { type Asked, type Call, calculated } from '../../calls/call.ts';
import type { Concept } from '../../calls/concepts.ts';
import { conceptsIn } from '../../calls/concepts.ts';
import type { ReadSum, Sum, SumsRead } from '../../calls/sum.ts';
import { SUM_READERS } from '../../calls/sum-readers.ts';
import type { Tagged } from '../../calls/tagged.ts';
import { unusedNumbers } from '../../calls/unused-numbers.ts';
import type { Intent } from '../../reading.ts';
import { framed } from './frames.ts';
import { type KindShare, kindsOfSum } from './kind-of-sum.ts';
import type { SumKind } from './sum-kinds.ts';

/** From which share on a kind is tried: it has to find a place for every number that is named, which most readings of another kind do not. */
const LEAST_TRIED = 0.15;
const MOST_TRIED = 4;
/** The same where somebody who plays is named, and where other readers made something of the message. */
const LEAST_INSTEAD = 0.6;
/** The same instead of a sum that leaves a number out. */
const LEAST_OF_WHOLE = 0.35;
/** The same instead of a complete sum of another kind, which is as good as ruled out. */
const LEAST_OF_OTHER = 0.95;
const MOST_OF_MADE = 0.02;
const MOST_WORDS = 60;

/**
 * The sum that the words of a message ask for in all, where its readers made none, or one that leaves a number out. It is taken only
 * where it is complete: every number that is named goes into it.
 */
export function asTaught(read: Tagged, asked: Asked | null): Asked | null {
  const { tokens, amounts } = read;
  if (tokens.length > MOST_WORDS || countOf(amounts) === 0) return asked;
  const kinds = kindsOfSum(tokens, amounts);
  const least = leastShare(read, asked, kinds);
  if (least === null) return asked;
  for (const { of, share } of kinds.slice(0, MOST_TRIED)) {
    if (of === null && share < LEAST_INSTEAD && least === LEAST_TRIED) continue;
    if (of === null || share < least) return asked;
    const made = mayBe(of, read) ? completeSum(of, read) : null;
    if (made) return made;
  }
  return asked;
}

const FALLS =
  /\b(kelly\w*|bankroll|roll|br|drawdown\w*|draw ?down|down|drop\w*|fall\w*|lose|losing|lost|half|halve\w*|cut|dip|shrink\w*|swing\w*)\b/;

/** "100% lock, one pick" is of no bankroll that falls: what is sure is asked for. */
const mayBe = (kind: SumKind, { plain }: Tagged): boolean => kind !== 'drawdown' || FALLS.test(plain);

/** Null: what is asked is answered already. */
function leastShare(read: Tagged, asked: Asked | null, kinds: readonly KindShare[]): number | null {
  const { mentions, previous, reading } = read;
  const isOfNamed = mentions.length > 0;
  // What is said behind something may be another part of it, by few words.
  if (asked?.kind === 'say') return isOpen(asked) ? leastOfOpen(read, asked) : null;
  // Behind something that was explained a sum stands alone.
  if (isOfNamed || (previous !== null && previous.lookedUp == null) || reading.leagues.length > 0) return null;
  if (asked?.kind !== 'calls') return FOR_BETS.has(reading.intent) ? null : LEAST_INSTEAD;
  const made = asked.calls.flatMap(kindOf);
  if (made.length === 0) return LEAST_INSTEAD;
  if (made.length < asked.calls.length) return null;
  if (asked.assumed.some((sentence) => NOT_USED.test(sentence))) return LEAST_OF_WHOLE;
  const shareOf = (kind: string) => kinds.find(({ of }) => of === kind)?.share ?? 1;
  return made.every((kind) => shareOf(kind) < MOST_OF_MADE) ? LEAST_OF_OTHER : null;
}

/** Where nothing else was made of it, a guess is enough at the start of a chat. */
const leastOfOpen = ({ mentions, previous }: Tagged, { lost }: Extract<Asked, { kind: 'say' }>): number =>
  mentions.length > 0 || previous !== null || lost !== true ? LEAST_INSTEAD : LEAST_TRIED;

/** What a search answers. */
const FOR_BETS: ReadonlySet<Intent> = new Set<Intent>(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);

/** Words that nothing was made of, or that lack a number for the sum that they were taken for. */
const isOpen = ({ lost, spoken }: Extract<Asked, { kind: 'say' }>): boolean =>
  lost === true || spoken?.openSum !== undefined || spoken?.asksWho === true;

/** What a call works out. */
function kindOf({ input }: Call): string[] {
  if (!('calc' in input)) return [];
  const calc = input.calc as Calculation;
  return [calc.kind === 'payout' && calc.toWinCents !== undefined ? 'to_win' : calc.kind];
}

const NOT_USED = /^I did not use /;

const countOf = ({ prices, money, shares, counts, record }: Tagged['amounts']): number =>
  prices.length + money.length + shares.length + counts.length + (record ? 1 : 0);

const READERS: ReadonlyMap<string, ReadSum> = new Map(SUM_READERS);
const CONCEPTS: ReadonlySet<string> = new Set(SUM_READERS.map(([kind]) => kind));

/** A sum of this kind and no other, in which every number has its place: by its reader, else by what its numbers are. */
function completeSum(kind: SumKind, { tokens, amounts }: Tagged): Asked | null {
  const sum = withPrices({ tokens, amounts, says: conceptsIn(tokens), hasSides: false });
  const reader = READERS.get(kind);
  const ways: ((sum: Sum) => SumsRead | null)[] = [
    (one) => (reader ? allOf(reader(asKind(one, kind))) : null),
    (one) => allOf(framed(kind, one)),
  ];
  for (const readAs of ways) {
    const found = readAs(sum);
    if (found && unusedNumbers(sum, found.calcs, (other) => readAs(withPrices(other))?.calcs ?? null) === null)
      return calculated(found.calcs, found.notes);
  }
  return null;
}

/** As if it said this one word for what is to be worked out. */
function asKind(sum: Sum, kind: SumKind): Sum {
  const others = [...sum.says].filter((concept) => concept === kind || !CONCEPTS.has(concept));
  return { ...sum, says: new Set([...others, kind as Concept]) };
}

const allOf = (found: ReturnType<ReadSum>): SumsRead | null => {
  if (found === null || typeof found === 'string') return null;
  return 'calcs' in found ? found : { calcs: [found], notes: [] };
};
