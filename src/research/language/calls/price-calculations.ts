import { readUnit } from '../read-bankroll.ts';
import type { MoneyAmount, PriceAmount } from './amount.ts';
import { chanceIn, sharesOf } from './share-roles.ts';
import { countIn, MOST_AT_ONCE, moneyIn, ofEach, type ReadSum, type Sum, textOf } from './sum.ts';

/** What a price is in other words, and what it pays. */

/** "What odds do I need for 45%", "odds needed for 40%": the price of a chance. */
const ASKS_PRICE =
  /\b(what|which|whats)( is| are| s| should| would| does)?( the| its| that| my)? (american |decimal |fair |true )*(odds|price|line|number)\b|\b(odds|price) (do i |would i |i |is |are )?(need|needed|required|for|of)\b/;

export const convertOf: ReadSum = (sum) => {
  const { says, amounts, hasSides } = sum;
  const asksPrice = !hasSides && amounts.shares.length === 1 && ASKS_PRICE.test(textOf(sum));
  const asksShare = !hasSides && amounts.shares.length === 0 && ASKS_SHARE.test(textOf(sum));
  const asksFormat = !hasSides && ASKS_FORMAT.test(textOf(sum));
  const asksOdds = !hasSides && amounts.money.length === 2 && ASKS_ODDS.test(textOf(sum));
  const asksReading = !hasSides && isPriceAlone(sum) && ASKS_READING.test(textOf(sum).replace(/\bi mean\b/g, ''));
  if (!says.has('convert') && !asksReading && !asksFormat && !asksPrice && !asksShare && !asksOdds) return null;
  const { prices } = amounts;
  const cents = amounts.counts.find(({ of, count }) => of === 'cents' && count < 100)?.count;
  if (prices.length === 0 && cents !== undefined) return { kind: 'convert', chance: cents / 100 };
  const laid = prices.length === 0 ? priceLaid(sum) : undefined;
  if (laid !== undefined) return { kind: 'convert', price: laid };
  const decimals = decimalsIn(sum);
  if (prices.length > 0)
    return ofEach([...prices, ...decimals].slice(0, MOST_AT_ONCE), (price) => ({
      kind: 'convert',
      price,
    }));
  if (asksShare) return null;
  const chances = [...sharesOf(sum, 'chance')].filter((share) => share > 0 && share < 1).slice(0, MOST_AT_ONCE);
  if (chances.length > 0) return { calcs: chances.map((chance) => ({ kind: 'convert', chance })), notes: [] };
  const chance = chanceIn(sum);
  if (chance !== undefined) return { kind: 'convert', chance };
  return ofDecimals(sum, decimals);
};

/** Nothing but one price is named. */
const isPriceAlone = ({ says, tokens, amounts: { prices, shares, money, lines } }: Sum): boolean =>
  tokens.length <= MOST_WORDS_OF_READING &&
  says.size + shares.length + money.length + lines.length === 0 &&
  prices.length === 1;

function ofDecimals({ amounts: { lines, money } }: Sum, decimals: readonly PriceAmount[]): ReturnType<ReadSum> {
  if (decimals.length > 0) return ofEach(decimals.slice(0, MOST_AT_ONCE), (price) => ({ kind: 'convert', price }));
  // "Put 75 on it" is money, whatever else is to be told in other words.
  const isMoney = (at: number) => money.some(({ from, isSure }) => isSure && from === at);
  const bare = lines.find(({ line, signed, from }) => !signed && line > 1 && line <= 100 && !isMoney(from));
  return bare ? { kind: 'convert', price: bare.line.toFixed(2) } : null;
}

const ASKS_ODDS = /\b(what|whats|which)( is| are)?( the| those)? (american |decimal )?(odds|price|line)\b/;

/** "220 to win 200": the price at which that is laid. */
function priceLaid(sum: Sum): string | undefined {
  const money = moneyIn(sum);
  const stake = money.find(({ role }) => role === 'stake');
  const profit = money.find(({ role }) => role === 'profit');
  return stake && profit && (1 + profit.cents / stake.cents).toFixed(4);
}

/** "-110, +150 and 2.5", "2.4 in american": what may be a line elsewhere is a decimal price where prices are put into other words. */
const decimalsIn = ({ tokens, amounts: { prices } }: Sum): PriceAmount[] =>
  tokens.flatMap(({ number }, at) =>
    number &&
    number.sign === null &&
    !(number.dollars || number.percent || number.afterDash || number.suffix !== '' || Number.isInteger(number.value)) &&
    number.value > 1 &&
    number.value <= 100 &&
    !prices.some(({ from }) => from === at)
      ? [{ from: at, to: at + 1, text: number.value.toFixed(2), decimal: number.value }]
      : [],
  );

/** "American for 4.5", "what does +320 imply". */
const ASKS_FORMAT =
  /\b(american|decimal|fractional|fraction) (odds )?(for|of)\b|\bimply\b|\b(in|to|into|as|for) (our|us|usa|american|normal|regular|my|vegas|european|euro|uk|british) (odds|format|style|terms|numbers|prices)\b|\bdecimal\b.*\bamerican\b|\bamerican\b.*\bdecimal\b|\bhow (likely|probable) (does|do|is|are)( (the|a|this|that))? (book|books|bookies?|market|line|lines|price|odds|vegas|house|it)\b/;
/** "How do I read +145", "what does -110 mean". */
const ASKS_READING =
  /\b(explain|read|understand|mean|means|work|works)\b|^(so |ok |and )?(whats|what is|what does|tell me about) \S+$/;
const MOST_WORDS_OF_READING = 8;
/** "What percent is +150", "+150 as a percentage". */
const ASKS_SHARE =
  /\b(what|which) (percent|percentage|pct|probability|prob|chance)\b|\b(in|to|as) (a |an )?(percent|percentage|pct|probability|prob)\b/;

/** "For 55 to win what": what comes back is asked, and no verdict. */
const ASKS_PAYOUT =
  /\b(win|wins|pay|pays|return|returns) (what|how much)\b|\b(what|how much) (do|would|does|will|it|to|am|can|could)\b.*\b(win|pay|pays|return|make|collect|profit|walk away|get back)\b/;
/** A word of a bet itself, whose verdict may be what is asked. */
const OF_A_BET = /\b(over|under|overs|unders|total(?! back)|spread|ml|moneyline|points|goals|runs)\b/;
const ASKS_BACK = /\b(total|all|get|much|money) back\b|\b(and|if|when) (it|that|this) (cashes|hits|lands|comes in)\b/;
const CENTS = 100;
const MOST_STAKE_WORDS = 7;
const MOST_PLAIN_WORDS = 18;
/** Whether it should be done is asked, and not what it pays. */
const WEIGHS =
  /\b(best|bets|picks?|plays|legs?|longer|shorter|better|should|too|good|worth it|worth (a )?(bet|betting|taking)|safe|smart|dumb|ok|okay|bad|fair|value|like|love|thoughts|why|move|moved)\b/;

/** A stake and its price, with nothing beside them that another sum is of. */
const isOnlyStaked = (sum: Sum): boolean =>
  sum.tokens.length <= MOST_PLAIN_WORDS &&
  [...sum.says].every((concept) => concept === 'how_much') &&
  sum.amounts.shares.length + sum.amounts.counts.length === 0 &&
  moneyIn(sum).length === 1 &&
  !WEIGHS.test(textOf(sum));
const LEAST_BARE_CENTS = 5_00;

export const payoutOf: ReadSum = (sum) => {
  const { says, hasSides, amounts } = sum;
  const prices = amounts.prices.slice(0, MOST_AT_ONCE);
  if (prices.length === 0 || (hasSides && prices.length > 1)) return null;
  const amount = amountOf(moneyIn({ ...sum, hasSides: hasSides && !ASKS_PAYOUT.test(textOf(sum)) }));
  if (!says.has('payout') && !asksWhatIsPaid(sum, amount) && !isStakeAtPrice(sum, amount)) return null;
  const own = countIn(sum, 'units');
  const stakeCents = unitsInMoney(sum, own);
  if (stakeCents !== null) return ofEach(prices, (price) => ({ kind: 'payout', price, stakeCents }));
  const units = hasSides && !says.has('payout') ? undefined : own;
  if (!amount)
    return units === undefined || units <= 0 ? null : ofEach(prices, (price) => ({ kind: 'payout', price, units }));
  return ofEach(prices, (price) =>
    amount.role === 'profit'
      ? { kind: 'payout', price, toWinCents: amount.cents }
      : { kind: 'payout', price, stakeCents: amount.cents },
  );
};

/** "2u, unit is 20": what so many units come to. Null: it is not said what one is. */
function unitsInMoney({ tokens }: Sum, units: number | undefined): number | null {
  const unit = units !== undefined && units > 0 ? readUnit(tokens) : null;
  return unit === null || units === undefined ? null : Math.round(unit * CENTS * units);
}

/** So many other words ask for it, or what is to be won at the one price is named. */
const asksWhatIsPaid = (sum: Sum, amount: MoneyAmount | undefined): boolean =>
  !sum.hasSides &&
  amount !== undefined &&
  (ASKS_PAYOUT.test(textOf(sum)) || (amount.role === 'profit' && sum.amounts.prices.length === 1));

/** "A 200 dollar purse, so how much gets me 200 in winnings": what is said twice is what it is called. */
const amountOf = ([first, ...others]: readonly MoneyAmount[]): MoneyAmount | undefined =>
  others.find(({ cents, role }) => cents === first?.cents && role !== 'stake') ?? first;

/** "50 at 4/1": a stake and its price, and nothing else. */
function isStakeAtPrice(sum: Sum, amount: MoneyAmount | undefined): boolean {
  const text = textOf(sum);
  const isShort =
    sum.tokens.length <= MOST_STAKE_WORDS || ASKS_BACK.test(text) || (amount?.isSure === true && isOnlyStaked(sum));
  const isPlain = !sum.hasSides && sum.amounts.prices.length === 1 && !OF_A_BET.test(text);
  return isShort && isPlain && (amount === undefined || amount.cents >= LEAST_BARE_CENTS);
}
