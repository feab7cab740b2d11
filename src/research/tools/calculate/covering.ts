import { arbitrage as arbitrageOf } from '#engine/odds/arbitrage.ts';
import { fairCashOut } from '#engine/odds/cash-out.ts';
import { levelStake, type Middle, middle as middleOf, type StakedBet } from '#engine/odds/middle.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import { list } from '../../words/format.ts';
import { averageOf, endsInWords, endsWithAverage, toldEnds } from './ends-of-two.ts';
import * as figures from './figures.ts';
import { type Asked, chancesOf, decimalOf, decimalsOf, MissingInput, type Worked } from './worked.ts';

/** Bets on several outcomes of one event: what is sure, what is risked, what an open bet is worth. */

const EXAMPLE_CENTS = 100_00;

export function arbitrage({ prices, sides, totalCents }: Asked<'arbitrage'>): Worked {
  const decimals = decimalsOf(prices);
  const { isArbitrage, profit, stakes } = arbitrageOf(decimals);
  const total = totalCents ?? EXAMPLE_CENTS;
  const names = decimals.map((_, at) => sides?.[at]?.bet ?? null);
  const each = names.map(
    (name, at) => `${figures.moneyText((stakes[at] ?? 0) * total)} on ${namedAt(name, decimals[at])}`,
  );
  return {
    title: 'Arbitrage',
    answer: isArbitrage ? leftOver(total, profit, sides && each) : lostOver(total, profit, sides && each),
    inputs: decimals.map((decimal, at) => figures.price(`price${at + 1}`, names[at] ?? `Price ${at + 1}`, decimal)),
    figures: [
      figures.rate('profit', 'Result', profit, figures.signedShareText(profit, 2)),
      ...stakes.map((stake, at) =>
        figures.money(`stake${at + 1}`, `Stake ${names[at] ? `on ${names[at]}` : `at price ${at + 1}`}`, stake * total),
      ),
    ],
    formula:
      'Each stake is in proportion to 1 / decimal odds; there is an arbitrage where these add up to less than 1.',
    notes: [
      'One of such prices is usually old: books refuse bets, change prices and void what they call errors. It is not free of risk.',
    ],
    assumed: totalCents === undefined ? ['$100.00 in all, since no amount was named.'] : [],
  };
}

function leftOver(total: number, profit: number, each: readonly string[] | undefined): string {
  const spread = each ? `put ${list(each)}` : `spread ${figures.moneyText(total)} as shown`;
  return `Yes, these prices make an arbitrage: ${spread} and ${figures.moneyText(total * profit)} (${figures.signedShareText(profit, 2)}) is left whatever happens, if every bet is taken.`;
}

const NOTHING = 0.000_05;

function lostOver(total: number, profit: number, each: readonly string[] | undefined): string {
  const told = each ? ` Spread level that is ${list(each)}.` : '';
  if (-profit < NOTHING) return `No arbitrage: these prices break even, whatever happens.${told}`;
  const share = each ? ` (${figures.signedShareText(profit, 2)})` : '';
  return `No arbitrage: whatever happens, ${figures.moneyText(-total * profit)} of ${figures.moneyText(total)} is lost${share}.${told}`;
}

const namedAt = (name: string | null, decimal = 2): string => `${name} (${figures.priceText(decimal).split(' ')[0]})`;

export function middle(asked: Asked<'middle'>): Worked {
  const [first, second] = stakedInMiddle(asked);
  const found = middleOf(first, second);
  const ends = asked.ends ? toldEnds(asked.ends, first, second) : null;
  const { title, verb, formula } = kindOf(ends, asked.totalCents === undefined && asked.otherStakeCents !== undefined);
  const [bet, otherBet] = [asked.bet ?? 'the first', asked.otherBet ?? 'the second'];
  const put = `${verb} ${onIt(first, bet)} and ${onIt(second, otherBet)}.`;
  const isPlaced = asked.bet !== undefined || asked.totalCents !== undefined;
  return {
    title,
    answer: [...(isPlaced ? [put] : []), ...(ends ? endsTold(ends, first, second) : [middleTold(found)])].join(' '),
    inputs: [
      figures.price('price', asked.bet ?? 'First price', first.decimal),
      figures.money('stakeCents', asked.bet ? `Stake on ${bet}` : 'First stake', first.stake),
      figures.price('otherPrice', asked.otherBet ?? 'Second price', second.decimal),
      figures.money('otherStakeCents', asked.otherBet ? `Stake on ${otherBet}` : 'Second stake', second.stake),
    ],
    figures: ends ? endsWithAverage(ends) : middleFigures(found),
    formula,
    notes: ends ? [] : ['A number on which one of the bets is handed back lies between these ends.'],
    assumed:
      asked.totalCents !== undefined || asked.otherStakeCents === undefined
        ? ['Staked so that either bet alone pays the same, since no other split was named.']
        : [],
  };
}

/** Two bets of which no result wins both are no middle, and what loses whatever happens is not told to be bet. */
function kindOf(
  ends: ReturnType<typeof toldEnds> | null,
  isNamed: boolean,
): { title: string; verb: string; formula: string } {
  if (ends === null || ends.some(({ both }) => both === 'win'))
    return {
      title: 'Middle',
      verb: 'Put',
      formula: 'Needed rate = loss outside of the middle / (that loss + profit in the middle).',
    };
  const isLost = ends.every(({ cents }) => cents < HALF_A_CENT);
  return {
    title: 'Two bets',
    verb: isLost ? (isNamed ? 'That is' : 'Split level that is') : 'Put',
    formula: isNamed
      ? 'Each end = what the bet that wins makes - the stake on the other.'
      : 'Each stake is in proportion to 1 / decimal odds, so that either bet alone pays the same.',
  };
}
const HALF_A_CENT = 0.5;

/** Of a total both stakes; else the one that is named, and what evens it out. */
function stakedInMiddle(asked: Asked<'middle'>): [StakedBet, StakedBet] {
  const { price, otherPrice, stakeCents, otherStakeCents, totalCents } = asked;
  const [decimal, other] = [decimalOf(price), decimalOf(otherPrice)];
  const stake = totalCents === undefined ? stakeCents : (totalCents * other) / (decimal + other);
  if (stake === undefined) throw new MissingInput('stakeCents', 'Name the stake on one of them, or on both.');
  const level = totalCents === undefined ? undefined : totalCents - stake;
  return [
    { stake, decimal },
    { stake: level ?? otherStakeCents ?? levelStake({ stake, decimal }, other), decimal: other },
  ];
}

const onIt = ({ stake, decimal }: StakedBet, bet: string): string =>
  `${figures.moneyText(stake)} on ${bet} at ${figures.priceText(decimal)}`;

function endsTold(ends: ReturnType<typeof toldEnds>, first: StakedBet, second: StakedBet): string[] {
  const average = averageOf(ends);
  const total = figures.moneyText(first.stake + second.stake);
  const told = `It ends ${endsInWords(ends)}.`;
  return average === null ? [told] : [told, `On average that is ${figures.signedMoneyText(average)} on ${total}.`];
}

function middleTold({ both, firstOnly, secondOnly, neededProbability }: Middle): string {
  const worst = Math.min(firstOnly, secondOnly);
  return worst >= 0
    ? `It cannot lose: ${figures.moneyText(both)} if both win, at least ${figures.moneyText(worst)} if one does.`
    : `It wins ${figures.moneyText(both)} if both win and risks ${figures.moneyText(-worst)}; the middle must hit ${figures.shareText(neededProbability, 2)} of the time.`;
}

const middleFigures = ({ both, firstOnly, secondOnly, neededProbability }: Middle) => [
  figures.chance('needed', 'Middle needed', neededProbability, figures.shareText(neededProbability, 2)),
  figures.money('both', 'If both win', both),
  figures.money('firstOnly', 'If only the first wins', firstOnly),
  figures.money('secondOnly', 'If only the second wins', secondOnly),
];

export function dutching({ prices, totalCents, profitCents, chances }: Asked<'dutching'>): Worked {
  const decimals = decimalsOf(prices);
  const { profit, stakes } = arbitrageOf(decimals);
  if (totalCents === undefined && profitCents !== undefined && profit <= 0)
    throw new MissingInput('totalCents', 'Bets on all of these lose together, so no stakes win that.');
  const total = totalCents ?? (profitCents === undefined ? EXAMPLE_CENTS : profitCents / profit);
  const own = chancesOf(chances, decimals.length);
  const covered = own?.reduce((sum, chance) => sum + chance, 0);
  if (covered !== undefined && covered > 1 + 1e-9)
    throw new MissingInput('chances', 'The chances of outcomes of which one wins cannot add up to more than 100%.');
  const needed = 1 / (1 + profit);
  return {
    title: 'Dutching',
    answer: `Spread ${figures.moneyText(total)} as shown: any of them returns ${figures.moneyText(total * (1 + profit))}, a result of ${figures.moneyText(total * profit)}.`,
    inputs: decimals.map((decimal, at) => figures.price(`price${at + 1}`, `Price ${at + 1}`, decimal)),
    figures: [
      ...stakes.map((stake, at) => figures.money(`stake${at + 1}`, `Stake at price ${at + 1}`, stake * total)),
      figures.portion('returns', 'Of all stakes, any of them returns', 1 + profit),
      ...(profit > 0 ? [figures.price('combined', 'Combined price', 1 + profit)] : []),
      ...(needed < 1 ? [figures.chance('needed', 'One of them must win', needed, figures.shareText(needed, 2))] : []),
      ...(covered === undefined ? [] : [figures.rate('ev', 'Expected value', covered * (1 + profit) - 1)]),
    ],
    formula: 'Each stake is in proportion to 1 / decimal odds, so that every one of them returns the same.',
    notes: ['All of it is lost when none of them wins.'],
    assumed:
      totalCents === undefined && profitCents === undefined ? ['$100.00 in all, since no amount was named.'] : [],
  };
}

export function cashOut({ returnsCents, chance, prices, offerCents, advised }: Asked<'cash_out'>): Worked {
  const decimals = prices && decimalsOf(prices);
  const fair = decimals ? (removeMargin(decimals).probabilities[0] ?? Number.NaN) : chance;
  if (fair === undefined) return neededForOffer(returnsCents, offerCents);
  const worth = fairCashOut(returnsCents, fair);
  // Of less than a cent an offer is no share.
  const offer = offerCents === undefined || figures.paidCents(worth) === 0 ? null : offerCents / worth - 1;
  return {
    title: 'Fair cash-out',
    answer:
      offer === null || advised === true
        ? `The bet is worth ${figures.moneyText(worth)} now.`
        : againstOffer(worth, Number(offerCents), offer),
    inputs: [
      figures.money('returnsCents', 'It returns', returnsCents),
      ...(decimals ?? []).map((decimal, at) =>
        figures.price(`price${at + 1}`, at === 0 ? 'Price of the side needed' : `Other price ${at}`, decimal),
      ),
    ],
    figures: [
      figures.money('fairCents', 'Fair cash-out', worth),
      figures.chance('chance', 'Chance that it wins', fair),
      ...(offer === null ? [] : [figures.rate('offer', 'The offer against it', offer)]),
    ],
    formula: 'Fair cash-out = what the bet returns x the chance that it wins, without margin.',
    notes: [],
    assumed: decimals ? ['The prices’ margin was taken off by the power method.'] : [],
  };
}

/** Nobody asks for a cash-out's value but to know whether to take the offer. */
function againstOffer(worth: number, offerCents: number, offer: number): string {
  const lead = offer < 0 ? 'Hold' : 'Take it';
  return `${lead}: on price alone the bet is worth ${figures.moneyText(worth)} now, and ${figures.moneyText(offerCents)} is ${figures.shareText(Math.abs(offer))} ${offer < 0 ? 'less' : 'more'} than that.`;
}

/** Without a chance: how often the bet must still win for the offer to be too little. */
function neededForOffer(returnsCents: number, offerCents: number | undefined): Worked {
  if (offerCents === undefined || offerCents >= returnsCents)
    throw new MissingInput('prices', 'Name the present prices of both sides, or the chance that the bet still wins.');
  const needed = offerCents / returnsCents;
  const text = figures.shareText(needed);
  return {
    title: 'Cash-out',
    answer: `${figures.moneyText(offerCents)} for a ticket that returns ${figures.moneyText(returnsCents)} is fair if it still wins ${text} of the time: take it where you think that it wins less often, leave it where more.`,
    inputs: [
      figures.money('returnsCents', 'It returns', returnsCents),
      figures.money('offerCents', 'Offer', offerCents),
    ],
    figures: [figures.chance('needed', 'Chance at which the offer is fair', needed)],
    formula: 'Chance at which an offer is fair = the offer / what the bet returns.',
    notes: ['With the present price of both sides ("-150 / +130") its fair cash-out can be told.'],
    assumed: [],
  };
}
