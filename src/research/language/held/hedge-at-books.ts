import type { Calculation } from '#contract/research/calculate.ts';
import { canBet } from '../../books/can-bet.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { list } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { plainText } from '../calls/plain-text.ts';
import { isRefusedBook } from '../calls/refused-book.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { bookAt, withoutBooks } from '../sportsbooks.ts';
import { bestConversion } from '../sums/best-conversion.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { pricedAtBook } from '../sums/priced-at-book.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { lacks, sumOn } from '../sums/sum-on-bet.ts';
import { type HedgeBefore, hedgeBefore, hedgedAgain, hedgeRedone } from './hedge-redone.ts';

type FreeBet = Extract<Calculation, { kind: 'free_bet' }>;

/** What may stand around the books: where its writer can bet, and nothing else. */
const WORD =
  /^(so|ok|okay|bro|man|dude|lol|nah|no|not|wait|well|sorry|oh|damn|shit|and|but|or|n|then|tho|though|however|i|im|ive|id|we|my|me|only|just|dont|do|does|doesnt|have|has|got|get|use|using|used|can|cant|cannot|could|allowed|stuck|access|account|accounts|books?|sportsbooks?|apps?|are|is|isnt|arent|bet|betting|at|on|with|w|in|from|to|for|here|there|legal|available|banned|limited|limits|state|illegal|work|works|an?|any|the|that|those|these|them|it|one|both|either|else|all|what|if|instead|redo|rerun|again|hedge|same|thing|now|rn|please|pls|btw|fyi|anymore|live|where|two|never|didnt|open)$/;
/** That it is said where one bets, and no price there is asked for. */
const RESTRICTS =
  /\b(only|just|stuck|dont|cant|cannot|no|not|isnt|arent|limited|limits|banned|illegal|never|instead|redo|rerun|my (\w+ )?(books?|sportsbooks?|apps?|accounts?)|i (have|got|use|bet)|ive got|what if)\b/;
const REFUSES = /\b((dont|do not|cant|never) (have|use|got|bet at|bet on)|no|not( at| on)?)( an?)?$/;
/** "DK and FanDuel don't have it" is said of them. */
const OF_BOOK = /\b(dont|doesnt|do not|does not) (have|has|offer|show|list) (it|that|this|them|one)\b/;
const REFUSED_BEHIND = /^(is |are )?(isnt|not|doesnt|arent|wont|limits?|limited|banned|illegal|is out)\b/;
const REDONE = /\b(hedge|redo|rerun)\b/;
const REACH = 3;
const MOST_WORDS = 20;

/**
 * "Don't have Wynn, only DK and FD", "I don't use Circa" behind a hedge: the same hedge at the best of the books that are left. Null: something
 * else is said as well.
 */
export function hedgeAtBooks(read: Tagged): Asked | null {
  const { written, tokens, mentions } = read;
  const names = new Set(mentions.flatMap(({ from, to }) => tokens.slice(from, to).map(({ text }) => text)));
  const words = withoutBooks(written);
  const named = booksIn(read);
  const plain = plainText(written);
  // "Don't have Wynn": what is not had may be no book that is known here.
  const isUnknown = (at: number) => REFUSES.test(plainText(words.slice(Math.max(0, at - REACH), at)));
  const isRead =
    words.every(({ text, number }, at) => WORD.test(text) || names.has(text) || (number === null && isUnknown(at))) &&
    RESTRICTS.test(plain) &&
    !OF_BOOK.test(plain);
  if (named.length === 0 || written.length > MOST_WORDS || !isRead) return null;
  const hedge = hedgeBefore(read);
  const free = hedge ? null : freeBefore(read);
  const other = (hedge ?? free)?.other;
  const sum = onlySum(read.previous, 'free_bet');
  if (!other && sum && named.every(({ isRefused }) => isRefused)) return withoutThem(sum.faceCents, named, read);
  return other ? atBooks({ hedge, free, other }, named, read) : null;
}

type Before = { hedge: HedgeBefore | null; free: FreeBefore | null; other: StoredBet };

function atBooks({ hedge, free, other }: Before, named: readonly Named[], read: Tagged): Asked | null {
  const allowed = named.flatMap(({ title, isRefused }) => (isRefused ? [] : [title]));
  const refused = named.flatMap(({ title, isRefused }) => (isRefused ? [title] : []));
  // Where the free bet itself cannot be placed another one is looked for.
  if (free && refused.includes(free.focus.book ?? '')) return withoutThem(free.sum.faceCents, named, read);
  const titles = allowed.length > 0 ? allowed : booksWithout(refused, read);
  const there = titles
    .flatMap((title) => pricedAtBook({ ...other.ref, book: null }, title, read) ?? [])
    .toSorted((a, b) => b.price.decimal - a.price.decimal);
  const [best] = there;
  if (hedge && allowed.length === 1 && (!best || REDONE.test(plainText(read.written)))) return hedgeRedone(read);
  const lead = best && leadOf(best, there, allowed, refused);
  if (best && lead && free) return freeAgain(free, best, lead);
  if (best && lead && hedge) return hedgedAgain(hedge, best, [lead], read);
  const where = list(allowed.length > 0 ? allowed : ['any other book']);
  return lacks(`${other.name} is not quoted at ${where} here, so name the price you see there and I work with that.`);
}

/** The free bet at the best of the books that are left. */
const withoutThem = (faceCents: number, named: readonly Named[], read: Tagged): Asked =>
  bestConversion({ ...read, books: [] }, faceCents, [`Without ${list(named.map(({ title }) => title))}, as you said.`]);

type FreeBefore = { sum: FreeBet; focus: BetFocus; other: StoredBet };

/** A free bet on one side of a game without a draw, with the other side of it. */
function freeBefore(read: Tagged): FreeBefore | null {
  const { previous, mentions, slate } = read;
  const sum = onlySum(previous, 'free_bet');
  const [focus, ...more] = previous?.focus ?? [];
  const side = focus && OTHER_SIDE[focus.side];
  const event = slate.events.find(({ id }) => id === focus?.eventId);
  if (!sum || sum.hedgePrice === undefined || !focus || !side || more.length > 0 || !event) return null;
  if (hasDrawPrice(event) || focus.market !== 'moneyline') return null;
  const isOfGame = mentions.every(({ persons }) => persons.some((one) => one.event.id === event.id));
  const other = isOfGame ? storedBet({ ...refOfFocus(focus), side, price: null, book: null }, read) : null;
  return other && isStored(other) ? { sum, focus, other } : null;
}

/** The same free bet, with its other side at that book. */
const freeAgain = ({ sum, focus }: FreeBefore, { price }: Priced, lead: string): Asked =>
  sumOn([{ ...sum, hedgePrice: price.text }], { ...refOfFocus(focus), book: focus.book ?? null }, [lead]);

/** All where one can bet, without those that are refused. */
const booksWithout = (refused: readonly string[], { slate, bettor = ANY_BETTOR }: Tagged): string[] =>
  [...slate.bookTitles].flatMap(([key, title]) => (canBet(key, bettor) && !refused.includes(title) ? [title] : []));

function leadOf(
  { name, price }: Priced,
  there: readonly Priced[],
  allowed: readonly string[],
  refused: readonly string[],
): string {
  const best = `${name} ${price.text} at ${price.book}`;
  if (allowed.length === 0) return `Without ${list(refused)} the best is ${best}.`;
  const others = there.filter((one) => one.price.book !== price.book);
  const beside = others.map((one) => `${one.price.text} at ${one.price.book}`);
  return beside.length > 0 ? `Of your books it is ${best}, against ${list(beside)}.` : `It is ${best} then.`;
}

type Priced = NonNullable<ReturnType<typeof pricedAtBook>>;
type Named = { title: string; isRefused: boolean };

function booksIn({ written }: Tagged): Named[] {
  const found = written.flatMap((_, at): Named[] => {
    const book = bookAt(written, at);
    if (book === null) return [];
    const behind = plainText(written.slice(book.to, book.to + REACH));
    return [{ title: book.title, isRefused: isRefusedBook(written, at) || REFUSED_BEHIND.test(behind) }];
  });
  return found.filter(({ title }, at) => found.findIndex((one) => one.title === title) === at);
}
