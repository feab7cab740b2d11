import type { Calculation } from '#contract/research/calculate.ts';
import { type BetResult, lineResult } from '#engine/odds/line-result.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { resultIn } from '../../tools/calculate/ends-of-two.ts';
import { dollars, signedDollars } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Asked } from '../calls/call.ts';
import { OF_HELD, sumsSoFar } from '../calls/held-sums.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { endsOfBets } from '../sums/ends-of-bets.ts';
import { resultBy } from '../sums/score-result.ts';
import type { StoredBet } from '../sums/stored-bet.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { type HedgeBefore, hedgeBefore } from './hedge-redone.ts';
import { type Pair, pairOf } from './pair-of-bets.ts';
import { resultSaid, type SaidResult } from './result-said.ts';

const ELSE =
  /\b(chances?|prob\w*|likely|how often|percent\w*|odds (of|that)|parlay|teaser|over|under|record|last (year|season|time|meeting))\b/;
const STANDARD_CENTS = 100_00;
const MOST_RANGE = 14;

/** "How much is it if the Lions win by exactly 4 and I hedged 51": what a bet that is held and the one against it come to with that result. */
export function resultsOfBoth(read: Tagged): Asked | null {
  const said = ELSE.test(read.plain) ? null : resultSaid(read.text);
  if (!said) return null;
  const rest = tag({ ...read, text: said.rest });
  const pair = pairOf(rest);
  const told = pair && resultsTold(pair, said, read);
  return pair && told !== null ? sumOfPair(pair, [told ?? ''], rest) : null;
}

/** The same behind the hedge of a bet or ticket that was told, of whoever wins by so much. */
export function resultOfHeld(read: Tagged): Asked | null {
  const before = hedgeBefore(read);
  return before && isHedgedLast(read) ? (resultsOfBoth(read) ?? resultOfTicket(before, read)) : null;
}

const isHedgedLast = ({ previous }: Tagged): boolean => OF_HELD.has(sumsSoFar(previous).at(-1)?.kind ?? '');

/** What a ticket pays is told by no price of its last leg, so that it is told as if it was bet at what it pays. */
function resultOfTicket({ sum, held, other }: HedgeBefore, read: Tagged): Asked | null {
  const { stakeCents, returnsCents, hedgePrice } = sum;
  const said = ELSE.test(read.plain) ? null : resultSaid(read.text);
  if (!said || stakeCents === undefined || returnsCents === undefined || hedgePrice === undefined) return null;
  const rest = tag({ ...read, text: said.rest });
  if (rest.amounts.prices.length + rest.amounts.money.length > 0 || !isOfGame(held, read)) return null;
  const pair: Pair = {
    held,
    price: (returnsCents / stakeCents).toFixed(6),
    stakeCents,
    other,
    otherPrice: hedgePrice,
    otherBook: null,
    otherStakeCents: sum.hedgeStakeCents ?? null,
  };
  const told = resultsTold(pair, said, read);
  return told === null ? null : sumOn([sum], held.ref, [told]);
}

const isOfGame = ({ event }: StoredBet, { mentions }: Tagged): boolean =>
  mentions.every(({ persons }) => persons.some((one) => one.event.id === event.id));

/** Both bets with all their ends, and what is said of them first. */
export function sumOfPair(pair: Pair, leads: readonly string[], read: Tagged): Asked {
  const { held, other, price, otherPrice, otherBook, otherStakeCents } = pair;
  const ends = endsOfBets(held, other, held.event, read.nowMs);
  const calc: Calculation = {
    kind: 'hedge',
    bet: held.name,
    hedgeBet: other.name,
    ...(ends && { ends }),
    price,
    stakeCents: stakeOf(pair),
    hedgePrice: otherPrice,
    ...(otherStakeCents !== null && { hedgeStakeCents: otherStakeCents }),
  };
  return sumOn([calc], { ...held.ref, price }, [
    ...leads,
    ...(pair.stakeCents === null ? ['You named no stake, so this is for $100 on the first bet.'] : []),
    ...(otherBook === null ? [] : [`${otherPrice} at ${otherBook} is the best price you can get on ${other.name}.`]),
  ]);
}

const stakeOf = ({ stakeCents }: Pair): number => stakeCents ?? STANDARD_CENTS;

/** Null: a total is of no margin. */
function resultsTold(pair: Pair, said: SaidResult, read: Tagged): string | null {
  const isTotal = pair.held.ref.side === 'over' || pair.held.ref.side === 'under';
  if (isTotal) return said.kind === 'score' ? totalTold(pair, said.numbers) : null;
  const winner = winnerIn(pair, said, read);
  const winners = winner === null ? (['home', 'away'] as const) : [winner];
  const [low, high] =
    said.kind === 'margin'
      ? said.numbers
      : [Math.abs(said.numbers[0] - said.numbers[1]), Math.abs(said.numbers[0] - said.numbers[1])];
  if (low === 0 || high - low > MOST_RANGE) return null;
  const score = said.kind === 'score' ? ` ${said.numbers.join('-')}` : '';
  return winners.flatMap((side) => ofWinner(pair, side, { low, high, score })).join(' ');
}

type Margins = { low: number; high: number; score: string };

/** One sentence for margins that end the same. */
function ofWinner(pair: Pair, side: 'home' | 'away', { low, high, score }: Margins): string[] {
  const groups: { low: number; high: number; results: [BetResult, BetResult] }[] = [];
  for (let margin = low; margin <= high; margin += 1) {
    const results: [BetResult, BetResult] = [resultAt(pair.held, side, margin), resultAt(pair.other, side, margin)];
    const last = groups.at(-1);
    if (last && last.results[0] === results[0] && last.results[1] === results[1]) last.high = margin;
    else groups.push({ low: margin, high: margin, results });
  }
  const name = shortTeam(pair.held.event[side]);
  return groups.map((group) => {
    const by = group.low === group.high ? `by ${group.low}` : `by ${group.low} to ${group.high}`;
    return told(pair, score === '' ? `If the ${name} win ${by}` : `If the ${name} win${score}, ${by}`, group.results);
  });
}

const resultAt = (bet: StoredBet, winner: 'home' | 'away', margin: number): BetResult =>
  resultBy(bet, margin, bet.ref.side === winner ? margin : -margin);

function totalTold(pair: Pair, [one, two]: readonly [number, number]): string | null {
  const results = [pair.held, pair.other].map(({ line, ref }) =>
    line === null ? null : lineResult((one + two - line) * (ref.side === 'over' ? 1 : -1)),
  );
  const [first, second] = results;
  return first && second ? told(pair, `${one}-${two} is ${one + two} in all`, [first, second]) : null;
}

const WORDS: Readonly<Record<BetResult, string>> = {
  win: 'wins',
  half_win: 'wins half of it,',
  push: 'is a push',
  half_loss: 'loses half of it,',
  loss: 'loses',
};

function told(pair: Pair, when: string, [first, second]: [BetResult, BetResult]): string {
  const stake = stakeOf(pair);
  const decimals = [priceTextToDecimal(pair.price), priceTextToDecimal(pair.otherPrice)];
  const [own = 2, against = 2] = decimals;
  const otherStake = pair.otherStakeCents ?? (stake * own) / against;
  const cents = [
    Math.round(resultIn({ wins: stake * (own - 1), loses: stake }, first)),
    Math.round(resultIn({ wins: otherStake * (against - 1), loses: otherStake }, second)),
  ];
  const [one = 0, two = 0] = cents;
  const both =
    first === 'win' && second === 'win' ? ' both win' : first === 'loss' && second === 'loss' ? ' both lose' : '';
  const of = (bet: StoredBet, result: BetResult, money: number) =>
    `${bet.short} ${WORDS[result]}${money === 0 ? '' : ` ${dollars(Math.abs(money))}`}`;
  const parts = `${of(pair.held, first, one)} and ${of(pair.other, second, two)}`;
  return `${when},${both ? `${both}:` : ''} ${parts}: ${signedDollars(one + two)} in all.`;
}

const THEY = /\b(they|he|she)\b/;
const sideOf = (side: string): 'home' | 'away' => (side === 'away' ? 'away' : 'home');

/** Who is named beside the result, else the one side that the message names. */
function winnerIn(
  { held: { event, ref } }: Pair,
  { around, isLoss }: SaidResult,
  read: Tagged,
): 'home' | 'away' | null {
  const sides = (mentions: Tagged['mentions']) => [
    ...new Set(
      mentions.flatMap(({ persons }) =>
        persons.flatMap((one) => (one.kind === 'side' && one.event.id === event.id ? [one.selection] : [])),
      ),
    ),
  ];
  const near = sides(tag({ ...read, text: around, previous: null }).mentions);
  const own = read.mentions.length === 0 && THEY.test(read.plain) && ref.side !== 'draw' ? [sideOf(ref.side)] : [];
  const [side, ...others] = near.length > 0 ? near : read.mentions.length > 0 ? sides(read.mentions) : own;
  if (!side || others.length > 0) return null;
  return isLoss ? (side === 'home' ? 'away' : 'home') : side;
}
