import { breakEvenHedge, type Hedge, hedge as hedgeOf, withHedge } from '#engine/odds/hedge.ts';
import { payout } from '#engine/odds/payout.ts';
import { endsInWords, endsWithAverage, toldEnds } from './ends-of-two.ts';
import * as figures from './figures.ts';
import { hedgeSeveral } from './hedging-several.ts';
import { type Asked, decimalOf, MissingInput, type Worked } from './worked.ts';

/** A bet on the other side of one that stands, or the price that such a bet must have. */

const ONE_WINS = 'This assumes exactly one of the two wins; a push or a tie changes it.';

type Open = { stake: number; returns: number };

export function hedge(asked: Asked<'hedge'>): Worked {
  const { stakeCents, hedgePrice, hedgeStakeCents, profitCents } = asked;
  const open = { stake: stakeCents ?? 0, returns: returnsOf(asked) };
  if (asked.others?.length) return hedgeSeveral(asked, open);
  if (hedgePrice === undefined) return neededPrice(open, asked);
  const decimal = decimalOf(hedgePrice);
  const wanted = profitCents === undefined ? null : keeping(open, decimal, profitCents);
  const placed =
    hedgeStakeCents === undefined
      ? (wanted ?? hedgeOf(open, decimal, asked.share ?? 1))
      : withHedge(open, decimal, hedgeStakeCents);
  const ends = toldOf(asked, open, { stake: placed.stake, decimal });
  const told = toldHedge(asked, placed, decimal, ends);
  return {
    title: 'Hedge',
    answer: [...kept(asked, wanted, ends), told, ...hole(ends)].join(' '),
    inputs: [...openInputs(open), figures.price('hedgePrice', 'Hedge price', decimal)],
    figures: [
      figures.money('hedgeCents', 'Hedge stake', placed.stake),
      ...(ends ? endsWithAverage(ends) : endsOfOne(asked, placed)),
      ...(stakeCents === undefined ? [] : [smallestHedge(open, decimal)]),
    ],
    formula: wanted
      ? 'Hedge = (what is staked on the first bet + the profit wanted) / (decimal odds of the hedge - 1).'
      : 'Even hedge = what the first bet returns / decimal odds of the hedge.',
    notes: asked.ends ? [] : [ONE_WINS],
    assumed: assumedOf(asked),
  };
}

type Ends = ReturnType<typeof toldEnds>;

/** Whether what was wanted is kept. Where both bets may lose no stake on the second one bounds the loss. */
function kept({ profitCents }: Asked<'hedge'>, wanted: Hedge | null, ends: Ends | null): string[] {
  if (profitCents === undefined) return [];
  if (profitCents === 0 && !wanted) return ['No hedge at this price breaks even both ways.'];
  if (profitCents >= 0) return wanted ? [] : [`No hedge at this price keeps ${figures.moneyText(profitCents)}.`];
  const most = figures.moneyText(-profitCents);
  if (!wanted) return [`No hedge at this price limits the loss to ${most} either way.`];
  return ends?.some(({ both }) => both === 'lose') ? [] : [`This limits the loss to ${most}.`];
}

/** "Both lose": a gap between the two, which no stake closes. */
const hole = (ends: Ends | null): string[] =>
  (ends ?? []).flatMap(({ both, when, cents }) =>
    both === 'lose' ? [`It leaves a hole: with ${when} both lose, ${figures.moneyText(-cents)} in all.`] : [],
  );

function toldHedge(asked: Asked<'hedge'>, placed: Hedge, decimal: number, ends: Ends | null): string {
  const { bet, price, hedgeBet, stakeCents } = asked;
  const on = `Bet ${figures.moneyText(placed.stake)} on ${hedgeBet ?? 'the other side'} at ${figures.priceText(decimal)}`;
  const held = bet && price ? ` You hold ${bet} at ${figures.priceText(decimalOf(price)).split(' ')[0]}.` : '';
  return ends
    ? `${on}. It ends ${endsInWords(ends)}.${held}`
    : `${on}; ${endsOf(placed, stakeCents !== undefined, asked)}.${held}`;
}

const endsOfOne = ({ bet, hedgeBet }: Asked<'hedge'>, { ifOpenWins, ifHedgeWins }: Hedge) => [
  figures.money('ifOpenWins', `If ${bet ?? 'the first bet'} wins`, ifOpenWins),
  figures.money('ifHedgeWins', `If ${hedgeBet ?? 'the hedge'} wins`, ifHedgeWins),
];

const smallestHedge = (open: Open, decimal: number) =>
  figures.money('breakEvenCents', 'Smallest hedge that loses nothing if it wins', breakEvenHedge(open, decimal).stake);

const assumedOf = ({ share, profitCents, hedgeStakeCents, stakeCents }: Asked<'hedge'>): string[] => [
  ...(share === undefined && profitCents === undefined && hedgeStakeCents === undefined
    ? ['You named no split, so both results come out the same.']
    : []),
  ...(stakeCents === undefined ? ['The stake on the first bet is not taken off, since it was not named.'] : []),
];

function returnsOf({ stakeCents, price, returnsCents }: Asked<'hedge'>): number {
  if (returnsCents !== undefined) return returnsCents;
  if (price === undefined)
    throw new MissingInput('returnsCents', 'Name the price of the placed bet, or what it returns.');
  if (stakeCents === undefined) throw new MissingInput('stakeCents', 'Name what was staked on the placed bet.');
  return payout(stakeCents, decimalOf(price));
}

/** The hedge that wins so much itself and leaves at least as much to the first bet; null where there is none. */
function keeping(open: Open, decimal: number, profit: number): Hedge | null {
  const placed = withHedge(open, decimal, Math.max(0, open.stake + profit) / (decimal - 1));
  return placed.ifOpenWins >= profit - 1e-6 ? placed : null;
}

/** Where it is not that exactly one of the two wins: all ways in which they end together. */
const toldOf = ({ ends, stakeCents }: Asked<'hedge'>, open: Open, hedge: { stake: number; decimal: number }) =>
  ends && stakeCents !== undefined
    ? toldEnds(ends, { stake: open.stake, decimal: open.returns / open.stake }, hedge)
    : null;

function endsOf(
  { ifOpenWins, ifHedgeWins }: Hedge,
  isStakeNamed: boolean,
  { bet, hedgeBet }: Pick<Asked<'hedge'>, 'bet' | 'hedgeBet'>,
): string {
  const [open, other] = [figures.moneyText(ifOpenWins), figures.moneyText(ifHedgeWins)];
  if (open !== other)
    return `you end at ${open} if ${bet ?? 'the first bet'} wins and at ${other} if ${hedgeBet ?? 'the hedge'} does`;
  if (!isStakeNamed) return `either way ${open} is left, before the stake of the first bet`;
  return `either way you ${ifOpenWins >= 0 ? 'win' : 'lose'} ${figures.moneyText(Math.abs(ifOpenWins))}`;
}

const openInputs = ({ stake, returns }: Open) => [
  ...(stake === 0 ? [] : [figures.money('stakeCents', 'Placed stake', stake)]),
  figures.money('returnsCents', 'It returns', returns),
];

/** Without a price of the other side: the lowest one at which the profit that is wanted is kept either way. */
function neededPrice(open: Open, { stakeCents, profitCents, hedgeBet }: Asked<'hedge'>): Worked {
  if (profitCents === undefined) throw new MissingInput('hedgePrice', 'Name the price of the other side.');
  if (stakeCents === undefined) throw new MissingInput('stakeCents', 'Name what was staked on the placed bet.');
  const left = open.returns - open.stake - profitCents;
  const kept = aimOf(profitCents);
  if (left <= 0)
    return {
      title: 'Hedge price',
      answer: `No price for the other side is enough ${kept}: the bet itself wins ${figures.moneyText(open.returns - open.stake)} at most.`,
      ...NEEDED_WORDS,
      inputs: openInputs(open),
      figures: [],
    };
  const decimal = open.returns / left;
  return {
    title: 'Hedge price',
    answer: `${hedgeBet ?? 'The other side'} must pay ${figures.priceText(decimal)} or better ${kept}: ${figures.moneyText(left)} on it at that price.`,
    ...NEEDED_WORDS,
    inputs: openInputs(open),
    figures: [figures.price('needed', 'Price needed', decimal), figures.money('hedgeCents', 'Hedge stake', left)],
  };
}

function aimOf(profitCents: number): string {
  if (profitCents === 0) return 'to lose nothing either way';
  return profitCents > 0
    ? `to keep ${figures.moneyText(profitCents)} either way`
    : `to lose ${figures.moneyText(-profitCents)} at most`;
}

const NEEDED_WORDS = {
  formula: 'Decimal odds needed = what the first bet returns / (that - its stake - the profit wanted).',
  notes: [ONE_WINS],
  assumed: [],
};
