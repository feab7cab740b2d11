import type { ParlayView } from '#contract/content/read-answer.ts';
import type { OddsFormat } from '#contract/settings.ts';
import { formatOdds, formatPercent, formatSignedPercent, withMinusSigns } from '../../lib/format-odds.ts';

type ParlayFigure = { name: string; value: string; isGood?: boolean };

/** What is known of a parlay beside its price, as the reader sees it: four figures at most but where their correlation counts. */
export function parlayFigures(parlay: ParlayView, oddsFormat: OddsFormat): ParlayFigure[] {
  const { jointProbability, edge, fairJointOdds, correlationValue, returns } = parlay;
  if (jointProbability === undefined && edge == null) return [];
  const all: (ParlayFigure | false)[] = [
    returns !== undefined && { name: returns.label, value: returns.text },
    jointProbability !== undefined && { name: 'Chance that all win', value: formatPercent(jointProbability) },
    fairJointOdds !== undefined && {
      name: 'Fair odds together',
      value: formatOdds(oddsFormat, { text: fairJointOdds }),
    },
    edge != null && { name: 'Edge', value: formatSignedPercent(edge), isGood: edge > 0 },
    correlationValue != null &&
      (correlationValue !== 0 || returns === undefined) && {
        name: 'Correlation',
        value: withMinusSigns(correlationValue.toFixed(2)),
      },
  ];
  return all.filter((figure) => figure !== false);
}
