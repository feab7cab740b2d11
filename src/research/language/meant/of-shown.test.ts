import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { setAside } from '../alone/set-aside.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import type { Placed } from './bets-named.ts';
import type { Frame } from './merged.ts';
import { joinedOfShown, ofShown, pointsByName } from './of-shown.ts';
import { plainQuestion } from './plain-question.ts';
import { placedOf } from './spoken-text.ts';
import type { Role, Want } from './wants.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };
const game = (home: string) => {
  const event = known.slate.events.find((one) => one.home === home && one.startsAt > NOW);
  if (!event) throw new Error(`No game of ${home}.`);
  return event;
};
const BILLS = game('Buffalo Bills');
const SEATTLE = game('Seattle Seahawks');
const NOTHING = setAside({} as Reading);
const LIONS: BetFocus = { eventId: BILLS.id, market: 'spread', side: 'away', line: -4.5, player: null };
const OVER: BetFocus = { eventId: SEATTLE.id, market: 'total', side: 'over', line: 50, player: null };
const GOFF: BetFocus = {
  eventId: BILLS.id,
  market: 'prop:player_pass_yds',
  side: 'over',
  line: 235.5,
  player: 'Jared Goff',
};
const bet = (focus: BetFocus): Reading => ({ ...NOTHING, focus: [focus] });
const LIST: Reading = { ...NOTHING, list: true, focus: [LIONS, OVER, GOFF] };

const said = (text: string, roles: Partial<Record<string, Role>> = {}): Placed[] =>
  placedOf(text, known).map((placed) => ({ ...placed, role: roles[placed.entity.text] ?? placed.role }));
const nth = (place: number): Placed => ({
  role: 'nth',
  entity: { from: 0, to: 1, text: `${place}`, means: '', kind: 'place', part: null, value: place },
});
const asked = (frame: Frame | null): string | null => frame && plainQuestion(frame.want, frame.placed);
const shown = (want: Want, placed: readonly Placed[], previous: Reading) =>
  asked(ofShown({ want, placed }, previous, known));

it.each<[Want, string, Reading, string]>([
  ['it.judge', 'moneyline', bet(LIONS), 'Is Detroit Lions moneyline a good bet?'],
  ['it.judge', '-6', bet(LIONS), 'Is Detroit Lions -6 a good bet?'],
  ['it.line', '7', bet(LIONS), 'Is Detroit Lions -7 a good bet?'],
  ['it.judge', 'under', bet(OVER), 'Is under 50 in Green Bay Packers at Seattle Seahawks a good bet?'],
  ['it.judge', 'under', bet(GOFF), 'Is Jared Goff under 235.5 passing yards a good bet?'],
  ['it.best_price', '234.5', bet(GOFF), 'Which book has the best price on Jared Goff over 234.5 passing yards?'],
  ['it.chance', '48', bet(OVER), 'What is the probability that over 48 in Green Bay Packers at Seattle Seahawks wins?'],
  ['lean.total', '', bet(LIONS), 'Do you like the over or the under in Detroit Lions at Buffalo Bills?'],
  ['lean.prop', '', bet(GOFF), 'Do you like the over or the under on Jared Goff passing yards?'],
  ['it.player', '', bet(GOFF), 'Is Jared Goff going to play?'],
  ['it.form', '', bet(LIONS), 'How have the Detroit Lions played in their recent games?'],
  ['none.tv', '', bet(OVER), 'What TV channel is Green Bay Packers at Seattle Seahawks on?'],
])('asks %s with "%s" of what was shown by its name', (want, text, previous, question) => {
  expect(shown(want, said(text), previous)).toBe(question);
});

it('asks for the game of the pick that is pointed at', () => {
  expect(shown('ref.injuries', [nth(2)], LIST)).toBe('Who is injured in Green Bay Packers at Seattle Seahawks?');
  expect(shown('ref.weather', [nth(-1)], LIST)).toBe(
    'What is the weather forecast for Detroit Lions at Buffalo Bills?',
  );
  expect(shown('ref.injuries', [nth(4)], LIST)).toBeNull();
});

it('asks for the prices of a board which side is a bet', () => {
  const board: Reading = {
    ...NOTHING,
    looked: [{ tool: 'show_board', input: { eventId: BILLS.id, market: 'total' } as never }],
  };
  expect(shown('it.judge', [], board)).toBe('Do you like the over or the under in Detroit Lions at Buffalo Bills?');
});

it('leaves to its answer what that tells, and to itself what it names', () => {
  expect(shown('it.chance', [], bet(LIONS))).toBeNull();
  expect(shown('it.judge', [], bet(LIONS))).toBeNull();
  expect(shown('lean.total', said('Seattle Seahawks'), bet(LIONS))).toBeNull();
  expect(shown('lean.total', [], LIST)).toBeNull();
});

it('joins the picks that are meant, or all of them', () => {
  const stake: Placed = { role: 'stake', entity: { ...nth(1).entity, text: '$20', kind: 'bare', value: 20 } };
  const all =
    'Detroit Lions -4.5, over 50 in Green Bay Packers at Seattle Seahawks and Jared Goff over 235.5 passing yards';
  const joined = (...places: Placed[]) =>
    asked(joinedOfShown({ want: 'ref.joinpays', placed: [stake, ...places] }, LIST, known));
  expect(joined()).toBe(`What does a $20 parlay of ${all} pay?`);
  expect(joined(nth(3))).toBe(`What does a $20 parlay of ${all} pay?`);
  expect(joined(nth(1), nth(3))).toBe(
    'What does a $20 parlay of Detroit Lions -4.5 and Jared Goff over 235.5 passing yards pay?',
  );
});

it('points at a pick by its name, where one alone is of it', () => {
  const named = (text: string) =>
    asked(pointsByName({ want: 'ref.why', placed: said(text) }, LIST) ?? { want: 'ref.why', placed: [] });
  expect(named('Jared Goff')).toBe('Why do you like pick number 3?');
  expect(named('Detroit Lions')).toBe('Why do you like pick number 1?');
  expect(named('Seattle Seahawks')).toBe('Why do you like pick number 2?');
  expect(named('Buffalo Bills')).toBeNull();
});

const joined = (want: Want, placed: readonly Placed[], previous: Reading) =>
  asked(joinedOfShown({ want, placed }, previous, known));
const stake: Placed = {
  role: 'stake',
  entity: { from: 0, to: 1, text: '$20', means: '', kind: 'number', part: null, value: 20 },
};

it('joins the bets that were spoken of one after another', () => {
  const chat: Reading = { ...bet(GOFF), heldBets: [LIONS, OVER] };
  expect(joined('it.join', [], chat)).toBe(
    'Is a parlay of over 50 in Green Bay Packers at Seattle Seahawks and Jared Goff over 235.5 passing yards a good bet?',
  );
  expect(joined('ref.joinpays', [stake], chat)).toBe(
    'What does a $20 parlay of over 50 in Green Bay Packers at Seattle Seahawks and Jared Goff over 235.5 passing yards pay?',
  );
  expect(joined('ref.compare', [], { ...bet(OVER), heldBets: [LIONS] })).toBe(
    'Which is the better bet: Detroit Lions -4.5 or over 50 in Green Bay Packers at Seattle Seahawks?',
  );
});

it('joins nothing where one bet was spoken of, or the other one is named', () => {
  expect(joined('it.join', [], bet(GOFF))).toBeNull();
  expect(joined('it.join', said('Bills'), { ...bet(OVER), heldBets: [LIONS] })).toBeNull();
});
