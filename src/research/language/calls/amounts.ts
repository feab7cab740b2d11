import type { Token } from '#engine/names/tokenise.ts';
import { isUnitNamed } from '../read-bankroll.ts';
import { bookAt } from '../sportsbooks.ts';
import type { Amounts, CountAmount, LineAmount, MoneyAmount, PriceAmount, ShareAmount } from './amount.ts';
import { countAt, lineAt, readRecord, shareAt } from './read-counts.ts';
import { moneyAt } from './read-money.ts';
import { isDecimalSeries, plainDecimalAt, priceAt } from './read-price.ts';

type Found = { share?: ShareAmount; price?: PriceAmount; count?: CountAmount; money?: MoneyAmount; line?: LineAmount };

/** Reads every number once, from left to right. What may be a sum of money and a line alike is listed as both. */
export function readAmounts(tokens: readonly Token[]): Amounts {
  const record = readRecord(tokens);
  const isSeries = isDecimalSeries(tokens);
  const taken = placesOfBooks(tokens);
  const found = tokens.map((_, at) => {
    if (taken.has(at) || isUnitNamed(tokens, at - 1)) return {};
    if (record && at >= record.from && at < record.to) return {};
    const price = isSeries ? plainDecimalAt(tokens, at) : null;
    const one = price ? { price } : amountAt(tokens, at);
    // What a price or a share of several words takes is nothing else.
    const to = one.price?.to ?? one.share?.to ?? at + 1;
    for (let place = at + 1; place < to; place += 1) taken.add(place);
    return one;
  });
  const all = <Kind extends keyof Found>(kind: Kind) => found.flatMap((one: Found) => one[kind] ?? []);
  return {
    shares: all('share'),
    prices: withoutMarket(all('price'), tokens),
    counts: all('count'),
    money: all('money'),
    lines: all('line'),
    record: record?.games ?? null,
  };
}

const OF_MARKET =
  /\b(?:(?:the )?rest(?: of (?:the )?(?:market|books?|them|em|board|field))?|everyone(?: else)?|everybody(?: else)?|every(?: other)? book|(?:the |all )?others?(?: books?| ones)?|(?:the )?market)(?: (?:is|are|r|s|has|have|got|at|all|like|looks?|looking|seems?|sitting|sits|hanging|more|around|about|closer|to|near|just|says?|him|her|it|them|he|she|they|that|this|on)){0,6}$/;
const MOST_BEFORE = 9;

/** "FanDuel -114, rest of market is -135ish": what others have is no price of a second bet. */
function withoutMarket(prices: readonly PriceAmount[], tokens: readonly Token[]): readonly PriceAmount[] {
  if (prices.length !== 2) return prices;
  const [own, other] = prices;
  if (!own || !other) return prices;
  const before = tokens.slice(Math.max(own.to, other.from - MOST_BEFORE), other.from);
  return OF_MARKET.test(before.map(({ text }) => text).join(' ')) ? [own] : prices;
}

/** "Bet365" names a book and no amount, where no price stands behind it: "bet 365 at +120". */
function placesOfBooks(tokens: readonly Token[]): Set<number> {
  const places = tokens.flatMap((_, at) => {
    const book = bookAt(tokens, at);
    const isStaked = book !== null && /^(at|on)$/.test(tokens[book.to]?.text ?? '');
    return book && !isStaked ? tokens.slice(at, book.to).map((__, place) => at + place) : [];
  });
  return new Set(places);
}

function amountAt(tokens: readonly Token[], at: number): Found {
  const share = shareAt(tokens, at);
  if (share) return { share };
  const price = priceAt(tokens, at) ?? firstOfSeries(tokens, at);
  const staked = price && stakeAt(tokens, at);
  if (staked) return { money: staked };
  if (price) return { price };
  const count = countAt(tokens, at);
  if (count) return { count };
  const money = moneyAt(tokens, at);
  // "17.50 total payout" is no line.
  const line = money?.isSure && money.role === 'returns' ? null : lineAt(tokens, at);
  return { ...(money && { money }), ...(line && { line }) };
}

/** "7.50 at +900": what would be decimal odds is staked at a price. */
function stakeAt(tokens: readonly Token[], at: number): MoneyAmount | null {
  const isAt = /^(at|on)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.number?.sign != null;
  const value = tokens[at]?.number?.value;
  const isPlain = tokens[at]?.number?.sign === null && tokens[at]?.number?.afterDash === false;
  return isAt && isPlain && value !== undefined && priceAt(tokens, at + 2)
    ? { from: at, to: at + 1, cents: Math.round(value * 100), role: 'stake', isSure: true }
    : null;
}

/** "On 5/2 4/1 9/1": of several fractions in a row the first is no date either. */
function firstOfSeries(tokens: readonly Token[], at: number): PriceAmount | null {
  const [over, under] = tokens[at]?.pair ?? [0, 0];
  const isSeries = tokens[at + 1]?.pair != null && priceAt(tokens, at + 1) !== null;
  return isSeries && over > 0 && under > 0
    ? { from: at, to: at + 1, text: `${over}/${under}`, decimal: 1 + over / under }
    : null;
}
