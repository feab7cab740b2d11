import type { Pick } from '#contract/analysis.ts';
import { plural } from '../format.ts';
import type { PickDraft } from '../pick-draft.ts';
import { choose } from './choose.ts';

/** The figures of a summary, counted by the server. */
export type SummaryFacts = {
  drafts: readonly PickDraft[];
  /** Bets that met the question and were priced. */
  considered: number;
  books: number;
  notices: readonly string[];
};

/** The answer's opening: what was found, said plainly, then what the reader must know about the search. */
export function writeSummary({ drafts, considered, books, notices }: SummaryFacts): string[] {
  const bets = drafts.filter(({ pick }) => pick.verdict === 'bet').length;
  const leans = drafts.filter(({ pick }) => pick.verdict === 'lean').length;
  const lead = drafts[0]?.pick;
  if (!lead) return [...notices];
  const scope = `${plural(considered, 'bet')} priced at ${plural(books, 'book')}`;
  const seed = `${lead.pick}|${lead.odds}|${considered}`;
  const opening =
    bets > 0
      ? betOpening(seed, bets, leans, scope, named(lead))
      : leans > 0
        ? leanOpening(seed, leans, scope, named(lead))
        : noBetOpening(seed, scope, named(lead), lead.worstOdds);
  return [...opening, ...notices];
}

/** A total or a draw says nothing without its game. */
const named = ({ pick, game, market }: Pick): string =>
  market === 'total' || pick === 'Draw' ? `${pick} in ${game}` : pick;

const betOpening = (seed: string, bets: number, leans: number, scope: string, pick: string): string[] => [
  choose(seed, [
    `Of ${scope}, ${clears(bets)} the bar for a bet${leans > 0 ? ` and ${plural(leans, 'lean')} come close` : ''}.`,
    `${scope[0]?.toUpperCase()}${scope.slice(1)}: ${clears(bets)} the bar for a bet${leans > 0 ? `, with ${plural(leans, 'lean')} behind` : ''}.`,
  ]),
  `${pick} has the strongest case.`,
];

const leanOpening = (seed: string, leans: number, scope: string, pick: string): string[] => [
  choose(seed, [
    `Nothing among ${scope} is clear enough for a bet; ${plural(leans, 'lean')} ${leans === 1 ? 'is' : 'are'} worth a small stake.`,
    `No bet here. Of ${scope}, ${plural(leans, 'lean')} ${leans === 1 ? 'has' : 'have'} a positive edge.`,
  ]),
  `${pick} comes nearest.`,
];

const noBetOpening = (seed: string, scope: string, pick: string, worst: string): string[] => [
  choose(seed, [
    `No bet: of ${scope}, none is worth a stake at today's prices.`,
    `The honest answer is no bet. Of ${scope}, none pays more than it should.`,
  ]),
  `The closest are listed as passes with 0 units; ${pick} would need ${worst}.`,
];

const clears = (count: number): string => (count === 1 ? '1 clears' : `${count} clear`);

/** What to stake over the whole answer. 1 unit is 1 % of the bankroll. */
export function writeBankroll(drafts: readonly PickDraft[]): string {
  const total = drafts.reduce((sum, { pick }) => sum + pick.units, 0);
  if (total === 0) return 'Stake nothing here. 1 unit is 1% of your bankroll, and 0 units is a position too.';
  return `1 unit is 1% of your bankroll. All picks together risk ${plural(total, 'unit')}; never raise a stake to win back a loss.`;
}

export function writePickBankroll({ pick }: PickDraft): string {
  if (pick.verdict === 'pass') return `0 units. Come back if the price reaches ${pick.worstOdds}.`;
  return `${plural(pick.units, 'unit')} (${pick.units}% of your bankroll): a quarter of the Kelly stake, shrunk for the doubt in the fair price.`;
}
