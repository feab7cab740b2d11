import type { Slate } from '../slate/slate.ts';
import { slateNames } from '../slate/slate-names.ts';
import { DESK } from '../tools/desk.ts';
import { loadedWith } from '../tools/look-up/test-loaded.ts';
import { worldOf } from '../tools/test-worlds.ts';
import { focusOf } from '../words/blocks/focus-of.ts';
import { missedReading } from '../words/blocks/shown-in.ts';
import { asAsked } from './alone/as-asked.ts';
import { asItStands } from './alone/as-it-stands.ts';
import type { Asked } from './calls/call.ts';
import { planCalls } from './calls/plan-calls.ts';
import { withMemory } from './calls/with-memory.ts';
import { readQuestion } from './read-question.ts';
import type { Reading } from './reading.ts';
import { zoneOf } from './time-zone.ts';

const ZONE = 'America/New_York';

/** What a last message comes to: its plan, and whether what the plan ran would cost. Null plan: a search for picks, or talk. */
export type Talked = { plan: Asked | null; reading: Reading; isCharged: boolean };

/** Says a conversation over one slate, each message with what the one before it left behind. */
export function talkerOver(bare: Slate, now: Date): (...texts: string[]) => Talked {
  const names = bare.names?.() ?? slateNames(bare);
  const slate = { ...bare, names: () => names };
  const world = worldOf(slate, now, { loaded: loadedWith() });
  const nowMs = now.getTime();
  const zone = zoneOf(ZONE);
  const sayOne = (written: string, said: Reading | null): Talked => {
    const { text } = asAsked(written, said);
    const readBehind = (before: Reading | null) =>
      withMemory(readQuestion(text, { nowMs, timeZone: ZONE, previous: before }), before, text);
    const asked = asItStands({ text, reading: readBehind(said), previous: said, slate, nowMs, zone }, readBehind);
    const { reading, previous } = asked;
    const plan = planCalls(asked);
    if (plan?.kind === 'say' && plan.wish)
      return { plan, reading: missedReading(plan.wish, previous?.list ? previous : null), isCharged: false };
    if (plan?.kind === 'say') return { plan, reading: { ...reading, ...plan.spoken }, isCharged: false };
    if (plan?.kind !== 'calls') return { plan, reading, isCharged: plan === null || plan.kind === 'picks' };
    const found = plan.calls.map(({ tool, input }) => {
      const read = DESK[tool].read(input);
      if (!read.ok) throw new Error(`${text}: ${read.message}`);
      return { tool, outcome: read.call.run(world) };
    });
    const inputs = plan.calls.map(({ input }) => input);
    return {
      plan,
      reading: { ...reading, ...focusOf(inputs, found) },
      isCharged: found.some(({ outcome }) => outcome.ok && outcome.verdicts > 0),
    };
  };
  return (...texts) => {
    let last: Talked | null = null;
    for (const text of texts) last = sayOne(text, last?.reading ?? null);
    if (!last) throw new RangeError('nothing was said');
    return last;
  };
}

/** The calls that a message comes to; to plan none, or to be charged for them, is an error. */
export function freeCallsOf({ plan, reading, isCharged }: Talked): Extract<Asked, { kind: 'calls' }>['calls'] {
  if (plan?.kind !== 'calls') throw new Error(plan?.kind === 'say' ? plan.text : `no calls for ${reading.intent}`);
  if (isCharged) throw new Error(`charged for ${JSON.stringify(plan.calls)}`);
  return plan.calls;
}
