import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { percent } from '../../words/format.ts';
import type { PriceAmount } from '../calls/amount.ts';
import type { Asked } from '../calls/call.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { moneyIn } from '../calls/sum.ts';
import { saysOnlySums } from '../calls/sum-words.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus, shownBet } from './bets-said.ts';
import { paysBoosted } from './pays-boosted.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const BOOSTS = /\b(boost\w*|odds boost|super ?boost|enhanced|token)\b/;
/** What it pays without the boost. */
const NORMAL = /^(normally|normal|usually|usual|regular|regularly|reg|was|from|originally|instead|over|vs|up|than)$/;
const BARE =
  /\b(\d{3,4}) (boosted|boost|odds boost|enhanced)\b|\b(boosted|boost|enhanced)( price| odds)?( is| of| at| to)? (\d{3,4})\b/;
const ELSE = /\b(parlay|sgp|legs?|any|what is|whats a|how do|free ?bets?)\b/;

/**
 * "Odds boost +130 on Dolphins ML, max 50, take it?", "Mets ML profit boost 25% at -205, worth?": the boosted price beside how often the
 * books say that the bet wins. The price that it is boosted from is nobody's question. Null: no bet is named with it.
 */
export function boostedPrice(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const isBoosted = BOOSTS.test(plain) || isAtBoosted(read);
  if (!isBoosted || ELSE.test(plain) || amounts.shares.length > 1) return null;
  const [share] = amounts.shares;
  const price = share ? amounts.prices[0] : boostedOf(read);
  if (!price || (share && amounts.prices.length > 1)) return null;
  const ref = betIn(read);
  if (ref === null) return null;
  if (typeof ref === 'string') return lacks(ref);
  const bet = storedBet(ref, read);
  if (!isStored(bet)) return lacks(bet);
  const isOfPrice = (cents: number): boolean => price.text.slice(1) === `${cents / 100}`;
  const [money] = moneyIn({ ...read, hasSides: false }).filter(
    ({ from, cents }) => from !== price.from && !isOfPrice(cents),
  );
  const stake: { stakeCents?: number } = money ? { stakeCents: money.cents } : {};
  const decimal = share ? boostedDecimal(price.decimal, share.share) : price.decimal;
  const chance = { chance: bet.win / (1 - bet.push) };
  const calc: Calculation = share
    ? { kind: 'boost', price: price.text, boost: share.share, ...stake, ...chance }
    : {
        kind: 'ev',
        bet: bet.name,
        price: price.text,
        chance: bet.win,
        fromBooks: true,
        ...(bet.push > 0 && { pushChance: bet.push }),
        ...stake,
      };
  return sumOn([calc], { ...bet.ref, price: null }, [
    `${verdictOn(bet, decimal)}${paysBoosted(stake.stakeCents, decimal)}`,
  ]);
}

const ASKS = /\b(ev|edge|value|worth|bucks|dollars|take it|good|profit|profitable|plus)\b/;

/** "Is Pens +210 for 50 +EV" behind that boost: its price is no book's mistake, so it is valued as it was before. */
function isAtBoosted({ plain, previous, amounts: { prices } }: Tagged): boolean {
  const [price, ...others] = prices;
  const before = sumsOf(previous).find((sum) => sum.kind === 'ev');
  const isSame = before?.kind === 'ev' && before.fromBooks === true && before.price === price?.text;
  return isSame && others.length === 0 && ASKS.test(plain);
}

/** First whether to take it: that is what an offer is told for. */
function verdictOn({ name: label, ref, win, push }: StoredBet, decimal: number): string {
  const name = ref.side === 'draw' ? 'the draw' : label;
  const value = expectedValueWithPush({ win, push, lose: 1 - win - push }, decimal);
  const lead = value > 0 ? 'Take it' : 'No';
  const makes = value > 0 ? 'makes you' : 'costs you';
  return `${lead}: the books make ${name} ${percent(win)} to win, so boosted to ${formatAmerican(decimal)} it ${makes} ${percent(Math.abs(value))} on average.`;
}

/** Of two prices the one that is not what it pays normally, else the longer; one without its sign beside the word is one too. */
function boostedOf({ plain, tokens, amounts: { prices } }: Tagged): PriceAmount | null {
  const found = BARE.exec(plain);
  const digits = found?.[1] ?? found?.[6];
  const isSigned = prices.some(({ text }) => text.slice(1) === digits);
  if (digits !== undefined && !isSigned)
    return { from: -1, to: -1, text: `+${digits}`, decimal: priceTextToDecimal(`+${digits}`) };
  const left = prices.filter(({ from }) => !NORMAL.test(tokens[from - 1]?.text ?? ''));
  const [one, other] = left.length > 0 ? left : prices;
  return one && other ? (one.decimal >= other.decimal ? one : other) : (one ?? null);
}

/** "Pens +180 to +210" names one bet at two prices. */
const withoutPrices = (bets: readonly StatedBet[]): StatedBet[] => {
  const all = bets.map((bet) => ({ ...bet, price: null, book: null }));
  const keyOf = ({ side, player, opponent, market, line, direction, stats, period }: StatedBet) =>
    JSON.stringify([side?.names, player?.names, opponent?.names, market, line?.line, direction, stats, period]);
  return [...new Map(all.map((bet) => [keyOf(bet), bet])).values()];
};

const PUTS_RIGHT = /\b(i mean|i meant|make that|sorry|scratch that|no wait|wait no|actually)\b/;

/** "Mitchell 25+, I mean over 25.5": of one player the bet that was said last. */
function lastPutRight(named: readonly StatedBet[], { plain }: Tagged): readonly StatedBet[] {
  const isOfOne = named.every(
    ({ player }) => player !== null && String(player.names) === String(named[0]?.player?.names),
  );
  return named.length > 1 && isOfOne && PUTS_RIGHT.test(plain) ? named.slice(-1) : named;
}

/** The one bet that is named, the draw of the match that was spoken of, or what was spoken of itself. */
function betIn(read: Tagged): BetRefDraft | string | null {
  const [named, ...others] = lastPutRight(withoutPrices(namedBets(read)), read);
  const [focus, ...more] = read.previous?.focus ?? [];
  if (others.length > 0) return null;
  if (named) {
    const shown = named.market === null && named.line === null ? shownBet(read) : null;
    return shown ? { ...refOfFocus(shown), price: null } : refOf({ ...named, price: null, book: null }, read);
  }
  const isOfGame = focus !== undefined && more.every(({ eventId }) => eventId === focus.eventId);
  if (isOfGame && read.said.some(({ direction }) => direction === 'draw'))
    return { eventId: focus.eventId, market: 'moneyline', side: 'draw', line: null, player: null };
  // "If I use it on a -110 instead" is on nobody who was spoken of.
  if (/\b(a|an|another|any|some|something)( \w+)? [+-]?\d/.test(read.plain)) return null;
  // Whoever is boosted "from +140 to +165" in a word that is nobody's name here is not who was spoken of.
  const isNameless = read.amounts.prices.length < 2 || saysOnlySums(read.tokens);
  return focus && more.length === 0 && isNameless ? { ...refOfFocus(focus), price: null } : null;
}
