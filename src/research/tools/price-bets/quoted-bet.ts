import type { Evidence } from '#contract/research/outcome.ts';
import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { withPush } from '#engine/odds/line-model.ts';
import type { Market, PricedOutcome } from '#engine/picks/market.ts';
import { marketConsensus } from '#engine/picks/market-consensus.ts';
import { priceMarket } from '#engine/picks/price-market.ts';
import { priceStated } from '#engine/picks/price-stated.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { takesUsBets } from '../../books/registry.ts';
import { evidenceOfBet } from '../../evidence/evidence-of-bet.ts';
import { heardFamilies } from '../../evidence/heard-families.ts';
import { heaviestSharp } from '../../evidence/heaviest-sharp.ts';
import { writeOdds } from '../../words/bettor.ts';
import { percent } from '../../words/format.ts';
import { toEngineMarket } from '../best-bets/candidates.ts';
import type { FoundBet } from '../find-bet.ts';
import type { World } from '../world.ts';
import { judgedPrice, type Offered, unbelievablePrice } from './judged-price.ts';
import { type Push, pushOf } from './line-models.ts';

/** A bet on a line that books quote, at the price that was asked for and at the best one. */
export type QuotedBet = {
  /** The fair chance of a decided bet: what judges the asked price, else the best one; where neither is judged, every book heard. */
  decided: number;
  push: Push;
  books: number;
  hearsOffer: boolean;
  atAsked: JudgedPrice | null;
  atBest: JudgedPrice | null;
  stored: PricedStatedBet['stored'];
  /** From which price it is worth a stake. */
  judged: PricedOutcome | null;
  sharpest: PricedStatedBet['sharpest'];
  spread: PricedStatedBet['spread'];
  evidence: Evidence[];
};

type Asked = { statedDecimal: number | null; stakeCents: number | undefined };

/** The market as this bettor can bet on it, with what all its books say of the side that was asked for. */
type FairMarket = Pick<QuotedBet, 'decided' | 'push' | 'books'> & { engine: Market };

/** Null where no book on it can be heard. */
export function quotedBet(found: FoundBet, { statedDecimal, stakeCents }: Asked, world: World): QuotedBet | null {
  const fair = fairMarket(found, world);
  if (!fair) return null;
  const { engine, ...told } = fair;
  const asker = { bettor: world.bettor, stakeCents };
  const push = told.push.chance;
  const best = priceMarket(engine, world.nowMs).find(({ outcome }) => outcome === found.outcome) ?? null;
  const offer = askedOffer(found, statedDecimal, world);
  const asked =
    offer && judge(fair, found, { decimal: offer.decimal, book: found.book?.key ?? best?.book ?? '' }, world);
  const judged = asked ?? best;
  // What nobody offers is judged by the same books at the fair price, to show them.
  const shown = judged ?? judge(fair, found, { decimal: 1 / fair.decided, book: '' }, world);
  const isStored = asked !== null && offer?.from === 'stored';
  return {
    ...told,
    decided: judged?.consensusProbability ?? fair.decided,
    ...heardOn(shown, fair),
    atAsked: offer && atPrice(offer, asked, fair, asker),
    atBest: best && judgedPrice(storedOffer(best, world), best, push, asker),
    stored: offer?.from === 'stated' ? storedAtBook(found, world) : null,
    judged,
    sharpest: shown ? sharpestOf(shown, push, world) : undefined,
    spread: shown ? spreadOf(shown, push, world) : undefined,
    evidence: [
      ...evidenceOf(best, found, world, { mayPush: push > 0 }),
      ...(shown === best ? [] : evidenceOf(shown, found, world, { mayPush: push > 0, isStored })),
    ],
  };
}

/** Those that are heard on a price: of the one that quotes it only where it is sharp, or nobody else is heard. */
const heardOn = (shown: PricedOutcome | null, fair: FairMarket): Pick<QuotedBet, 'books' | 'hearsOffer'> =>
  shown === null
    ? { books: fair.books, hearsOffer: false }
    : {
        books: heardFamilies(shown.books).length,
        hearsOffer: shown.books.some(({ offered, weight }) => offered && weight > 0),
      };

const atPrice = (
  offer: Offered,
  priced: PricedOutcome | null,
  { decided, push }: FairMarket,
  asker: Parameters<typeof judgedPrice>[3],
): JudgedPrice =>
  priced
    ? judgedPrice(offer, priced, push.chance, asker)
    : unbelievablePrice(offer, withPush(decided, push.chance), asker);

function fairMarket({ event, market, outcome }: FoundBet, { bettor, nowMs }: World): FairMarket | null {
  const takeable = new Set(market.quotes.map(({ bookKey }) => bookKey).filter((key) => canBet(key, bettor)));
  const engine = toEngineMarket(event, market, takeable);
  const consensus = marketConsensus(engine, nowMs);
  const [decided, first] = [consensus?.probabilities[outcome], consensus?.probabilities[0]];
  if (!consensus || decided === undefined || first === undefined) return null;
  const push = pushOf(event, market, first, nowMs);
  return { decided, push, books: consensus.books, engine: { ...engine, push: push.chance } };
}

/** Null for a price that cannot be right. */
function judge(
  { engine }: FairMarket,
  { outcome }: FoundBet,
  stated: { decimal: number; book: string },
  { nowMs }: World,
): PricedOutcome | null {
  const priced = priceStated(engine, { outcome, ...stated }, nowMs);
  return priced === 'unbelievable' ? null : priced;
}

function sharpestOf({ books, outcome }: PricedOutcome, push: number, world: World): PricedStatedBet['sharpest'] {
  const sharp = heaviestSharp(books);
  const decimal = sharp?.decimals[outcome];
  if (!sharp || sharp.fairProbability === null || decimal === undefined) return undefined;
  const { win } = withPush(sharp.fairProbability, push);
  const text = writeOdds(world.bettor, decimal);
  return { book: bookTitle(sharp.book, world.slate), text, chance: win, chanceText: percent(win) };
}

function spreadOf(
  { books, fairProbabilitySd }: PricedOutcome,
  push: number,
  { slate }: World,
): PricedStatedBet['spread'] {
  const heard = heardFamilies(books).flatMap(({ book, fairProbability }) =>
    fairProbability === null ? [] : [{ book: bookTitle(book, slate), chance: withPush(fairProbability, push).win }],
  );
  const ranked = heard.toSorted((a, b) => a.chance - b.chance);
  const [low, high] = [ranked[0], ranked.at(-1)];
  return low && high && low !== high ? { low, high, sd: fairProbabilitySd * (1 - push) } : undefined;
}

function evidenceOf(
  priced: PricedOutcome | null,
  { event, market, side: selection }: FoundBet,
  { slate, bettor, nowMs }: World,
  told: { mayPush: boolean; isStored?: boolean },
): Evidence[] {
  return priced ? evidenceOfBet({ priced, event, market, selection }, slate, bettor, nowMs, told) : [];
}

/** The price that was stated, or what the named book has stored; null where neither was named. */
function askedOffer(found: FoundBet, statedDecimal: number | null, world: World): Offered | null {
  const { book, quote, outcome } = found;
  const canTake = book === null || takesBetsOf(book.key, world);
  const named = { bookKey: book?.key ?? null, book: book?.title ?? null, canTake };
  const stored = quote?.decimals[outcome];
  if (statedDecimal !== null && !isSameTold(statedDecimal, stored))
    return { from: 'stated', ...named, decimal: statedDecimal, ageSeconds: null };
  if (!quote || stored === undefined) return null;
  return { from: 'stored', ...named, decimal: stored, ageSeconds: ageOf(quote.quotedAt.getTime(), world) };
}

/** A feed rounds: who says -105 at a book that has 1.95 says what it has. */
const isSameTold = (stated: number, stored: number | undefined): boolean =>
  stored !== undefined && (stated === stored || formatAmerican(stated) === formatAmerican(stored));

/** A book that is named stands in the place of the bettor's own ones, where his state allows it. */
const takesBetsOf = (key: string, { bettor: { state, sportsbooks } }: World): boolean =>
  sportsbooks.includes(key) || (state ? takesUsBets(key, state) : takesUsBets(key));

function storedOffer({ book, decimal, quotedAtMs }: PricedOutcome, world: World): Offered {
  const title = bookTitle(book, world.slate);
  return { from: 'stored', bookKey: book, book: title, decimal, ageSeconds: ageOf(quotedAtMs, world), canTake: true };
}

function storedAtBook({ book, quote, outcome }: FoundBet, world: World): PricedStatedBet['stored'] {
  const decimal = quote?.decimals[outcome];
  if (!book || !quote || decimal === undefined) return null;
  const ageSeconds = ageOf(quote.quotedAt.getTime(), world);
  return { bookKey: quote.bookKey, book: book.title, decimal, text: writeOdds(world.bettor, decimal), ageSeconds };
}

const ageOf = (atMs: number, { nowMs }: World): number => Math.max(0, Math.round((nowMs - atMs) / 1_000));
