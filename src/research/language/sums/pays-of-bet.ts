import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import type { Act } from '../acts/act.ts';
import type { Asked } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { editSpans } from '../tickets/edit-spans.ts';
import { namedBets, refOf, refOfFocus, shownBet, spokenBet } from './bets-said.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const ASKS_PAY =
  /\b(what|how much) (\w+ ){0,3}(i|it|that|this|we) (\w+ )?(win|get|make|pay|profit|return|collect)\b|\b(pays?|payout|paying|get (me|back|for)|(would|do|does|can|will|could|d) (i|it|that) (get|win|make|return)|what (do|would|d|will) i (get|win|make)|get (me )?(on|back)|gets? me|win (me|back)|return|returns|winnings|come back|how much (do|would|will|could) i (win|make|get))\b|\b(what|how much|whats) (do|does|would|will|could|can)? ?(\S+ ){1,6}(win|pay|return|make|get|bring)\b|\bhow much to (win|pay)\b(?! \$?\d)|\bto (win|pay) (what|how much)\b|\bto win$|\b(whats?|what is) (my|the|your) (profit|winnings|payout|returns?)\b|\bwins? (what|how much)\b/;
/** "Ok 25 on that" behind one bet. */
const PUTS =
  /^(ok |okay |so |and |then |cool |bet |nice |alright |lets |let me |ill |im |gonna |go |do |put |throw |say |if i |i )*\$?\d+( bucks| dollars)? on (it|that|this|him|her|them|that one|this one)( then| please| pls)?$|^(ok |okay |so |and |then |cool |lets |let me )*(do|make|run|try) (it|that|this) (with|for|at|w) \$?\d+( bucks| dollars)?$|^(same|same (thing|bet|one))( but)?( with| for| w| at)?( a)? \$?\d+( bucks| dollars)?( one| bet)?$/;
/** Behind what was shown a stake on whom it names asks what that pays. */
const STAKES = /\b(bucks|dollars?|put|on|if|say|w|with)\b/;
const ROLL_WORDS = /\b(bankroll|roll|units?|kelly|hedge|lock|parlay|both|all|them|each|total|split|afford)\b/;
const MOST_WORDS = 18;

/** "Whats Lions ml pay on 25", "30 on the Booker one": of that one bet, at the price shown or the best one. */
export function paysOfBet(read: Tagged): Asked | null {
  const { plain } = read;
  if (isOfElse(read)) return null;
  const same = sameSumOn(read);
  const asksPay = asksPayout(plain) || same !== null;
  const shown = read.mentions.length > 1 ? null : shownBet(read);
  const stake = stakeIn(read, asksPay) ?? same;
  if (stake === null || !(asksPay || (shown !== null && STAKES.test(plain) && isBare(read)))) return null;
  const [bet, ...others] = stakedOn(read);
  if (others.length > 0 || addsLeg(read)) return null;
  const ref = shown ? refOfFocus(shown) : refMeant(bet, asksPay, read);
  if (typeof ref === 'string') return lacks(ref);
  return ref && paid({ ...ref, ...(bet?.book && { book: bet.book }) }, stake, read);
}

const GOES_ON =
  /^(ok |okay |so |cool |nice |hm+ |lol )*(and|what|what if|what about|whatabout|how about|how bout|wbu|same|if|or|then)\b|\binstead\b/;
const MOST_WORDS_ON = 10;

/** "And if Brazil wins instead" behind what another bet pays: the same sum on that one, for the same stake where no other is said. */
function sameSumOn({ previous, plain, tokens, mentions, amounts, likeliest }: Tagged): Stake | null {
  const [told, ...others] = sumsOf(previous);
  if (told?.kind !== 'payout' || told.stakeCents === undefined || others.length > 0 || previous?.ticket === true)
    return null;
  const isOn = mentions.length === 1 && tokens.length <= MOST_WORDS_ON && GOES_ON.test(plain);
  const isElse = amounts.prices.length > 0 || asksVerdict(plain) || NOT_OF_SUMS.has(likeliest.act);
  return isOn && !isElse ? { stakeCents: told.stakeCents } : null;
}
const NOT_OF_SUMS: ReadonlySet<Act> = new Set<Act>([
  'judge',
  'hedge',
  'picks',
  'parlay',
  'books',
  'facts',
  'when',
  'moves',
  'add',
  'join',
]);

const refMeant = (bet: StatedBet | undefined, asksPay: boolean, read: Tagged): BetRefDraft | string | null => {
  if (bet) return refOf(bet, read);
  return asksPay ? spokenBet(read) : null;
};

/** "If they beat France again what does 100 on Senegal return": who stands behind the stake; of "100 on them" who was named first. */
function stakedOn(read: Tagged): readonly StatedBet[] {
  const named = namedBets(read);
  const [money, ...more] = read.amounts.money.filter(({ isSure, to }) => isSure || read.tokens[to]?.text === 'on');
  if (read.mentions.length < 2 || !money || more.length > 0) return named;
  if (ON_THEM.test(read.plain) && named.length === 2) return named.slice(0, 1);
  const behind = read.tokens.slice(money.from).map(({ raw }) => raw);
  const own = namedBets(tag({ ...read, text: behind.join(' ') }));
  return own.length === 1 && behind[money.to - money.from]?.toLowerCase() === 'on' ? own : named;
}
const ON_THEM = /\b(on|for|of) (them|him|her|it)\b/;

export const asksPayout = (plain: string): boolean => ASKS_PAY.test(plain) || PUTS.test(plain);

function isOfElse(read: Tagged): boolean {
  const { tokens, plain, amounts, previous, mentions } = read;
  const bare = plain.replace(ON_THEM, '');
  return (
    tokens.length > MOST_WORDS ||
    ROLL_WORDS.test(unitsAsMoney(read) === null && !isInUnits(read) ? bare : bare.replace(UNIT, '')) ||
    amounts.shares.length > 0 ||
    (previous?.ticket === true && (mentions.length === 0 || editSpans(tokens) !== null))
  );
}
const UNIT = /\bunits?\b/;

/** "2 units on Lakers ml, what does that pay". */
const isInUnits = ({ amounts, plain }: Tagged): boolean =>
  amounts.counts.filter(({ of }) => of === 'units').length === 1 && amounts.money.length === 0 && ASKS_PAY.test(plain);

/** "20 bucks unit, 2u on the Lions": so many of what one is said to be. Null: not both are said. */
function unitsAsMoney({ amounts, reading }: Pick<Tagged, 'amounts' | 'reading'>): number | null {
  const unitCents = Math.round((reading.unit ?? 0) * HUNDRED);
  const units = amounts.counts.find(({ of }) => of === 'units')?.count ?? 0;
  const isSaid = amounts.money.length === 1 && amounts.money[0]?.cents === unitCents;
  return isSaid && units > 0 ? Math.round(units * unitCents) : null;
}
const HUNDRED = 100;

/** "Make it 4, add Paddy, and what's 25 pay": the whole parlay's, and not that of the leg that comes to it. */
const addsLeg = ({ plain, previous }: Tagged): boolean =>
  previous?.ticket === true &&
  /\b(add|adding|include|throw in|toss in|plus|also|with \w+ (in|too|added)|make it (\d|a \d))\b/.test(plain);

export type Stake = { stakeCents: number } | { units: number };

/** Of a bet that is known, for the stake that is named. Null: none is. */
export function paysFor(ref: BetRefDraft, read: Tagged, noteOn: (name: string) => string): Asked | null {
  const stake = stakeIn(read, true);
  return stake && paid(ref, stake, read, noteOn);
}

function paid(ref: BetRefDraft, stake: Stake, read: Tagged, noteOn?: (name: string) => string): Asked {
  const stored = storedBet(ref, read);
  if (!isStored(stored)) return lacks(stored);
  const [stated] = read.amounts.prices;
  // What its writer has at a price of his own pays by that one.
  const own = stated?.text ?? ref.price ?? undefined;
  const price = own ?? stored.price?.text;
  if (price === undefined)
    return lacks(`No book where you can bet quotes ${stored.name}, so what it pays cannot be told.`);
  const calc: Calculation = { kind: 'payout', bet: stored.name, price, ...stake };
  const book = own === undefined ? stored.price?.book : undefined;
  const asked = own === undefined ? stored.ref : { ...stored.ref, price: own };
  return sumOn([calc], asked, [
    ...(noteOn ? [noteOn(stored.name)] : []),
    ...(book === undefined ? [] : [`${price} at ${book} is ${ref.book ? 'its' : 'the best'} price now.`]),
  ]);
}

/** "The Hurricanes one you just showed me, 15 bucks": nothing else is asked. */
const isBare = ({ likeliest: { act, share }, amounts }: Tagged): boolean =>
  amounts.money.some(({ isSure }) => isSure) && !(share >= 0.6 && ELSE.has(act));
const ELSE: ReadonlySet<string> = new Set(['hedge', 'picks', 'parlay', 'why', 'stake', 'setting', 'save', 'judge']);

/** The money that is staked; a whole number is money beside what asks for its payout, unless it is a line. */
export function stakeIn(read: Tagged, asksPay: boolean): Stake | null {
  const { amounts, pieces, tokens } = read;
  const ofUnits = unitsAsMoney(read);
  if (ofUnits !== null) return { stakeCents: ofUnits };
  const isLine = (from: number) => pieces.some((piece) => piece.kind === 'line' && piece.from === from && piece.signed);
  const sure = amounts.money.find(({ isSure }) => isSure);
  const bare = asksPay
    ? amounts.money.find(({ from, cents }) => cents % 100 === 0 && !isLine(from) && isBesideStake(tokens, from))
    : undefined;
  const money = sure ?? bare;
  if (money) return { stakeCents: money.cents };
  const units = amounts.counts.find(({ of }) => of === 'units')?.count;
  return units === undefined || units <= 0 ? null : { units };
}

const BEFORE = /^(on|for|with|w|of|put|bet|would|does|do|if|say|hits?|a|and|me|the|my)$/;
const BEHIND = /^(on|get|gets|pay|pays|would|to|bucks|what|return|win|make|bring|net|land|each|into)$/;

function isBesideStake(tokens: Tagged['tokens'], at: number): boolean {
  const [before, behind] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (/^(over|under|o|u)$/.test(before)) return false;
  return BEFORE.test(before) || BEHIND.test(behind) || at === 0;
}
