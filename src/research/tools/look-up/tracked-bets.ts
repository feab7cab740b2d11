import { type BetSummary, LEAST_BETS, LEAST_DAYS } from '#contract/bets/tracked-bet.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Figure } from '#contract/research/quantities.ts';
import { plural } from '../../words/format.ts';
import * as figures from '../calculate/figures.ts';

/** How the bets that a bettor keeps have gone, as plainly where they lost. Of few bets no return is called good or bad. */
export function trackedWords(summary: BetSummary): string {
  const { bets, open, undecided, settled } = summary;
  return [
    `You keep ${plural(bets, 'bet')} under My Bets.`,
    settled === 0 ? 'None is settled yet.' : settledWords(summary),
    ...(open > 0 ? [`${open} ${open === 1 ? 'is' : 'are'} open.`] : []),
    ...(undecided > 0 ? [`Of ${undecided} only you can say how ${undecided === 1 ? 'it' : 'they'} ended.`] : []),
    ...(settled > 0 ? [rangeWords(summary)] : []),
    closeWords(summary),
    ...costWords(summary),
  ].join(' ');
}

function settledWords({
  settled,
  won,
  lost,
  pushed,
  voided,
  cashedOut,
  profitCents,
  stakedCents,
  returned,
}: BetSummary) {
  const record = `${won}-${lost}${pushed > 0 ? `-${pushed}` : ''}`;
  const apart = [...(voided > 0 ? [`${voided} void`] : []), ...(cashedOut > 0 ? [`${cashedOut} cashed out`] : [])].join(
    ', ',
  );
  const rate = returned === null ? '' : `, a return of ${figures.signedShareText(returned)}`;
  return `${settled} ${settled === 1 ? 'is' : 'are'} settled: ${record}${apart === '' ? '' : ` (${apart})`}, ${figures.signedMoneyText(profitCents)} on ${figures.moneyText(stakedCents)} staked${rate}.`;
}

const rangeWords = ({ range }: BetSummary): string =>
  range === null
    ? `That is too few to tell skill from luck: a range is given from ${LEAST_BETS} settled bets on ${LEAST_DAYS} days on.`
    : `The true return lies between ${figures.signedShareText(range.low)} and ${figures.signedShareText(range.high)} 95 times in 100.`;

function closeWords({ clvFair, clv }: BetSummary): string {
  const known = clvFair ?? clv;
  if (known === null) return 'No closing price is known of any of them.';
  const against = clvFair === null ? 'closing price' : 'fair closing price';
  return `Against the ${against} your prices were worth ${figures.signedShareText(known.value)} on average, over ${plural(known.bets, 'bet')}.`;
}

const costWords = ({ costCents, profitCents, settled }: BetSummary): string[] => {
  if (costCents <= 0) return [];
  const rest = settled > 0 ? `; with it taken off you are at ${figures.signedMoneyText(profitCents - costCents)}` : '';
  return [`${PRODUCT_NAME} has cost you ${figures.moneyText(costCents)}${rest}.`];
};

export const trackedFigures = (summary: BetSummary): Figure[] => [
  figures.count('my_bets', 'My Bets', summary.bets),
  figures.count('my_won', 'My Bets: won', summary.won),
  figures.count('my_lost', 'My Bets: lost', summary.lost),
  figures.count('my_pushed', 'My Bets: pushed', summary.pushed),
  ...(summary.settled > 0
    ? [figures.money('my_profit', 'My Bets: profit', summary.profitCents, figures.signedMoneyText(summary.profitCents))]
    : []),
  ...(summary.returned === null ? [] : [figures.rate('my_return', 'My Bets: return', summary.returned)]),
  ...(summary.clvFair === null ? [] : [figures.rate('my_clv', 'My Bets: closing line value', summary.clvFair.value)]),
];
