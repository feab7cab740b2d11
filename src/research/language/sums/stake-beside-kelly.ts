import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { sumOn } from './sum-on-bet.ts';

type Kelly = Extract<Calculation, { kind: 'kelly' }>;

const MOST_WORDS = 14;
const WHY = /\b(why|how come|whats wrong with|why not)\b/;
const PARTS = /\b(quarter|half|full|fraction\w*|kelly|1\/4|1\/2|25 ?%|50 ?%)\b/;
const TOO_MUCH =
  /\b(too (much|big|high|risky|steep|many|little|small|low)|ok|okay|fine|alright|reasonable|crazy|dumb|safe|reckless|overbet\w*|overdoing it)\b/;

/** What is asked of a Kelly stake in words: why that part of it, and whether another stake is too much for the same bet. */
export function besideKelly(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions, says } = read;
  if (tokens.length > MOST_WORDS || mentions.length > 0 || amounts.prices.length > 0) return null;
  const kelly = sumsOf(read.previous).find((sum): sum is Kelly => sum.kind === 'kelly');
  const isWhy = WHY.test(plain) && PARTS.test(plain) && amounts.money.length === 0;
  if (kelly && WHY_SIZE.test(plain)) return say(whySize(kelly));
  if (isWhy && (kelly || says.has('kelly'))) return say(WHY_PART);
  const [money, ...more] = amounts.money;
  if (!kelly?.bankrollCents || !money || more.length > 0 || amounts.shares.length > 0 || !TOO_MUCH.test(plain))
    return null;
  return against(kelly, kelly.bankrollCents, money.cents, read);
}

const WHY_PART =
  'Because the chance is only an estimate. Full Kelly is the best stake if the chance is exactly right, and it swings hard; if the chance is a little too high, it bets too much and can lose money over time. Half Kelly keeps about three quarters of the growth, a quarter of it a bit under half, with about half and a quarter of the swings. A quarter leaves the most room for a wrong chance, so it is the default here. If you trust your number, half is a fair choice; say "half Kelly" and I work it out.';

const WHY_SIZE = /\b(why|how come)\b.*\b(so|that|only|just|too) (little|small|low|tiny|few|much|high|big|large)\b/;

/** A stake is what a bet earns on average by what it pays, and a part of that. */
function whySize(kelly: Kelly): string {
  const worked = calculate({ calc: kelly });
  const figures = worked.ok ? worked.data.figures : [];
  const textOf = (...keys: readonly string[]): string[] =>
    figures.flatMap(({ key, text }) => (keys.includes(key) ? [text] : []));
  const [edge = ''] = textOf('edge');
  const [full = ''] = textOf('full');
  const [part = ''] = textOf('stake');
  const money = (key: string): string =>
    textOf(key)
      .map((text) => `, ${text}`)
      .join('');
  const name = figures.find(({ key }) => key === 'stake')?.label ?? '';
  if (worked.ok && figures.every(({ key, value }) => key !== 'full' || value === 0)) return worked.data.answer;
  const pays = toOne(kelly);
  return `Kelly stakes what the bet earns on average divided by what it pays: ${edge} by ${pays} to 1 is ${full} of the bankroll${money('fullCents')}. ${kelly.fraction === 1 ? '' : `${name} takes that part of it, ${part}${money('stakeCents')}, because the chance is only an estimate. `}The smaller the edge and the longer the price, the smaller the stake; more than full Kelly would grow the bankroll slower, not faster.`;
}

/** What a unit at its price wins. */
const toOne = ({ price }: Kelly): string => String(Math.round((priceTextToDecimal(price) - 1) * 1000) / 1000);

/** His stake beside what the same bet deserves. */
function against(kelly: Kelly, bankrollCents: number, cents: number, read: Tagged): Asked {
  const worked = calculate({ calc: kelly });
  const shareOf = (key: string): number => {
    const value = worked.ok ? worked.data.figures.find((figure) => figure.key === key)?.value : undefined;
    return typeof value === 'number' ? value : 0;
  };
  const full = shareOf('full') * bankrollCents;
  const part = shareOf('stake') * bankrollCents;
  const [focus, ...others] = read.previous?.focus ?? [];
  const note = verdict(cents, part, full);
  return kelly.bet !== undefined && focus && others.length === 0
    ? sumOn([kelly], refOfFocus(focus), [note])
    : calculated([kelly], [note]);
}

function verdict(cents: number, part: number, full: number): string {
  const stake = dollars(cents);
  if (full <= 0)
    return `Yes, ${stake} is too much: at that price and chance the bet has no edge, so the right stake is nothing.`;
  const [own, whole] = [dollars(Math.round(part)), dollars(Math.round(full))];
  if (cents > full)
    return `Yes, ${stake} is too much for this bet: it is ${times(cents / part)} the ${own} below, and more than even full Kelly, ${whole}.`;
  if (cents > part * CLOSE)
    return `It is on the high side: ${stake} is ${times(cents / part)} the ${own} below, though not more than full Kelly, ${whole}.`;
  return `No, ${stake} is not too much for this bet: ${own} is its stake here, and full Kelly is ${whole}.`;
}

const CLOSE = 1.1;
const times = (ratio: number): string => `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} times`;
