import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { zoneOf } from '../time-zone.ts';
import { entitiesIn } from './entities.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };
const meansOf = (text: string) => entitiesIn(text, known).entities.map(({ means }) => means);

it.each([
  ['paddy ml good or bad, scouser living in boston', ['Paddy Pimblett', '"moneyline"']],
  ['my wife is from nigeria and she says osaka', ['Naomi Osaka']],
  ['canadian stuck in buffalo here', []],
  ['best ufc dogs on the cards', ['UFC', 'underdog']],
  ['is detroit from the lions game a bet', ['Detroit Lions', 'Detroit Lions']],
])('tells who is meant from where somebody is: %s', (text, means) => {
  expect(meansOf(text)).toEqual(means);
});

const writtenIn = (text: string, value: number) =>
  entitiesIn(text, known).entities.find((entity) => entity.value === value)?.written;

it.each([
  ['crochet 7.5 and degrom 6.5', 7.5],
  ['skubal at 4.5 strikeouts', 4.5],
])('takes half a thing beside a player for a line: %s', (text, value) => {
  expect(writtenIn(text, value)).toEqual({ line: `${value}` });
});

it('leaves what a side pays a price', () => {
  expect(writtenIn('arsenal at 2.5', 2.5)).toMatchObject({ price: '2.50' });
});

it.each([
  ['burrow over 241.5 if ive got 150 total to play with', false],
  ['what is the total in lions bills', true],
])('a total of money is no total of a game: %s', (text, isMarket) => {
  expect(meansOf(text).includes('"total"')).toBe(isMarket);
});

it.each([
  ['judge over 1.5 bases sunday', 'Aaron Judge'],
  ['whats lukas points line', 'Luka Doncic'],
  ['allens passing yards', 'Josh Allen'],
])('knows a player by what he does: %s', (text, name) => {
  expect(meansOf(text)[0]).toBe(name);
});

it.each(['judge me on the record', 'the books odds', 'does spread mean points'])(
  'takes nobody for a player: %s',
  (text) => {
    expect(entitiesIn(text, known).entities.some(({ kind }) => kind === 'name')).toBe(false);
  },
);
