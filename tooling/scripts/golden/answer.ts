import { createHash } from 'node:crypto';
import { asAsked } from '#research/language/alone/as-asked.ts';
import { asItStands } from '#research/language/alone/as-it-stands.ts';
import type { Asked } from '#research/language/calls/call.ts';
import { planCalls } from '#research/language/calls/plan-calls.ts';
import { withMemory } from '#research/language/calls/with-memory.ts';
import { readQuestion } from '#research/language/read-question.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import { withStanding } from '#research/language/wishes/standing.ts';
import { DESK } from '#research/tools/desk.ts';
import { loadedWith, TEST_SITE } from '#research/tools/look-up/test-loaded.ts';
import { worldOf } from '#research/tools/test-worlds.ts';
import { type Bettor, bettorOf, rememberedBettor } from '#research/words/bettor.ts';
import { deskContent } from '#research/words/blocks/desk-content.ts';
import { focusOf } from '#research/words/blocks/focus-of.ts';
import { shownIn } from '#research/words/blocks/shown-in.ts';
import { composeAnswer } from '#research/words/compose-answer.ts';
import { notStored } from '#research/words/not-stored.ts';
import { nothingFits } from '#research/words/nothing-fits.ts';
import { plainAnswer } from '#research/words/plain-answers/plain-answer.ts';
import { recordedLine } from '../../../src/research/evidence/moves-evidence.ts';
import type { PriceMove } from '../../../src/research/slate/slate.ts';
import { draftAnswer } from '../../../src/server/features/turns/draft-answer.ts';
import type { FollowedPrice } from '../../../src/server/features/turns/gather-moves.ts';
import { demoHistory } from '../desk/demo-history.ts';
import type { GoldenCase } from './cases.ts';

const HOUR_MS = 3_600_000;
const SETTINGS: readonly Parameters<typeof bettorOf>[0][] = [
  {},
  { oddsFormat: 'decimal', bankrollCents: 100_000 },
  { sportsbooks: ['draftkings', 'fanduel'] },
];

/** An answer as one text, and what a later question leans on. */
type Told = { text: string; reading: Reading };

/** The whole answer as it would be saved, words included, as one text: read, planned and told as a turn is. */
export async function answerOf(golden: GoldenCase): Promise<string> {
  const before = golden.previous === null ? null : await told(golden, golden.previous, null);
  return (await told(golden, golden.text, before?.reading ?? null)).text;
}

async function told(golden: GoldenCase, written: string, said: Reading | null): Promise<Told> {
  const { slate, now, timeZone } = golden;
  const { text } = asAsked(written, said);
  const nowMs = now.getTime();
  const readBehind = (before: Reading | null) =>
    withMemory(readQuestion(text, { nowMs, timeZone, previous: before }), before, text);
  const asked = { text, previous: said, slate, nowMs, zone: zoneOf(timeZone) };
  const { reading, previous } = asItStands({ ...asked, reading: readBehind(said) }, readBehind);
  const settings = SETTINGS[golden.text.length % SETTINGS.length] ?? {};
  const bettor = rememberedBettor(bettorOf(settings, reading), reading);
  const { oddsFormat = 'american' } = settings;
  const question = { text, reading, previous, slate, nowMs, zone: zoneOf(timeZone), oddsFormat };
  const plan = isProtecting(reading.intent) ? null : planCalls(question);
  switch (plan?.kind) {
    case 'calls':
      return called(golden, plan, reading, bettor);
    case 'say':
      return { text: saved(golden, bettor, plan), reading: { ...reading, ...plan.spoken } };
    case 'about':
      return { text: `of the list that was shown: ${JSON.stringify(plan.about)}`, reading: previous ?? reading };
    case 'picks':
      return searched(golden, plan.reading, bettor);
    default: {
      const plain = plainAnswer(reading, TEST_SITE, bettor);
      return plain === null
        ? searched(golden, withStanding(reading, reading.memory), bettor)
        : { text: plain, reading };
    }
  }
}

type Calls = Extract<Asked, { kind: 'calls' }>;

function called({ slate, now, timeZone: zone }: GoldenCase, plan: Calls, reading: Reading, bettor: Bettor): Told {
  const nowMs = now.getTime();
  const found = plan.calls.map(({ tool, input }) => {
    const read = DESK[tool].read(input);
    if (!read.ok) throw new RangeError(`${tool} cannot be asked this: ${read.message}`);
    const lineHistory = demoHistory(read.call.needs({ slate, nowMs }), now);
    return { tool, outcome: read.call.run(worldOf(slate, now, { bettor, zone, loaded: loadedWith({ lineHistory }) })) };
  });
  const { content } = deskContent(found, { kind: 'calls', missing: plan.assumed, slate, bettor, nowMs, zone });
  const inputs = plan.calls.map(({ input }) => input);
  return { text: asText(content), reading: { ...reading, ...focusOf(inputs, found) } };
}

type Said = { text: string; choices: readonly string[]; asks?: string };

function saved({ now, timeZone: zone }: GoldenCase, bettor: Bettor, said: Said): string {
  const { content } = deskContent([], { ...said, kind: 'say', bettor, slate: null, nowMs: now.getTime(), zone });
  return asText(content);
}

async function searched(golden: GoldenCase, reading: Reading, bettor: Bettor): Promise<Told> {
  const { slate, now, mode } = golden;
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const deps = { now: () => now, newId, movesOf: movesBefore(now), bettor };
  const draft = await draftAnswer(deps, slate, reading, mode);
  if (!draft) return { text: nothingFits(slate, reading, bettor), reading };
  if (draft.instead.length > 0) {
    const said = { ...notStored(draft.instead, reading), asks: 'Would you like one of these instead' };
    return { text: saved(golden, bettor, said), reading };
  }
  return { text: JSON.stringify(composeAnswer(draft, mode, 5)), reading: { ...reading, ...shownIn(draft, reading) } };
}

/** Words alone stand as they are. */
const asText = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify({ content }));

/** A price that drifted to where it stands, so that movement has words too. */
const movesBefore =
  (now: Date) =>
  async (prices: readonly FollowedPrice[]): Promise<PriceMove[][]> =>
    prices.map(({ candidate, bookKey }) =>
      [3, 2, 1].map((hours) => ({
        at: new Date(now.getTime() - hours * HOUR_MS),
        lineHundredths: recordedLine(candidate),
        oddsDecimal: Math.max(1.01, candidate.priced.decimal + (bookKey.length % 2 === 0 ? 0.02 : -0.02) * hours),
      })),
    );

/** Short, and long enough that no change of an answer goes unseen. */
export const fingerprint = (answer: string): string =>
  createHash('sha256').update(answer).digest('base64url').slice(0, 12);
