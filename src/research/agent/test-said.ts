import { withMemory } from '../language/calls/with-memory.ts';
import { readQuestion } from '../language/read-question.ts';
import type { BetFocus, Reading } from '../language/reading.ts';
import { zoneOf } from '../language/time-zone.ts';
import { footballSlate, NOW } from '../slate/test-slate.ts';
import { type Said, saidIn } from './said.ts';

const ZONE = zoneOf('America/New_York');
const ON_BILLS: BetFocus = { eventId: 'g1', market: 'moneyline', side: 'away', line: null, player: null };

/** What a question names over the slate of tests; `before`: what was asked and answered with the Bills' moneyline. */
export function testSaid(text: string, before?: string): Said {
  const nowMs = NOW.getTime();
  const readOne = (question: string, previous: Reading | null) =>
    withMemory(readQuestion(question, { nowMs, timeZone: ZONE, previous }), previous, question);
  const previous = before === undefined ? null : { ...readOne(before, null), focus: [ON_BILLS] };
  const reading = readOne(text, previous);
  return saidIn({ text, reading, previous, slate: footballSlate(), nowMs, zone: ZONE });
}
