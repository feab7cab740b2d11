import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { list } from '../../words/format.ts';
import type { Act } from '../acts/act.ts';
import type { Reading } from '../reading.ts';
import { wishTimes } from '../wishes/wish-times.ts';
import { ADDS, type Again } from './again.ts';
import { otherSum } from './again-otherwise.ts';
import type { Amounts } from './amount.ts';
import { changedBy, isOfJudgedBet } from './calculate-again.ts';
import { readCalculation } from './calculations.ts';
import { type Asked, calculated, say } from './call.ts';
import { comparedSums } from './compared-sums.ts';
import { isOnlyMemory } from './memory.ts';
import { plainText } from './plain-text.ts';
import { withoutPushed, withPushUndone } from './pushed-leg.ts';
import { robinSizesIn } from './robin-sizes.ts';
import { inMoney, stakedOn } from './stake-on-bet.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';
import type { Sum } from './sum.ts';
import { SUM_READERS } from './sum-readers.ts';
import { saysOnlySums } from './sum-words.ts';
import { sumsOf } from './sums-of.ts';
import type { Tagged } from './tagged.ts';
import { unusedNumbers } from './unused-numbers.ts';
import { withoutTalk } from './without-talk.ts';

type Onward = Omit<Again, 'text'> & { said: readonly StatedBet[]; reading?: Pick<Reading, 'unit' | 'memory'> };
type Message = Onward &
  Pick<Tagged, 'previous' | 'hasNames' | 'reading' | 'plain' | 'text' | 'written' | 'nowMs' | 'zone' | 'likeliest'>;

const MOST_WORDS = 14;

/**
 * A short message behind a sum that says nothing but numbers and what they are to a sum: the sum with another part, another sum of
 * the same, or the sum once more. So it is read before wishes for bets, which are told in some of the same words. Null: it says
 * something else, or no sum was made.
 */
export function goOnWithSum(message: Message): Asked | null {
  const now = { ...message, tokens: withoutTimes(message) };
  const before = sumsOf(now.previous);
  const [first] = before;
  if (!first || isOfElse(now)) return null;
  const earlier = now.previous?.earlierSums ?? [];
  if (!saysOnlySums(now.tokens)) return isOfJudgedBet(first) ? null : besideTalk(before, now, earlier);
  if (isOfJudgedBet(first)) return ofJudged(before, now);
  const again =
    hitAfterAll(before, now) ??
    sideBySide(earlier, before, now) ??
    withoutPushed(first, now) ??
    againWith(before, now, earlier);
  return again || asksTerm(now) ? (saysWhole(first, now) ?? again) : onlyAsked(before, first, now);
}

/** Nothing of the sum is changed: a stake on it, a sum of its own, or its figures once more. */
function onlyAsked(before: readonly Calculation[], first: Calculation, now: Message): Asked | null {
  const staked = now.amounts.prices.length === 0 ? stakedOn(before, { ...now, text: now.plain }) : [];
  if (staked.length > 0) return calculated(staked);
  if (hasNumbers(now))
    return readCalculation({ ...now, hasSides: false }) ?? laidAt(first, now) ?? say(unplacedIn(now, first));
  return isOfFigures(now) || (first.kind === 'teaser' && OF_LEG.test(now.plain))
    ? calculated(before, chanceOfAll(first, now.plain))
    : null;
}

const OF_LEG =
  /^(?!.*\b(which|who|whos|likeliest|likelier|best|safest|weakest|worst|most|least)\b).*\b(per|each|every|single) (single |one )?(leg|team|side|game|pick)s?\b/;

/** "Nah it hit, but I got a 30% boost": the parlay with the leg that was to push, and what else is said of it. */
function hitAfterAll(before: readonly Calculation[], now: Message): Asked | null {
  const whole = withPushUndone(before, now.previous?.earlierSums ?? [], now.plain);
  const [first] = whole;
  if (whole === before || !first) return null;
  const pushed = now.amounts.prices.length === 0 ? null : withoutPushed(first, now);
  return pushed ?? againWith(whole, now) ?? calculated(whole);
}

/** What is told of oneself is kept, and is no sum; a boost that one has is. */
const isOfElse = ({ hasNames, reading, written, says, previous }: Message): boolean =>
  hasNames || reading.leagues.length > 0 || (isOnlyMemory(written) && !says.has('boost') && !isOfRoll(previous));

/** Of a sum of a bankroll another one is another part of it. */
const isOfRoll = (previous: Reading | null): boolean => sumsOf(previous).some((sum) => 'bankrollCents' in sum);

/** Among other words it is of the sum only where each number that is said has a place in it. */
function besideTalk(before: readonly Calculation[], now: Message, earlier: readonly Calculation[]): Asked | null {
  const bare = withoutTalk(now);
  if (bare === null) return null;
  const again = againWith(before, bare, earlier);
  if (again?.kind === 'calls') return again.assumed.length === 0 ? again : null;
  const isOfLeg = before[0]?.kind === 'teaser' && OF_LEG.test(now.plain) && !hasNumbers(bare);
  return isOfLeg ? calculated(before) : null;
}

const SUPPOSES = /\b(if|once|when|say|suppose|assuming)\b/;

/** "If im up to 650 after this weekend": when that is changes no sum. */
function withoutTimes({ tokens, plain, nowMs, zone }: Message): readonly Token[] {
  if (!SUPPOSES.test(plain)) return tokens;
  const times = [...wishTimes(tokens, { nowMs, zone }, { throughMonday: false, before: null })];
  const isTime = (at: number): boolean => times.some(([from, { to }]) => at >= from && at < to);
  return tokens.map((token, at) => (isTime(at) ? { ...token, text: 'now', number: null } : token));
}

/** "Whats the 115 need" behind a break-even rate: a bare number of that size is a price that is laid. */
function laidAt({ kind }: Calculation, { tokens }: Message): Asked | null {
  const [number, ...others] = tokens.flatMap((token) => token.number ?? []);
  const isBare = number && number.sign === null && !number.dollars && !number.percent && number.suffix === '';
  return kind === 'break_even' && isBare && others.length === 0 && number.value >= 100 && number.value < 1000
    ? calculated([{ kind, price: `-${number.value}` }])
    : null;
}

/** "10 bucks on 4 legs all -110" behind the price of one bet: a sum of its own, with all that it is made of. */
function saysWhole({ kind }: Calculation, now: Message): Asked | null {
  const { prices, money, counts } = now.amounts;
  // With its price and its share a boost is one of its own, whatever the one before was on.
  if (now.says.has('boost') && prices.length > 0 && now.amounts.shares.length > 0)
    return readCalculation({ ...now, hasSides: false });
  const isWhole = prices.length > 0 && money.length > 0 && counts.some(({ of }) => of === 'legs');
  return isWhole && kind !== 'parlay' && kind !== 'round_robin' && kind !== 'teaser'
    ? readCalculation({ ...now, hasSides: false })
    : null;
}

const ANEW: ReadonlySet<Act> = new Set<Act>(['picks', 'parlay', 'judge', 'board', 'games', 'scan']);

/** Numbers on nobody behind a sum, and nothing has read them: a search would be for something that nobody asked for. */
export function behindSum(now: Tagged): Asked | null {
  const [first] = sumsOf(now.previous);
  const isOwn = now.hasNames || now.reading.leagues.length > 0 || now.reading.window !== null;
  const isAnew = ANEW.has(now.likeliest.act) && now.likeliest.share >= 0.5;
  return first && now.after === 'sum' && !isOwn && !isAnew && hasNumbers(now) ? say(unplacedIn(now, first)) : null;
}

/** The sum before, where it was one alone and of this kind. */
export function onlySum<Kind extends Calculation['kind']>(
  previous: Reading | null,
  kind: Kind,
): Extract<Calculation, { kind: Kind }> | null {
  const [sum, ...others] = sumsOf(previous);
  return others.length === 0 && sum?.kind === kind ? (sum as Extract<Calculation, { kind: Kind }>) : null;
}

const OF_PRICE: ReadonlySet<Calculation['kind']> = new Set<Calculation['kind']>(['break_even', 'convert']);

/** "How often does it gotta win at that", "1.5u on it": what the price of a judged bet needs, and what a stake on it pays. */
function ofJudged(before: readonly Calculation[], now: Message): Asked | null {
  const { says, reading, previous, plain } = now;
  if (now.said.some((bet) => isOfBet(bet, now.amounts) || bet.market !== null)) return null;
  if (previous?.list === true || says.has('how_much') || says.has('kelly') || now.amounts.prices.length > 1)
    return null;
  const readers = SUM_READERS.filter(([kind]) => OF_PRICE.has(kind));
  const other = NEEDS.test(plain) && !hasNumbers(now) ? otherSum(before, { ...now, text: plain }, readers) : null;
  if (other) return calculated(other);
  const isOrder = reading.topic === 'place_wager' && !says.has('payout');
  const staked = isOrder || before.length > 1 ? [] : stakedOn(before, { ...now, text: plain });
  return staked.length > 0 ? calculated(staked) : null;
}

const NEEDS = /\b(need|needs|needed|break ?even|hit|win|wins|implied|implies|in decimal|percent|percentage)\b/;

const LEANS = /\b(that|this|it|my|the|those|them|these|now|then|and|so)\b/;

/** "What is EV" asks for the word, "what is the EV" for the figure. */
const asksTerm = ({ reading, plain }: Message): boolean => reading.term !== null && !LEANS.test(plain);

/** "Parlay em", "both together": of the sums right before as well. */
const OF_ALL = /\b(em|them|those|these|both|all|together|two|three)\b/;
const COMPARES =
  /\b(which|who)\b.*\b(better|best|worse|more|less|higher|lower|cheaper|most|least)\b|\bwhats (the )?(better|best)\b|^(so |ok |and |n |is (it|that|this) )*(any )?(better|worse|cheaper)( (one|deal|price))?$/;

/** "Which of these 2 teasers" names no number of a sum. */
const withoutPair = (now: Message): Message => ({ ...now, tokens: now.tokens.filter(({ text }) => text !== '2') });
const OF_PAIR = /\bwhich( one)? of (these|those|the|them) (2|two)( teasers?)?\b/;

/** The same of a pair that is named as one, before its kind asks for others: "which of these 2 teasers". */
export const whichOfPair = (read: Tagged): Asked | null =>
  OF_PAIR.test(read.plain) && sumsOf(read.previous).every(({ kind }) => kind === 'teaser') && read.mentions.length === 0
    ? sideBySide(read.previous?.earlierSums ?? [], sumsOf(read.previous), read)
    : null;

/** "Which one risks less": the last two sums once more, side by side. */
function sideBySide(earlier: readonly Calculation[], before: readonly Calculation[], now: Message): Asked | null {
  const [one, other, ...others] = [...earlier.slice(-1), ...before].slice(-2);
  const isOfPair = one?.kind === 'teaser' && OF_PAIR.test(now.plain) && !hasNumbers(withoutPair(now));
  if (!one || !other || others.length > 0 || (hasNumbers(now) && !isOfPair) || !(isOfPair || COMPARES.test(now.plain)))
    return null;
  const told = comparedSums(one, other);
  return told === null ? null : calculated([one, other], [told]);
}

/** The sum before with another part, or another sum of what it was made of. Null: neither is asked for. */
export function againWith(
  before: readonly Calculation[],
  { said, reading, ...now }: Onward,
  earlier: readonly Calculation[] = [],
): Asked | null {
  const [first] = before;
  if (!first || now.tokens.length > MOST_WORDS) return null;
  // "In threes" behind a round robin counts legs, and no shots.
  const isOfSizes = first.kind === 'round_robin' && robinSizesIn(plainText(now.tokens)).length > 0;
  if (!isOfSizes && said.some((bet) => isOfBet(bet, now.amounts))) return null;
  const unit = reading?.unit ?? reading?.memory?.unit;
  const again = { ...now, text: plainText(now.tokens) };
  const all = OF_ALL.test(again.text) ? [...earlier, ...before] : before;
  const other = isOfJudgedBet(first) || addsLeg(first, again) ? null : otherSum(all, again, SUM_READERS);
  const sums = (other ?? changed(before, again)).map((sum) => inMoney(sum, unit));
  if (sums.length === 0) return null;
  const reread = (rest: Sum) => {
    const less = { ...again, ...rest };
    const left = other ? otherSum(all, less, SUM_READERS) : changed(before, less);
    return left?.map((sum) => inMoney(sum, unit)) ?? null;
  };
  // "Change the +140 to +155": what goes was used.
  const unused = unusedNumbers({ ...again, hasSides: false }, sums, reread, before);
  return calculated(sums, unused === null ? [] : [unused]);
}

/** "Add a -120 and make it 40" behind a parlay of prices is one more leg of it, and no sum of that price. */
const addsLeg = ({ kind }: Calculation, { amounts: { prices }, text }: Again): boolean =>
  kind === 'parlay' && prices.length > 0 && ADDS.test(text);

/** Of several sums those that have a place for it, each once. */
function changed(before: readonly Calculation[], again: Again): Calculation[] {
  // A teaser and what it pays are one.
  const isOne = before.length > 1 && before.every((sum, at) => sum.kind === (at === 0 ? 'teaser' : 'payout'));
  const now = before.map((sum) => changedBy(sum, again));
  const all = now.flatMap((sum, at) => sum ?? (isOne && now.some((one) => one !== null) ? (before[at] ?? []) : []));
  const texts = all.map((sum) => JSON.stringify(sum));
  return all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

const hasNumbers = ({ tokens, amounts: { prices, counts } }: Onward): boolean =>
  prices.length + counts.length > 0 || tokens.some(({ number, pair }) => number !== null || pair !== null);

const ASKS_FIGURE = /\b(what|whats|how much|how many)\b.*\b(that|thats|it|this|i|my|those|them|each|both)\b/;

const CHANCE = /\b(chance|chances|prob\w*|likely|how often|percent\w*|pct)\b/;

/** "What chance does that hit" behind legs at prices: as often as those say. */
function chanceOfAll(sum: Calculation, plain: string): string[] {
  if (sum.kind !== 'parlay' || !CHANCE.test(plain)) return [];
  const implied = sum.prices.reduce((all, price) => all / priceTextToDecimal(price), 1);
  return [
    `All ${sum.prices.length} hit ${(implied * 100).toFixed(2)}% of the time as the prices have it, a little less without the margins in them; so often it has to hit to break even.`,
  ];
}

const FORMATS = /\b(decimals?|american|fraction(s|al)?)\b/;

/** Some figure of the sum is asked for: "profit?", "so what % is that". */
const isOfFigures = ({ says, plain }: Message): boolean =>
  says.size > 0 || ASKS_FIGURE.test(plain) || FORMATS.test(plain);

/** What of a sum can be said anew. */
const PARTS: Readonly<Record<Calculation['kind'], string>> = {
  kelly: 'the price, the chance, the part of Kelly or the bankroll',
  hedge: 'the price of the other side, what you have on the first bet, how much you hedge or what is to be sure',
  arbitrage: 'a price or the money in all',
  middle: 'the prices or the stakes',
  free_bet: 'the free bet, its price or the price of the other side',
  boost: 'the price, the boost, the stake or the chance',
  teaser: 'the price, the legs or the points',
  parlay: 'the legs, one of their prices or the stake',
  round_robin: 'the legs, their prices, how many a parlay, how many win or the stake on each',
  dutching: 'a price or the money in all',
  no_vig: 'the prices of the sides',
  hold: 'the prices of the sides',
  break_even: 'the price',
  ev: 'the price, the chance or the stake',
  convert: 'the price or the chance',
  payout: 'the price, the stake or what is to be won',
  cash_out: 'the chance, the prices or the offer',
  clv: 'the price that you took or the close',
  ruin: 'the win rate, the price, the bankroll or the stake',
  drawdown: 'the part of Kelly or how far it falls',
  streak: 'the win rate, how many bets or how many in a row',
  sample_size: 'the win rate or the price',
  bet_run: 'how many bets, the price, the chance or the stake',
  record: 'the record, the price or the stake on each',
  line_worth: 'the two lines or the cents between them',
  position: 'the bet, its line or the price that you took',
  lay: 'the two prices, the stake or the commission',
  stake_plan: 'the bankroll or the stake',
};

/** Numbers without a place are told, and nothing is made of them. */
function unplacedIn({ tokens }: Onward, { kind }: Calculation): string {
  const numbers = tokens.filter(({ number, pair }) => number !== null || pair !== null).map(({ raw }) => `“${raw}”`);
  return `I cannot tell what ${list(numbers)} should change in that calculation, so it stays as it was. Which is it: ${PARTS[kind]}?`;
}

/** Whom or what a bet is on is for the readers of bets; "over 500 bets" is how many. */
const isOfBet = (bet: StatedBet, { counts }: Amounts): boolean =>
  hasSubject(bet) ||
  (bet.direction !== null && (bet.line !== null || counts.length === 0)) ||
  (bet.stats.length > 0 && counts.length === 0) ||
  bet.line?.signed === true;
