import type { BlocksContent } from '#contract/answer-content.ts';
import type { MessageAction } from '#contract/chat.ts';
import type { ToolName } from '#contract/research/desk.ts';
import type { BetQuestion } from '#research/language/calls/call.ts';
import { spokenAfter } from '#research/language/calls/spoken-after.ts';
import { isSpokenOf } from '#research/language/correct/is-spoken-of.ts';
import type { Spoken } from '#research/language/reading.ts';
import { shareAGame } from '#research/slate/share-a-game.ts';
import type { Slate } from '#research/slate/slate.ts';
import { type ReadCall, refusedFor } from '#research/tools/desk.ts';
import type { Outcome } from '#research/tools/outcome.ts';
import type { JudgedBet } from '#research/tools/tool.ts';
import type { World } from '#research/tools/world.ts';
import type { Bettor } from '#research/words/bettor.ts';
import { betReasons, weakestPlace } from '#research/words/blocks/bet-reasons.ts';
import { deskContent } from '#research/words/blocks/desk-content.ts';
import { focusOf } from '#research/words/blocks/focus-of.ts';
import { NO_TRACER, type Tracer, toolFields } from '../../platform/process/tracer.ts';
import { isCharged } from './charging.ts';
import type { DeskPlan } from './plan-desk-calls.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import { notesOf } from './turn-notes.ts';

/** What the desk answers a question with. */
export type DeskAnswer = {
  content: BlocksContent | string;
  actions: readonly MessageAction[];
  /** Whether it speaks of bets, which are for nobody of whom it is known to be too young. */
  age: 'any' | 'of_age';
  /** The bets that were judged, by which slate: what is charged for. Null: it is free. */
  verdicts: { bets: readonly JudgedBet[]; slate: Slate } | null;
  /** What a later question may lean on. */
  memory: Spoken;
  /** What its calls came to; none where it is words alone. */
  found: readonly FoundCall[];
};

export type FoundCall = { tool: ToolName; outcome: Outcome<unknown> };

/** The weakest of several is the one that is spoken of behind the answer that names it. */
function pointedBy(
  question: BetQuestion | undefined | null,
  found: Parameters<typeof weakestPlace>[0],
): Pick<Spoken, 'pointed'> {
  const worst = weakestPlace(found, question);
  return worst === null ? {} : { pointed: worst };
}

/** Runs the calls of a question over one world. Who may not have what is asked for is refused before anything is read for it. */
export async function deskAnswer(
  deps: TurnDeps,
  turn: Turn,
  plan: Extract<DeskPlan, { kind: 'calls' | 'say' }>,
  bettor: Bettor,
): Promise<DeskAnswer> {
  if (plan.kind === 'say') {
    const content = deskContent([], {
      ...plan,
      text: [...notesOf(turn, deps.site, []), plan.text].join('\n\n'),
      bettor,
      slate: null,
      nowMs: 0,
      zone: turn.zone,
    });
    return {
      content: content.content,
      actions: [],
      age: 'of_age',
      verdicts: null,
      // Words alone about nobody do not end what was shown.
      memory: { looked: plan.spoken?.focus || plan.wish ? [] : (turn.previous?.looked ?? []), ...plan.spoken },
      found: [],
    };
  }
  const { calls, slate } = plan;
  const world = await worldOf(deps, turn, plan, bettor);
  const outcomes = calls.map((call) => ({ call, outcome: runTraced(deps.tracer, call, world) }));
  const found = outcomes.map(({ call, outcome }) => ({ tool: call.name, outcome }));
  const question = plan.explains ?? plan.tells;
  const reasons = question ? betReasons(found, question) : [];
  const told = {
    ...world,
    missing: [...notesOf(turn, deps.site, found), ...plan.missing],
    reasons,
    slate,
    ...(plan.offers && { offers: plan.offers }),
    ...(plan.offersAs && { offersAs: plan.offersAs }),
  };
  const { content, actions } = deskContent(found, { ...told, kind: 'calls' });
  const spoken = focusOf(plan.inputs, found);
  const bets = outcomes.flatMap(judgedIn);
  const isAgain = turn.corrects !== null && isSpokenOf(bets, turn.corrects);
  const isJudgedBefore = plan.explains !== null && !isOfOneGame(turn.previous);
  const isPaid = !isJudgedBefore && !isAgain && isCharged(outcomes.map(({ outcome }) => outcome));
  return {
    content,
    actions,
    age: calls.every(({ access }) => access === 'public' || access === 'account') ? 'any' : 'of_age',
    verdicts: isPaid ? { bets, slate } : null,
    memory: { ...spokenAfter(spoken, plan, turn.previous), ...pointedBy(question, found) },
    found,
  };
}

/** Whether a parlay of one game is spoken of: whatever was said of its price, no leg of it was judged alone. */
const isOfOneGame = (previous: Turn['previous']): boolean => {
  const { ticket, focus = [] } = previous ?? {};
  return ticket === true && shareAGame(focus);
};

const runTraced = (tracer: Tracer = NO_TRACER, call: ReadCall, world: World): Outcome<unknown> =>
  tracer.within(`execute_tool ${call.name}`, toolFields(call.name), () => call.run(world));

const judgedIn = ({ call, outcome }: { call: ReadCall; outcome: Outcome<unknown> }): readonly JudgedBet[] =>
  outcome.ok ? call.judged(outcome.data) : [];

async function worldOf(
  deps: TurnDeps,
  turn: Turn,
  { calls, slate }: Extract<DeskPlan, { kind: 'calls' }>,
  bettor: Bettor,
): Promise<World> {
  const isOpen = calls.every(({ access }) => access === 'public' || access === 'account');
  const { may, refusal } = isOpen ? { may: 'help' as const, refusal: null } : await turn.judged();
  const isRefused = calls.some(({ access }) => refusedFor(access, { may }) !== null);
  if (isRefused && refusal) throw refusal;
  const nowMs = deps.now().getTime();
  const needs = calls.flatMap((call) => call.needs({ slate, nowMs }));
  const loaded = await deps.loadNeeds(turn.user, needs);
  return { slate, bettor, nowMs, zone: turn.zone, loaded, may };
}
