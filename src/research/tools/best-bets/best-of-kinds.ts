import type { PickOrder } from '#engine/picks/rank-picks.ts';
import type { BetKindWanted } from '../../language/reading.ts';
import { marketKind } from '../../words/pick-label.ts';
import { type Candidate, rankCandidates } from './candidates.ts';

const EVEN = 2;

const FITS: Readonly<Record<BetKindWanted, (candidate: Candidate) => boolean>> = {
  underdog: (one) => isToWin(one) && one.priced.decimal > EVEN && one.selection !== 'draw',
  favorite: (one) => isToWin(one) && one.priced.decimal < EVEN && one.selection !== 'draw',
  over: (one) => kindOf(one) === 'total' && one.selection === 'over',
  under: (one) => kindOf(one) === 'total' && one.selection === 'under',
  moneyline: (one) => kindOf(one) === 'moneyline',
  spread: (one) => kindOf(one) === 'spread',
  total: (one) => kindOf(one) === 'total',
  prop: (one) => kindOf(one) === 'prop',
};

const kindOf = ({ market }: Candidate) => marketKind(market.market);
const isToWin = (one: Candidate): boolean => kindOf(one) === 'moneyline';

/** The best bet of each kind that none was found of, in the order in which they were named; each of another game. */
export function bestOfKinds(
  candidates: readonly Candidate[],
  found: readonly Candidate[],
  kinds: readonly BetKindWanted[],
  first: PickOrder | undefined,
): Candidate[] {
  const taken = [...found];
  const chosen: Candidate[] = [];
  for (const kind of kinds) {
    if (taken.some(FITS[kind])) continue;
    const fitting = candidates.filter(
      (one) => FITS[kind](one) && !taken.some(({ event }) => event.id === one.event.id),
    );
    const [best] = rankCandidates(fitting, { count: 1, first });
    if (!best) continue;
    taken.push(best);
    chosen.push(best);
  }
  return chosen;
}
