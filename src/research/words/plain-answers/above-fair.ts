import { UNIT_STEP } from '#engine/odds/confidence.ts';
import { capital, chanceWords, percent, points, signedPercent, unitsWords } from '../format.ts';

export type AboveFair = {
  /** The bet as it is named in a sentence. */
  name: string;
  /** Of the books, 0 to 1. */
  chance: number;
  fairText: string;
  /** The standard deviation of that chance, 0 to 1; null where it was not kept. */
  doubt: number | null;
  /** The price that was judged, with its book. */
  price: string;
  /** Expected profit a unit. */
  edge: number;
  /** How likely it is that this edge is there at all; null where it was not kept. */
  isReal: number | null;
  verdict: 'bet' | 'lean' | 'pass' | null;
  /** The first price that is worth a stake; null: none that is likely to come. */
  worstText: string | null;
};

/** Why a bet needs more than its fair price: what fair pays, what is not known, and the first price that leaves a stake. */
export function aboveFair(of: AboveFair): string {
  return [fairOf(of), doubtOf(of), limitOf(of), hereOf(of)].filter((part) => part !== '').join(' ');
}

const fairOf = ({ name, chance, fairText }: AboveFair): string =>
  `Fair is where you only break even: ${name} wins ${percent(chance)} of the time, and ${fairText} pays exactly for that, nothing more.`;

const doubtOf = ({ chance, doubt }: AboveFair): string =>
  doubt === null
    ? `And that ${percent(chance)} is an estimate from the other books, so a price just above fair may have no edge at all.`
    : `And that ${percent(chance)} is only good to ${points(doubt)} either way, so a price just above fair may have no edge at all.`;

/** Why a pass names no price that would do. */
export const NO_PRICE_TO_WAIT_FOR =
  'No price you are likely to see would make it a bet: how often it wins is too uncertain here.';

function limitOf({ worstText, verdict }: AboveFair): string {
  if (worstText === null) return NO_PRICE_TO_WAIT_FOR;
  const first = `the stake is a quarter of Kelly, cut for that doubt, and ${worstText} is the first price at which at least ${unitsWords(UNIT_STEP)} of it is left`;
  return verdict === 'pass' ? `${capital(first)}.` : `That is why it stops where it does: ${first}.`;
}

function hereOf({ price, edge, isReal, verdict }: AboveFair): string {
  const real = isReal === null || edge <= 0 ? '' : `, ${chanceWords(isReal)} sure to be real`;
  const end = verdict === 'pass' ? ', so nothing is staked' : '';
  return `${price} comes to ${signedPercent(edge)} on average${real}${end}.`;
}
