import { join } from 'node:path';
import type { AnalysisMode } from '#contract/analysis.ts';
import type { Slate } from '../../../src/research/slate/slate.ts';
import { slateNames } from '../../../src/research/slate/slate-names.ts';
import { demoSlateAt } from '../../../src/research/slate/test-demo-slate.ts';
import { recordedSlates } from '../../../src/research/slate/test-recorded-slate.ts';
import { RULE_QUESTIONS } from '../../../src/research/slate/test-rule-questions.ts';
import { readQuestions } from '../eval/question.ts';

export type GoldenCase = {
  /** Unique and stable, so that a changed answer can be named: slate, mode and question. */
  key: string;
  slate: Slate;
  now: Date;
  mode: AnalysisMode;
  text: string;
  previous: string | null;
  timeZone: string;
};

type Asked = { id: string; text: string; previous: string | null; timeZone: string };
type Moment = { name: string; slate: Slate; now: Date };

const root = join(import.meta.dirname, '../../..');
const DEMO_MOMENTS = [Date.UTC(2026, 10, 21, 17), Date.UTC(2026, 6, 18, 20, 30)];
const PRO_EVERY = 4;
const ZONES = ['America/New_York', 'America/Los_Angeles'] as const;

/** Every question over one invented slate and one recorded one, each in turn; every fourth in Pro mode too. */
export async function goldenCases(): Promise<GoldenCase[]> {
  const asked = await questions();
  const demo = await Promise.all(
    DEMO_MOMENTS.map(async (ms) => {
      const now = new Date(ms);
      return { name: `demo ${now.toISOString().slice(0, 10)}`, slate: named(await demoSlateAt(now)), now };
    }),
  );
  const recorded = recordedSlates().map((moment) => ({ ...moment, slate: named(moment.slate) }));
  return [...casesOver(demo, asked), ...casesOver(recorded, asked)];
}

/** With its names looked up once, as the server keeps it. */
function named(slate: Slate): Slate {
  const names = slateNames(slate);
  return { ...slate, names: () => names };
}

async function questions(): Promise<Asked[]> {
  const files = ['tooling/evals/questions.jsonl', 'tooling/evals/fresh-2026-11-21.jsonl'];
  const judged = await Promise.all(files.map((file) => readQuestions(join(root, file))));
  const rules = RULE_QUESTIONS.map((text, at) => ({
    id: `r${at}`,
    text,
    previous: null,
    timeZone: ZONES[at % ZONES.length] ?? ZONES[0],
  }));
  return [
    ...judged.flat().map(({ id, text, previous = null, timeZone }) => ({ id, text, previous, timeZone })),
    ...rules,
  ];
}

function casesOver(moments: readonly Moment[], asked: readonly Asked[]): GoldenCase[] {
  return asked.flatMap(({ id, ...question }, at) => {
    const moment = moments[at % moments.length];
    if (!moment) return [];
    const modes: AnalysisMode[] = at % PRO_EVERY === 0 ? ['regular', 'pro'] : ['regular'];
    const { name, slate, now } = moment;
    return modes.map((mode) => ({ key: `${name} | ${mode} | ${id}`, slate, now, mode, ...question }));
  });
}
