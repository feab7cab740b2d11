import * as figures from './figures.ts';
import { type Asked, decimalOf, type Worked } from './worked.ts';

/** A back and a lay of one side, and how much of a bankroll goes on one bet. */

const EXAMPLE_CENTS = 100_00;

export function lay({ backPrice, layPrice, stakeCents, commission = 0 }: Asked<'lay'>): Worked {
  const [back, layed] = [decimalOf(backPrice), decimalOf(layPrice)];
  const stake = stakeCents ?? EXAMPLE_CENTS;
  const layStake = (stake * back) / (layed - commission);
  const result = layStake * (1 - commission) - stake;
  const liability = layStake * (layed - 1);
  const text = figures.moneyText(Math.abs(result));
  return {
    title: 'Back and lay',
    answer: `${result > 0 ? `Yes: ${text} is left` : `No: ${text} is lost`} either way. Back ${figures.moneyText(stake)} at ${figures.priceText(back)} and lay ${figures.moneyText(layStake)} at ${figures.priceText(layed)}, with ${figures.moneyText(liability)} at risk on the lay.`,
    inputs: [
      figures.price('back', 'Back price', back),
      figures.price('lay', 'Lay price', layed),
      figures.money('stakeCents', 'Back stake', stake),
      ...(commission > 0 ? [figures.portion('commission', 'Commission', commission)] : []),
    ],
    figures: [
      figures.money('result', 'Result either way', result),
      figures.money('layCents', 'Lay stake', layStake),
      figures.money('liability', 'Liability of the lay', liability),
      figures.rate('share', 'Of the back stake', result / stake),
    ],
    formula: 'Lay stake = back stake x back odds / (lay odds - commission).',
    notes: commission > 0 ? [] : ['Exchanges take a part of winnings; with "2% commission" it is counted.'],
    assumed: stakeCents === undefined ? ['$100.00 backed, since no amount was named.'] : [],
  };
}

const UNIT = 0.01;
const MOST = 0.02;
const USUAL_LEAST_CENTS = 1_00;
const EVEN = 0.5;
const MUCH = 0.05;
const RUN = 5;

/** By rule 1 to 2 % of the bankroll on one bet; of a larger stake, what a run of losses leaves. */
export function stakePlan({ bankrollCents, stakeCents, chance, bet }: Asked<'stake_plan'>): Worked {
  const [unit, most] = [bankrollCents * UNIT, bankrollCents * MOST];
  const isSmall = unit < USUAL_LEAST_CENTS;
  const share = stakeCents === undefined ? null : stakeCents / bankrollCents;
  return {
    title: 'Stake plan',
    answer: [
      ...(share === null || stakeCents === undefined ? [] : [ofStake(stakeCents, bankrollCents, { chance, bet })]),
      `Put ${figures.moneyText(unit)} on a bet, and no more than ${figures.moneyText(most)} on one you really like: 1% to 2% of ${figures.moneyText(bankrollCents)}. One unit is ${figures.moneyText(unit)} for you.`,
      ...(isSmall
        ? [
            'Many books take no bet under $0.10, and some none under $1: with a bankroll this small, bet the least that yours takes and make few bets.',
          ]
        : []),
    ].join(' '),
    inputs: [
      figures.money('bankrollCents', 'Bankroll', bankrollCents),
      ...(stakeCents === undefined ? [] : [figures.money('stakeCents', 'Stake', stakeCents)]),
    ],
    figures: [
      figures.money('unitCents', 'One unit', unit),
      figures.money('mostCents', 'At most on one bet', most),
      ...(share === null ? [] : [figures.portion('share', 'Of the bankroll', share)]),
      ...(share === null || share <= MOST || share >= 1
        ? []
        : [
            figures.money(
              'left',
              `Left after ${RUN} losses in a row`,
              Math.max(0, bankrollCents - RUN * (stakeCents ?? 0)),
            ),
          ]),
      figures.chance('run', `${RUN} losses in a row of ${RUN} even bets`, EVEN ** RUN),
    ],
    formula: 'A unit is 1% of the bankroll, the money for betting alone.',
    notes: ['Only bet money you can afford to lose.'],
    assumed: [],
  };
}

function ofStake(
  stakeCents: number,
  bankrollCents: number,
  { chance, bet }: Pick<Asked<'stake_plan'>, 'chance' | 'bet'>,
): string {
  const share = stakeCents / bankrollCents;
  const name = bet ?? 'one bet';
  const losing = chance === undefined ? 'about half the time' : `${figures.shareText(1 - chance)} of the time`;
  if (share >= 1)
    return `All of it on ${name} is gone if it loses, which happens ${losing}; then there is nothing left to bet with.`;
  if (share > MUCH)
    return `${figures.moneyText(stakeCents)} is ${figures.shareText(share)} of it, too much for one bet: ${Math.max(1, Math.floor(1 / share))} losses take it all.`;
  return share > MOST
    ? `${figures.moneyText(stakeCents)} is ${figures.shareText(share)} of it, on the high side.`
    : `${figures.moneyText(stakeCents)} is ${figures.shareText(share)} of it, which is fine.`;
}
