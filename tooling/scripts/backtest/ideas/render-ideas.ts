import { type RunningMean, standardErrorOf } from '../running-mean.ts';
import { TUNED_UNTIL } from '../split-half.ts';
import { count, textTable } from '../text-table.ts';
import type { Trial } from './idea.ts';
import type { Judgement } from './judge-trial.ts';
import type { IdeasRun, JudgedIdea } from './run-ideas.ts';

const HEAD = ['idea', 'data', 'fitted', 'tuned', 'gain', 'unseen', 'gain', 'verdict'];

/** What the ideas would have gained, for a reader at a terminal. */
export function renderIdeas({ layout, rows, ideas }: IdeasRun, file: string): string {
  return [
    `${file}: layout ${layout.name}, ${count(rows)} rows; what the product does not do.`,
    `Fitted on the seasons until ${TUNED_UNTIL[layout.name]} (tuned), judged on the later ones (unseen).`,
    'gain: log loss of the market minus log loss of the idea on the same games, nats a game ± one standard error;',
    'helped: the unseen gain is above two of them.',
    '',
    ...textTable(HEAD, ideas.flatMap(rowsOf)),
  ].join('\n');
}

function rowsOf({ name, trials }: JudgedIdea): string[][] {
  if (trials.length === 0) return [[name, 'not in this file']];
  return trials.map(({ trial, judgement }) => [name, trial.data, ...cellsOf(trial, judgement)]);
}

function cellsOf({ parameters }: Trial, { fitted, gains, verdict }: Judgement): string[] {
  const values = parameters.map(({ name }, k) => `${name} ${fitted?.[k]?.toFixed(4)}`).join(', ');
  return [
    fitted ? values : '-',
    count(gains.tuned.n),
    fitted ? gainText(gains.tuned) : '-',
    count(gains.unseen.n),
    fitted ? gainText(gains.unseen) : '-',
    verdict,
  ];
}

function gainText(gain: RunningMean): string {
  const error = standardErrorOf(gain);
  if (error === null) return '-';
  return `${gain.mean < 0 ? '' : '+'}${gain.mean.toFixed(6)} ± ${error.toFixed(6)}`;
}
