import { CalculateInput } from '#contract/research/calculate.ts';
import { PriceBetsInput } from '#contract/research/price-bets.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { paidCents } from '../../tools/calculate/figures.ts';
import { dollars } from '../../words/format.ts';
import { readAmounts } from '../calls/amounts.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { readWords } from '../calls/read-words.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksPayout, stakeIn } from './pays-of-bet.ts';

/** What is told where no stake was named. */
const SAMPLE_CENTS = 10_00;
const MOST_WORDS = 12;
const ASKS = /\b(pay|pays|paying|payout|win|wins|return|returns|get back|make)\b/;

/** How often it wins, or has to, is no payout. */
const ASKS_RATE =
  /\b(win|hit|cover|winning) (rate|pct|percent\w*)\b|\bbreak ?even\b|\bhow often\b|\b(need|needs|has|have|gotta) (to )?(win|hit|cover)\b|\b(win|hit) what (pct|percent\w*|rate)\b/;

/** "6 pt teaser Lions and Cowboys, what's it pay": what the teaser pays stands first, for the stake that is named or for $10. */
export function teaserPaid(read: Tagged, asked: Asked | null): Asked | null {
  const { plain, previous, mentions, tokens, amounts } = read;
  const asksPay = (asksPayout(plain) || ASKS.test(plain)) && !ASKS_RATE.test(plain);
  const money = stakeIn(read, asksPay);
  const kept = stakeAsked(read);
  if (!asksPay && money === null && kept === null) return asked;
  const own = (money && 'stakeCents' in money ? money.stakeCents : null) ?? kept;
  const cents = own ?? previous?.saidStakeCents ?? SAMPLE_CENTS;
  const price = priceIn(asked);
  if (price !== null && asked?.kind === 'calls')
    return { ...asked, assumed: [paysText(price, cents), ...asked.assumed] };
  const before = onlySum(previous, 'teaser');
  const isOnward = mentions.length === 0 && amounts.prices.length === 0 && tokens.length <= MOST_WORDS;
  return before && isOnward ? calculated([before], [paysText(before.price, cents)]) : asked;
}

/** "2 team teaser ... at -120, 50 to win what", of which a line is put right: its stake stays. */
function stakeAsked({ previous, mentions }: Tagged): number | null {
  const asked = previous?.asked ?? '';
  if (mentions.length === 0 || !/\bteas/i.test(asked)) return null;
  const [stake, ...others] = readAmounts(readWords(asked)).money.filter(
    ({ isSure, role }) => isSure || role === 'stake',
  );
  return stake && others.length === 0 ? stake.cents : null;
}

/** The price of the teaser that is answered. */
function priceIn(asked: Asked | null): string | null {
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  if (!call || others.length > 0) return null;
  const calc = CalculateInput.safeParse(call.input).data?.calc;
  if (calc?.kind === 'teaser') return calc.price;
  return call.tool === 'price_bets' ? (PriceBetsInput.safeParse(call.input).data?.teaser?.price ?? null) : null;
}

function paysText(price: string, cents: number): string {
  const decimal = priceTextToDecimal(price);
  const back = paidCents(payout(cents, decimal));
  return `${dollars(cents)} at ${formatAmerican(decimal)} wins ${dollars(back - cents)} and returns ${dollars(back)} if every leg wins.`;
}
