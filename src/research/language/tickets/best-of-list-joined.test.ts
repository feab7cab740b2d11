import { describe, expect, it } from 'vitest';
import { slateNames } from '../../slate/slate-names.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
const { slate: bare, talk } = await demoTalk();
const names = slateNames(bare);
const slate = { ...bare, names: () => names };
const games = bare.events.filter(({ startsAt }) => startsAt.getTime() > NOW_MS).slice(0, 3);
const LIST: Reading = {
  ...OPEN_READING,
  list: true,
  focus: games.map(({ id }) => ({ eventId: id, market: 'moneyline', side: 'home', line: null, player: null })),
};

function planOf(text: string) {
  const reading = readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous: LIST });
  return planCalls({ text, reading, previous: LIST, slate, nowMs: NOW_MS, zone: zoneOf(ZONE) });
}

describe('the best of a list of picks', () => {
  it.each([
    ['parlay the best two for 20 bucks', 2_000],
    ['parlay your two favorites for 10', 1_000],
    ['parlay the two best for $15', 1_500],
    ['combine the strongest two for $50', 5_000],
    ['parlay the first two, 25 bucks', 2_500],
    ['put the best 2 in a parlay', undefined],
    ['parlay your best 2', undefined],
    ['parlay the top two', undefined],
  ])('are two legs, at the stake that is named: %s', (text, stakeCents) => {
    const plan = planOf(text);
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    expect(call).toMatchObject({ tool: 'build_parlay' });
    const input = call?.input as { legs: unknown[]; stakeCents?: number };
    expect(input.legs).toMatchObject(games.slice(0, 2).map(({ id }) => ({ eventId: id })));
    expect(input.stakeCents).toBe(stakeCents);
  });

  it.each([
    'put it in a parlay with the best nhl bet',
    'make it a parlay with the best nhl pick',
    'add the best nhl bet to it for a parlay',
    'throw in the best nhl bet with that',
  ])('are its first and one of another league: %s', (text) => {
    const plan = planOf(text);
    expect(plan?.kind === 'calls' ? plan.calls : []).toMatchObject([
      {
        tool: 'build_parlay',
        input: { legs: [{ eventId: games[0]?.id }], choose: { leagues: ['NHL'], count: 2 } },
      },
    ]);
  });

  it('are none of it where a league is named', () => {
    expect(talk('parlay the best two nba props for 20').plan?.kind).not.toBe('calls');
  });
});
