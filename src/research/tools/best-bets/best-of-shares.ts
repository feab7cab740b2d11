import type { PickOrder } from '#engine/picks/rank-picks.ts';
import type { BetKindWanted, BetShare } from '../../language/reading.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { marketKind } from '../../words/pick-label.ts';
import { type Candidate, rankCandidates, standingOf } from './candidates.ts';
import type { Demands } from './fit.ts';

const FITS: Readonly<Record<BetKindWanted, (candidate: Candidate) => boolean>> = {
  underdog: (one) => isToWin(one) && standingOf(one) === 'underdog',
  favorite: (one) => isToWin(one) && standingOf(one) === 'favorite',
  over: (one) => kindOf(one) === 'total' && one.selection === 'over',
  under: (one) => kindOf(one) === 'total' && one.selection === 'under',
  moneyline: (one) => kindOf(one) === 'moneyline',
  spread: (one) => kindOf(one) === 'spread',
  total: (one) => kindOf(one) === 'total',
  prop: (one) => kindOf(one) === 'prop',
};

const kindOf = ({ market }: Candidate) => marketKind(market.market);
const isToWin = (one: Candidate): boolean => kindOf(one) === 'moneyline';

/** What is searched for a share: of each market that side, whatever its other one is worth. */
export function demandsOfShare<T extends Pick<Demands, 'side' | 'markets' | 'leagues'>>(
  demands: T,
  { kind, leagues = demands.leagues }: BetShare,
): T {
  switch (kind) {
    case undefined:
      return { ...demands, leagues };
    case 'underdog':
    case 'favorite':
      return { ...demands, leagues, side: kind, markets: ['moneyline'] };
    case 'over':
    case 'under':
      return { ...demands, leagues, side: kind, markets: ['total'] };
    default:
      return { ...demands, leagues, markets: [kind] };
  }
}

/** Whether it is one of those that a share asks for. */
function isOfShare(candidate: Candidate, { kind, leagues }: BetShare): boolean {
  const league = leagueOf(candidate.event.sportKey);
  return (
    (kind === undefined || FITS[kind](candidate)) &&
    (leagues === undefined || (league !== null && leagues.includes(league)))
  );
}

/** What each share lacks beside what was found, in the order in which they were named; each bet of another game. */
export function bestOfShares(
  candidates: readonly Candidate[],
  found: readonly Candidate[],
  shares: readonly BetShare[],
  first: PickOrder | undefined,
): Candidate[] {
  const taken = [...found];
  const chosen: Candidate[] = [];
  for (const { share, count } of lackingOf(shares, found)) {
    const fitting = candidates.filter(
      (one) => isOfShare(one, share) && !taken.some(({ event }) => event.id === one.event.id),
    );
    const best = rankCandidates(fitting, { count, maxPerEvent: 1, first });
    taken.push(...best);
    chosen.push(...best);
  }
  return chosen;
}

/** How many each share still lacks; a bet is one of the first share that it fits. */
export function lackingOf(
  shares: readonly BetShare[],
  found: readonly Candidate[],
): { share: BetShare; count: number }[] {
  const left = [...found];
  return shares.flatMap((share) => {
    let count = share.count;
    for (const one of left.filter((candidate) => isOfShare(candidate, share)).slice(0, share.count)) {
      left.splice(left.indexOf(one), 1);
      count -= 1;
    }
    return count > 0 ? [{ share, count }] : [];
  });
}
