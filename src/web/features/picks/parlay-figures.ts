import type { ParlayView } from '#contract/content/read-answer.ts';
import type { OddsFormat } from '#contract/settings.ts';
import { formatOdds, formatPercent, formatSignedPercent, withMinusSigns } from '../../lib/format-odds.ts';

type ParlayFigure = { name: string; value: string; isGood?: boolean };

/** Whether a book pays the product of the prices. It does for legs of different games; of one game each has a price of its own. */
export const isPaid = (parlay: ParlayView): boolean => parlay.isPaid ?? parlay.edge !== null;

/** What a parlay pays; where only the book knows that, what it is fairly worth. */
export function parlayPrice(parlay: ParlayView, oddsFormat: OddsFormat): { name: string; value: string } | null {
  const { totalOdds, totalOddsDecimal, fairJointOdds, isOwnPrice } = parlay;
  if (isPaid(parlay))
    return totalOdds === undefined
      ? null
      : {
          name: isOwnPrice ? 'Your price' : 'Total odds',
          value: formatOdds(oddsFormat, { text: totalOdds, decimal: totalOddsDecimal }),
        };
  return fairJointOdds === undefined
    ? null
    : { name: 'Fair price together', value: formatOdds(oddsFormat, { text: fairJointOdds }) };
}

/** What is known of a parlay beside its price, as the reader sees it: four figures at most but where their correlation counts. */
export function parlayFigures(parlay: ParlayView, oddsFormat: OddsFormat): ParlayFigure[] {
  const { jointProbability, edge, fairJointOdds, correlationValue, returns, totalOdds, totalOddsDecimal } = parlay;
  if (jointProbability === undefined && edge == null) return [];
  const all: (ParlayFigure | false)[] = [
    returns !== undefined && { name: returns.label, value: returns.text },
    jointProbability !== undefined && { name: allWin(parlay), value: formatPercent(jointProbability) },
    fairJointOdds !== undefined &&
      isPaid(parlay) && { name: 'Fair together', value: formatOdds(oddsFormat, { text: fairJointOdds }) },
    totalOdds !== undefined &&
      !isPaid(parlay) && {
        name: 'Legs multiplied, paid nowhere',
        value: formatOdds(oddsFormat, { text: totalOdds, decimal: totalOddsDecimal }),
      },
    edge != null && {
      name: 'Edge',
      value: formatSignedPercent(edge),
      // Green is for what is worth a stake.
      ...((edge <= 0 || parlay.verdict !== 'pass') && { isGood: edge > 0 }),
    },
    correlationValue != null &&
      (correlationValue !== 0 || returns === undefined) && {
        name: 'Correlation',
        value: withMinusSigns(correlationValue.toFixed(2)),
      },
  ];
  return all.filter((figure) => figure !== false);
}

const allWin = ({ legs }: ParlayView): string => (legs.length === 2 ? 'Both win' : `All ${legs.length} win`);
