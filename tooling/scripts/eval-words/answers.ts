import { readFile } from 'node:fs/promises';
import { AnalysisContent } from '#contract/analysis.ts';
import { demoSlateAt } from '../../../src/research/slate/test-demo-slate.ts';
import { answerOf } from '../golden/answer.ts';
import { type GoldenCase, goldenCases } from '../golden/cases.ts';

/** The answers that are measured: those that give picks as they are saved, of the others the words before their first table. */
export type Measurable = { picks: AnalysisContent[]; texts: string[] };

/** The golden answers alone give too few picks. */
const MORE_DAYS = [
  [0, 10, 16] as const,
  [3, 18, 18] as const,
  [8, 20, 15] as const,
  [9, 4, 16] as const,
  [11, 5, 17] as const,
].map(([month, day, hour]) => Date.UTC(2026, month, day, hour));
const MORE_QUESTIONS = [
  'best bets today',
  'NFL picks',
  'NBA tonight best bets',
  'MLB picks today',
  'NHL best bets',
  'EPL picks this weekend',
  'UFC picks',
  'tennis picks today',
  'best player props',
  'best underdogs at plus money',
  'unders this weekend best bets',
  'best favorites today',
  'best spread bets',
  'best totals',
  '5 best bets',
  'college football picks',
  'MLS picks',
  'WNBA best bets',
  'best value over +150',
  'safest bets today',
];

export async function measurableAnswers(): Promise<Measurable> {
  const found: Measurable = { picks: [], texts: [] };
  for (const golden of [...(await goldenCases()).filter(({ mode }) => mode === 'regular'), ...(await moreCases())]) {
    const answer = await answerOf(golden);
    const picks = answer.startsWith('{') ? AnalysisContent.safeParse(JSON.parse(answer).content) : null;
    if (picks?.success) found.picks.push(picks.data);
    else found.texts.push(...wordsOf(answer));
  }
  return found;
}

async function moreCases(): Promise<GoldenCase[]> {
  const days = await Promise.all(
    MORE_DAYS.map(async (ms) => ({ now: new Date(ms), slate: await demoSlateAt(new Date(ms)) })),
  );
  return days.flatMap((day, at) =>
    MORE_QUESTIONS.map((text) => ({
      ...day,
      key: `${at} ${text}`,
      mode: 'regular' as const,
      text,
      previous: null,
      timeZone: 'America/New_York',
    })),
  );
}

type Saved = { content?: { blocks?: { kind: string; text?: string }[] } };

/** What stands beside a table, verdict or sum; plain help and questions back are measured elsewhere. */
function wordsOf(answer: string): string[] {
  const { content }: Saved = answer.startsWith('{') ? JSON.parse(answer) : {};
  const blocks = content?.blocks ?? [];
  const isFound = blocks.some(({ kind }) => kind !== 'text' && kind !== 'choices');
  const words = blocks.flatMap(({ kind, text }) => (kind === 'text' && text ? [text] : []));
  return isFound && words.length > 0 ? [words.join(' ')] : [];
}

const PREVIEWS = new URL('../../evals/words/previews.jsonl', import.meta.url);

/** What good previews by people read like: the yardstick. */
export async function previews(): Promise<string[]> {
  const lines = (await readFile(PREVIEWS, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}
