import { asItStands } from '#research/language/alone/as-it-stands.ts';
import type { Asked, BetQuestion } from '#research/language/calls/call.ts';
import { planCalls } from '#research/language/calls/plan-calls.ts';
import { type Question, tag } from '#research/language/calls/tagged.ts';
import { explained } from '#research/language/explained/explained.ts';
import { planGeneral } from '#research/language/general/plan-general.ts';
import { planNamed } from '#research/language/meant/plan-named.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import { toldAgain } from '#research/language/verdict/told-again.ts';
import { withForecast } from '#research/language/verdict/with-forecast.ts';
import { asWhole } from '#research/language/whole/as-whole.ts';
import { maySayValues } from '#research/language/whole/values-said.ts';
import { type WholeQuestion, wholeQuestion } from '#research/language/whole/whole-question.ts';
import type { Slate } from '#research/slate/slate.ts';
import { DESK, type ReadCall } from '#research/tools/desk.ts';
import { bettorOf, rememberedBettor } from '#research/words/bettor.ts';
import { freshSlate } from './fresh-slate.ts';
import type { LiveTurn } from './live-turns.ts';
import { readRules, readWithMemory } from './read-turn.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/**
 * Calls that were read, over the slate that they are answered from; words alone; or bets to search for. Null: no call of the desk is
 * asked for.
 */
export type DeskPlan =
  | {
      kind: 'calls';
      slate: Slate;
      calls: readonly ReadCall[];
      inputs: readonly unknown[];
      missing: readonly string[];
      explains: BetQuestion | null;
      tells?: BetQuestion;
      pointed: number | null;
      offers?: readonly string[];
      offersAs?: string;
    }
  | Extract<Asked, { kind: 'say' | 'picks' | 'about' }>
  | null;

/**
 * What of the desk a question asks for. Names are looked up in the slate that is there; where a verdict is asked for, or what was
 * named is not there, prices are made fresher first, and the question is looked up again.
 */
export async function planDeskCalls(deps: TurnDeps, turn: Turn, live: LiveTurn, onWait: () => void): Promise<DeskPlan> {
  const held = await deps.slate.current();
  const first = planOver(held, deps, turn);
  if (first === null || first.kind === 'picks' || first.kind === 'about') return first;
  const plan = toPlan(first, held);
  if (plan === NOT_KEPT || (plan.kind === 'calls' && plan.calls.every(({ access }) => access !== 'verdicts')))
    return plan;
  if (first.kind === 'say' && (held.odds === 'demo' || (await turn.judged()).may !== 'verdicts')) return first;
  const slate = await freshSlate(deps, turn, live, onWait);
  if (slate === held) return plan;
  const asked = planOver(slate, deps, turn);
  return asked && toPlan(asked, slate);
}

function planOver(slate: Slate, deps: TurnDeps, turn: Turn): Asked | null {
  const question = questionOver(slate, deps, turn);
  // Why a bet is asked about is in the message, whatever plain question it is answered as.
  return question && withForecast({ text: turn.input.message, slate }, planTurn(turn, question));
}

/** What a turn asks for, as it was taken; what only explains stands before all that judges. */
export function planTurn({ general, named }: Pick<Turn, 'general' | 'named'>, question: Question): Asked | null {
  const told = isProtecting(question.reading.intent) ? null : explained(tag(question));
  if (told) return told;
  const planned = general ? planGeneral(general, question) : named ? planNamed(named, question) : planCalls(question);
  return toldAgain(planned, question.previous);
}

export function questionOver(
  slate: Slate,
  { now, zoneByName }: Pick<TurnDeps, 'now' | 'zoneByName'>,
  { question, reading, previous, zone: name, user }: Turn,
): Question | null {
  const zone = zoneByName(name);
  const { oddsFormat = 'american' } = user.settings;
  const bettor = rememberedBettor(bettorOf(user.settings, reading), reading);
  return zone && { text: question, reading, previous, slate, nowMs: now().getTime(), zone, oddsFormat, bettor };
}

/** The turn behind what was said before it, or by itself, where its message is whole. */
export async function turnAsItStands(deps: TurnDeps, turn: Turn): Promise<Turn> {
  // Who needs help waits for no prices.
  if (turn.previous === null || turn.corrects !== null || isProtecting(turn.reading.intent)) return turn;
  const question = questionOver(await deps.slate.current(), deps, turn);
  if (question === null) return turn;
  const whole = turnAsWhole(deps, turn, question);
  if (whole !== null) return whole;
  const { reading, previous } = asItStands(question, (before) =>
    readWithMemory({ ...turn, previous: before }, readRules(deps, { ...turn, previous: before })),
  );
  return previous === turn.previous
    ? turn
    : { ...turn, previous, reading, rules: readRules(deps, { ...turn, previous }) };
}

/** As the whole question that it stands for, where it only names other values of what the one before said; null: it does not. */
function turnAsWhole(deps: TurnDeps, turn: Turn, question: Question): Turn | null {
  const before = maySayValues(turn.question) ? turn.wholeBefore() : null;
  const { slate, nowMs, zone } = question;
  const whole = before === null ? null : wholeQuestion(turn.question, before, { slate, clock: { nowMs, zone } });
  return whole === null ? null : asWholeTurn(deps, turn, question, whole);
}

/** A turn as a whole question that it stands for; null: that is not understood either. */
export function asWholeTurn(deps: TurnDeps, turn: Turn, question: Question, whole: WholeQuestion): Turn | null {
  const behind = (previous: Reading | null) => ({ ...turn, question: whole.text, previous });
  const rulesBehind = (previous: Reading | null) => readRules(deps, behind(previous));
  const found = asWhole(question, whole, (previous) => readWithMemory(behind(previous), rulesBehind(previous)));
  if (found === null) return null;
  if (found.isOwn) return { ...turn, whole: whole.text };
  return { ...behind(null), reading: found.reading, rules: rulesBehind(null) };
}

function toPlan(asked: Asked, slate: Slate): NonNullable<DeskPlan> {
  if (asked.kind !== 'calls') return asked;
  const calls = readAll(asked);
  if (calls === null) return NOT_KEPT;
  return {
    kind: 'calls',
    slate,
    calls,
    inputs: asked.calls.map(({ input }) => input),
    missing: asked.assumed,
    explains: asked.explains ?? null,
    ...(asked.tells && { tells: asked.tells }),
    pointed: asked.pointed ?? null,
    ...(asked.offers && { offers: asked.offers }),
    ...(asked.offersAs && { offersAs: asked.offersAs }),
  };
}

/** A market that no tool knows is one that is not kept: it is said, and no fault of who asks. */
const NOT_KEPT = {
  kind: 'say' as const,
  text: 'I have no price for that kind. The winner, the spread, the total and player props are.',
  choices: [],
};

/** Null: what is asked for is none of what the desk can be asked. */
export function readAll({ calls }: Extract<Asked, { kind: 'calls' }>): ReadCall[] | null {
  const read = calls.map(({ tool, input }) => DESK[tool].read(input));
  return read.every((one) => one.ok) ? read.map((one) => one.call) : null;
}
