import type { ToolName } from '#contract/research/desk.ts';
import { AGENT_TOOLS } from '#research/agent/agent-tools.ts';
import { callFault } from '#research/agent/call-fault.ts';
import { dialogueInput, type TriedCall } from '#research/agent/dialogue-input.ts';
import type { GameIds } from '#research/agent/find-asked-game.ts';
import { type AskedCall, readAgentCall } from '#research/agent/read-agent-call.ts';
import type { Said } from '#research/agent/said.ts';
import { hadFreeFailures } from '../tokens/tokens.service.ts';
import { countFaults } from './count-faults.ts';
import { type Finding, type FoundAnswer, findAnswer, planOf } from './find-answer.ts';
import { type JoinedAnswer, joinAnswers } from './join-answers.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import { withoutAddresses } from './model/prompt-input.ts';
import { startDeadline } from './model-deadline.ts';
import { isProtected, openness } from './not-understood.ts';
import { runChosen } from './run-chosen.ts';
import { saidOf } from './said-of.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/** So often the model may choose before what it found is told. */
const MOST_ROUNDS = { regular: 2, pro: 3 } as const;
const MOST_RULES = 200;

/** What judges bets is not called where something that was named is not stored: it would be another bet. */
const JUDGES: ReadonlySet<ToolName> = new Set<ToolName>(['price_bets', 'best_bets', 'build_parlay', 'propose']);

/**
 * The answer to a question that rules did not understand, or of which they have nothing stored, by calls that a model chose; what
 * they find is judged, reserved and told like what rules call. Null: the rules' answer stands. Nobody is asked for it who could not
 * pay for a verdict, or who is in trouble.
 */
export async function chosenAnswer(deps: TurnDeps, asked: Turn, how: Finding): Promise<JoinedAnswer | null> {
  const { analyst } = deps;
  if (!analyst || isProtected(asked)) return null;
  const plan = await planOf(deps, asked, how);
  if (plan?.kind === 'picks' || plan?.kind === 'about') return null;
  const byRules = await findAnswer(deps, asked, plan, how);
  const open = openness(plan, asked.reading, byRules);
  if (open === null || (await asked.judged()).may !== 'verdicts') return null;
  if (await hadFreeFailures(deps.db, asked.user.walletId, deps.now())) return null;
  how.stages.waited('read', 'Reading your question...');
  const found = await choose(deps, asked, { ...how, analyst, byRules, open });
  if (found.length === 0) return null;
  const all = open === 'missing' ? [byRules, ...found] : found;
  const [only, ...others] = all;
  const last = all.find(({ kind }) => kind === 'picks') ?? all.at(-1) ?? byRules;
  return only && others.length === 0 ? only : joinAnswers(all, last.turn);
}

type Choosing = Finding & { analyst: ModelAnalyst; byRules: FoundAnswer; open: 'lost' | 'missing' };

async function choose(deps: TurnDeps, turn: Turn, choosing: Choosing): Promise<readonly FoundAnswer[]> {
  const { analyst, byRules, open, live } = choosing;
  const said = await saidOf(deps, turn);
  const tools = open === 'lost' ? AGENT_TOOLS : AGENT_TOOLS.filter(({ name }) => !JUDGES.has(name));
  const deadline = startDeadline(deps, live, deps.limits.chooseMs);
  const tried: TriedCall[] = [];
  try {
    for (let round = 0; round < MOST_ROUNDS[turn.input.mode]; round += 1) {
      const { content, ids } = dialogueInput(said, {
        question: withoutAddresses(turn.question),
        rules: rulesText(byRules),
        tried,
      });
      const read = (calls: readonly AskedCall[]) => calls.map((call) => readOne(call, { said, ids, offered: tools }));
      const calls = await analyst.choose({
        analysisId: turn.id,
        walletId: turn.user.walletId,
        content: JSON.stringify(content),
        tools,
        spending: turn.spending,
        signal: deadline.signal,
        faultsOf: (made) => countFaults(read(made)),
      });
      if (!calls || calls.length === 0 || live.stopped) return [];
      const chosen = await runChosen(deps, turn, read(calls), choosing);
      if (chosen.answers.length > 0) return chosen.answers;
      tried.push(...chosen.tried);
    }
    return [];
  } finally {
    deadline.clear();
  }
}

type Reading = { said: Said; ids: GameIds; offered: readonly { name: ToolName }[] };

function readOne(call: AskedCall, { said, ids, offered }: Reading): ReturnType<typeof readAgentCall> {
  const isOffered = offered.some(({ name }) => name === call.name);
  return isOffered ? readAgentCall(call, said, ids) : callFault('unknown_tool', call.name);
}

function rulesText(found: FoundAnswer): string {
  if (found.kind === 'picks') return '';
  if (found.kind === 'free') return found.answer.text.slice(0, MOST_RULES);
  const { content } = found.answer;
  const text =
    typeof content === 'string'
      ? content
      : content.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
  return text.slice(0, MOST_RULES);
}
