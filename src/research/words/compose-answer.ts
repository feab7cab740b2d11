import type { AnalysisContent, AnalysisMode, DeepDive, Parlay, Pick } from '#contract/analysis.ts';
import type { PickDraft } from '../tools/best-bets/pick-draft.ts';
import type { Bettor } from './bettor.ts';
import { type Chooser, createChooser } from './built-in-analyst/choose.ts';
import type { DeepTopic, DeepWords } from './built-in-analyst/write-deep-dive.ts';
import { type Depth, type PickWords, writePick } from './built-in-analyst/write-pick.ts';
import { writeBankroll, writeSummary } from './built-in-analyst/write-summary.ts';

/** One piece of prose as it is streamed: `field` is its path in the answer. */
export type Delta = { field: string; text: string };

export type Draft = {
  drafts: readonly PickDraft[];
  considered: number;
  /** How many of them are worth a bet or a lean, shown or not. */
  worth: { bets: number; leans: number };
  /** Books behind the picks that set prices of their own. */
  families: number;
  /** What of the question has no answer; it opens the answer. */
  missing: readonly string[];
  /** Of that, what makes it an answer to something else than was asked: it is told, and nothing is given in its place. */
  instead: readonly string[];
  notices: readonly string[];
  parlay: Parlay | null;
  /** What is to be put on the parlay, where that was said. */
  stakeCents?: number;
  bettor: Bettor;
  odds: 'live' | 'demo';
  asOf: Date;
};

export const BUILT_IN_ANALYST = 'built-in analyst';
/** So many of a Pro answer's picks are looked at closely. */
export const DEEP_PICKS = 3;

/** The stages of a Pro answer, told when their work is done. */
export type Stage = 'scan' | 'analyze' | 'deep_dive';
export type OnStage = (stage: Stage, done: number, total: number) => void;

/** Writes the answer from its draft. The deltas, appended to the picks, add up to exactly the answer's prose. */
export function composeAnswer(
  draft: Draft,
  mode: AnalysisMode,
  processingMs: number,
  onStage: OnStage = () => {},
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
  const deep = mode === 'pro' ? Math.min(DEEP_PICKS, draft.drafts.length) : 0;
  const write = (pick: PickDraft, index: number): Pick => {
    const path = index === 0 ? 'mainBet' : `additionalBets.${index - 1}`;
    const written = worded(pick, path, { depth: index < deep ? 'deep' : 'brief', chooser, say });
    if (index < deep) onStage('deep_dive', index + 1, deep);
    return written;
  };
  const mainBet = write(main, 0);
  const additionalBets = others.map((other, index) => write(other, index + 1));
  const bankrollRecommendation = say('bankrollRecommendation', [
    writeBankroll(draft.drafts, draft.bettor, draft.parlay),
  ]);
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
      processingTime: processingWords(processingMs),
      ...(draft.bettor.namesFormat && { oddsFormat: draft.bettor.oddsFormat }),
      dataSource: {
        model: BUILT_IN_ANALYST,
        odds: draft.odds,
        asOf: draft.asOf.toISOString(),
        ...(draft.odds === 'demo' && { notice: DEMO_NOTICE }),
      },
    },
  };
}

export const processingWords = (ms: number): string =>
  ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;

/** The first of the picks that are worth a stake: the one that the summary names. */
function bestValueOf(drafts: readonly PickDraft[]): { bestValue?: string } {
  const staked = drafts.map(({ shown }) => shown).filter(({ verdict }) => verdict !== 'pass');
  const bets = staked.filter(({ verdict }) => verdict === 'bet');
  const [best] = bets.length > 0 ? bets : staked;
  return best ? { bestValue: `${best.pick} at ${best.odds} (${best.book})` } : {};
}

export const DEMO_NOTICE =
  'Demo data: the games and prices are fictitious. Connect an odds provider to analyze real ones.';

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
    ...(words.deepDive && { deepDive: wordedDive(words.deepDive, `${path}.deepDive`, say) }),
  };
}

/** A topic of which nothing can be said is left out. */
function wordedDive(words: DeepWords, path: string, say: Writing['say']): DeepDive {
  const dive: DeepDive = {};
  for (const topic of Object.keys(words) as DeepTopic[]) {
    if (words[topic].length > 0) dive[topic] = say(`${path}.${topic}`, words[topic]);
  }
  return dive;
}
