import { describe, expect, it } from 'vitest';
import { slateNames } from '../../slate/slate-names.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { demoTalk, NOON } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const nowMs = NOON.getTime();
const timeZone = 'America/New_York';
const { slate: bare } = await demoTalk();
const names = slateNames(bare);
const slate = { ...bare, names: () => names };
const cowboys = bare.events.find(
  ({ home, away, startsAt }) => startsAt > NOON && [home, away].includes('Dallas Cowboys'),
);
const focus = cowboys
  ? [{ eventId: cowboys.id, market: 'moneyline', side: 'home' as const, line: null, player: null }]
  : [];

function told(text: string, limits: Partial<Reading> = {}): string {
  const previous = { ...OPEN_READING, ...limits, list: true, focus };
  const reading = readQuestion(text, { nowMs, timeZone, previous });
  const plan = planCalls({ text, reading, previous, slate, nowMs, zone: zoneOf(timeZone) });
  return plan?.kind === 'say' ? plan.text : `${plan?.kind}`;
}

describe('why somebody is not in the list', () => {
  it.each(['why not the bills', 'nothing on the bills?', 'how come no bills', 'why arent the bills in there'])(
    'is told with the best price and what it is worth: %s',
    (text) => expect(told(text)).toMatch(/^The best price on Bills .* is .* at .*, an edge of [+-]/),
  );

  it.each<[Partial<Reading>, string]>([
    [{ leagues: ['NBA'] }, 'the list is of NBA'],
    [{ minDecimal: 6 }, 'it pays less than +500'],
    [{ markets: ['total'] }, 'the list is of totals'],
    [{ side: 'favorite' }, 'the list is of favorites'],
    [
      { window: { label: 'tomorrow', fromMs: nowMs + 86_400_000, toMs: nowMs + 2 * 86_400_000 } },
      'the game is not tomorrow',
    ],
  ])('names the limit that it fails: %j', (limits, reason) =>
    expect(told('why not the bills', limits)).toContain(reason),
  );

  it('is no matter of who is in it, nor of another question', () => {
    expect(told('why not the cowboys')).not.toMatch(/^The best price on/);
    expect(told('why not bills +4.5')).not.toMatch(/is left out/);
  });
});
