import type { Proof } from '#contract/analysis.ts';
import type { PickView } from '#contract/content/read-answer.ts';
import { formatMoney, formatPercent, formatSignedPercent, formatUnits } from '../../lib/format-odds.ts';

export type FigureInWords = { name: string; figure: string; words: string };

/** Each formula in words, with this pick's own figures put in. */
export function figuresInWords(pick: PickView, proof: Proof): FigureInWords[] {
  const { fairProbability, oddsDecimal, edge, units, stakeDollars } = pick;
  const money =
    stakeDollars === undefined ? '' : ` At your unit that is ${formatMoney(Math.round(stakeDollars * 100))}.`;
  const range = `${formatPercent(proof.methodRange.low)} to ${formatPercent(proof.methodRange.high)}`;
  const all: (FigureInWords | false)[] = [
    fairProbability !== undefined && {
      name: 'Fair chance',
      figure: formatPercent(fairProbability),
      words: `Each book's margin is taken off (power method); what is left is averaged by weight: sharp and fresh prices count for more. Where no sharp book or hardly any book stands behind it, it is moved towards the price, because then part of an edge is chance. Other methods give ${range}; one standard deviation is ±${(proof.fairProbabilitySd * 100).toFixed(1)} points.`,
    },
    edge !== undefined &&
      fairProbability !== undefined &&
      oddsDecimal !== undefined && {
        name: 'Edge',
        figure: formatSignedPercent(edge),
        words: `Fair chance × decimal odds − 1 = ${fairProbability.toFixed(4)} × ${oddsDecimal.toFixed(3)} − 1. The chance that it is really above zero is ${formatPercent(proof.edgePositiveProbability)}.`,
      },
    {
      name: 'Kelly',
      figure: formatPercent(proof.kelly),
      words:
        proof.kelly > 0
          ? `Edge ÷ (decimal odds − 1), as a share of the bankroll. Shrunk for the uncertainty of the fair chance: ${formatPercent(proof.kellyShrunk)}.`
          : 'Without an edge the Kelly formula stakes nothing.',
    },
    units !== undefined && {
      name: 'Stake',
      figure: units === 0 ? 'none' : `${formatUnits(units)} u`,
      words:
        units === 0
          ? 'A pass carries no stake.'
          : `A quarter of the shrunk Kelly stake, capped by the confidence rating and rounded down to a quarter unit. 1 unit is 1% of the bankroll, unless you set another.${money}`,
    },
  ];
  return all.filter((figure) => figure !== false);
}
