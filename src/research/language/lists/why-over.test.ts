import { describe, expect, it } from 'vitest';
import { slateNames } from '../../slate/slate-names.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const nowMs = Date.UTC(2026, 10, 21, 17);
const timeZone = 'America/New_York';
const { slate: bare } = await demoTalk();
const names = slateNames(bare);
const slate = { ...bare, names: () => names };
const focus = ['Buffalo Bills', 'Dallas Cowboys'].flatMap((team) => {
  const game = bare.events.find(
    ({ home, away, startsAt }) => startsAt.getTime() > nowMs && [home, away].includes(team),
  );
  const side = game?.home === team ? ('home' as const) : ('away' as const);
  return game ? [{ eventId: game.id, market: 'moneyline', side, line: null, player: null }] : [];
});
const previous = { ...OPEN_READING, list: true, focus };

const planOf = (text: string) => {
  const reading = readQuestion(text, { nowMs, timeZone, previous });
  return planCalls({ text, reading, previous, slate, nowMs, zone: zoneOf(timeZone) });
};

describe('why one pick of a list stands before another', () => {
  it.each([
    'why bills over cowboys?',
    'how come the bills are ahead of the cowboys',
    'why the cowboys and not the bills',
  ])('is told by both as they were judged: %s', (text) => {
    const plan = planOf(text);
    expect(plan).toMatchObject({ kind: 'calls', explains: 'better' });
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    expect((call?.input as { bets: unknown[] } | undefined)?.bets).toHaveLength(2);
  });

  it('is no matter of who is not on it', () => {
    expect(planOf('why bills over celtics?')).not.toMatchObject({ explains: 'better' });
  });
});
