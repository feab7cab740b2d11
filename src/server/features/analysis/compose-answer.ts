import type { AnalysisContent, AnalysisMode, Parlay, Pick } from '#contract/analysis.ts';
import { type Chooser, createChooser } from './built-in-analyst/choose.ts';
import { type Depth, type PickWords, writePick } from './built-in-analyst/write-pick.ts';
import { writeBankroll, writeSummary } from './built-in-analyst/write-summary.ts';
import type { PickDraft } from './pick-draft.ts';

/** One piece of prose as it is streamed: `field` is its path in the answer. */
export type Delta = { field: string; text: string };

export type Draft = {
  drafts: readonly PickDraft[];
  considered: number;
  /** How many of them are worth a bet or a lean, shown or not. */
  worth: { bets: number; leans: number };
  books: number;
  notices: readonly string[];
  /** The answer to "is this price good?", where one was asked. */
  verdictOnSlip: string | null;
  parlay: Parlay | null;
  odds: 'live' | 'demo';
  asOf: Date;
};

export const BUILT_IN_ANALYST = 'built-in analyst';
const DEEP_PICKS = 3;

/** Writes the answer from its draft. The deltas, appended to the picks, add up to exactly the answer's prose. */
export function composeAnswer(
  draft: Draft,
  mode: AnalysisMode,
  processingMs: number,
): { content: AnalysisContent; deltas: Delta[] } {
  const [main, ...others] = draft.drafts;
  if (!main) throw new RangeError('an answer with picks needs at least one pick');
  const deltas: Delta[] = [];
  const say = (field: string, sentences: readonly string[]): string => {
    const pieces = sentences.map((sentence, index) => (index === 0 ? sentence : ` ${sentence}`));
    deltas.push(...pieces.map((text) => ({ field, text })));
    return pieces.join('');
  };

  const chooser = createChooser();
  const summary = say('summary', writeSummary(draft));
  const mainBet = worded(main, 'mainBet', { depth: depthOf(mode, 0), chooser, say });
  const additionalBets = others.map((other, index) =>
    worded(other, `additionalBets.${index}`, { depth: depthOf(mode, index + 1), chooser, say }),
  );
  const bankrollRecommendation = say('bankrollRecommendation', [writeBankroll(draft.drafts)]);
  return {
    deltas,
    content: {
      summary,
      mainBet,
      additionalBets,
      ...(draft.parlay && { parlay: draft.parlay }),
      ...bestValueOf(draft.drafts),
      bankrollRecommendation,
      totalPicks: draft.drafts.length,
      processingTime:
        processingMs < 1000 ? `${Math.max(1, Math.round(processingMs))} ms` : `${(processingMs / 1000).toFixed(1)} s`,
      dataSource: {
        model: BUILT_IN_ANALYST,
        odds: draft.odds,
        asOf: draft.asOf.toISOString(),
        ...(draft.odds === 'demo' && { notice: DEMO_NOTICE }),
      },
    },
  };
}

/** The largest edge among the picks that are worth a stake. */
function bestValueOf(drafts: readonly PickDraft[]): { bestValue?: string } {
  const staked = drafts.map(({ pick }) => pick).filter(({ verdict }) => verdict !== 'pass');
  const bets = staked.filter(({ verdict }) => verdict === 'bet');
  const [best] = (bets.length > 0 ? bets : staked).sort((a, b) => b.edge - a.edge);
  return best ? { bestValue: `${best.pick} at ${best.odds} (${best.book})` } : {};
}

const DEMO_NOTICE = 'Demo data: the games and prices are fictitious. Connect an odds provider to analyse real ones.';

const depthOf = (mode: AnalysisMode, index: number): Depth => (mode === 'pro' && index < DEEP_PICKS ? 'deep' : 'brief');

type Writing = {
  depth: Depth;
  chooser: Chooser;
  say: (field: string, sentences: readonly string[]) => string;
};

function worded(draft: PickDraft, path: string, { depth, chooser, say }: Writing): Pick {
  const words: PickWords = writePick(draft, depth, chooser);
  const why = path === 'mainBet' || depth === 'deep' ? 'analysis' : 'reasoning';
  return {
    ...draft.pick,
    [why]: say(`${path}.${why}`, words.why),
    keyFactor: say(`${path}.keyFactor`, words.keyFactor),
    riskFactor: say(`${path}.riskFactor`, words.riskFactor),
    valueExplanation: say(`${path}.valueExplanation`, words.valueExplanation),
    bankrollRecommendation: say(`${path}.bankrollRecommendation`, words.bankrollRecommendation),
  };
}
