import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { titlesOfKeys } from '../../books/titles-of-keys.ts';
import type { Asked } from '../calls/call.ts';
import { readTold } from '../calls/memory.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { focusOfRef, namedBets, refOf } from '../sums/bets-said.ts';
import { areOfOne, endsOfBets } from '../sums/ends-of-bets.ts';
import { asWritten, isOther } from '../sums/hedge-sides.ts';
import { numberAtBook, pricedAtBook, priceThere } from '../sums/priced-at-book.ts';
import { isStored, ownBet, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { lacks, notQuoted, sumOn } from '../sums/sum-on-bet.ts';
import { heldPutRight, type PutRight } from './held-put-right.ts';
import { betCalled } from './pair-of-bets.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;
/** One bet that is held, with what it was hedged by. */
export type HedgeBefore = { sum: Hedge; focus: BetFocus; held: StoredBet; other: StoredBet };
/** What it is to be hedged by now, and what is put right of the bet that is held. */
type Anew = { ref: BetRefDraft; book: string | null; price: string | null; own: PutRight };

const HEDGES = /\b(hedg\w*|redo|rerun|again|instead|cover|lay (it )?off)\b/;
/** "MGM has -110 on it no?", "I told you -110" puts right what the hedge was made with. */
const CORRECTS =
  /^(wait|no|nah|oh|oops|my bad|make (it|that)|but|ok but|um+|hm+|actually|sorry|just|only)\b|\b(told|said|has|have|got|meant|mean)\b.*\b(no|right|tho|though|isnt it)?$/;
const ELSE =
  /\b(whether|should|cash|parlay|boost|free bet|kelly|bankroll|half|quarter|all (the )?books|middle|ev|on average|chance|likely)\b/;
const MOST_WORDS = 20;

/**
 * "Just redo the hedge with MGM", "FanDuel has +1.5 at -120, if I hedge there" behind a hedge: the same bet that is held, hedged at that book, on
 * that number and at that price; "wait I had it at +180" is the same hedge of that. Null: neither is named, or another bet is.
 */
export function hedgeRedone(read: Tagged): Asked | null {
  const { plain, tokens, amounts, books } = read;
  const isElse =
    ELSE.test(plain) ||
    asksVerdict(plain.replace(/\bmy bad\b/, '')) ||
    tokens.length > MOST_WORDS ||
    new Set(books).size > 1;
  const before = isElse || amounts.shares.length > 0 ? null : hedgeBefore(read);
  if (!before || !(HEDGES.test(plain) || CORRECTS.test(plain))) return null;
  const anew = namedAnew(before, read);
  return anew && redone(before, anew, read);
}

export function hedgeBefore(read: Tagged): HedgeBefore | null {
  const { previous } = read;
  const sum = [...(previous?.earlierSums ?? []), ...sumsOf(previous)].findLast(({ kind }) => kind === 'hedge');
  if (previous?.list === true || previous?.ticket === true || sum?.kind !== 'hedge' || sum.others?.length) return null;
  const { bet: name, hedgeBet } = sum;
  for (const focus of [...(previous?.focus ?? []), ...(previous?.given ?? [])]) {
    const held = ownBet(focus, read);
    if (!isStored(held) || held.name !== name || hedgeBet === undefined) continue;
    const other = betCalled(hedgeBet, held, read);
    return other ? { sum, focus, held, other } : null;
  }
  return null;
}

/** Another stake than the one that is held begins another hedge, but where it is put right. */
const isOnlyStake = ({ stakeCents }: Hedge, own: PutRight, { amounts }: Tagged): boolean =>
  amounts.money.every(({ cents, isSure }) => !isSure || cents === (own.stakeCents ?? stakeCents));

const PUT_RIGHT = /\b(instead|redo|again)\b/;
const isOfOwn = ({ price, stakeCents }: PutRight): boolean => price !== undefined || stakeCents !== undefined;

function namedAnew({ sum, held, other }: HedgeBefore, read: Tagged): Anew | null {
  const { said, books, amounts } = read;
  const eventId = held.event.id;
  const named = namedBets(read).map((bet) => refOf({ ...bet, opponent: null, book: null }, read, eventId));
  const isOfGame = named.every((ref) => typeof ref !== 'string' && ref.eventId === eventId);
  if (!isOfGame) return null;
  const line = said.findLast((bet) => bet.line?.signed === true)?.line?.line ?? null;
  const own = PUT_RIGHT.test(read.plain) || CORRECTS.test(read.plain) ? heldPutRight(sum, held, read) : {};
  if (!isOnlyStake(sum, own, read)) return null;
  const others = amounts.prices.filter(({ text }) => text !== own.price && text !== own.refused);
  const price = others.at(-1)?.text ?? null;
  const book = books[0] ?? ownBook(read);
  if (
    !isOfOwn(own) &&
    book === null &&
    (price === null || price === sum.hedgePrice) &&
    (line === null || line === other.line)
  )
    return null;
  const against = named.findLast(
    (ref): ref is BetRefDraft => typeof ref !== 'string' && isOther(ref.side, held.ref.side) && ref.line === line,
  );
  const isSpread = line !== null && /^(home|away)$/.test(other.ref.side);
  const onLine = isSpread ? { ...other.ref, market: 'spread' as const, line } : other.ref;
  return { ref: { ...(against && line !== null ? against : onLine), price: null, book: null }, book, price, own };
}

/** "And I only have Caesars": where he bets from now on. */
function ownBook({ written, reading }: Tagged): string | null {
  const told = readTold(written, reading)?.books;
  const [title, ...others] = told ? titlesOfKeys(told.keys) : [];
  return title !== undefined && others.length === 0 ? title : null;
}

function redone(before: HedgeBefore, anew: Anew, read: Tagged): Asked | null {
  const { sum, focus, held } = before;
  const there = atItsBook(anew, read);
  const { ref, book, own } = anew;
  const stated = statedNow(before, anew);
  if (book !== null && stated === null && !there) return notThere(ref, book, read);
  const other = there ?? ownBet(focusOfRef(ref), read);
  const hedgePrice = stated ?? (isStored(other) ? other.price?.text : undefined);
  if (!isStored(other) || hedgePrice === undefined || !areOfOne(held, other)) return null;
  const price = sum.returnsCents === undefined ? (own.price ?? sum.price) : undefined;
  const kept = price ?? keptPrice(focus);
  return sumOn(
    [againstIt(before, other, { hedgePrice, price, stakeCents: own.stakeCents ?? sum.stakeCents }, read)],
    { ...held.ref, price: kept },
    [
      ...ownTaken(before, own.price),
      ...(book === null ? [] : toldOf({ there, ref, book, stated, name: other.name }, read)),
    ],
  );
}

/** The same that is held, against that other side at its price. */
export function hedgedAgain(
  before: HedgeBefore,
  other: StoredBet,
  notes: readonly string[],
  read: Tagged,
): Asked | null {
  const { sum, focus, held } = before;
  if (!other.price) return null;
  const price = sum.returnsCents === undefined ? sum.price : undefined;
  const calc = againstIt(before, other, { hedgePrice: other.price.text, price, stakeCents: sum.stakeCents }, read);
  return sumOn([calc], { ...held.ref, price: price ?? keptPrice(focus) }, notes);
}

const ownTaken = ({ sum, held }: HedgeBefore, own: string | undefined): string[] =>
  own !== undefined && own === sum.price ? [`Yes, ${held.name} is taken at your ${own}.`] : [];

const notThere = (ref: BetRefDraft, book: string, read: Tagged): Asked =>
  lacks(`${notQuoted(nameOf(ref, read), book)}, so it cannot be hedged there. Name its price and I work with that.`);

/** On that number; without a price of its writer's own on whichever the book has. */
function atItsBook({ ref, book, price }: Anew, read: Tagged): ReturnType<typeof pricedAtBook> {
  if (book === null) return null;
  return pricedAtBook(ref, book, read) ?? (price === null ? numberAtBook(ref, book, read) : null);
}

function againstIt(
  { sum, held }: HedgeBefore,
  other: StoredBet,
  { hedgePrice, price, stakeCents }: Pick<Hedge, 'price' | 'stakeCents'> & { hedgePrice: string },
  read: Tagged,
): Hedge {
  const { share: _, profitCents: __, hedgeStakeCents: ___, ends: ____, ...open } = sum;
  const ends = endsOfBets(held, other, held.event, read.nowMs);
  return {
    ...open,
    ...(stakeCents !== undefined && { stakeCents }),
    ...(price && { price }),
    hedgeBet: other.name,
    hedgePrice,
    ...(ends && { ends }),
  };
}

/** What is said of the other side now, else the price that it was hedged at. */
const statedNow = (before: HedgeBefore, { ref, book, price }: Anew): string | null =>
  price ?? (book === null && isSameOther(before, ref) ? (before.sum.hedgePrice ?? null) : null);

const keptPrice = ({ price }: BetFocus): string | null => (price ? asWritten(price) : null);

const isSameOther = ({ other }: HedgeBefore, { market, side, line }: BetRefDraft): boolean =>
  market === other.ref.market && side === other.ref.side && (line ?? null) === (other.ref.line ?? null);

const nameOf = (ref: BetRefDraft, read: Tagged): string => {
  const bet = storedBet({ ...ref, book: null }, read);
  return isStored(bet) ? bet.name : 'that bet';
};

type Told = {
  there: ReturnType<typeof pricedAtBook>;
  ref: BetRefDraft;
  book: string;
  stated: string | null;
  name: string;
};

/** What the book has of it here, beside the price that its writer names. */
function toldOf({ there, ref, book, stated, name }: Told, read: Tagged): string[] {
  if (there === null) return [`${notQuoted(name, book)} here, so your ${stated} is taken.`];
  if (stated === there.price.text) return [`Yes, ${book} has ${name} at ${stated}.`];
  if (stated !== null) return [`${book} has ${name} at ${there.price.text} here; your ${stated} is taken.`];
  const isOtherLine = there.line !== (ref.line ?? null);
  return [
    ...(isOtherLine ? [`${notQuoted(nameOf(ref, read), book)}; it has ${there.name}.`] : []),
    priceThere(there, read),
  ];
}
