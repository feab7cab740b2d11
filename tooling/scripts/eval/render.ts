import { textTable } from '../backtest/text-table.ts';
import { type Evaluation, type Judged, type Tally, tally } from './run-eval.ts';

/** The fields that must be right in at least this share of all questions. */
export const GATE = 0.95;
export const GATED_FIELDS = ['sport', 'teams', 'markets', 'intent'] as const;

const FIELDS = [
  ...GATED_FIELDS,
  'players',
  'window',
  'count',
  'odds limits',
  'stated price',
  'bankroll, unit',
  'line, side',
  'term',
];

/** Accuracy per field for each set of questions and for all. */
export function renderAccuracy({ judged, meanMs, slowestMs }: Evaluation): string[] {
  const sets = [...new Set(judged.map(({ question }) => question.set))];
  const groups: (readonly [string, readonly Judged[]])[] = [
    ...sets.map((set) => [set, judged.filter(({ question }) => question.set === set)] as const),
    ...(sets.length > 1 ? [['all', judged] as const] : []),
  ];
  const head = ['field', ...groups.flatMap(([name, group]) => [`${name} (${group.length})`, 'right'])];
  const rows = FIELDS.map((field) => [
    field,
    ...groups.flatMap(([, group]) => {
      const counts = tally(group, field);
      return [share(counts), `${counts.right}/${counts.of}`];
    }),
  ]);
  return [
    ...textTable(head, rows),
    '',
    `${judged.length} questions, ${meanMs.toFixed(2)} ms a question once warm, the slowest ${slowestMs.toFixed(2)} ms`,
  ];
}

const share = ({ right, of }: Tally): string => (of === 0 ? '-' : `${((100 * right) / of).toFixed(1)} %`);

/** One line for each field that was read wrong. */
export const renderMisses = (judged: readonly Judged[]): string[] =>
  judged.flatMap(({ question, results }) =>
    results
      .filter(({ right }) => !right)
      .map(
        ({ field, wanted, got }) =>
          `${question.id} ${field}: ${JSON.stringify(question.text)} wanted ${JSON.stringify(wanted)}, read ${JSON.stringify(got)}`,
      ),
  );

/** What stays below the gate over all questions, as sentences. */
export const renderFailures = (judged: readonly Judged[]): string[] =>
  GATED_FIELDS.flatMap((field) => {
    const { right, of } = tally(judged, field);
    return of > 0 && right / of < GATE ? [`${field} is right in ${right} of ${of}, below ${GATE * 100} %.`] : [];
  });
