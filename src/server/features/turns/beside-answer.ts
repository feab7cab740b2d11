import { type Block, MOST_BLOCKS } from '#contract/blocks.ts';
import { type PlacedBlocks, withBlockWords } from '#contract/placed-blocks.ts';
import { BESIDE_TOOLS } from '#research/agent/agent-tools.ts';
import { type CallFault, callFault, isFault } from '#research/agent/call-fault.ts';
import { type AgentCall, type AskedCall, readAgentCall } from '#research/agent/read-agent-call.ts';
import type { Said } from '#research/agent/said.ts';
import type { Slate } from '#research/slate/slate.ts';
import { DESK } from '#research/tools/desk.ts';
import { bettorOf, rememberedBettor } from '#research/words/bettor.ts';
import { countFaults } from './count-faults.ts';
import { deskAnswer } from './desk-answer.ts';
import type { LiveTurn } from './live-turns.ts';
import type { WritableBlock } from './model/model-prose.ts';
import type { BesideCalls } from './model/writing-job.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import { recordBeside } from './turn-store.ts';
import { writableBlock } from './writable-block.ts';
import type { BesideAnswer } from './written-answer.ts';

/** More would bury the answer itself. */
const MOST_BESIDE = 6;
const NO_IDS: ReadonlyMap<string, string> = new Map();

type Place = {
  live: LiveTurn;
  said: Said;
  /** The place of the first further block. */
  at: number;
  /** What is in the answer already. */
  shown?: readonly Block[];
  /** Blocks that are sent before the first further one, because so far nothing named them. */
  lead?: readonly Block[];
};

/**
 * Lets a model look up more for an answer that is shown and paid for. Each result is put on the record where it judges a bet, and
 * then shown, before a word is written about it. What is there already is not told again.
 */
export function besideCalls(
  deps: TurnDeps,
  turn: Turn,
  { live, said, at, shown = [], lead = [] }: Place,
): { calls: BesideCalls; beside: BesideAnswer } {
  const beside: BesideAnswer = { blocks: [], evidence: [] };
  const told = new Set(shown.map((block) => JSON.stringify(block)));
  const read = (calls: readonly AskedCall[]) => calls.map((call) => readOffered(call, said));
  const show = (blocks: readonly Block[], evidence: BesideAnswer['evidence']) => {
    const first = at + beside.blocks.length;
    if (beside.blocks.length === 0)
      for (const [nth, block] of lead.entries()) live.emit({ event: 'block', data: { at: nth, block } });
    for (const [nth, block] of blocks.entries()) {
      const cited = evidence.filter(({ id }) => block.evidenceIds.includes(id));
      live.emit({ event: 'block', data: { at: first + nth, block, ...(cited.length > 0 && { evidence: cited }) } });
      told.add(JSON.stringify(block));
    }
    beside.blocks.push(...blocks);
    beside.evidence.push(...evidence.filter(({ id }) => !beside.evidence.some((one) => one.id === id)));
    return blocks.flatMap((block, nth) => writableBlock(block, first + nth) ?? []);
  };
  const run = async (asked: readonly AskedCall[]): Promise<WritableBlock[]> => {
    const room = Math.min(MOST_BESIDE, MOST_BLOCKS - at) - beside.blocks.length;
    const plan = planOf(read(asked), said.tagged.slate);
    if (plan.calls.length === 0 || room <= 0) return [];
    const answer = await deskAnswer(
      deps,
      turn,
      plan,
      rememberedBettor(bettorOf(turn.user.settings, turn.reading), turn.reading),
    );
    const { content, found, verdicts } = answer;
    if (typeof content === 'string' || !found.some(({ outcome }) => outcome.ok)) return [];
    const blocks = content.blocks.filter((block) => !told.has(JSON.stringify(block))).slice(0, room);
    if (blocks.length === 0) return [];
    if (verdicts) await recordBeside(deps, turn, verdicts);
    return show(blocks, content.evidence ?? []);
  };
  return { calls: { tools: BESIDE_TOOLS, run, faultsOf: (asked) => countFaults(read(asked)) }, beside };
}

function readOffered(call: AskedCall, said: Said): AgentCall | CallFault {
  const isOffered = BESIDE_TOOLS.some(({ name }) => name === call.name);
  return isOffered ? readAgentCall(call, said, NO_IDS) : callFault('unknown_tool', call.name);
}

/** Those that can be made, each once. */
function planOf(read: readonly (AgentCall | CallFault)[], slate: Slate) {
  const made = read.flatMap((one) => (isFault(one) || one.kind !== 'call' ? [] : [one.call]));
  const different = [...new Map(made.map((call) => [JSON.stringify(call), call])).values()];
  const calls = different.flatMap(({ tool, input }) => {
    const parsed = DESK[tool].read(input);
    return parsed.ok ? [{ input, call: parsed.call }] : [];
  });
  return {
    kind: 'calls' as const,
    slate,
    calls: calls.map(({ call }) => call),
    inputs: calls.map(({ input }) => input),
    missing: [],
    explains: null,
    pointed: null,
  };
}

/** With what the model wrote about it. */
export function withWords(
  { blocks, evidence }: BesideAnswer,
  { at, texts }: { at: number; texts: ReadonlyMap<string, string> },
): BesideAnswer {
  let placed: PlacedBlocks = blocks.map((block, nth) => ({ at: at + nth, block }));
  for (const [field, text] of texts) placed = withBlockWords(placed, { field, text });
  return { blocks: placed.map(({ block }) => block), evidence };
}
