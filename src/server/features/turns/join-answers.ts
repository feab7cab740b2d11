import type { AnalysisContent } from '#contract/analysis.ts';
import type { BlocksContent } from '#contract/answer-content.ts';
import { type Block, MOST_BLOCKS } from '#contract/blocks.ts';
import { toldOnce } from '#research/words/blocks/told-once.ts';
import type { Draft } from '#research/words/compose-answer.ts';
import type { DeskAnswer } from './desk-answer.ts';
import type { FoundAnswer } from './find-answer.ts';
import type { FreeAnswer } from './free-answer.ts';
import type { Turn } from './turn.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** What is said in the same answer before and behind its picks. */
export type Beside = {
  before: readonly Block[];
  after: readonly Block[];
  evidence: NonNullable<BlocksContent['evidence']>;
  verdicts: DeskAnswer['verdicts'];
};

/** The whole answer to a message. */
export type JoinedAnswer = { turn: Turn } & (
  | { kind: 'free'; answer: FreeAnswer }
  | { kind: 'desk'; answer: DeskAnswer }
  | { kind: 'picks'; draft: Draft; beside?: Beside }
);

/** The answers to the parts of a message as one, in their order: charged once where any of them is. At most one has picks. */
export function joinAnswers(found: readonly FoundAnswer[], turn: Turn): JoinedAnswer {
  const place = found.findIndex(({ kind }) => kind === 'picks');
  const picks = found[place];
  const evidence = evidenceOf(found);
  const verdicts = verdictsOf(found);
  if (picks?.kind === 'picks') {
    const [before, after] = [blocksOf(found.slice(0, place)), blocksOf(found.slice(place + 1))];
    return { kind: 'picks', turn, draft: picks.draft, beside: { before, after, evidence, verdicts } };
  }
  const told = found.filter((one) => one.kind !== 'picks');
  const dataSource = told.flatMap((one) => contentOf(one)?.dataSource ?? [])[0];
  const content = {
    blocks: blocksOf(found).slice(0, MOST_BLOCKS),
    ...(evidence.length > 0 && { evidence: [...evidence] }),
    ...(dataSource && { dataSource }),
  };
  const actions = told.flatMap(({ answer }) => answer.actions ?? []);
  const age = told.every(({ answer }) => answer.age === 'any') ? 'any' : 'of_age';
  return { kind: 'desk', turn, answer: { content, actions, age, verdicts, memory: {}, found: [] } };
}

/** An answer with picks, with what else its message asked around them. Words at its beginning stand for the summary, so that follows them. */
export function withBeside(
  { beside, ...answer }: WrittenAnswer & { content: AnalysisContent },
  joined: Omit<Beside, 'verdicts'> | null,
): WrittenAnswer {
  if (joined === null && beside === undefined) return answer;
  const { before = [], after: behind = [], evidence: cited = [] } = joined ?? {};
  const after = [...behind, ...(beside?.blocks ?? [])];
  const evidence = [...new Map([...cited, ...(beside?.evidence ?? [])].map((item) => [item.id, item])).values()];
  const { summary, mainBet, additionalBets, parlay } = answer.content;
  const blocks: Block[] = [
    ...before,
    ...(before.length > 0 ? [wordsOf(summary)] : []),
    ...(parlay?.id === undefined ? [] : [{ kind: 'parlay' as const, id: parlay.id, evidenceIds: [] }]),
    { kind: 'picks', ids: [mainBet, ...additionalBets].map(({ id }) => id), evidenceIds: [] },
    ...after,
  ];
  return {
    ...answer,
    content: {
      ...answer.content,
      blocks: blocks.slice(0, MOST_BLOCKS),
      ...(evidence.length > 0 && { evidence: [...evidence] }),
    },
  };
}

/** The picks of a draft among the blocks of its answer, where others stand behind them. */
export function picksBlocks({ parlay, drafts }: Draft): Block[] {
  return [
    ...(parlay?.id === undefined ? [] : [{ kind: 'parlay' as const, id: parlay.id, evidenceIds: [] }]),
    { kind: 'picks', ids: drafts.map(({ pick }) => pick.id), evidenceIds: [] },
  ];
}

/** The place of the first block behind the picks and what is told around them. */
export const placeBehind = ({ parlay }: Draft, beside: Beside | undefined): number =>
  (beside && beside.before.length > 0 ? beside.before.length + 1 : 0) +
  (parlay?.id === undefined ? 0 : 1) +
  1 +
  (beside?.after.length ?? 0);

const wordsOf = (text: string): Block => ({ kind: 'text', text, evidenceIds: [] });

const contentOf = (found: FoundAnswer): BlocksContent | null =>
  found.kind === 'desk' && typeof found.answer.content !== 'string' ? found.answer.content : null;

/** What two parts come to, such as where help is or the verdict that is explained, is said once. */
const blocksOf = (found: readonly FoundAnswer[]): Block[] => toldOnce(found.flatMap(partBlocks));

function partBlocks(found: FoundAnswer): Block[] {
  if (found.kind === 'picks') return [];
  if (found.kind === 'free') return [wordsOf(found.answer.text)];
  const { content } = found.answer;
  return typeof content === 'string' ? [wordsOf(content)] : content.blocks;
}

const evidenceOf = (found: readonly FoundAnswer[]): NonNullable<BlocksContent['evidence']> => [
  ...new Map(found.flatMap((one) => (contentOf(one)?.evidence ?? []).map((item) => [item.id, item] as const))).values(),
];

/** Prices are made fresher once for a message, so that all of it is judged by one slate. */
function verdictsOf(found: readonly FoundAnswer[]): DeskAnswer['verdicts'] {
  const judged = found.flatMap((one) => (one.kind === 'desk' ? (one.answer.verdicts ?? []) : []));
  const slate = judged.at(-1)?.slate;
  return slate ? { bets: judged.flatMap(({ bets }) => bets), slate } : null;
}
