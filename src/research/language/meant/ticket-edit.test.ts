import { expect, it } from 'vitest';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { entitiesIn } from './entities.ts';
import { planNamed } from './plan-named.ts';
import { placedOf } from './spoken-text.ts';
import { known, propOf, shown, winnerOf } from './test-known.ts';
import { editText, ticketEdit } from './ticket-edit.ts';
import type { Role, Want } from './wants.ts';

const LEGS = [
  winnerOf('Detroit Lions', 'away'),
  propOf('Stephen Curry', 'points', 23.5),
  winnerOf('Seattle Seahawks', 'home'),
];
const TICKET = shown({ intent: 'parlay', ticket: true, focus: LEGS });

const nth = (value: number) => ({
  role: 'nth' as Role,
  entity: { from: 0, to: 1, text: `${value}`, means: '', kind: 'place' as const, part: null, value },
});
const edit = (want: Want, text: string, previous: Reading | null = TICKET, more: ReturnType<typeof nth>[] = []) =>
  ticketEdit({ want, placed: [...more, ...placedOf(text, known)] }, entitiesIn(text, known), previous, known);

it.each([
  ['leg.remove', 'Stephen Curry', { gone: [2], come: [], size: null }],
  ['leg.replace', 'Lions Packers', { gone: [1], come: ['Packers moneyline'], size: null }],
  ['leg.replace', 'Lions moneyline Packers moneyline', { gone: [1], come: ['Packers moneyline'], size: null }],
  [
    'leg.replace',
    'Stephen Curry over 23.5 Nikola Jokic over 6.5 assists',
    { gone: [2], come: ['Nikola Jokic over 6.5 assists'], size: null },
  ],
  ['leg.add', 'Nikola Jokic', { gone: [], come: ['Nikola Jokic points'], size: null }],
  ['it.join', 'Nikola Jokic over 6.5 assists', { gone: [], come: ['Nikola Jokic over 6.5 assists'], size: null }],
] as const)('%s of "%s"', (want, text, change) => {
  expect(edit(want, text)).toEqual(change);
});

it('exchanges the leg that is pointed at, and keeps so many', () => {
  expect(edit('leg.replace', 'Packers', TICKET, [nth(-1)])).toMatchObject({ gone: [3], come: ['Packers moneyline'] });
  expect(edit('leg.keep', '', TICKET, [{ ...nth(2), role: 'count' }])).toEqual({ gone: [], come: [], size: 2 });
});

it.each([
  ['leg.remove', 'drop the last leg, just 2', { gone: [3], come: [], size: null }],
  ['leg.remove', 'take the last 2 legs off', { gone: [2, 3], come: [], size: null }],
  ['leg.remove', 'lose leg 2', { gone: [2], come: [], size: null }],
  ['leg.remove', 'drop the weakest one', { gone: [], come: [], size: null, worst: { by: 'edge', isSaid: true } }],
  ['leg.remove', 'cut the riskiest leg', { gone: [], come: [], size: null, worst: { by: 'chance', isSaid: true } }],
  ['leg.keep', 'just the first two', { gone: [3], come: [], size: null }],
] as const)('%s by place or rank: %s', (want, text, change) => {
  const read = entitiesIn(text, known);
  expect(ticketEdit({ want, placed: [] }, read, TICKET, known)).toEqual(change);
});

it.each([
  ['swap the weakest one for Packers moneyline', 'Packers moneyline', { by: 'edge', isSaid: true }],
  ['swap the longest shot for Packers moneyline', 'Packers moneyline', { by: 'longest', isSaid: true }],
  ['swap one of the legs for Packers moneyline', 'Packers moneyline', { by: 'edge', isSaid: false }],
  ['switch any of them for Packers moneyline', 'Packers moneyline', { by: 'edge', isSaid: false }],
])('%s', (text, bet, worst) => {
  const placed = placedOf(bet, known);
  const change = ticketEdit({ want: 'leg.replace', placed }, entitiesIn(text, known), TICKET, known);
  expect(change).toEqual({ gone: [], come: ['Packers moneyline'], size: null, worst });
});

it.each([
  ['leg.replace', 'swap the weakest one'],
  ['leg.replace', 'swap the safest one for Packers moneyline'],
  ['leg.remove', 'drop one of the legs on Josh Allen'],
] as const)('is left to other readers where it names no bet or another rank: %s of "%s"', (want, text) => {
  const read = entitiesIn(text, known);
  expect(
    ticketEdit({ want, placed: placedOf(text.replace(/.*(?:for|on) /, ''), known) }, read, TICKET, known),
  ).toBeNull();
});

it('knows no change of somebody who is on no leg, of no parlay, and of a place that it does not have', () => {
  expect(edit('leg.remove', 'Josh Allen')).toBeNull();
  expect(edit('leg.add', 'Josh Allen', null)).toBeNull();
  expect(edit('leg.remove', '', TICKET, [nth(4)])).toBeNull();
  expect(edit('leg.keep', 'the safest', TICKET, [{ ...nth(2), role: 'count' }])).toBeNull();
});

it('joins the legs that are left with those that come, in their place', () => {
  const change = { gone: [2], come: ['Nikola Jokic over 6.5 assists'], size: null };
  const text = editText(change);
  const { nowMs, zone } = known.clock;
  const reading = readQuestion(text, { nowMs, timeZone: zone, previous: TICKET });
  const question = { text, reading, previous: TICKET, ...known, nowMs, zone, bettor: ANY_BETTOR };
  const asked = planNamed({ want: 'leg.replace', bets: [], game: null, edit: change }, question);
  expect(asked).toMatchObject({
    kind: 'calls',
    calls: [
      {
        tool: 'build_parlay',
        input: { legs: [{ market: 'moneyline' }, { player: 'Nikola Jokic' }, { market: 'moneyline' }] },
      },
    ],
  });
});

it.each([
  ['Packers moneyline at -120', { price: '-120', named: ['side', 'price'] }],
  ['Packers moneyline', { price: null, named: ['side'] }],
])('takes %s in at the price that is named for it', (bet, ref) => {
  const change = { gone: [1], come: [bet], size: null };
  const text = editText(change);
  const { nowMs, zone } = known.clock;
  const reading = readQuestion(text, { nowMs, timeZone: zone, previous: TICKET });
  const question = { text, reading, previous: TICKET, ...known, nowMs, zone, bettor: ANY_BETTOR };
  const asked = planNamed({ want: 'leg.replace', bets: [], game: null, edit: change }, question);
  const input = { legs: [expect.objectContaining(ref), {}, {}], priceOnly: true };
  expect(asked).toMatchObject({ calls: [{ tool: 'build_parlay', input }] });
});
