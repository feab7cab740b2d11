import { randomUUID } from 'node:crypto';
import { planCalls } from '#research/language/calls/plan-calls.ts';
import { fromSpanish } from '#research/language/calls/spanish.ts';
import { withMemory } from '#research/language/calls/with-memory.ts';
import { asksAboutPicks } from '#research/language/lists/asks-about-picks.ts';
import { readQuestion } from '#research/language/read-question.ts';
import type { EarlierBet, Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import type { Slate } from '#research/slate/slate.ts';
import { slateNames } from '#research/slate/slate-names.ts';
import { DESK } from '#research/tools/desk.ts';
import { NOTHING_LOADED, type World } from '#research/tools/world.ts';
import { bettorOf, rememberedBettor } from '#research/words/bettor.ts';
import { focusOf } from '#research/words/blocks/focus-of.ts';
import { missedReading, shownIn } from '#research/words/blocks/shown-in.ts';
import { pickLabel, selectionLine } from '#research/words/pick-label.ts';
import { samePicks } from '#research/words/plain-answers/same-picks.ts';
import { draftAnswer } from '../../../src/server/features/turns/draft-answer.ts';
import type { Turn } from './turn.ts';

/** What a turn came to. `tools`: the calls that answer it, or what speaks in their place. `charged`: whether it would cost. */
export type Answered = { tools: string[]; charged: boolean; readMs: number };

const ZONE = 'America/New_York';
const CLOCKS = zoneOf(ZONE);
/** Nothing beside the slate: what tools read from an account or a history is not there, which changes no call. */

type Spoken = { answered: Answered; reading: Reading };

/** The turns of one conversation, each with what the one before left behind. */
export async function answerConversation(turns: readonly Turn[], slate: Slate, now: Date): Promise<Answered[]> {
  const names = slateNames(slate);
  const named = { ...slate, names: () => names };
  const all: Answered[] = [];
  let previous: Reading | null = null;
  for (const { text } of turns) {
    const spoken: Spoken = await answerTurn(text, previous, named, now);
    all.push(spoken.answered);
    previous = spoken.reading;
  }
  return all;
}

async function answerTurn(written: string, previous: Reading | null, slate: Slate, now: Date): Promise<Spoken> {
  const text = fromSpanish(written) ?? written;
  const started = performance.now();
  const nowMs = now.getTime();
  const read = readQuestion(text, { nowMs, timeZone: ZONE, previous });
  const reading = withMemory(read, previous, text);
  const plan = isProtecting(reading.intent) ? null : planCalls({ text, reading, previous, slate, nowMs, zone: CLOCKS });
  const readMs = performance.now() - started;
  const done = (tools: string[], charged: boolean, memory: Partial<Reading> = {}): Spoken => ({
    answered: { tools, charged, readMs },
    reading: { ...reading, ...memory },
  });
  if (isProtecting(reading.intent)) return done([reading.intent], false);
  if (asksAboutPicks(text, previous)) return done(['about_picks'], false);
  if (plan?.kind === 'say') return done(['say'], false);
  if (plan?.kind === 'picks') {
    const asked = { ...plan.reading, earlier: earlierIn(previous, slate) };
    const bettor = rememberedBettor(bettorOf({}, asked), asked);
    const search = { slate, now, bettor, refines: plan.refines, previous };
    return answerPicks(asked, search, (tools, charged, memory) => ({
      answered: { tools, charged, readMs },
      reading: { ...asked, ...memory },
    }));
  }
  const bettor = rememberedBettor(bettorOf({}, reading), reading);
  if (plan?.kind === 'calls') {
    const world: World = { slate, bettor, nowMs, zone: ZONE, loaded: NOTHING_LOADED, may: 'verdicts' };
    const outcomes = plan.calls.map(({ tool, input }) => ({ tool, outcome: runTool(tool, input, world) }));
    const charged = !plan.explains && outcomes.some(({ outcome }) => outcome?.ok && outcome.verdicts > 0);
    const found = outcomes.flatMap(({ tool, outcome }) => (outcome ? [{ tool, outcome }] : []));
    return done(
      plan.calls.map(({ tool }) => tool),
      charged,
      focusOf(
        plan.calls.map(({ input }) => input),
        found,
      ),
    );
  }
  return answerPicks(reading, { slate, now, bettor, refines: false, previous }, done);
}

function runTool(tool: keyof typeof DESK, input: unknown, world: World) {
  const read = DESK[tool].read(input);
  if (!read.ok) return read;
  // What reads an account or a history has none here.
  return read.call.needs(world).length > 0 ? null : read.call.run(world);
}

/** The bets of the answer before, as another one is not to be one of them. */
const earlierIn = (previous: Reading | null, { events }: Slate): EarlierBet[] =>
  (previous?.focus ?? []).flatMap(({ eventId, market, side, line, player }) => {
    const event = events.find(({ id }) => id === eventId);
    const found = event?.markets.find(
      (one) =>
        one.market === market && one.player === (player ?? '') && (line === null || selectionLine(one, side) === line),
    );
    return event && found ? [{ eventId, pick: pickLabel(event, found, side) }] : [];
  });

const PICKS = new Set<Reading['intent']>(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);

type Search = {
  slate: Slate;
  now: Date;
  bettor: ReturnType<typeof bettorOf>;
  refines: boolean;
  previous: Reading | null;
};

async function answerPicks(
  reading: Reading,
  { slate, now, bettor, refines, previous }: Search,
  done: (tools: string[], charged: boolean, memory?: Partial<Reading>) => Spoken,
): Promise<Spoken> {
  if (!PICKS.has(reading.intent)) return done([reading.intent], false);
  const draft = await draftAnswer(
    { now: () => now, newId: randomUUID, movesOf: async (prices) => prices.map(() => []), bettor },
    slate,
    reading,
    'regular',
  );
  if (!draft || draft.instead.length > 0)
    return done(['not_stored'], false, missedReading(reading, refines ? previous : null));
  if (refines && samePicks(draft, reading) !== null) return done(['about_picks'], false);
  const tool = reading.intent === 'parlay' ? 'build_parlay' : reading.intent === 'picks' ? 'best_bets' : 'one_game';
  return done([tool], true, shownIn(draft, reading));
}
