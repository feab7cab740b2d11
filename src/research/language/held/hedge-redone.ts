import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked } from '../calls/call.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { focusOfRef, namedBets, refOf } from '../sums/bets-said.ts';
import { areOfOne, endsOfBets } from '../sums/ends-of-bets.ts';
import { asWritten, isOther } from '../sums/hedge-sides.ts';
import { numberAtBook, pricedAtBook, priceThere } from '../sums/priced-at-book.ts';
import { isStored, ownBet, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { lacks, notQuoted, sumOn } from '../sums/sum-on-bet.ts';
import { betCalled } from './pair-of-bets.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;
/** One bet that is held, with what it was hedged by. */
type Before = { sum: Hedge; focus: BetFocus; held: StoredBet; other: StoredBet };
/** What it is to be hedged by now. */
type Anew = { ref: BetRefDraft; book: string | null; price: string | null };

const HEDGES = /\b(hedg\w*|redo|rerun|again|instead|cover|lay (it )?off)\b/;
/** "MGM has -110 on it no?", "I told you -110" puts right what the hedge was made with. */
const CORRECTS =
  /^(wait|no|nah|but|ok but|um+|hm+|actually|sorry|just|only)\b|\b(told|said|has|have|got|meant|mean)\b.*\b(no|right|tho|though|isnt it)?$/;
const TOLD = /\b(told (you|u|ya)|i said|said)( (it was|its|was|at|like|already))* [+-]?\d{3}\b/;
const ELSE =
  /\b(whether|should|cash|parlay|boost|free bet|kelly|bankroll|half|quarter|all (the )?books|middle|ev|on average|chance|likely)\b/;
const MOST_WORDS = 20;

/**
 * "Just redo the hedge with MGM", "FanDuel has +1.5 at -120, if I hedge there" behind a hedge: the same bet that is held, hedged at that book, on
 * that number and at that price. Null: neither is named, or another bet is.
 */
export function hedgeRedone(read: Tagged): Asked | null {
  const { plain, tokens, amounts, books } = read;
  const isElse = ELSE.test(plain) || asksVerdict(plain) || tokens.length > MOST_WORDS || new Set(books).size > 1;
  const before = isElse || amounts.shares.length > 0 ? null : hedgeBefore(read);
  if (!before || !isOnlyStake(before.sum, read) || !(HEDGES.test(plain) || CORRECTS.test(plain))) return null;
  const anew = namedAnew(before, read);
  return anew && redone(before, anew, read);
}

function hedgeBefore(read: Tagged): Before | null {
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

/** Another stake than the one that is held begins another hedge. */
const isOnlyStake = ({ stakeCents }: Hedge, { amounts }: Tagged): boolean =>
  amounts.money.every(({ cents, isSure }) => !isSure || cents === stakeCents);

function namedAnew({ sum, held, other }: Before, read: Tagged): Anew | null {
  const { said, books, amounts } = read;
  const eventId = held.event.id;
  const named = namedBets(read).map((bet) => refOf({ ...bet, opponent: null, book: null }, read, eventId));
  const isOfGame = named.every((ref) => typeof ref !== 'string' && ref.eventId === eventId);
  if (!isOfGame) return null;
  const line = said.findLast((bet) => bet.line?.signed === true)?.line?.line ?? null;
  const own = toldPrice(read);
  const price = amounts.prices.findLast(({ text }, at) => !(text === own && at === 0))?.text ?? null;
  const [book = null] = books;
  if (book === null && (price === null || price === sum.hedgePrice) && (line === null || line === other.line))
    return null;
  const against = named.findLast(
    (ref): ref is BetRefDraft => typeof ref !== 'string' && isOther(ref.side, held.ref.side) && ref.line === line,
  );
  const isSpread = line !== null && /^(home|away)$/.test(other.ref.side);
  const onLine = isSpread ? { ...other.ref, market: 'spread' as const, line } : other.ref;
  return { ref: { ...(against && line !== null ? against : onLine), price: null, book: null }, book, price };
}

function redone(before: Before, anew: Anew, read: Tagged): Asked | null {
  const { sum, focus, held } = before;
  const there = atItsBook(anew, read);
  const { ref, book, price: stated } = anew;
  if (book !== null && stated === null && !there) return notThere(ref, book, read);
  const other = there ?? ownBet(focusOfRef(ref), read);
  const hedgePrice = stated ?? (isStored(other) ? other.price?.text : undefined);
  if (!isStored(other) || hedgePrice === undefined || !areOfOne(held, other)) return null;
  const own = toldPrice(read);
  const price = sum.returnsCents === undefined ? (own ?? sum.price) : undefined;
  const kept = price ?? (focus.price ? asWritten(focus.price) : null);
  return sumOn([againstIt(before, other, { hedgePrice, price }, read)], { ...held.ref, price: kept }, [
    ...ownTaken(before, own),
    ...(book === null ? [] : toldOf({ there, ref, book, stated, name: other.name }, read)),
  ]);
}

const ownTaken = ({ sum, held }: Before, own: string | undefined): string[] =>
  own !== undefined && own === sum.price ? [`Yes, ${held.name} is taken at your ${own}.`] : [];

const notThere = (ref: BetRefDraft, book: string, read: Tagged): Asked =>
  lacks(`${notQuoted(nameOf(ref, read), book)}, so it cannot be hedged there. Name its price and I work with that.`);

/** On that number; without a price of its writer's own on whichever the book has. */
function atItsBook({ ref, book, price }: Anew, read: Tagged): ReturnType<typeof pricedAtBook> {
  if (book === null) return null;
  return pricedAtBook(ref, book, read) ?? (price === null ? numberAtBook(ref, book, read) : null);
}

function againstIt(
  { sum, held }: Before,
  other: StoredBet,
  { hedgePrice, price }: { hedgePrice: string; price: string | undefined },
  read: Tagged,
): Hedge {
  const { share: _, profitCents: __, hedgeStakeCents: ___, ends: ____, ...open } = sum;
  const ends = endsOfBets(held, other, held.event, read.nowMs);
  return { ...open, ...(price && { price }), hedgeBet: other.name, hedgePrice, ...(ends && { ends }) };
}

/** "I told you -110": the price of what is held. */
const toldPrice = ({ plain, amounts }: Tagged): string | undefined =>
  TOLD.test(plain) ? amounts.prices[0]?.text : undefined;

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
