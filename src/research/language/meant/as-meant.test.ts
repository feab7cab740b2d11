import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { setAside } from '../alone/set-aside.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { asMeant } from './as-meant.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const known = { slate: await demoSlateAt(NOW), clock: { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') } };

const AT_START = { previous: null, before: () => null };
const BET: BetFocus = { eventId: 'e', market: 'moneyline', side: 'home', line: null, player: null };
const NOTHING = setAside({} as Reading);
const behind = (shown: Partial<Reading>, before: string | null) => ({
  previous: { ...NOTHING, ...shown },
  before: () => before,
});
const LIST = { intent: 'picks', list: true, focus: [BET, BET] } as const;

it.each([
  [
    'fd has taylor fritz at minus 140 over fonseca, do i take that',
    'Is taylor fritz to beat fonseca at -140 on fd a good bet?',
  ],
  ['draftkings has the bills laying 3 at minus 110. worth it or nah', 'Is bills -3 at -110 on draftkings a good bet?'],
  ['who pays the most if the celtics win', 'Which book has the best price on celtics moneyline?'],
  ['gimme five dogs for tomorrow on fanduel only', 'What are your 5 best underdog bets tomorrow at fanduel only?'],
  ['tennis parlay 4 legs today favorites only', 'Build me a 4-leg tennis parlay of favorites today.'],
  ['lions -3 or the moneyline, which is better', null],
])('says %s in plain words', (message, plain) => {
  expect(asMeant(message, AT_START, known).meant?.question ?? null).toBe(plain);
});

it.each([
  ['just dogs', LIST, 'What are your 3 best NFL bets tomorrow?', 'What are your 3 best NFL underdog bets tomorrow?'],
  [
    'what if it had to be at fanduel',
    LIST,
    'What are your 3 best NBA bets today?',
    'What are your 3 best NBA bets today at fanduel only?',
  ],
  [
    'how likely is it to win',
    { focus: [BET] },
    'Is Vikings -9 a good bet?',
    'What is the probability that Vikings -9 wins?',
  ],
  [
    'and mavs celtics?',
    { looked: [] },
    'Who is favored in Packers at Seahawks and by how much?',
    'Who is favored in mavs at celtics and by how much?',
  ],
])('makes %s a whole question of the one before', (message, shown, before, plain) => {
  expect(asMeant(message, behind(shown as Partial<Reading>, before), known).meant).toMatchObject({
    question: plain,
    isWhole: true,
  });
});

it.each([
  ['6 point teaser with the bills and packers'],
  ['who wins the super bowl'],
  ['who is injured for the bills and what does $20 on them pay at draftkings'],
  ['thanks man'],
  ['my wife says i bet too much'],
])('leaves %s to its own words', (message) => {
  const { meant } = asMeant(message, AT_START, known);
  expect(meant === null || meant.share < 0.5).toBe(true);
});

it('says nothing where something that was named has no place', () => {
  expect(asMeant('who is favored in lions bills at +150 for $20', AT_START, known).meant).toBeNull();
});

it('leaves which of several bets is meant to who knows them', () => {
  expect(asMeant('why that one', behind({ focus: [BET, { ...BET, eventId: 'f' }] }, null), known).meant).toBeNull();
});
