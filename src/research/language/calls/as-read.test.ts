import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { planCalls } from './plan-calls.ts';

const NOW = Date.parse('2026-11-21T17:00:00Z');
const ZONE = 'America/New_York';
const slate = await demoSlateAt(new Date(NOW));
const nfl = slate.events.find(({ sportKey, startsAt }) => sportKey === 'americanfootball_nfl' && +startsAt > NOW);
if (!nfl) throw new Error('the demo slate has no game of the NFL');

function planOf(text: string, read: Partial<Reading>) {
  const rules = readQuestion(text, { nowMs: NOW, timeZone: ZONE, previous: null });
  const reading: Reading = { ...rules, ...read, readBy: 'model' };
  return planCalls({ text, reading, previous: null, slate, nowMs: NOW, zone: zoneOf(ZONE) });
}

const teams = [{ league: 'NFL' as const, name: nfl.home }];

it.each([
  ['one that is named with a price', { intent: 'slip_check', statedDecimal: 2.6 }, [{ market: 'moneyline' }]],
  ['a spread', { intent: 'slip_check', markets: ['spread'], line: 3.5 }, [{ market: 'spread', line: 3.5 }]],
  ['who wins', { intent: 'one_game', markets: ['moneyline'] }, [{ market: 'moneyline' }]],
  [
    'either of two',
    { intent: 'compare', teams: [...teams, { league: 'NFL', name: nfl.away }] },
    [{ side: 'home' }, { side: 'away' }],
  ],
] satisfies [string, Partial<Reading>, object[]][])(
  'judges what a model read as any other bet: %s',
  (_, read, bets) => {
    const plan = planOf('them boys any good', { teams, ...read });
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'price_bets' }] });
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    expect(call?.input).toMatchObject({ bets: bets.map((bet) => ({ eventId: nfl.id, ...bet })) });
  },
);

it('leaves a whole game, of which no market is read, to the search for its best bets', () => {
  expect(planOf('them boys any good', { teams, intent: 'one_game' })).toBeNull();
});
