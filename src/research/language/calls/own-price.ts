import type { BetRefDraft } from '#contract/research/bet.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { wereJudged } from '../acts/after.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import { atSpokenBook } from './book-stays.ts';
import type { Asked, Call } from './call.ts';
import type { Tagged } from './tagged.ts';

/** What asks for a price in place of the own one. */
const ELSEWHERE =
  /\b(best|better price|better odds|elsewhere|anywhere|somewhere|other books?|another book|every book|all books|any book|where|which book|what book|right now|current|currently|at now|market)\b/;
const YES_OR_NO = /\b(yes or no|y or n|yes|no|should i|do i|take it|bet it|worth it|good)\b/;

/**
 * A bet that is spoken of once more is at the price and the book at which its writer has it, until he names others: "yes or no on the
 * over 46.5" behind his -110 at FanDuel. Where nothing else is asked, it was judged and paid for already.
 */
export const withOwnOffers = (asked: Asked | null, read: Tagged): Asked | null =>
  asked && asReasons(atSpokenBook(atOwnOffers(asked, read), read), read);

function atOwnOffers(asked: Asked, read: Tagged): Asked {
  const { previous, plain, after, amounts, pieces } = read;
  const owns = previous?.ticket === true ? [] : (previous?.focus ?? []).filter(({ price, book }) => price || book);
  if (asked.kind !== 'calls' || owns.length === 0 || ELSEWHERE.test(plain)) return asked;
  const calls = asked.calls.map((call) => withOffers(call, owns));
  const [call, ...others] = calls;
  const isNew = calls.every((one, at) => one === asked.calls[at]);
  if (isNew || !call) return asked;
  const isPaid =
    others.length === 0 &&
    wereJudged(after, previous) &&
    previous?.list !== true &&
    amounts.prices.length === 0 &&
    (YES_OR_NO.test(plain) || pieces.every(({ kind }) => kind === 'name' || kind === 'connector')) &&
    betsOf(call).every((bet) => owns.some((own) => isBet(bet, own)));
  if (!isPaid || asked.explains !== undefined) return { ...asked, calls };
  const { tells = 'play', ...rest } = asked;
  return { ...rest, calls, explains: tells };
}

/** "Why is X at -160 not a good bet" behind that verdict asks for its reasons, which are paid for. */
function asReasons(asked: Asked, { previous, plain, after }: Tagged): Asked {
  const focus = previous?.focus ?? [];
  const [call, ...others] = asked.kind === 'calls' && asked.explains === undefined ? asked.calls : [];
  if (asked.kind !== 'calls' || call?.tool !== 'price_bets' || others.length > 0 || !WHY.test(plain)) return asked;
  const isPaid =
    wereJudged(after, previous) &&
    previous?.list !== true &&
    betsOf(call).every((bet) => focus.some((own) => isBet(bet, own) && isPricedAs(bet, own)));
  return isPaid && previous ? { ...asked, calls: [betsCall(focus, previous)], explains: 'why' } : asked;
}
const WHY = /\b(why|how come|reason)\b/;

const isPricedAs = (bet: BetRefDraft, own: BetFocus): boolean =>
  (bet.price == null || (own.price != null && readPrice(bet.price) === readPrice(own.price))) &&
  (bet.book == null || bet.book === own.book);

const betsOf = ({ input }: Call): readonly BetRefDraft[] => ('bets' in input ? (input.bets as BetRefDraft[]) : []);

function withOffers(call: Call, owns: readonly BetFocus[]): Call {
  if (call.tool !== 'price_bets') return call;
  const bets = betsOf(call).map((bet) => {
    const own = bet.price == null ? owns.find((one) => isBet(bet, one)) : undefined;
    const isAtBook = own && (bet.book == null || own.book == null || own.book === bet.book);
    return own && isAtBook ? withOffer(bet, own) : bet;
  });
  return bets.every((bet, at) => bet === betsOf(call)[at]) ? call : { ...call, input: { ...call.input, bets } };
}

function withOffer(bet: BetRefDraft, { price = null, book }: BetFocus): BetRefDraft {
  const isOwnBook = bet.book == null && book != null;
  const named = new Set([
    ...(bet.named ?? []),
    ...(price ? (['price'] as const) : []),
    ...(isOwnBook ? (['book'] as const) : []),
  ]);
  return { ...bet, ...(price && { price }), ...(isOwnBook && { book }), named: [...named] };
}

const isBet = (bet: BetRefDraft, own: BetFocus): boolean =>
  bet.eventId === own.eventId &&
  bet.market === own.market &&
  bet.side === own.side &&
  (bet.line ?? null) === own.line &&
  (bet.player ?? null) === own.player &&
  (bet.period ?? 'full') === 'full';
