import { beforeAll, describe, expect, it } from 'vitest';
import type { Slate } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import type { Asked } from '../calls/call.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
let slate: Slate;
let before: Reading;
let shown: BetFocus[];
beforeAll(async () => {
  const { slate: bare, game } = await demoTalk();
  const names = slateNames(bare);
  slate = { ...bare, names: () => names };
  const on = (team: string, side: 'home' | 'away'): BetFocus => ({
    eventId: game(team) ?? '',
    market: 'moneyline',
    side,
    line: null,
    player: null,
  });
  const sideOf = (team: string) => (bare.events.find(({ id }) => id === game(team))?.home === team ? 'home' : 'away');
  shown = ['Golden State Warriors', 'Minnesota Twins', 'St Louis Blues'].map((team) => on(team, sideOf(team)));
  before = { ...OPEN_READING, list: true, focus: shown, minDecimal: 2, book: 'BetMGM', count: 3 };
});

function planOf(text: string, previous: Reading = before): Asked | null {
  const reading = readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous });
  return planCalls({ text, reading, previous, slate, nowMs: NOW_MS, zone: zoneOf(ZONE) });
}

describe('picks that are exchanged', () => {
  it.each(['swap the second', 'ok replace the mlb one', 'switch the twins'])(
    'make room for another one: %s',
    (text) => {
      expect(planOf(text)).toMatchObject({
        kind: 'picks',
        reading: { count: 1, stays: [expect.any(String), expect.any(String)] },
      });
    },
  );
});

describe('picks that are dropped from a list', () => {
  it.each([
    ['drop the twins and the nhl one', [1]],
    ['scratch the second', [1, 3]],
    ['ok remove the warriors', [2, 3]],
  ])('leave the others as they were told: %s', (text, places) => {
    expect(planOf(text)).toMatchObject({ kind: 'about', about: { kind: 'places', places } });
  });

  it.each([
    ['drop the blues and parlay the other two', ['basketball', 'baseball']],
    ['ditch the mlb one, parlay the other two', ['basketball', 'icehockey']],
  ])('leave those to be joined: %s', (text, sports) => {
    const plan = planOf(text);
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    const { legs = [] } = (call?.input ?? {}) as { legs?: BetFocus[] };
    expect(legs.map(({ eventId }) => eventId.replace(/^demo:([a-z]+)_.*/, '$1'))).toEqual(sports);
  });

  it.each([
    ['drop the twins and the warriors, give me an nba one instead', 1, ['NBA'], 1],
    ['scratch the second and give me another', 1, [], 2],
    ['swap the blues for an mlb pick', 1, ['MLB'], 2],
    ['lose the twins and the blues, show me others', 2, [], 1],
  ])('make room for as many of the same search: %s', (text, count, leagues, stay) => {
    const plan = planOf(text);
    expect(plan).toMatchObject({
      kind: 'picks',
      reading: { asksMore: true, count, leagues, minDecimal: 2, book: 'BetMGM' },
    });
    expect(plan?.kind === 'picks' ? plan.reading.stays : []).toHaveLength(stay);
    expect(plan?.kind === 'picks' ? plan.reading.focus : []).toHaveLength(stay);
  });

  it('are none where somebody else is named', () => {
    expect(planOf('drop the lakers')).not.toMatchObject({ kind: 'about' });
  });
});

describe('why a pick is one', () => {
  it.each([
    ['why the warriors tho, theyve been terrible', 1, 'form'],
    ['why twins they are trash', 2, 'form'],
    ['why do you like the blues, never heard of them', 3, 'unknown'],
  ])('is told with what was said against it: %s', (text, place, objects) => {
    expect(planOf(text)).toMatchObject({ kind: 'about', about: { kind: 'why', place, objects } });
  });
});

describe('one of the picks that are shown', () => {
  it.each([
    ['ok just the warriors. i got $200 for the week how much on it', 200_00, 1],
    ['i only have 150 for the month, how much on it, the twins', 150_00, 2],
  ])('gets its part of what one has, and not all of it: %s', (text, bankrollCents, place) => {
    expect(planOf(text)).toMatchObject({ kind: 'about', about: { kind: 'stakes', bankrollCents, place } });
  });

  it.each([
    ['twins is the only real dog there. any others at caesars plus money'],
    ['warriors are not for me. any others at caesars plus money'],
  ])('is none of the others: %s', (text) => {
    expect(planOf(text)).toMatchObject({
      kind: 'picks',
      reading: { asksMore: true, teams: [], minDecimal: 2, book: 'Caesars' },
    });
  });

  it.each([['who else got warriors at that price'], ['any other book with the warriors at the same price']])(
    'is had at its price elsewhere or nowhere: %s',
    (text) => {
      const plan = planOf(text);
      expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'show_board' }] });
      expect(plan?.kind === 'calls' ? plan.assumed.join(' ') : '').toMatch(/ is at .*Next is /);
    },
  );
});

describe('underdogs', () => {
  it.each([['mlb tonight underdogs only, 2 picks'], ['best nhl dogs tonight'], ['give me 3 underdogs in baseball']])(
    'of a run line or a puck line are to win: %s',
    (text) => {
      const reading = readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous: null });
      expect(reading).toMatchObject({ side: 'underdog', markets: ['moneyline'] });
    },
  );

  it('of football may get points', () => {
    const reading = readQuestion('best nfl underdogs', { nowMs: NOW_MS, timeZone: ZONE, previous: null });
    expect(reading).toMatchObject({ side: 'underdog', markets: [] });
  });
});
