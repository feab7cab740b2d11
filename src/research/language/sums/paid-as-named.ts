import type { BetRefDraft } from '#contract/research/bet.ts';
import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { shortGame } from '../../words/short-names.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Concept } from '../calls/concepts.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { isLeg } from '../calls/stated-bets.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus, shownBet } from './bets-said.ts';
import { bookMeant, bookNamed } from './book-meant.ts';
import { isPaid, type Paid } from './outlay.ts';
import { asksPayout, type Stake, stakeIn } from './pays-of-bet.ts';
import { sharedBy, sharedText } from './shared-stake.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, notQuoted } from './sum-on-bet.ts';

const MOST_WORDS = 20;
const OTHER_SUMS: readonly Concept[] = [
  'hedge',
  'arbitrage',
  'middle',
  'free_bet',
  'boost',
  'teaser',
  'parlay',
  'round_robin',
  'dutching',
  'kelly',
  'ev',
  'no_vig',
  'hold',
  'break_even',
  'cash_out',
  'clv',
];
const ELSE =
  /\b(bankroll|roll|units?|both|all (of )?(them|three|3)|legs?|pays? (better|more|most)|better|best|most|which|who|whos|why|to win \$?\d|lost|already|got in at)\b/;

/**
 * What is paid is told of the bet, the book and the stake that a message names, whoever read it: the book that it names has the price, a
 * draw that it names is the bet, money that it names is staked, and what several put in is shared. Free.
 */
export function paidAsNamed(read: Tagged, asked: Asked | null): Asked | null {
  if (isElse(read) || !mayBePaid(asked, read)) return asked;
  const shared = sharedBy(read, stakeBefore(read));
  const stake = shared ? { stakeCents: shared.totalCents } : stakeOf(read, asked);
  const isAsTold = payoutOf(asked) !== null && !shared && bookMeant(read) === null && !namesDraw(read);
  const ref = stake && !isAsTold ? refMeant(read, asked) : null;
  if (!stake || !ref || typeof ref === 'string') return asked;
  const bet = storedBet(ref, read);
  if (!isStored(bet) || isTold(bet, stake, asked, shared !== null)) return asked;
  if (bet.price === null) return notAtBook(bet, read);
  const price = bet.price.text;
  const note = `${price} at ${bet.price.book} is ${ref.book ? 'its' : 'the best'} price now.`;
  const lead = shared ? [sharedText(shared, price)] : [];
  const calc: Calculation = { kind: 'payout', bet: nameOf(bet), price, ...stake };
  return calls([{ tool: 'calculate', input: { calc, bet: bet.ref } }], [...lead, note]);
}

/** A draw is that of a game. */
const nameOf = ({ ref, name, event }: StoredBet): string =>
  ref.side === 'draw' ? `the draw in ${shortGame(gameLabel(event))}` : name;

const isElse = (read: Tagged): boolean =>
  read.tokens.length > MOST_WORDS ||
  read.amounts.prices.length + read.amounts.shares.length > 0 ||
  new Set(read.books).size > 1 ||
  OTHER_SUMS.some((one) => read.says.has(one) && !(one === 'arbitrage' && sharedBy(read, 0) !== null)) ||
  ELSE.test(read.plain) ||
  asksVerdict(read.plain.replace(OF_PAYOUT, ''));

/** "What do I win" asks for no opinion. */
const OF_PAYOUT = /\b(what|whats|how much) (\w+ ){0,2}(do|does|would|will|could|can|should) (i|we|it|that)\b/g;

/** Single payouts, boards, what was judged before and what was not understood: a sum of another kind, or a search, is left as it is. */
function mayBePaid(asked: Asked | null, read: Tagged): boolean {
  if (sharedBy(read, stakeBefore(read)) !== null) return true;
  if (asked === null) return false;
  if (asked.kind === 'say') return asked.lost === true || asked.choices.length > 0;
  // What he has for a week is to be staked from, and not at once.
  if (asked.kind === 'about') return !(asked.about.kind === 'stakes' && asked.about.place !== undefined);
  if (asked.kind !== 'calls') return false;
  const isOnward = paidBefore(read) !== null && read.mentions.length === 0;
  const isOfBook = isOnward && bookNamed(read) !== null && read.tokens.length <= MOST_OF_BOOK;
  return asked.calls.every(
    ({ tool, input }) =>
      tool === 'show_board' ||
      (tool === 'price_bets' && (isOnward || asked.explains !== undefined)) ||
      (tool === 'look_up' && isOfBook) ||
      (asked.calls.length === 1 && sumIn(input)?.calc.kind === 'payout'),
  );
}

/** "No, FanDuel, not Circa" behind a payout asks nothing of the books themselves. */
const MOST_OF_BOOK = 6;

const sumIn = (input: object): CalculateInput | null => CalculateInput.safeParse(input).data ?? null;

const payoutOf = (asked: Asked | null): CalculateInput | null =>
  asked?.kind === 'calls' && asked.calls.length === 1 ? sumIn(asked.calls[0]?.input ?? {}) : null;

/** What the one payout before was for. */
function paidBefore({ previous }: Tagged): Paid | null {
  const [sum, ...others] = sumsOf(previous);
  const isOne = previous?.ticket !== true && previous?.list !== true && (previous?.focus ?? []).length === 1;
  return sum && isOne && others.length === 0 && isPaid(sum) && sum.bet !== undefined ? sum : null;
}

const stakeBefore = (read: Tagged): number | null =>
  paidBefore(read)?.stakeCents ?? read.previous?.saidStakeCents ?? null;

/** The stake that is named; of the payout before where only its book or its side is another. Null: none is asked to be paid. */
function stakeOf(read: Tagged, asked: Asked | null): Stake | null {
  const asksPay = asksPayout(read.plain);
  const told = payoutOf(asked)?.calc;
  if (told?.kind === 'payout') return isStaked(told) ? { stakeCents: told.stakeCents } : null;
  const named = stakeIn(read, asksPay || paidBefore(read) !== null || endsWithStake(read));
  if (named) return asksPay || isOfBet(read) ? named : null;
  const before = paidBefore(read);
  const isOther = bookMeant(read) !== null || namesDraw(read);
  return before && isOther && read.mentions.length === 0 ? { stakeCents: before.stakeCents } : null;
}

/** "Seahawks ML at DK for 40": what a bet that is named ends with is put on it. */
const endsWithStake = (read: Tagged): boolean => {
  const [bet, ...others] = namedBets(read);
  const isBet = bet !== undefined && others.length === 0 && isLeg(bet) && bet.stats.length === 0;
  return isBet && /\b(for|with|w|put|bet|stake|risk) \$?\d{1,5}$/.test(read.plain);
};

const isStaked = (calc: Calculation): calc is Paid => isPaid(calc);

/** Money beside one bet, or behind what one paid. */
const isOfBet = (read: Tagged): boolean => namedBets(read).length === 1 || read.leans || paidBefore(read) !== null;

const namesDraw = ({ said, tokens }: Tagged): boolean =>
  said.some(({ direction }) => direction === 'draw') || tokens.some(({ text }) => text === 'draw');

/** The bet at the book that is named: a draw that is named, the one of the answer, whom the message names, or that which was spoken of. */
function refMeant(read: Tagged, asked: Asked | null): BetRefDraft | string | null {
  const book = bookMeant(read);
  const ref = drawMeant(read) ?? ownRef(read, asked);
  if (ref === null || typeof ref === 'string') return ref;
  return { ...ref, price: null, ...(book && { book }) };
}

function ownRef(read: Tagged, asked: Asked | null): BetRefDraft | string | null {
  const told = payoutOf(asked);
  if (told?.bet) return told.bet;
  const [bet, ...others] = namedBets(read);
  if (others.length > 0 || (bet && told)) return null;
  if (bet) return shownRef(read) ?? refOf(bet, read);
  const focus = read.mentions.length > 0 || read.previous?.ticket === true ? [] : (read.previous?.focus ?? []);
  const [first, ...more] = focus;
  return first && more.length === 0 && first.price == null ? refOfFocus(first) : null;
}

const shownRef = (read: Tagged): BetRefDraft | null => {
  const shown = read.mentions.length > 1 ? null : shownBet(read);
  return shown && refOfFocus(shown);
};

/** The draw of the game that is named or spoken of. */
function drawMeant(read: Tagged): BetRefDraft | null {
  const { mentions, previous, slate } = read;
  if (!namesDraw(read)) return null;
  const ids = new Set([
    ...mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)),
    ...(mentions.length === 0 ? (previous?.focus ?? []).map(({ eventId }) => eventId) : []),
  ]);
  const [id, ...others] = ids;
  const event = slate.events.find((one) => one.id === id);
  if (!event || others.length > 0 || !hasDrawPrice(event)) return null;
  return { eventId: event.id, market: 'moneyline', side: 'draw', line: null, player: null };
}

/** Whether the answer holds all of it already. */
function isTold({ ref, price }: StoredBet, stake: Stake, asked: Asked | null, isShared: boolean): boolean {
  const told = payoutOf(asked);
  if (told?.calc.kind !== 'payout' || isShared) return false;
  const isSide = !told.bet || (told.bet.side === ref.side && told.bet.market === ref.market);
  return (
    isSide && told.calc.price === price?.text && 'stakeCents' in stake && told.calc.stakeCents === stake.stakeCents
  );
}

/** The book that is named has no price of it: that is said, with who has. */
function notAtBook(bet: StoredBet, read: Tagged): Asked {
  const { book, ...ref } = bet.ref;
  const best = storedBet(ref, read);
  const rest = isStored(best) && best.price ? ` The best price is ${best.price.text} at ${best.price.book}.` : '';
  return lacks(`${notQuoted(nameOf(bet), book)}, so what it pays there cannot be told.${rest}`);
}
