import type { Calculation } from '#contract/research/calculate.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { comparedSums } from '../calls/compared-sums.ts';
import { streakOf } from '../calls/record-calculations.ts';
import { moneyIn } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import { refOfFocus, spokenBet } from './bets-said.ts';
import { losingRun } from './losing-run.ts';
import { asksPayout } from './pays-of-bet.ts';
import { rollOf } from './roll-of.ts';
import { isStored, storedBet } from './stored-bet.ts';

/** What a bankroll, a flat stake, a run of bets or several who bet come to, by the numbers that are said or were. Null: nothing of it. */
export function rollSums(read: Tagged): Asked | null {
  if (read.mentions.length > 0 || read.says.has('kelly')) return null;
  return (
    ofLosingRun(read) ??
    tooMuch(read) ??
    shareOfRoll(read) ??
    stakesInRoll(read) ??
    inARow(read) ??
    atLeastOne(read) ??
    perHead(read) ??
    cheaperJuice(read)
  );
}

/** "Lose 3 in a row at 2% of 200, whats left". */
function ofLosingRun(read: Tagged): Asked | null {
  const [one, ...others] = read.amounts.shares;
  if (others.length > 0 || TILL_BROKE.test(read.plain) || read.amounts.prices.length > 0) return null;
  return losingRun({ plain: read.plain, share: one?.share ?? null, rollCents: rollOf(read) });
}

const TOO_MUCH = /\b(too (much|big|high|heavy|little|small)|overbetting|over betting)\b/;

/** "Thats too much. with $25 bets?" says so of what was told. */
const THAT_IS =
  /^(?:(?:nah|no|ok|wow|yikes|damn|hmm|oof|lol) )*(?:thats|that is|that seems|that feels|its|way) (?:\w+ )?(?:way )?too \w+/;

/** "Is 25 too much for my roll": the stake beside the roll. */
function tooMuch(read: Tagged): Asked | null {
  const bankrollCents = rollOf(read);
  const [one, ...others] = moneyOf(read).filter(({ cents }) => cents !== bankrollCents);
  if (
    !TOO_MUCH.test(read.plain) ||
    THAT_IS.test(read.plain) ||
    !one ||
    others.length > 0 ||
    bankrollCents === undefined
  )
    return null;
  return one.cents < bankrollCents ? calculated([{ kind: 'stake_plan', bankrollCents, stakeCents: one.cents }]) : null;
}

const FLAT = /\b(flat|stake|stakes|bet|bets|betting|risk|put|of (my|a|the)?)\b/;
const OF_RESULT = /\b(edge|ev|roi|win rate|chance|prob\w*|hit|boost\w*|profit|drawdown|down|lose|lost|ruin|broke)\b/;

/** "If I just flat bet 2%, what's that in dollars", "2 percent flat of my 1500". */
function shareOfRoll(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const [one, ...others] = amounts.shares;
  if (!one || others.length > 0 || amounts.prices.length > 0 || one.share > MOST_STAKED) return null;
  const price = asksPayout(plain) ? priceSpoken(read) : null;
  if (!FLAT.test(plain) || (price === null && OF_RESULT.test(plain))) return null;
  const said = moneyOf(read).find(({ from }) => from !== one.from)?.cents;
  const bankrollCents = said ?? rollOf(read);
  if (bankrollCents === undefined) return null;
  const stakeCents = Math.round(bankrollCents * one.share);
  const plan: Calculation = { kind: 'stake_plan', bankrollCents, stakeCents };
  return stakeCents > 0
    ? calculated(price === null ? [plan] : [{ kind: 'payout', price, stakeCents }, plan], [
        `${shareText(one.share)} of ${dollars(bankrollCents)} is ${dollars(stakeCents)}.`,
      ])
    : null;
}

/** Of the one bet that was spoken of, or of the one at its writer's own price; null: none, or several. */
function priceSpoken(read: Tagged): string | null {
  const { previous } = read;
  const own = previous?.ticket === true ? [] : (previous?.focus ?? []).filter(({ price }) => price != null);
  const ref = own.length === 1 && own[0] ? refOfFocus(own[0]) : spokenBet(read);
  if (ref === null) return null;
  if (ref.price) return ref.price;
  const stored = storedBet(ref, read);
  return isStored(stored) ? (stored.price?.text ?? null) : null;
}

const MOST_STAKED = 0.5;
const shareText = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

const TILL_BROKE =
  /\bhow (many|long)\b.*\b(broke|bust|busted|gone|zero|empty|nothing left|out of money|lose (it all|everything)|(to|till|til|until|at|hit) 0)\b/;

/** "Got 1500, betting $30 a pop, how many losers in a row till I'm broke". */
function stakesInRoll(read: Tagged): Asked | null {
  if (!TILL_BROKE.test(read.plain) || read.amounts.shares.length > 0) return null;
  const money = moneyOf(read).flatMap(({ cents }) => (cents > 0 ? [cents] : []));
  const plan = sumsOf(read.previous).find((sum) => sum.kind === 'stake_plan');
  const stakeCents = money.length > 0 ? Math.min(...money) : plan?.stakeCents;
  const bankrollCents = money.length > 1 ? Math.max(...money) : rollOf(read);
  if (bankrollCents === undefined || stakeCents === undefined || money.length > 2 || stakeCents >= bankrollCents)
    return null;
  const bets = Math.ceil(bankrollCents / stakeCents);
  return calculated(
    [{ kind: 'stake_plan', bankrollCents, stakeCents }],
    [
      `${dollars(bankrollCents)} is ${bets} stakes of ${dollars(stakeCents)}: ${bets} losing bets in a row, and no win between them.`,
    ],
  );
}

/** "50% win rate, odds of losin 8 straight". */
function inARow(read: Tagged): Asked | null {
  const isRun = /\b(straight|in a row|consecutive(ly)?)\b/.test(read.plain);
  if (!isRun || read.amounts.shares.length !== 1 || read.amounts.prices.length > 0) return null;
  const found = streakOf({ ...read, hasSides: false });
  return found === null || typeof found === 'string' || !('calcs' in found)
    ? null
    : calculated(found.calcs, found.notes);
}

const AT_LEAST_ONE = /\b(at least (one|1)|(any|one) or more|1 or more|any one)\b/;
const OF_HOW_MANY =
  /\b(?:of|out of|from) (?:the |those |my )?(\d{1,2})\b|\b(\d{1,2}) (?:\w+ )?(?:bets|legs|picks|shots|tries|plays|dogs)\b/;

/** "Prob of at least one of 3 at 30 percent each". */
function atLeastOne({ plain, amounts, tokens }: Tagged): Asked | null {
  const [one, ...others] = amounts.shares;
  // "At least one losing streak of 8" counts runs, and no winners.
  if (/\b(streaks?|in a row|straight|consecutive)\b/.test(plain)) return null;
  if (!AT_LEAST_ONE.test(plain) || !one || others.length > 0 || one.share >= 1) return null;
  const [, some, more] = OF_HOW_MANY.exec(plain) ?? [];
  const word = tokens.find(({ text }) => text !== 'one' && SEVERAL_IN_WORDS[text] !== undefined)?.text;
  const count = Number(some ?? more ?? (word === undefined ? 0 : SEVERAL_IN_WORDS[word]));
  if (!Number.isInteger(count) || count < 2) return null;
  const none = (1 - one.share) ** count;
  return say(
    `At least one of ${count} wins ${percent(1 - none)} of the time, where each wins ${shareText(one.share)} on its own: 1 − (1 − ${shareText(one.share)})^${count}. All of them lose ${percent(none)} of the time.`,
  );
}

const PEOPLE = 'buddies|friends|guys|people|mates|coworkers|homies|boys|others|brothers|pals|dudes';
const WITH_ME = new RegExp(`\\b(?:me and|me plus|me n|with) (?:my )?(\\w+) (?:of my )?(?:${PEOPLE})\\b`);
const OF_US = new RegExp(`\\b(\\w+) (?:of us|${PEOPLE})\\b`);

/** "Me and 3 buddies each put 25 on a +340, how much does each guy get". */
function perHead({ plain, amounts, ...read }: Tagged): Asked | null {
  const [price, ...others] = amounts.prices;
  const own = WITH_ME.exec(plain)?.[1];
  const heads = countOf(own) + (own === undefined ? countOf(OF_US.exec(plain)?.[1]) : 1);
  const all = moneyOf({ ...read, amounts });
  const money = all.find(({ isSure }) => isSure) ?? all.find(({ cents }) => cents > heads * 100);
  if (!price || others.length > 0 || !money || !(heads > 1)) return null;
  const isEach = !/\b(split\w*|pool\w*|together|between us|chip\w*)\b/.test(plain);
  const note = isEach
    ? `Each of the ${heads} has his own ${dollars(money.cents)} on it, so this is what each gets; together you stake ${dollars(money.cents * heads)} and get ${dollars(Math.round(money.cents * heads * price.decimal))}.`
    : `Split ${heads} ways, each stakes ${dollars(Math.round(money.cents / heads))} and gets ${dollars(Math.floor((money.cents * price.decimal) / heads))}.`;
  return calculated([{ kind: 'payout', price: price.text, stakeCents: money.cents }], [note]);
}

const countOf = (word: string | undefined): number =>
  word === undefined ? 0 : (SEVERAL_IN_WORDS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0));

const CHEAPER = /\b(cheaper|cheapest|better (juice|vig|price|deal)|less (juice|vig)|compare|lower (juice|vig|hold))\b/;
const PAIR = 2;

/** "-108/-112 vs -115/-105, which is cheaper": what either market holds, and which holds less; one of them may be the sum before. */
function cheaperJuice({ plain, amounts: { prices }, previous }: Tagged): Asked | null {
  if (!CHEAPER.test(plain) || (prices.length !== PAIR && prices.length !== 2 * PAIR)) return null;
  const texts = prices.map(({ text }) => text);
  const before = sumsOf(previous).findLast((sum) => sum.kind === 'hold' || sum.kind === 'no_vig');
  const own = { kind: 'hold' as const, prices: texts.slice(0, PAIR) };
  const other =
    texts.length > PAIR
      ? { kind: 'hold' as const, prices: texts.slice(PAIR) }
      : before && 'prices' in before && before.prices.length === PAIR
        ? { kind: 'hold' as const, prices: [...before.prices] }
        : null;
  if (!other)
    return /\b(juice|vig|hold)\b/.test(plain) || prices.every(({ from }, at) => at === 0 || from === prices[at - 1]?.to)
      ? calculated([own], ['Name the prices of the other line too, and I say which of them costs less.'])
      : null;
  const both = texts.length > PAIR ? ([own, other] as const) : ([other, own] as const);
  const told = comparedSums(...both);
  return calculated(both, told === null ? [] : [told]);
}

/** Whatever stands there as money and counts nothing. */
const moneyOf = ({ amounts, tokens, says }: Pick<Tagged, 'amounts' | 'tokens' | 'says'>) => {
  const counted = new Set([...amounts.counts, ...amounts.shares].map(({ from }) => from));
  return moneyIn({ amounts, tokens, says, hasSides: false }).filter(({ from, isSure }) => isSure || !counted.has(from));
};
