import { expect, it } from 'vitest';
import { readQuestion } from '../../language/read-question.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { lookedAt } from './looked-at.ts';
import { withMeantWindow } from './meant-window.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));
const slate = await demoSlateAt(NOW);
const ZONE = 'America/New_York';
const readAt = (text: string) =>
  withMeantWindow(slate, readQuestion(text, { nowMs: NOW.getTime(), timeZone: ZONE, previous: null }), NOW);

it.each([
  'best bets for opening weekend',
  'nfl picks for the opening round',
  'best soccer bets on opening day',
  'epl opening weekend parlay',
])('takes the opening from the first game of what is named: %s', (text) => {
  const { window } = readAt(text);
  const days = ((window?.toMs ?? 0) - (window?.fromMs ?? 0)) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(4);
  expect(slate.events.map(({ startsAt }) => startsAt.getTime())).toContain(window?.fromMs);
});

it('says how many games were looked at and when, where no game is named', () => {
  const told = (text: string) => lookedAt(slate, readAt(text), NOW, ZONE).join(' ');
  expect(told('best nfl bets this week')).toMatch(/^That covers \d+ games through Saturday, Nov 28\.$/);
  expect(told('best bets tonight')).toMatch(/^That covers \d+ games tonight, Eastern\.$/);
  expect(told('best bets')).toBe('');
  expect(told('best bet on the bills tonight')).toBe('');
});
