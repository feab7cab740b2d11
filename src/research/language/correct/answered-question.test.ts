import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { answeredQuestion } from './answered-question.ts';

const { slate, talk } = await demoTalk();
const known = { slate, clock: { nowMs: Date.UTC(2026, 10, 21, 17), zone: zoneOf('America/New_York') } };

describe('what was asked back', () => {
  it.each([
    ['over or under?', 'the lakers game', 'over or under lakers'],
    ['total too high?', 'nba', 'total too high nba'],
    ['rangers ml?', 'new york rangers', 'new york rangers ml'],
    ['rangers tonight', 'hockey ones', 'rangers tonight hockey'],
  ])('"%s" is asked once more with "%s"', (asked, message, question) => {
    expect(answeredQuestion(message, asked, known)).toBe(question);
  });

  it.each([
    ['over or under?', 'nevermind'],
    ['over or under?', 'what games are on tonight in the nba'],
    ['over or under?', 'who is hurt on the lakers'],
    ['bills -3?', 'the celtics'],
  ])('"%s" is not what "%s" answers', (asked, message) => {
    expect(answeredQuestion(message, asked, known)).toBeNull();
  });

  it('is known by the turn that asked', () => {
    expect(talk('over or under?').reading.asksWho).toBe(true);
    expect(talk('rangers ml?').reading.asksWho).toBe(true);
    expect(talk('lakers ml?').reading.asksWho).toBeUndefined();
  });
});

describe('which bet on him is meant', () => {
  it.each([
    ['curry over, whats it at', 'points duh', 'curry points over, whats it at'],
    ['has durants number moved', 'rebounds bruh. fanduel only', 'has durants rebounds number moved fanduel'],
  ])('"%s" is asked once more with "%s"', (asked, message, question) => {
    expect(answeredQuestion(message, asked, known)).toBe(question);
  });
});

describe('which of several that go by one name is meant', () => {
  it.each([
    ['rangers ml best price', 'NY', 'New York Rangers ml best price'],
    ['rangers ml best price', 'ny obv', 'New York Rangers ml best price'],
    ['odds on the giants', 'san fran', 'odds on the San Francisco Giants'],
  ])('"%s", asked back, is asked once more with "%s"', (asked, message, question) => {
    expect(answeredQuestion(message, asked, known)?.replace(/\s+/g, ' ')).toBe(question);
  });

  it('is not told where the words fit more than one of them, or ask for something else', () => {
    expect(answeredQuestion('the good ones', 'rangers ml best price', known)).toBeNull();
    expect(answeredQuestion('what about hockey props', 'rangers ml best price', known)).toBeNull();
  });
});
