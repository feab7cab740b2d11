import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Asked } from '../calls/call.ts';
import { isWonAt } from '../calls/read-money.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus, shownBet, spokenBet } from './bets-said.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, notQuoted, sumOn } from './sum-on-bet.ts';

const MOST_WORDS = 18;
const ASKS =
  /\b(how much|how many (bucks|dollars)|what( do| would| should)?|whats) (\S+ ){0,9}?(to|if i want to|id need to|i wanna|if i wanna) (win|make|net|profit|clear) \$?\d/;
const ELSE = /\b(hedg\w*|parlay\w*|lock|kelly|bankroll|free ?bet|boost\w*|each|both|back|lost|down|need to win to)\b/;

/**
 * "How much to win 100 on Dodgers at FD", "what do I risk to win 50 on it": the stake that wins as much, on the bet that is named or was
 * spoken of, at its price there. Null: a price alone is named, which another sum is of.
 */
export function stakeToWin(read: Tagged): Asked | null {
  const [money, ...more] = read.amounts.money;
  if (!asksStake(read) || !money || more.length > 0) return null;
  const ref = refIn(read);
  if (ref === null) return null;
  if (typeof ref === 'string') return lacks(ref);
  const [book] = read.books;
  const stored = storedBet({ ...ref, ...(book && { book, price: null }) }, read);
  if (!isStored(stored)) return lacks(stored);
  const own = read.amounts.prices[0]?.text ?? (book ? undefined : (ref.price ?? undefined));
  return won(stored, own, { toWinCents: money.cents, book });
}

const asksStake = ({ plain, tokens, amounts }: Tagged): boolean =>
  tokens.length <= MOST_WORDS &&
  (ASKS.test(plain) || amounts.money.some(({ from }) => isWonAt(tokens, from))) &&
  !ELSE.test(plain) &&
  amounts.shares.length === 0;

/** Null: several are named, or only a price. */
function refIn(read: Tagged): BetRefDraft | string | null {
  const [bet, ...others] = namedBets(read);
  if (others.length > 0 || (!bet && (read.amounts.prices.length > 0 || read.previous?.ticket === true))) return null;
  const shown = shownBet(read);
  if (shown) return refOfFocus(shown);
  return bet ? refOf(bet, read) : spokenBet(read);
}

function won(bet: StoredBet, own: string | undefined, wanted: { toWinCents: number; book: string | undefined }): Asked {
  const { toWinCents, book } = wanted;
  const price = own ?? bet.price?.text;
  if (price === undefined) return lacks(`${notQuoted(bet.name, book)}.`);
  const isStoredPrice = own === undefined && bet.price !== null;
  return sumOn(
    [{ kind: 'payout', bet: bet.name, price, toWinCents }],
    bet.ref,
    isStoredPrice ? [`${price} at ${bet.price?.book} is ${book ? 'its' : 'the best'} price now.`] : [],
  );
}
