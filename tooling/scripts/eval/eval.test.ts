import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/research/language/read-question.ts';
import { judgeFields } from './fields.ts';
import { windowMatches } from './match-window.ts';
import { type Question, QuestionsError, readQuestions } from './question.ts';
import { GATED_FIELDS, renderFailures } from './render.ts';
import { runEval, tally } from './run-eval.ts';

const FILE = new URL('../../evals/questions.jsonl', import.meta.url).pathname;
const NOON = { now: '2026-11-21T17:00:00Z', timeZone: 'America/New_York' };
const question = (text: string, expect: Question['expect']): Question => ({ id: 'q', set: 'x', text, ...NOON, expect });
const wrongFields = (asked: Question): string[] => {
  const reading = readQuestion(asked.text, { nowMs: Date.parse(asked.now), timeZone: asked.timeZone, previous: null });
  return judgeFields(asked, reading).flatMap(({ field, right }) => (right ? [] : [field]));
};

describe('the recorded questions', async () => {
  const questions = await readQuestions(FILE);
  const { judged } = runEval(questions, () => 0);

  it('are 300, half of them written before the rules', () => {
    expect(questions).toHaveLength(300);
    expect(questions.filter(({ set }) => set === 'blind')).toHaveLength(150);
  });

  it.each(['blind', 'seen'])('are read right in 95 of 100: %s', (set) => {
    expect(renderFailures(judged.filter(({ question: { set: of } }) => of === set))).toEqual([]);
  });

  it('are all judged in sport, team, market or intent', () => {
    for (const field of GATED_FIELDS) expect(tally(judged, field).of).toBeGreaterThan(200);
  });
});

describe('a field is judged', () => {
  it('wrong where something was read that nobody asked for', () => {
    const asked = question('3 nfl picks', { intent: 'picks', leagues: ['NFL'], teams: [], markets: [] });
    expect(wrongFields(asked)).toEqual(['count']);
  });

  it('right by what it means, not by how it is spelt', () => {
    expect(wrongFields(question('mahomes props', { intent: 'picks', players: ['mahomes'] }))).toEqual([]);
    expect(wrongFields(question('who wins ddp fight', { intent: 'one_game', players: ['dricus'] }))).toEqual([]);
    expect(wrongFields(question('bills ml', { intent: ['picks', 'one_game'], teams: ['buffalo bills'] }))).toEqual([]);
  });

  it('wrong for another team, player, market or intent', () => {
    const expectation = { intent: 'picks', teams: ['Miami Heat'], players: ['luka'], markets: ['prop'] };
    expect(wrongFields(question('bills ml parlay', expectation))).toEqual(['intent', 'teams', 'players', 'markets']);
  });
});

describe('a window', () => {
  const at = (iso: string) => Date.parse(iso);
  it.each([
    ['2026-11-21', '2026-11-21T22:00:00Z', '2026-11-22T09:00:00Z', true],
    ['2026-11-22', '2026-11-21T22:00:00Z', '2026-11-22T09:00:00Z', false],
    ['2026-11-21/2026-11-22', '2026-11-21T17:00:00Z', '2026-11-23T05:00:00Z', true],
    ['2026-11-20|2026-11-21', '2026-11-21T17:00:00Z', '2026-11-22T05:00:00Z', true],
    ['+3h', '2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z', true],
    ['+3h', '2026-11-21T17:00:00Z', '2026-11-21T21:00:00Z', false],
  ])('%s is %s to %s: %s', (wanted, from, to, matches) => {
    expect(windowMatches(wanted, { label: '', fromMs: at(from), toMs: at(to) }, NOON)).toBe(matches);
  });

  it('that nobody named is none', () => {
    expect(windowMatches(null, null, NOON)).toBe(true);
    expect(windowMatches('2026-11-21', null, NOON)).toBe(false);
  });
});

it('says which line of a file is wrong', async () => {
  await expect(readQuestions('/nowhere/questions.jsonl')).rejects.toBeInstanceOf(QuestionsError);
});
